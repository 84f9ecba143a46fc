import { firstWordFrom, type Scan } from '../scan.ts';
import { may } from '../vocabulary.ts';
import type { FoundAddress } from './addresses.ts';
import { machineAt } from './machines.ts';

/**
 * An address without what leads to its street: the machine, which a mark sets apart (`Volvo EC220E - Storgatan 12, 411 38
 * Göteborg`), and a word for where something stands (`Stojí Vídeňská 89, Brno`, `Místo Vídeňská 89`).
 */
export function withOwnStreet<T extends FoundAddress | undefined>(scan: Scan, found: T): T {
  if (!found?.address) return found;
  const { start, end } = found.address;
  const lead =
    machineBefore(scan, start, end) ?? standing.exec(scan.text.slice(start, start + 24))?.[0].length;
  const from = start + (lead ?? 0);
  if (from === start || from >= end) return found;
  const address = { value: scan.text.slice(from, end), start: from, end };
  return { ...found, address, start: found.start === start ? from : found.start };
}

/** How much of a street is a machine and the mark behind it. */
function machineBefore(scan: Scan, start: number, end: number): number | undefined {
  if (((scan.bits[firstWordFrom(scan, start)] ?? 0) & may.brand) === 0) return undefined;
  const machine = machineAt(scan, start, end);
  const mark = machine?.model && apart.exec(scan.text.slice(machine.end, end))?.[0].length;
  return machine && mark ? machine.end + mark - start : undefined;
}

const apart = /^\s?[-–—/|·•,;:]\s{1,2}(?=\S)/;
const standing =
  /^(?:Stoj[íi](?: na)?|Nach[áa]z[íi] se|M[íi]sto|Stoi(?: na)?|Znajduje się|Miejsce|Steht|Standort|Staat|Locatie|Står|Plats|Sted|Seisoo|Sijainti) (?=\p{Lu}|ul\.)/u;
