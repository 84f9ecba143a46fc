/**
 * Side views of machines, facing right, for 64 by 48 units with the ground at 42; made to be told apart at 40 pixels. Own
 * drawings. The names are those of the catalogue (`functions/equipment/catalogue/find-equipment-type.ts`).
 */

/** Turns, and stands before all else with a gap around it. */
interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly hub: number;
}

/** A filled shape with holes (SVG path, even-odd), a line of a width, or a wheel. */
type SilhouettePart = string | readonly [line: string, width: number] | Wheel;
export type Silhouette = readonly SilhouettePart[];

/** Of an equipment type; a plain machine where that is not known. What turns stands before the rest. */
export function silhouetteOf(product: string | null): Silhouette {
  const name = product ?? '';
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const parts = ((Object.hasOwn(silhouettes, name) ? silhouettes[name] : undefined) ?? plainMachine)();
  const silhouette = [...parts.filter((part) => !isWheel(part)), ...parts.filter(isWheel)];
  drawn.set(name, silhouette);
  return silhouette;
}

/** A machine of which nothing more is known. */
const plainMachine = (): Silhouette => [tracks(6, 36), cab(10, 16, 16), hood(26, 22, 12), bucketArm(38, 28)];

/** By the name of the equipment type. */
export const silhouettes: Readonly<Record<string, () => Silhouette>> = {
  // Diggers
  Excavator: () => [tracks(5, 33), ...upper(7, 20), line('27,27 42,8 54,19', 4), bucket(54, 18)],
  'Mini Excavator': () => [
    tracks(10, 34),
    box(10, 22, 12, 10),
    cab(20, 10, 13, 22),
    line('33,28 43,12 53,22', 3.5),
    bucket(53, 21),
    box(37, 33, 3, 9),
  ],
  'Wheeled Excavator': () => [
    wheel(12, 6),
    wheel(34, 6),
    box(6, 31, 36, 4),
    ...upper(7, 18),
    line('27,25 42,7 54,19', 4),
    bucket(54, 18),
  ],
  'Vacuum Excavator': () => [...truck(), tank(4, 18, 34, 14), line('10,18 18,8 2,8 2,30', 3)],
  'Backhoe Loader': () => [
    wheel(22, 8),
    wheel(46, 6),
    cab(18, 8, 15, 18),
    hood(32, 22, 16, 9),
    box(14, 26, 22, 6),
    line('15,28 7,12 3,24', 3.5),
    shape('0,23 6,23 8,31 2,30'),
    line('42,26 54,34', 3),
    scoop(52),
  ],
  'Material Handler': () => [
    wheel(10, 5),
    wheel(32, 5),
    box(4, 31, 36, 4),
    box(6, 22, 16, 9),
    cab(22, 12, 10, 13),
    line('18,24 40,5 55,15 55,24', 3.5),
    grapple(55, 24),
  ],
  'Log Loader': () => [tracks(5, 33), ...upper(7, 20), line('27,27 42,8 56,17 56,23', 4), grapple(56, 23)],

  // Loaders
  'Wheel Loader': () => [
    wheel(16, 8.5),
    wheel(42, 8.5),
    hood(4, 20, 20, 14),
    cab(21, 8, 13, 24),
    box(20, 27, 22, 7),
    line('36,26 53,33', 4),
    scoop(50),
  ],
  'Compact Wheel Loader': () => [
    wheel(18, 7),
    wheel(40, 7),
    hood(8, 22, 16, 12),
    cab(20, 10, 14, 22),
    line('34,26 51,34', 3.5),
    scoop(49),
  ],
  'Telescopic Wheel Loader': () => [
    wheel(16, 7.5),
    wheel(40, 7.5),
    hood(5, 22, 18, 12),
    cab(18, 10, 14, 22),
    line('22,26 54,10', 4),
    shape('50,8 61,6 62,16 53,16'),
  ],
  'Tractor Loader': () => [
    wheel(18, 9),
    wheel(44, 6),
    cab(10, 8, 15, 18),
    hood(25, 20, 21, 11),
    line('30,18 48,18 55,33', 3),
    scoop(52),
  ],
  'Track Loader': () => [
    tracks(8, 42, 11),
    hood(8, 20, 14, 11),
    cab(20, 8, 13, 22),
    hood(33, 21, 10, 10),
    line('34,22 54,33', 4),
    scoop(51),
  ],
  'Skid Steer Loader': () => [
    wheel(17, 7),
    wheel(36, 7),
    box(10, 22, 30, 12),
    cab(18, 9, 18, 20),
    line('12,20 42,20 50,34', 3.5),
    scoop(48),
  ],
  'Compact Track Loader': () => [
    tracks(10, 42, 10),
    box(10, 21, 28, 10),
    cab(18, 8, 18, 20),
    line('12,19 42,19 50,34', 3.5),
    scoop(48),
  ],
  'Mini Skid Steer': () => [
    tracks(18, 40, 9),
    box(19, 20, 18, 12),
    line('14,40 14,18 20,18', 2.5),
    line('22,20 40,20 47,34', 3),
    scoop(45),
  ],
  'Underground Loader': () => [
    wheel(14, 8),
    wheel(40, 8),
    box(4, 24, 48, 9),
    shape('4,24 8,19 30,19 34,24'),
    scoop(48),
  ],
  Mulcher: () => [
    tracks(10, 42, 10),
    box(10, 21, 28, 10),
    cab(18, 8, 18, 20),
    line('38,24 47,34', 4),
    disc(52, 34, 8),
  ],

  // Dozers and graders
  Dozer: () => [
    tracks(8, 44, 12),
    cab(14, 7, 14, 20),
    hood(28, 18, 18, 12),
    line('45,34 52,32', 3.5),
    shape('51,20 56,20 54,31 58,42 51,42'),
    line('9,30 3,30 3,40', 3),
  ],
  'Wheel Dozer': () => [
    wheel(16, 8.5),
    wheel(41, 8.5),
    hood(4, 20, 20, 14),
    cab(21, 8, 13, 24),
    box(20, 27, 22, 7),
    line('42,32 53,32', 4),
    shape('53,19 58,19 56,31 60,42 53,42'),
  ],
  Pipelayer: () => [
    tracks(8, 46, 12),
    cab(12, 12, 13, 17),
    hood(25, 20, 20, 10),
    line('34,32 55,5', 3),
    line('55,5 55,26', 2),
    line('55,5 26,14', 2),
  ],
  'Landfill Compactor': () => [
    cleated(16, 9),
    cleated(41, 9),
    hood(4, 20, 20, 12),
    cab(21, 7, 13, 22),
    box(20, 26, 22, 7),
    shape('54,17 58,17 57,31 60,42 54,42'),
    line('42,32 55,32', 4),
  ],
  'Motor Grader': () => [
    wheel(9, 6.5),
    wheel(22, 6.5),
    wheel(56, 6.5),
    hood(4, 21, 17, 11),
    cab(21, 9, 12, 22),
    line('30,26 58,25 56,35', 4),
    shape('36,31 40,31 39,36 42,42 36,42'),
  ],
  'Snow Groomer': () => [
    tracks(8, 44, 12),
    cab(26, 10, 17, 20),
    box(9, 20, 18, 10),
    line('44,33 52,33', 3),
    shape('52,24 57,22 55,33 59,42 53,42'),
  ],

  // Haulers
  'Articulated Dump Truck': () => [
    wheel(12, 7),
    wheel(26, 7),
    wheel(52, 7),
    shape('2,15 38,17 33,31 8,31'),
    cab(44, 12, 12, 18),
    box(38, 29, 20, 5),
    hood(54, 22, 7, 9),
  ],
  'Off-Highway Truck': () => [
    wheel(15, 9),
    wheel(47, 9),
    shape('2,15 42,11 60,11 60,15 46,18 36,31 9,31'),
    cab(43, 19, 10, 12),
    box(38, 27, 22, 6),
  ],
  'Underground Truck': () => [
    wheel(12, 7),
    wheel(48, 7),
    shape('2,20 36,20 32,32 8,32'),
    box(36, 24, 24, 10),
    cab(42, 18, 10, 9),
  ],
  'Site Dumper': () => [
    wheel(18, 7),
    wheel(42, 8),
    box(10, 25, 20, 9),
    line('14,25 14,9 24,9', 2.5),
    shape('28,18 60,16 54,31 36,31'),
  ],
  'Tracked Carrier': () => [tracks(6, 52, 11), shape('4,15 34,17 30,30 10,30'), cab(38, 11, 14, 19)],
  Scraper: () => [
    wheel(11, 8),
    wheel(50, 8),
    shape('18,20 40,22 38,40 24,40 16,30'),
    hood(4, 22, 12, 8),
    cab(44, 10, 11, 17),
    hood(52, 22, 9, 9),
    line('30,20 48,24', 4),
  ],
  'Dump Truck': () => [...truck(), shape('2,13 38,15 38,31 6,31')],
  Truck: () => [...truck(), box(3, 10, 35, 22)],
  'Terminal Tractor': () => [
    wheel(16, 7),
    wheel(48, 7),
    box(8, 30, 50, 4),
    cab(38, 9, 14, 21),
    hood(50, 22, 9, 9),
    box(10, 25, 16, 4),
  ],
  'Utility Vehicle': () => [
    wheel(15, 7),
    wheel(48, 7),
    box(8, 26, 50, 8),
    line('24,26 26,10 42,10 48,26', 2.5),
    shape('4,20 22,20 22,27 6,27'),
    box(28, 22, 8, 5),
  ],
  Forwarder: () => [
    wheel(10, 6),
    wheel(24, 6),
    wheel(50, 7),
    box(4, 29, 34, 3),
    line('8,29 8,16', 2),
    line('34,29 34,16', 2),
    disc(14, 25, 3.5),
    disc(21, 25, 3.5),
    disc(28, 25, 3.5),
    cab(42, 10, 12, 18),
    box(40, 27, 18, 7),
  ],

  // Compaction and paving
  'Soil Compactor': () => [
    wheel(16, 8.5),
    drum(48, 9),
    hood(4, 20, 22, 12),
    cab(22, 8, 13, 21),
    line('33,29 48,29', 4),
  ],
  'Asphalt Roller': () => [
    drum(14, 9),
    drum(48, 9),
    box(14, 22, 34, 8),
    line('20,22 20,8 42,8 42,22', 2.5),
    box(16, 6, 30, 3),
  ],
  Roller: () => [drum(15, 9), drum(45, 9), box(15, 21, 30, 9), box(28, 14, 6, 8), line('38,22 42,13', 2.5)],
  'Plate Compactor': () => [
    shape('12,37 18,42 46,42 54,34 50,34 44,38 18,38'),
    box(24, 22, 18, 15),
    line('26,24 10,6', 2.5),
    line('6,6 14,6', 2.5),
  ],
  Rammer: () => [
    shape('20,39 46,37 48,42 20,42'),
    line('32,38 34,24', 7),
    box(24, 12, 18, 13),
    line('42,14 50,8 44,4', 2.5),
    line('24,16 14,12', 2.5),
  ],
  Paver: () => [
    tracks(20, 46, 10),
    box(18, 20, 26, 12),
    line('22,20 22,8 40,8 40,20', 2.5),
    box(18, 6, 26, 3),
    shape('46,20 62,17 60,32 46,34'),
    box(4, 34, 14, 8),
  ],
  'Concrete Paver': () => [
    tracks(4, 18, 7),
    tracks(44, 58, 7),
    line('11,36 11,20', 4),
    line('51,36 51,20', 4),
    box(8, 16, 46, 8),
    box(20, 24, 22, 15),
    box(28, 8, 10, 8),
  ],
  'Material Transfer Vehicle': () => [
    wheel(20, 7),
    wheel(42, 7),
    box(12, 20, 38, 12),
    line('44,26 62,8', 5),
    shape('2,22 14,24 14,34 6,34'),
    line('22,20 22,8 36,8', 2.5),
  ],
  'Road Widener': () => [
    wheel(16, 7),
    wheel(40, 7),
    box(8, 22, 36, 11),
    cab(14, 9, 12, 15),
    shape('44,18 60,18 56,30 46,30'),
    line('50,30 50,40', 4),
  ],
  'Asphalt Distributor': () => [
    ...truck(),
    tank(5, 16, 33, 14),
    line('4,30 4,38', 3),
    line('0,38 8,38', 2.5),
  ],
  'Cold Planer': () => [
    tracks(6, 18, 8),
    tracks(36, 48, 8),
    box(6, 18, 42, 13),
    disc(27, 35, 6),
    line('16,18 16,7 30,7', 2.5),
    line('44,22 62,8', 5),
  ],
  'Surface Miner': () => [
    tracks(4, 18, 8),
    tracks(38, 52, 8),
    box(4, 16, 48, 13),
    disc(28, 33, 9),
    cab(36, 6, 12, 11),
    line('8,18 0,6', 4),
  ],
  'Soil Stabilizer': () => [
    wheel(13, 8),
    wheel(50, 8),
    box(8, 20, 46, 10),
    disc(31, 34, 8),
    cab(32, 7, 13, 15),
  ],

  // Lifting
  Telehandler: () => [
    wheel(14, 7.5),
    wheel(44, 7.5),
    box(6, 25, 48, 8),
    cab(18, 11, 14, 17),
    line('8,22 54,9', 4.5),
    line('54,9 55,18 63,18', 3),
  ],
  'Rough Terrain Forklift': () => [
    wheel(14, 7),
    wheel(38, 8),
    box(6, 23, 36, 10),
    line('14,23 17,9 32,9 36,23', 3),
    line('48,4 48,40', 4),
    line('48,39 61,39', 3),
  ],
  'Truck-Mounted Forklift': () => [
    wheel(10, 6),
    wheel(44, 6),
    box(6, 28, 40, 5),
    cab(8, 11, 14, 18),
    line('32,4 32,36', 4),
    line('32,36 58,36', 3),
  ],
  Forklift: () => [
    wheel(12, 5.5),
    wheel(36, 6.5),
    shape('4,24 14,20 28,24 42,26 42,36 6,36'),
    line('12,22 16,8 32,8 36,26', 3),
    line('47,4 47,41', 4),
    line('47,40 61,40', 3),
  ],
  'Warehouse Truck': () => [
    wheel(14, 4.5),
    wheel(42, 4),
    shape('8,18 22,18 26,38 8,38'),
    line('12,18 12,8 24,8', 2.5),
    line('32,3 32,40', 5),
    line('32,39 58,39', 3),
  ],
  'Reach Stacker': () => [
    wheel(14, 7.5),
    wheel(42, 8.5),
    box(4, 24, 46, 9),
    cab(12, 12, 11, 13),
    line('8,20 50,6', 5),
    line('50,6 54,14', 3.5),
    box(44, 14, 20, 4),
  ],
  'Boom Lift': () => [
    wheel(14, 6),
    wheel(38, 6),
    box(8, 27, 36, 8),
    box(12, 20, 14, 8),
    line('18,22 10,12 50,6', 3.5),
    line('50,6 52,14', 3),
    basket(47, 12),
  ],
  'Scissor Lift': () => [
    wheel(14, 5),
    wheel(46, 5),
    box(8, 30, 46, 7),
    line('12,30 48,21 12,12', 2.5),
    line('48,30 12,21 48,12', 2.5),
    box(6, 9, 50, 4),
    line('8,9 8,2 54,2 54,9', 2),
  ],
  'Vertical Mast Lift': () => [
    wheel(16, 4.5),
    wheel(40, 4.5),
    box(10, 30, 36, 8),
    box(16, 10, 6, 20),
    line('25,30 25,12', 3),
    basket(26, 8),
  ],
  'Bucket Truck': () => [...truck(), box(4, 22, 34, 10), line('14,22 10,8 46,5', 3.5), basket(44, 3)],
  'Digger Derrick': () => [
    ...truck(),
    box(4, 24, 34, 8),
    line('14,24 54,5', 4),
    line('50,7 50,20', 2),
    shape('46,20 54,20 50,30'),
  ],
  'Mobile Crane': () => [
    wheel(10, 5.5),
    wheel(22, 5.5),
    wheel(44, 5.5),
    wheel(56, 5.5),
    box(3, 29, 58, 6),
    cab(50, 19, 11, 11),
    box(10, 20, 20, 9),
    line('16,22 58,4', 4.5),
    line('58,4 58,16', 1.8),
  ],
  Crane: () => [
    wheel(12, 6),
    wheel(44, 6),
    box(4, 28, 52, 6),
    cab(30, 16, 12, 13),
    box(10, 18, 18, 10),
    line('16,22 54,4', 4),
    line('54,4 54,20', 1.8),
    shape('51,20 57,20 54,25'),
  ],
  'Crawler Crane': () => [
    tracks(4, 40, 9),
    box(6, 20, 22, 12),
    cab(28, 20, 9, 12),
    line('32,28 56,2', 3),
    line('26,20 56,2', 1.8),
    line('26,20 18,8 56,2', 1.8),
    line('56,2 56,22', 1.8),
    shape('53,21 59,21 56,26'),
  ],
  'Tower Crane': () => [
    box(12, 38, 20, 4),
    line('22,38 22,6', 5),
    line('4,13 62,13', 3.5),
    line('22,4 60,12', 1.8),
    line('22,4 6,12', 1.8),
    box(3, 13, 9, 8),
    line('50,13 50,26', 1.8),
    shape('47,26 53,26 50,31'),
  ],
  'Mini Crane': () => [
    tracks(22, 40, 7),
    line('26,34 6,41', 3),
    line('36,34 56,41', 3),
    box(22, 24, 18, 10),
    line('26,26 52,5', 4),
    line('52,5 52,20', 1.8),
    shape('49,20 55,20 52,25'),
  ],
  'Industrial Crane': () => [
    wheel(14, 5.5),
    wheel(44, 6.5),
    box(6, 24, 46, 11),
    cab(18, 13, 12, 12),
    line('14,22 58,6', 5),
    line('58,6 58,22', 1.8),
    shape('55,22 61,22 58,27'),
  ],
  'Boom Truck': () => [
    ...truck(),
    box(3, 27, 36, 5),
    line('34,26 4,8', 4),
    line('36,27 36,16', 4),
    line('4,8 4,20', 1.8),
  ],
  'Loader Crane': () => [
    ...truck(),
    box(3, 26, 32, 5),
    line('37,30 37,14 22,6 10,14', 3.5),
    line('10,14 10,22', 1.8),
  ],

  // Ground works
  'Piling Rig': () => [
    tracks(4, 36, 9),
    box(6, 20, 18, 12),
    cab(24, 18, 10, 14),
    line('46,2 46,41', 4),
    line('34,30 46,34', 3),
    line('28,20 46,12', 2.5),
    box(49, 6, 7, 12),
    line('52,18 52,41', 3),
  ],
  'Pile Driver': () => [
    tracks(4, 36, 9),
    ...upper(6, 20),
    line('26,27 38,6 52,8', 4),
    box(48, 9, 8, 13),
    line('52,22 52,42', 4),
  ],
  'Drill Rig': () => [
    tracks(8, 44, 10),
    box(10, 22, 26, 10),
    cab(30, 14, 12, 17),
    line('50,2 50,41', 5),
    line('40,28 50,28', 3),
    line('54,10 54,40', 2),
  ],
  'Horizontal Directional Drill': () => [
    tracks(14, 40, 9),
    line('6,14 60,38', 6),
    box(12, 24, 20, 9),
    cab(30, 9, 12, 14),
    line('56,36 63,40', 2.5),
  ],
  Trencher: () => [
    wheel(16, 6),
    wheel(36, 6),
    box(10, 22, 34, 12),
    line('20,22 16,12', 2.5),
    line('42,26 60,38', 6),
    disc(60, 38, 4),
  ],
  'Vibratory Plow': () => [
    wheel(16, 6),
    wheel(36, 6),
    box(10, 22, 34, 12),
    line('20,22 16,12', 2.5),
    line('42,24 54,24', 4),
    shape('50,18 58,18 56,42 52,42'),
  ],
  'Concrete Pump': () => [...truck(), shape('2,24 12,24 10,33 4,33'), line('34,28 34,13 6,13 6,7 50,7', 3.5)],
  'Self-Loading Mixer': () => [
    wheel(14, 7),
    wheel(42, 7),
    box(8, 28, 42, 6),
    shape('4,22 14,10 28,10 34,26 12,28'),
    cab(36, 12, 12, 17),
    line('46,28 55,34', 3),
    scoop(52),
  ],
  'Power Trowel': () => [
    line('10,39 54,39', 4),
    line('8,42 56,42', 2),
    box(22, 24, 20, 13),
    box(28, 17, 10, 7),
    line('26,26 20,10', 2.5),
    line('16,10 24,10', 2.5),
  ],

  // Forestry and material
  'Feller Buncher': () => [
    tracks(5, 33, 10),
    ...upper(7, 19),
    line('27,26 40,10 50,20', 4),
    line('52,6 52,38', 4),
    shape('50,28 60,28 60,38 50,38'),
  ],
  Harvester: () => [
    wheel(12, 7),
    wheel(36, 7),
    box(6, 26, 38, 7),
    cab(24, 10, 12, 17),
    hood(6, 18, 16, 9),
    line('34,24 46,5 57,14 57,22', 3.5),
    shape('51,22 63,22 61,34 53,34'),
  ],
  Skidder: () => [
    wheel(15, 9),
    wheel(46, 9),
    box(12, 24, 40, 8),
    cab(28, 8, 13, 18),
    hood(40, 19, 16, 8),
    line('20,24 14,8 6,14', 3.5),
    grapple(6, 15),
  ],
  'Wood Chipper': () => [
    wheel(24, 6),
    line('4,36 40,36', 3),
    box(14, 20, 26, 13),
    shape('38,20 60,14 60,34 38,32'),
    line('18,20 18,8 6,5', 5),
  ],
  'Stump Grinder': () => [
    tracks(10, 34, 9),
    box(10, 20, 22, 12),
    line('12,20 8,8', 2.5),
    line('30,26 46,34', 4),
    disc(50, 34, 8),
  ],
  'Horizontal Grinder': () => [
    tracks(12, 40, 9),
    box(16, 14, 22, 18),
    shape('36,16 62,20 60,28 38,30'),
    line('18,26 2,10', 5),
  ],
  Shredder: () => [
    tracks(12, 42, 9),
    shape('12,8 48,8 42,20 18,20'),
    box(14, 20, 32, 12),
    line('44,26 62,12', 5),
  ],
  Crusher: () => [
    tracks(14, 42, 9),
    shape('4,8 24,8 20,20 8,20'),
    box(8, 20, 38, 11),
    box(28, 10, 14, 10),
    line('42,30 62,12', 5),
  ],
  Screen: () => [
    tracks(16, 42, 9),
    line('8,8 44,20', 8),
    shape('2,6 12,2 16,14 6,16'),
    box(18, 24, 24, 8),
    line('40,28 62,16', 4),
  ],
  'Tracked Conveyor': () => [
    tracks(16, 38, 9),
    line('4,34 60,8', 6),
    line('27,33 32,22', 4),
    shape('1,28 10,24 12,34 4,38'),
  ],

  // Farm and grounds
  Tractor: () => [
    wheel(18, 11),
    wheel(48, 7),
    cab(12, 6, 16, 19),
    hood(28, 18, 23, 13),
    line('40,18 40,9', 2.5),
  ],
  'Combine Harvester': () => [
    wheel(14, 6),
    wheel(38, 9),
    shape('4,12 40,12 40,32 10,32 4,24'),
    cab(36, 10, 12, 16),
    line('16,12 8,4', 3),
    shape('48,28 60,30 63,42 50,42'),
  ],
  'Forage Harvester': () => [
    wheel(14, 6),
    wheel(38, 9),
    shape('4,20 36,20 40,32 8,32'),
    cab(32, 10, 13, 16),
    line('26,20 22,5 44,3', 3.5),
    shape('48,28 60,30 62,41 50,41'),
  ],
  Sprayer: () => [
    wheel(12, 9),
    wheel(48, 9),
    box(8, 20, 48, 6),
    tank(14, 11, 18, 11),
    cab(38, 7, 13, 15),
    line('4,24 4,8', 2.5),
    line('0,30 10,30', 2.5),
  ],
  Baler: () => [
    wheel(22, 7),
    disc(20, 21, 12),
    box(20, 18, 22, 14),
    line('40,32 62,32', 3),
    line('42,34 50,40', 3),
  ],
  Mower: () => [
    wheel(16, 8),
    wheel(48, 5.5),
    box(10, 24, 42, 9),
    box(20, 14, 4, 12),
    box(20, 22, 12, 4),
    line('14,24 14,6', 2.5),
    box(26, 35, 16, 4),
  ],
  Sweeper: () => [
    wheel(14, 6),
    wheel(48, 6),
    shape('4,14 30,14 34,34 4,34'),
    cab(34, 11, 17, 19),
    box(32, 28, 26, 6),
    disc(31, 38, 5),
  ],

  // Site power
  Generator: () => trailer(cab(8, 14, 40, 20), line('40,14 40,8 44,8', 2.5)),
  'Air Compressor': () => trailer(shape('8,34 8,20 16,14 40,14 48,22 48,34')),
  Welder: () => trailer(box(12, 16, 32, 18), line('20,16 20,8', 3), line('44,24 54,24 58,16', 2)),
  'Light Tower': () =>
    trailer(
      box(10, 24, 32, 10),
      line('26,24 26,6', 3),
      shape('12,2 24,2 24,10 12,10'),
      shape('28,2 40,2 40,10 28,10'),
    ),
  'Dewatering Pump': () => trailer(disc(20, 25, 8), box(26, 18, 20, 15), line('12,25 4,25 4,38', 4)),
  'Ground Heater': () => trailer(box(8, 16, 26, 18), disc(40, 25, 9)),
};

