import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { portals, type Scene } from '../scene.ts';

/** A hauler that was filled with bad DEF yesterday. Josh comes tomorrow morning. Returns the job as he sees it. */
export async function badDef(scene: Scene): Promise<TechnicianJob> {
  const { goTo, day, report, approve, ask, offer, book, look, orders, jobs } = scene;
  goTo(-1, '13:05');
  const id = await report('AT-05', 'highway', portals.careTrack, {
    code: 'SPN 3364 FMI 18',
    description: 'DEF quality below normal',
    severity: 'high',
  });
  goTo(-1, '13:19');
  await approve(
    'dana',
    id,
    'DEF quality light came on right after the last fill. About two hours to derate. Parked at the Route H entrance.',
  );
  goTo(-1, '13:27');
  const question = await ask('josh', id, 'Where did the DEF come from, and is there any left to test?');
  goTo(-1, '13:36');
  await orders('dana').answerQuestion({
    replyToId: question,
    answer: "Tote at the yard, opened last spring. I'll leave a jug of it in the cab.",
  });
  goTo(-1, '13:41');
  await offer('josh', id, day(1), '08:00:00');
  goTo(-1, '13:44');
  await offer('jason', id, day(1), '13:00:00');
  goTo(-1, '14:02');
  await book('dana', id, 'josh');
  goTo(-1, '14:08');
  const message =
    "10-4, I'll be there at 8 with a refractometer and fresh DEF. Leave it parked, I can drain the tank there.";
  const job = await jobs('josh').createOrderUpdate({ orderId: id, data: { message } });
  await look(id);
  return job;
}
