import { portals, type Scene } from '../scene.ts';

/** Four days ago: a dozer that ran hot in the quarry, fixed the same day, though not on time. */
export async function hotDozer(scene: Scene): Promise<string> {
  const { goTo, day, report, approve, offer, book, say, arrive, complete, orders } = scene;
  goTo(-4, '11:18');
  const id = await report('DZ-02', 'quarry', portals.komtrax, {
    code: 'SPN 110 FMI 0',
    description: 'Engine coolant temperature too high',
    severity: 'critical',
  });
  goTo(-4, '11:24');
  await approve(
    'dana',
    id,
    'Runs into the red after 20 minutes of pushing. Shut down in the pit. Radiator looks clean.',
  );
  goTo(-4, '11:33');
  await offer('ruth', id, day(-4), '14:00:00');
  goTo(-4, '11:40');
  await offer('erin', id, day(-3), '07:00:00');
  goTo(-4, '11:46');
  await book('dana', id, 'ruth');
  goTo(-4, '11:50');
  await say(
    'dana',
    id,
    "Sign in at the scale house, they're expecting you. Pit is wet, take the upper ramp.",
  );
  goTo(-4, '11:53');
  await say('ruth', id, '10-4. Bringing a thermostat, a belt and a fan clutch.');
  goTo(-4, '14:52');
  await arrive('ruth', id);
  goTo(-4, '16:21');
  await complete(
    'ruth',
    id,
    1.5,
    'Thermostat was stuck half shut. Replaced thermostat and seal, topped off the coolant, pushed 30 minutes at full load. Held 185 °F.',
  );
  goTo(-3, '07:40');
  await orders('dana').reviewJob({
    orderId: id,
    rating: 4,
    description: 'Found it fast and had the thermostat on the truck. Got here 50 minutes late.',
    attributes: ['found_cause', 'had_parts'],
  });
  return id;
}
