import type { Claim } from './claims.ts';
import { lineStart } from './line-edges.ts';
import type { Source } from './marks.ts';

/*
 * `Return date: …`, `Last inspected: …`, `Printed: …`: when something else was or will be than the fault, by the label of it. No
 * list has all of these labels, so that the words of one tell.
 */

/** The claims without the times of something else. */
export function withoutOtherTimes({ text }: Source, claims: readonly Claim[]): readonly Claim[] {
  // What is in a record has a column or a key of its own.
  const isOther = ({ field, start, row }: Claim) =>
    (field === 'time' || field === 'clock') && row === 0 && isTimeOfOther(text, start);
  return claims.some(isOther) ? claims.filter((claim) => !isOther(claim)) : claims;
}

/** Whether a time that stands there has such a label. */
export function isTimeOfOther(text: string, start: number): boolean {
  const line = lineStart(text, start);
  const before = text.slice(Math.max(line, start - 72), start);
  const label = (labelBefore.exec(before) ?? cellBefore.exec(before))?.[1];
  return label !== undefined && isOfOtherTime(label);
}

/** `Warranty start`, `Next service`, but not `Service alert time`. */
export function isOfOtherTime(label: string): boolean {
  return ofOther.test(label) && !ofFault.test(label);
}

/** What stands before a date, or before the time of day behind it. */
const labelBefore =
  /(?:^|[|;•,]\s?)[\s>*•-]{0,6}(\p{L}[\p{L} /&()-]{2,39}?)\*{0,2}\s{0,2}[:=]\*{0,2}\s{0,3}(?:\p{L}{2,9}\.?,? )?(?:[\d/.,:-]{1,12} ?){0,2}$/u;
/** The first of two cells. */
const cellBefore =
  /^[\s|]{0,3}(\p{L}[\p{L} /&()-]{2,39}?)\s{0,2}[\t|]\s{0,3}(?:\p{L}{2,9}\.?,? )?(?:[\d/.,:-]{1,12} ?){0,2}$/u;

const ofOther =
  /(?<!\p{L})(?:return|on rent|off rent|rental|rent|hire|lease|contract|warranty|build|built|manufactured?|commissioned|service|pm|maintenance|inspection|inspected|firmware|software|appointment|acknowledged|acked|gps|location|position|print(?:ed)?|ignition|due|invoiced?|purchased?|expir(?:y|es|ation)|calibrat(?:ed|ion)|delivery|delivered|registration|installed|installation|certified|certification|contact|communication|generated|exported)(?!\p{L})/iu;

const ofFault =
  /(?<!\p{L})(?:fault|alarm|alert|event|codes?|dtc|error|warning|failure|trip|tripped|occurr\p{L}{0,6}|detected|detection|triggered|raised|happened|started|seen|down|lamp|light|required|issue|problem|defect|stopped)(?!\p{L})|(?:date|time|when) ?[/&]|[/&] ?(?:date|time|when)/iu;
