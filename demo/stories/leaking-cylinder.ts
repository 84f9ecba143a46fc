import { jobsites, machineOf } from '../fleet.ts';
import type { Scene } from '../scene.ts';

/** Six days ago: a leaking loader, ordered by the superintendent without an alert. */
export async function leakingCylinder(scene: Scene): Promise<string> {
  const { goTo, day, approve, ask, offer, book, say, arrive, complete, orders, idOf } = scene;
  goTo(-6, '14:05');
  const { address, id: jobsiteId } = jobsites.sewer;
  const { order } = await orders('priya').create({
    equipmentId: (await machineOf('WL-03')).id,
    issue: 'Lift cylinder on the right side is dripping, about a quart an hour. Bucket drifts down.',
    operationalStatus: 'partially_operational',
    safetyRisk: 'medium',
    address,
    jobsiteId,
    customerId: idOf('dana'),
  });
  const { id } = order;
  goTo(-6, '14:21');
  await approve('dana', id, 'Right lift cylinder leaks about a quart an hour, and the bucket drifts down.');
  goTo(-6, '14:30');
  const question = await ask(
    'jason',
    id,
    "Rod seal or a hose? If it's the seal, I need the number on the tag.",
  );
  goTo(-6, '14:41');
  await orders('priya').answerQuestion({
    replyToId: question,
    answer: 'Rod seal, the hoses are dry. Tag on the cylinder says AT430288.',
  });
  goTo(-6, '14:44');
  await offer('erin', id, day(-5), '09:00:00');
  goTo(-6, '14:52');
  await offer('jason', id, day(-5), '08:00:00');
  goTo(-6, '15:10');
  await book('marcus', id, 'erin');
  goTo(-6, '15:14');
  await say('erin', id, "Dealer in Columbia has the seal kit, I'll pick it up on the way. See you at 9.");
  goTo(-5, '08:56');
  await arrive('erin', id);
  goTo(-5, '12:35');
  await complete(
    'erin',
    id,
    3.5,
    'Pulled the right lift cylinder, rod is clean. New seal kit and wiper, bled the circuit, held a loaded bucket 15 minutes with no drift. Topped off 3 gal of hydraulic oil.',
  );
  goTo(-5, '16:48');
  await orders('marcus').reviewJob({
    orderId: id,
    rating: 5,
    description: 'Brought the right kit the first time. Left the site cleaner than she found it.',
    attributes: ['right_tools', 'clean_site', 'kept_informed'],
  });
  return id;
}
