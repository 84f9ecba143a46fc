import { access } from './access.ts';
import { caterpillar } from './caterpillar.ts';
import { compact } from './compact.ts';
import { cranes } from './cranes.ts';
import { deere } from './deere.ts';
import { earthmoving } from './earthmoving.ts';
import { farming } from './farming.ts';
import { forestry } from './forestry.ts';
import { komatsu } from './komatsu.ts';
import type { ModelsByMaker } from './models-by-maker.ts';
import { powerAndAir } from './power-and-air.ts';
import { quarryAndMining } from './quarry-and-mining.ts';
import { roadbuilding } from './roadbuilding.ts';
import { trucks } from './trucks.ts';
import { volvo } from './volvo.ts';
import { warehouse } from './warehouse.ts';

/** The makers' ranges, as they are written down. A maker may stand in several. */
export const allRanges: readonly ModelsByMaker[] = [
  caterpillar,
  deere,
  komatsu,
  volvo,
  earthmoving,
  compact,
  access,
  roadbuilding,
  cranes,
  quarryAndMining,
  forestry,
  warehouse,
  powerAndAir,
  farming,
  trucks,
];

/** The names of a list, apart by commas. */
export function listed(names: string): string[] {
  return names.split(/,\s+/);
}
