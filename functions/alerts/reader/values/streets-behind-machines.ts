import { firstWordFrom, type Scan } from '../scan.ts';
import { may } from '../vocabulary.ts';
import type { FoundAddress } from './addresses.ts';
import { machineAt } from './machines.ts';

/** `Volvo EC220E - Storgatan 12, 411 38 Göteborg`: the address without the machine before its street, which a mark sets apart. */
export function withoutMachine<T extends FoundAddress | undefined>(scan: Scan, found: T): T {
  if (!found?.address) return found;
  const { start, end } = found.address;
  if (((scan.bits[firstWordFrom(scan, start)] ?? 0) & may.brand) === 0) return found;
  const machine = machineAt(scan, start, end);
  const mark = machine?.model && apart.exec(scan.text.slice(machine.end, end))?.[0].length;
  if (!machine || !mark) return found;
  const from = machine.end + mark;
  const address = { value: scan.text.slice(from, end), start: from, end };
  return { ...found, address, start: found.start === start ? from : found.start };
}

const apart = /^\s?[-–—/|·•,;:]\s{1,2}(?=\S)/;