/** A side view of rotating upper works with its cab, on whatever carries it. */
function upper(x: number, y: number): string[] {
  return [
    shape(`${x},32 ${x - 2},26 ${x + 1},${y} ${x + 15},${y} ${x + 15},32`),
    cab(x + 15, y - 4, 10, 36 - y),
  ];
}

/** A road truck without what it carries. */
function truck(): SilhouettePart[] {
  return [
    wheel(11, 5.5),
    wheel(24, 5.5),
    wheel(51, 5.5),
    box(2, 31, 58, 4),
    cab(41, 13, 12, 18),
    hood(52, 22, 9, 9),
  ];
}

/** A trailer with what stands on it. */
function trailer(...load: SilhouettePart[]): Silhouette {
  return [wheel(27, 6), line('6,35 60,35', 3), line('58,35 58,42', 2.5), ...load];
}

function wheel(x: number, radius: number): Wheel {
  return { x, y: 42 - radius, radius, hub: radius * 0.4 };
}

function drum(x: number, radius: number): Wheel {
  return { x, y: 42 - radius, radius, hub: radius * 0.2 };
}

/** A steel wheel with cleats. */
function cleated(x: number, radius: number): string {
  const points = Array.from({ length: 20 }, (_, corner) => {
    const reach = corner % 2 === 0 ? radius : radius * 0.78;
    const angle = (corner / 20) * 2 * Math.PI;
    return `${(x + reach * Math.sin(angle)).toFixed(1)},${(42 - radius + reach * Math.cos(angle)).toFixed(1)}`;
  });
  return shape(points.join(' ')) + circle(x, 42 - radius, radius * 0.3);
}

