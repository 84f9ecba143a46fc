import { portals, type Scene } from '../scene.ts';

/** More than a week ago: an excavator whose particulate filter seemed plugged, fixed by Sam. */
export async function pluggedFilter(scene: Scene): Promise<string> {
  const { goTo, day, report, approve, offer, book, say, arrive, complete, orders } = scene;
  goTo(-9, '06:42');
  const id = await report('EX-07', 'bridge', portals.visionLink, {
    code: 'SPN 3251 FMI 0',
    description: 'DPF differential pressure above normal',
    severity: 'high',
  });
  goTo(-9, '07:03');
  await approve(
    'dana',
    id,
    'DPF pressure is high and the parked regen quits after two minutes. Parked at the east abutment.',
  );
  goTo(-9, '07:09');
  await offer('sam', id, day(-8), '07:30:00');
  goTo(-9, '07:14');
  await offer('erin', id, day(-8), '13:00:00');
  goTo(-9, '07:22');
  await book('dana', id, 'sam');
  goTo(-9, '07:26');
  await say('sam', id, "Got it. Bringing the laptop and a delta-P sensor in case that's all it is.");
  goTo(-9, '07:31');
  await say('dana', id, "Thanks. It's fueled up, so you can run the regen right there.");
  goTo(-8, '07:28');
  await arrive('sam', id);
  goTo(-8, '10:47');
  await complete(
    'sam',
    id,
    3.25,
    'Delta-P hose at the DPF was cracked and had cooked the sensor. Replaced hose and sensor, ran a forced regen, soot load is down to 12%. No codes after an hour of digging.',
  );
  goTo(-8, '15:20');
  await orders('dana').reviewJob({
    orderId: id,
    rating: 5,
    description: 'Had the part on the truck, and we were digging again before lunch.',
    attributes: ['had_parts', 'fixed_first_time', 'on_time'],
  });
  return id;
}
