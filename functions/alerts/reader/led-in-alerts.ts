import type { ValueClaim } from './claims.ts';
import type { Line } from './lines.ts';
import { mayHave } from './lines.ts';
import { firstIn, type Source, type Span } from './marks.ts';
import { labelledCodeAt } from './values/fault-codes.ts';
import { machineAt } from './values/machines.ts';
import { isOwnersName } from './values/owners-names.ts';
import { may } from './vocabulary.ts';
import type { Label } from './words/labels.ts';

/*
 * `Issue: Cat 336 SPN 100 FMI 1`, `Alert: Komatsu PC210LC-11 CA441 at …`: a label that leads in all that the message tells,
 * and labels nothing.
 */

/** A machine by its maker and model right behind a label of notes or faults, with a code close behind it. */
export function machineLedIn(source: Source, line: Line, label: Label, end: number): Span | undefined {
  const { text, scan, marks } = source;
  if (!mayHave(line, may.brand) || !(isOfNotes(label) || isOfFaults(label))) return undefined;
  const at = end + (/^\s{0,3}/.exec(text.slice(end, end + 3))?.[0].length ?? 0);
  const machine = machineAt(scan, at, line.end);
  if (machine?.model === undefined || machine.brand.start !== at) return undefined;
  const near = Math.min(line.end, machine.end + furthestCode);
  const isCoded =
    firstIn(marks.codes, machine.end, near) !== undefined ||
    announced.test(text.slice(machine.end, near)) ||
    (isOfFaults(label) && bareCodeAfter(source, machine.end, line.end) !== undefined);
  return isCoded ? { start: at, end: machine.end } : undefined;
}

/** Characters between a machine and the code that a sentence tells of it, at the most. */
const furthestCode = 60;

/** ` has code E360(2)` */
const announced = /(?<!\p{L})(?:code|fault|error|dtc)s?:?\s(?=\S{0,8}\d)/iu;

/** Where a code begins right behind a machine, by its letters and number alone: ` CA441 at 55 Highway Rd`. */
export function bareCodeAfter({ text }: Source, from: number, to: number): number | undefined {
  const gap = bareCode.exec(text.slice(from, Math.min(to, from + 20)))?.[0].length;
  return gap === undefined ? undefined : from + gap;
}

const bareCode = /^\s?[,:–—-]?\s(?=\p{Lu}{1,4}-?\d{2,6}(?:[-.]\d{1,2})?(?:[\s,;.]|$))/u;

/** `ALERT E22: P0087 Fuel rail pressure too low`, `ALARM The Beast: 168-4 System voltage low`: the machine's name before a code. */
export function nameBeforeCode({ text, marks }: Source, at: number, to: number): ValueClaim | undefined {
  const name = ownersName.exec(text.slice(at, Math.min(to, at + 28)))?.[1];
  if (name === undefined || (!isOwnersName(name) && !figuresAlone.test(name))) return undefined;
  const from = at + name.length + 2;
  const code = firstIn(marks.codes, from, from + 1) ?? labelledCodeAt(text, from, to);
  const isCode =
    code !== undefined &&
    codeBeforeWords.test(code.code) &&
    /^ \p{Lu}/u.test(text.slice(code.end, code.end + 2));
  if (!isCode || code.code === name) return undefined;
  return { field: 'unit', value: name, start: at, end: at + name.length, confidence: 0.6 };
}

const ownersName = /^((?:\p{Lu}[\p{L}]{1,11} )?[\p{Lu}\d][\p{L}\d-]{0,11}): (?=\S)/u;
const figuresAlone = /^(?:\d{2,5}|\d{2,4}-\d{2,4})$/;
const codeBeforeWords = /\p{Lu}.?\d|\d[-.]\d|^\d{3,6}$|^\p{Lu}{6}$/u;

/** Labels under which somebody writes what he likes. */
export function isOfNotes({ field }: Label): boolean {
  return field === 'ignored' || field === 'description';
}

/** Labels whose value is a fault. */
export function isOfFaults({ field }: Label): boolean {
  return field === 'code' || field === 'fault';
}