function disc(x: number, y: number, radius: number): Wheel {
  return { x, y, radius, hub: radius * 0.35 };
}

function tracks(from: number, to: number, height = 10): string {
  const end = height / 2;
  const outer = `M${from + end},${42 - height}H${to - end}a${end},${end} 0 0 1 0,${height}H${from + end}a${end},${end} 0 0 1 0,${-height}Z`;
  const rollers = Math.max(2, Math.round((to - from) / 11));
  const holes = Array.from({ length: rollers }, (_, at) =>
    circle(from + end + (at * (to - from - height)) / (rollers - 1), 42 - end, height * 0.2),
  );
  return outer + holes.join('');
}

/** With a window. */
function cab(x: number, y: number, width: number, height = 16): string {
  const glass = rectangle(x + 2.5, y + 2.5, width - 5, Math.min(height * 0.42, height - 6), 0.5);
  return rectangle(x, y, width, height, 2) + glass;
}

function hood(x: number, y: number, width: number, height = 10): string {
  return rectangle(x, y, width, height, 2.5);
}

function box(x: number, y: number, width: number, height: number): string {
  return rectangle(x, y, width, height, 1);
}

function tank(x: number, y: number, width: number, height: number): string {
  return rectangle(x, y, width, height, height / 2);
}

/** A loader's bucket on the ground, its back at `x`. */
function scoop(x: number): string {
  return shape(`${x},28 ${x + 4},29 ${x + 4},37 ${x + 12},42 ${x},42 ${x - 2},35`);
}

