import { isSpace } from '../characters.ts';
import type { ValueClaim } from '../claims.ts';
import { firstIn, type Source } from '../marks.ts';
import type { Label } from '../words/labels.ts';

/*
 * What reading a labelled value gives, and where the value begins and ends: without the spaces, quotation marks and separators
 * around it, and before what sets the next thing apart.
 */

/** A value that stands after its label, or in its column or field, from `start` to `end` without the spaces around it. */
export interface LabelledValue {
  readonly label: Label;
  readonly source: Source;
  readonly start: number;
  readonly end: number;
  /** Where the text ends that may belong to the value: the next label, the line's end. */
  readonly to: number;
  /** It is a cell or a field of a feed, all of which is the value, so nothing is cut off. */
  readonly whole: boolean;
}

/** What a labelled value says, and where what it says ends: the rest of the text may say more. */
export interface ReadValue {
  readonly claims: readonly ValueClaim[];
  readonly end: number;
}

export function trimmed(text: string, from: number, to: number): [number, number] {
  let [start, end] = [from, to];
  while (start < end && (isSpace(text.charCodeAt(start)) || ':='.includes(text.charAt(start)))) start += 1;
  while (end > start && (isSpace(text.charCodeAt(end - 1)) || ',;|，；、。'.includes(text.charAt(end - 1))))
    end -= 1;
  // `Typ: EC220E / Nr.: …`: what sets the next label apart.
  if (end - start > 2 && text[end - 2] === ' ' && '/·•–'.includes(text.charAt(end - 1))) end -= 2;
  if (end - start > 2 && '"\'“„'.includes(text.charAt(start)) && '"\'”“'.includes(text.charAt(end - 1)))
    return [start + 1, end - 1];
  // `Unit *EX-71*`, as mail programs write what is bold.
  if (end - start > 2 && text[start] === '*' && text[end - 1] === '*') return [start + 1, end - 1];
  // `Asset: *ADT-4*`
  if (end - start > 2 && text[start] !== '*' && text[end - 1] === '*' && text[start - 1] === '*') end -= 1;
  return [start, end];
}

export function cutAt(text: string, from: number, to: number, edge: RegExp): number {
  const index = text.slice(from, to).search(edge);
  return index < 0 ? to : from + index;
}

/** `Machine: 1,050 h`: what is told of a machine may be its hours and nothing else. */
export function hoursAlone({ marks }: Source, start: number, end: number): ValueClaim | undefined {
  const hours = firstIn(marks.hours, start, start + 1);
  return hours?.start === start && end - hours.end < 2
    ? { field: 'hours', value: hours.value, start, end: hours.end, confidence: 0.8 }
    : undefined;
}
