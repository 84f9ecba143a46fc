import { digit } from '../../reading/letters.ts';
import { lineEnd, lineStart } from '../line-edges.ts';
import type { Span } from '../marks.ts';
import { endOf, firstWordFrom, hasBits, type Scan, startOf } from '../scan.ts';
import { may } from '../vocabulary.ts';
import { type FoundMachine, machineAt } from './machines.ts';
import { howBuilt, sizeOf } from './sizes.ts';

/** `Wheel loader`, `80 ft straight boom`, `185 CFM Air Compressor`: a kind of machine, with its size and how it is built, and nothing else. */
export function isKindOfMachine(scan: Scan, { start, end }: Span): boolean {
  const { text } = scan;
  // `PUMP-TRK` is what an owner calls it.
  if (/^\p{Lu}+-\p{Lu}+$/u.test(text.slice(start, end))) return false;
  let isKind = false;
  for (let word = firstWordFrom(scan, start); word < scan.count && startOf(scan, word) < end; word += 1) {
    const at = startOf(scan, word);
    const size = sizeOf.exec(text.slice(at, Math.min(end, at + 24)))?.[0].length ?? 0;
    if (size > 0) {
      while (word + 1 < scan.count && startOf(scan, word + 1) < at + size) word += 1;
      continue;
    }
    if (((scan.shapes[word] ?? 0) & digit) !== 0) return false;
    const bits = scan.bits[word] ?? 0;
    // `Padfoot`, `Reach`: alone what an owner may call it.
    if ((bits & may.kind) !== 0) isKind = true;
    else if ((bits & may.machineType) === 0 && !howBuilt.test(text.slice(at, endOf(scan, word))))
      return false;
  }
  return isKind;
}

/** `Wheel loader (Volvo L90H)`, `80 ft straight boom, JLG 800S`: the machine behind its kind. */
export function machineBehindKind(scan: Scan, start: number, to: number): FoundMachine | undefined {
  const kind = kindThenMark.exec(scan.text.slice(start, Math.min(to, start + 60)));
  if (!kind?.[1]) return undefined;
  const from = start + kind[0].indexOf(kind[1]);
  if (!isKindOfMachine(scan, { start: from, end: from + kind[1].length })) return undefined;
  const machine = machineAt(scan, start + kind[0].length, to);
  return machine?.model && machine;
}

/** `Wheel` of `Wheel loader (Volvo L90H)`: a piece of what the kind of the machine behind is called. */
export function isOfKindBeforeMachine(scan: Scan, { start, end }: Span): boolean {
  const { text } = scan;
  if (hasBits(scan, start, end, may.machineType | may.kind) || sizeOf.test(text.slice(start, end + 8))) {
    const line = Math.max(lineStart(text, start), start - 60);
    const lead = /^.*[:=|\t]\s?/s.exec(text.slice(line, start))?.[0].length ?? 0;
    return machineBehindKind(scan, line + lead, lineEnd(text, start)) !== undefined;
  }
  return false;
}

const kindThenMark = /^\s{0,8}([^\s()[\],;|=:][^()[\],;|=:\n]{2,48}?)(?:\s?[([]|\s{1,4}[-–—/|·]\s|,\s)/;
