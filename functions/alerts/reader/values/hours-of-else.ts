import { lineStart } from '../line-edges.ts';

/*
 * Hours that no meter of the machine counts, by what their label says of whom or of what they are: of a technician's work, of a
 * shift, of a trip, of a part; what something costs; and those that count only where no others stand beside them.
 */

/** `Labor hrs: 3.5`, `Time to derate: 4 h`, `Run time today: 6.5 h`, `Estimate: $1,200`. `start`: of the number. */
export function areOfOthers(text: string, value: number, start: number): boolean {
  const label = labelBefore(text, start);
  return others.test(label) || (value < longestDay && ofDay.test(label));
}

/** `Load hours: 2,100`, `Previous hours: 3,360`: those that the machine has run, unless others beside them are told. */
export function mayBePartOfAll(text: string, start: number): boolean {
  return partOfAll.test(labelBefore(text, start));
}

/** What stands before a number in its part of its line. */
function labelBefore(text: string, start: number): string {
  const before = text.slice(Math.max(lineStart(text, start), start - longestLabel), start);
  return before.slice(Math.max(...marks.map((mark) => before.lastIndexOf(mark))) + 1);
}

const marks = ['|', ';', '\t', ', '];
const longestLabel = 56;
/** More hours nobody works in a day. */
const longestDay = 24;

const ofHours = '(?: (?:hours?|hrs?|time|h))?';
const behind = '\\s?[:=]?\\s{0,12}(?:approx\\.? |about )?$';
/** `Labor hrs`, `Labour:`, but not `needs a mechanic 3377 hrs`. */
const told = '(?: (?:hours?|hrs?|time)\\s?[:=]?|\\s?[:=])\\s{0,12}$';
const others = new RegExp(
  [
    '[$€£]\\s?$',
    `(?<!\\p{L})(?:labou?r|repair|downtime|overtime|stand-?by|hos|fan)${told}`,
    // `Mechanic: 4310` answers in a chat.
    `(?<!\\p{L})(?:technician|tech|mechanic|shop|driver|man) (?:hours?|hrs?|time)${behind}`,
    `(?<!\\p{L})(?:time|hours|hrs) (?:to|until|before|since|till) (?!new|date|now)\\p{L}{3,14}(?: \\p{L}{3,14})?${behind}`,
    `(?<!\\p{L})warranty(?: (?:until|till|to|expires|ends|through|at|limit)\\s?[:=]?|\\s?[:=])\\s{0,12}$`,
    `^\\W{0,4}(?:(?:est(?:imated|\\.)?|actual|total) )?(?:duration|trip${ofHours}|estimate)${behind}`,
  ].join('|'),
  'iu',
);
const ofDay = new RegExp(
  `^\\W{0,4}(?:(?:work(?:ing)?|operator|drive|driving|crew|shift|job|on[- ]?duty|duty) (?:hours?|hrs?|time)|(?:engine )?(?:run|on|running|operating|worked|work)${ofHours} (?:today|this (?:shift|week|day|trip)))${behind}`,
  'iu',
);
const partOfAll = new RegExp(
  `^\\W{0,4}(?:load(?:ed)?|unload(?:ed)?|working|work|drive|driving|trip|previous|prior|prev\\.?|old|last)${ofHours}${behind}`,
  'iu',
);
