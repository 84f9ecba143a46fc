import { type Claim, claimOf } from './claims.ts';
import type { Line } from './lines.ts';
import type { Source } from './marks.ts';
import { hoursAt } from './values/hours.ts';

/*
 * What a chat tells by question and answer: `Priya: what code?` with `Dale: 4310` below it.
 */

/** The values that lines tell as the answer to the line above. `known`: what has been read of them. */
export function askedValues({ text }: Source, lines: readonly Line[], known: readonly Claim[]): Claim[] {
  // Without a question there is none; `which unit` is one without its mark.
  if (!text.includes('?') && !asksWithoutMark.test(text)) return [];
  const told: Claim[] = [];
  let looks = 0;
  for (const [index, line] of lines.entries()) {
    const above = questionAbove(text, lines, index);
    if (!above || line.role !== 'body' || above.role !== 'body' || looks >= mostLooks) continue;
    const field = askedFor(text.slice(above.start, above.end));
    if (field === undefined) continue;
    looks += 1;
    const [all = '', lead = '', value = ''] = answers[field].exec(text.slice(line.start, line.end)) ?? [];
    if (all === '') continue;
    const start = line.start + lead.length;
    const end = start + value.length;
    const isKnown = known.some((claim) => claim.start < end && start < claim.end && claim.field !== 'hours');
    if (isKnown) continue;
    if (field !== 'hours') {
      told.push(claimOf({ field, value, start, end, confidence: 0.85 }, ''));
      continue;
    }
    const hours = hoursAt(text, start, line.end);
    if (hours && hours.value >= 10) told.push(claimOf({ field, ...hours, confidence: 0.85 }, ''));
  }
  return told;
}

/** Questions of a message that are looked at, at the most. */
const mostLooks = 40;

/** The line before the answer: of a chat that sets who answers, and when, on a line for itself (`Renee B  11:05 AM`) the one before that. */
function questionAbove(text: string, lines: readonly Line[], index: number): Line | undefined {
  const above = lines[index - 1];
  return above && speakerAt.test(text.slice(above.start, above.end)) ? lines[index - 2] : above;
}

const speakerAt =
  /^\p{L}[\p{L}\d._'-]{0,20}(?: \p{L}[\p{L}.'-]{0,20}){0,2}\s{1,4}[[(]?\d{1,2}:\d{2}(?:\s?[ap]m)?[\])]?$/iu;

type Asked = 'code' | 'unit' | 'hours';

function askedFor(line: string): Asked | undefined {
  if (line.length > 90 || ofElse.test(line)) return undefined;
  if (asksCode.test(line)) return 'code';
  if (asksHours.test(line)) return 'hours';
  return asksUnit.test(line) ? 'unit' : undefined;
}

/** `what code?`, `any code on the screen?`, `got a fault code for me?` */
const asksCode =
  /(?:^|[\s:,-])(?:fault |error |alarm |dtc )?(?:codes?|dtcs?|faults?|errors?)(?: (?:number|no\.?|#))?(?:\s\p{L}{2,8}){0,5}\s?\?\s{0,2}$/iu;
/** `unit?`, `unit #?`, `which unit`, `what's the unit number?` */
const asksUnit =
  /(?:^|[:,.-]\s|(?:which|what|what['’]?s|is|the|your|got an?|and) )(?:(?:your|the) )?(?:unit|asset|fleet)(?:\s?(?:#|no\.?|nr\.?|number|id|name|tag)){0,2}(?: is (?:it|that|this|down))?\s?\?\s{0,2}$|(?<!\p{L})(?:which|what) (?:unit|asset)(?:\s?(?:#|no\.?|number|id))?\s{0,2}$/iu;
/** `hours?`, `how many hours on it?`, `hours + where`, `and the meter?` */
const asksHours =
  /(?:^|[:,.?–-]\s{1,2}|(?:what(?:['’]?s| are| is)?|how many|got|need|and|its|the) )(?:the )?(?:engine |machine |run |current )?(?:hours|hrs|smu|smr|hour ?meter|meter|mth)(?: (?:on (?:it|her|the (?:meter|machine|clock))|now|today|please|reading))?(?:(?:,|\s?[+&/]|\s(?:and|a|et|und|e|y|i|og|och|en))\s?(?:(?:where|location|place|site|kde|où|wo|dove|dónde)(?:\s\p{L}{2,8}){0,3}|\p{L}{2,3}))?\s?(?:\?|(?<=[:>]\s.{3,40}))\s{0,2}$/iu;
const asksWithoutMark =
  /(?<!\p{L})(?:(?:which|what) (?:unit|asset)(?!\p{L})|(?:hours|hrs|mth|smu) ?(?:[+&/]|and|a) ?\p{L})/iu;
/** `gate code?` */
const ofElse =
  /(?<!\p{L})(?:zip|post(?:al)?|area|gate|door|dress|access|entry|building|lock(?:box)?|promo|qr|pin) codes?(?!\p{L})/iu;

/** Who says it, and what a person says before the value. */
const lead =
  "(?:(?:[[(]?[\\d/.,: -]{4,20}(?:[ap]m)?[\\])]?\\s?[-–]?\\s?)?\\p{Lu}[\\p{L}.' -]{0,24}(?:>\\s[\\p{L}.'-]{1,16})?:\\s{1,2})?(?:(?:yes|yep|yeah|ok|sure|uh|um|think|i think|it|its|it['’]s|is|that|thats|that['’]s|says|shows|reads|showing|code|unit|number|no\\.?|#)[,:]?\\s){0,4}#?";
const answers: Readonly<Record<Asked, RegExp>> = {
  code: new RegExp(
    `^(${lead})((?:[A-Z]{1,4}[ -]?)?\\d{2,6}(?:[-./]\\d{1,4}){0,2}(?:\\s?\\(\\d{1,2}\\))?|[A-Z]{1,3}-?\\d(?:[-.]\\d{1,3})?)(?:[.!,]?$|[,.]\\s|\\s(?:i think|now|again|on|it says)(?!\\p{L}))`,
    'iu',
  ),
  hours: new RegExp(
    `^(${lead})(\\d{1,3}(?:,\\d{3}){1,2}(?:\\.\\d)?|\\d{2,6}(?:\\.\\d)?)(?:\\s?(?:h|hrs?|hours|mth)(?!\\p{L}))?(?:[.!,]?$|[,.]\\s|\\s(?:i think|now|on (?:it|her|the)|it says)(?!\\p{L}))`,
    'iu',
  ),
  unit: new RegExp(`^(${lead})((?:[A-Z]{1,6}[ -]?)?\\d{1,6}[A-Z]?(?:-\\d{1,3})?)(?:[.!]?$|[,.]\\s)`, 'iu'),
};