/** A digger's bucket, hanging from the end of its arm. */
function bucket(x: number, y: number): string {
  return shape(
    `${x - 2},${y} ${x + 4},${y} ${x + 6},${y + 8} ${x},${y + 13} ${x - 7},${y + 11} ${x - 4},${y + 6}`,
  );
}

function bucketArm(x: number, y: number): SilhouettePart {
  return line(`${x},${y} ${x + 12},${y - 14} ${x + 20},${y}`, 4);
}

/** Open claws below a point. */
function grapple(x: number, y: number): SilhouettePart {
  return line(`${x - 3},${y + 12} ${x - 6},${y + 6} ${x},${y} ${x + 6},${y + 6} ${x + 3},${y + 12}`, 3);
}

function basket(x: number, y: number): string {
  return shape(
    `${x},${y} ${x + 2.5},${y} ${x + 2.5},${y + 6} ${x + 11},${y + 6} ${x + 11},${y} ${x + 13.5},${y} ${x + 13.5},${y + 10} ${x},${y + 10}`,
  );
}

function shape(points: string): string {
  return `M${points.split(' ').join('L')}Z`;
}

function line(points: string, width: number): SilhouettePart {
  return [`M${points.split(' ').join('L')}`, width];
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius];
  return `M${x + r},${y}h${w}a${r},${r} 0 0 1 ${r},${r}v${h}a${r},${r} 0 0 1 ${-r},${r}h${-w}a${r},${r} 0 0 1 ${-r},${-r}v${-h}a${r},${r} 0 0 1 ${r},${-r}Z`;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius},${y}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0Z`;
}

/** Once for all that show it. */
const drawn = new Map<string, Silhouette>();

function isWheel(part: SilhouettePart): part is Wheel {
  return typeof part === 'object' && 'radius' in part;
}
