import { type Claim, claimOf } from './claims.ts';
import { lineStart } from './line-edges.ts';
import type { Source } from './marks.ts';

/*
 * `Return date: …`, `Last inspected: …`, `Printed: …`: when something else was or will be than the fault, by the label of it. No
 * list has all of these labels, so that the words of one tell.
 */

/** The claims without the times of something else. */
export function withoutOtherTimes(source: Source, claims: readonly Claim[]): readonly Claim[] {
  const { text } = source;
  // What is in a record has a column or a key of its own.
  const isOther = ({ field, start, end, row, label }: Claim) =>
    isTime(field) &&
    ((row === 0 && isTimeOfOther(text, start)) || (label === '' && isToldOfOther(text, start, end)));
  const own = claims.some(isOther) ? claims.filter((claim) => !isOther(claim)) : claims;
  const generated = own.some(({ field }) => isTime(field)) ? undefined : timeOfGeneration(source, own);
  return generated ? [...own, generated] : own;
}

/** `Generated: …`, of the alert or of the page that shows it: the alert's where the message has no other date. */
function timeOfGeneration({ text, marks }: Source, claims: readonly Claim[]): Claim | undefined {
  const [told, another] = claims.filter(({ label }) => generations.has(label));
  const [date, other] = marks.dates;
  if (!told || another || told.group > 0 || !date?.hasTime || other || date.start !== told.start)
    return undefined;
  // `Page generated: …`
  if (!/^\W{0,4}generated/i.test(text.slice(lineStart(text, told.start), told.start))) return undefined;
  const { iso, start, end } = date;
  return claimOf({ field: 'time', value: iso, start, end, confidence: 0.6 }, 'generated');
}

const generations = new Set(['generated', 'generated at', 'generated on']);

function isTime(field: Claim['field']): boolean {
  return field === 'time' || field === 'clock';
}

/** Whether a time that stands there has such a label. */
export function isTimeOfOther(text: string, start: number): boolean {
  const line = lineStart(text, start);
  const before = text.slice(Math.max(line, start - 72), start);
  const label = (labelBefore.exec(before) ?? cellBefore.exec(before))?.[1];
  return label !== undefined && isOfOtherTime(label);
}

/** Whether words right before a date say that it is of something else: `warranty expires 5/8/2027`, `last oil change 5/8/2026`. */
export function isToldOfOther(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(lineStart(text, start), start - 48), start);
  return toldOfOther.test(before) && !findsFault.test(text.slice(end, end + 24));
}

const toldOfOther =
  /(?<!\p{L})(?:warranty(?: (?:expires?|expired|ends?|ended|runs out|runs|is good|good|void))?|(?:on|off)[ -]rent|rental (?:ends?|ended|starts?|started|began|is up)|needs? (?:it |this |her |them )?(?:back )?by|serviced|(?:last|next) (?:service|serviced|pm|oil change|inspection|inspected|maintenance|greased|dot inspection)|oil (?:was )?changed|bought|purchased|delivered|available(?: (?:after|from|starting))?|(?:re-?)?scheduled|appt|appointment|(?:pm|service|inspection) due|job (?:ends?|starts?|is done|done)|(?:dot|annual|crane) inspection|built|manufactured|(?:software|firmware)(?: was)? updated?|(?:quote|estimate|offer)? ?valid (?:until|till|through|thru)|call(?: me| us| him| her)? (?:before|after|by)|(?:po|order|invoice) dated)(?: (?:it |was |is )?(?:on|at|is|was|for|by|until|till|through|date|to)){0,2}:?\s{1,2}$/iu;
/** `Inspected 5/8/2026, found code P2463`: the day of the fault as well. */
const findsFault =
  /^[\s,.;:–—-]{0,4}(?:and |we |tech )?(?:found|showed|showing|shows|with code|revealed|code|fault)(?!\p{L})/iu;

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
