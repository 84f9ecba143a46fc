import { classOf, letter } from '../../reading/letters.ts';
import { foldedWord, isSpace } from '../characters.ts';
import { lineStart } from '../line-edges.ts';
import { endOf, isNumber, type Scan, startOf } from '../scan.ts';
import { hourWords } from '../words/hour-units.ts';
import { isClockOfDay } from './dates.ts';
import { isHoursInContext, mayBeInContext, onTheMeterAfter } from './hours-in-context.ts';
import { parseNumber } from './numbers.ts';
import { isSpanOrClock } from './spans-of-time.ts';

/** Operating hours that a text states, and where its number stands. */
export interface FoundHours {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** The hours that a labelled value begins with: a number, with its unit or without. Miles and the like are none. */
export function hoursAt(text: string, at: number, to: number): FoundHours | undefined {
  let start = at;
  while (start < to && isSpace(text.charCodeAt(start))) start += 1;
  start += whichMeter.exec(text.slice(start, Math.min(to, start + 10)))?.[0].length ?? 0;
  const lasted = text[start] === 'P' ? durationAt(text, start, to) : undefined;
  if (lasted) return lasted;
  const number = numberAt(text, start, to);
  if (!number || otherUnit.test(text.slice(number.end, Math.min(to, number.end + 14)))) return undefined;
  // `11:05 AM`: a time of day.
  if (number.value < 24 && /^:\d\d(?!\d)/.test(text.slice(number.end, Math.min(to, number.end + 4))))
    return undefined;
  // `verso le ore 8`, `3시간째`
  if (isSpanOrClock(text, number.start, number.end, number.value)) return undefined;
  return withMinutes(text, number, to);
}

/** `Meter 1: 1204 h`, `SMU 2 - 1204`: which of its meters. */
const whichMeter = /^\d\s?(?::|[-–])\s{1,3}(?=\d{2})/;

/** `2214 h 42 min`, `2214:42`: hours and minutes. */
function withMinutes(text: string, { value, start, end }: FoundHours, to: number): FoundHours {
  const match = minutesBehind.exec(text.slice(end, Math.min(to, end + 20)));
  const minutes = Number(match?.[1] ?? match?.[2]);
  if (!match || value < 24 || !Number.isInteger(value) || !(minutes < 60)) return { value, start, end };
  return { value: Math.round((value + minutes / 60) * 100) / 100, start, end: end + match[0].length };
}

const minutesBehind =
  /^\s?h(?:ours?|rs?)?\.?,?\s{0,2}(\d{1,2})\s?m(?:in(?:ute)?s?)?(?![\p{L}\d])|^:(\d\d)(?![\d:])/iu;

/** `PT7421H30M`, `P309DT5H`: a duration of ISO 8601, as ISO 15143-3 states hours. */
function durationAt(text: string, start: number, to: number): FoundHours | undefined {
  const match = duration.exec(text.slice(start, Math.min(to, start + 40)));
  if (!match || match[0].length < 4) return undefined;
  const [days, hours, minutes, seconds] = match
    .slice(1)
    .map((part) => Number((part ?? '0').replace(',', '.')));
  const value = (days ?? 0) * 24 + (hours ?? 0) + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600;
  return value <= 150_000
    ? { value: Math.round(value * 100) / 100, start, end: start + match[0].length }
    : undefined;
}

const duration =
  /^P(?:(\d{1,5})D)?T(?:(\d{1,6}(?:[.,]\d{1,4})?)H)?(?:(\d{1,7}(?:[.,]\d{1,4})?)M)?(?:(\d{1,9}(?:[.,]\d{1,6})?)S)?(?![\p{L}\d])/u;

/** `388 h idle`, `1388 h PTO`, `6.5 h today`, `idle time: 388 h`: of a part of the machine, or of a part of its time. */
export function areOfElse(text: string, start: number, end: number): boolean {
  if (partBefore.test(text.slice(Math.max(lineStart(text, start), start - 56), start))) return true;
  const after = text.slice(end, end + 36);
  return partAfter.test(after.slice(hourUnit.exec(after)?.[0].length ?? 0));
}

/**
 * Hours that something lasts (`ETA 3 hrs`, `been down 2 hrs now`, `1.5 hrs away`), that somebody is open, or at which something else
 * was or is to be (`next service 5500 hrs`): none that the machine has run. `start`, `end`: of the number.
 */
export function areOfSpan(text: string, value: number, start: number, end: number): boolean {
  const lead = text.slice(Math.max(lineStart(text, start), start - 56), start);
  const unit = hourUnit.exec(text.slice(end, end + 30));
  if (!unit || onMeter.test(text.slice(end, end + 40))) return false;
  const next = behindUnit(text, end, unit[0]);
  if (spanAfter.test(next) || eventAt.test(lead) || marksBefore.test(lead)) return true;
  return value < longestSpan && (lastsBefore.test(lead) || lastsAfter.test(next));
}

/** What a number of hours goes on with: nothing where its sentence ends (`10,212 h. Left in the quarry.`). */
function behindUnit(text: string, end: number, unit: string): string {
  const next = text.slice(end + unit.length, end + unit.length + 24);
  return unit.endsWith('.') && /^ \p{Lu}/u.test(next) ? '' : next;
}

/** Hours that a machine waits, somebody drives or a shift lasts are fewer. */
const longestSpan = 100;
const marksBefore =
  /(?<!\p{L})(?:(?:next|last|due|first) (?:pm|service|serviced|oil change|oil|filters?|greased?|inspection|maintenance)|(?:pm|service|oil change|maintenance) (?:due|every|interval))(?: (?:is|was|due|done|at|@|every|in)){0,2} ?:?\s$/iu;
const lastsBefore =
  /(?<!\p{L})(?:eta|etd|open|opens|closed|shift(?: is| of)?|shifts|(?:been |was |is |machine |unit )?down(?: for)?|downtime(?: of| is)?|lost|stand-?by|waiting|waited|wait(?: of)?|drive(?: time)?|driving(?: time)?|takes?|took|travel(?: time)?|runs?|works?|working|sat|idle[d]?|parked|response(?: time)?|within|needs?|charge|bill(?:ed)?)(?: (?:for|is|about|around|only|like|approx\.?|at least|over|another|already|us)){0,2}:?\s$/iu;
const lastsAfter =
  /^ ?(?:drive|away|out|already|each|daily|every day|now down|round trip|of (?:work|downtime|drive|driving|overtime|travel|waiting)|shift|shifts|turnaround|response|services?|from here|from (?:the )?(?:shop|yard)|more|max)(?!\p{L})/iu;

const partAfter =
  /^ (?:idle|idling|today|PTO|drum|threshing|separator|hammer|upper|winch|pump|rotor|of idling|idle hours?|left (?:until|to|before|till)|to go|remaining|moteur au ralenti|leerlauf)(?!\p{L})/iu;

/** The operating hours that a word of digits begins in running text: its number has a unit of hours, and is no span of time. */
export function hoursWithUnitAt(scan: Scan, word: number, from: number, to: number): FoundHours | undefined {
  const { text } = scan;
  const start = startOf(scan, word);
  const before = text.charCodeAt(start - 1);
  // After `.`, `,`, `/`, `#` or `-`, and after the colon of a time of day, it is a part of something else.
  if (start > from && (before === 46 || before === 44 || before === 35 || before === 45)) return undefined;
  // `GCX00412/8122H/SPN100FMI1`, but `1/2 h`
  if (start > from && before === 47 && !/^\d{3,6}(?:\.\d)? ?HR?S?\//.test(text.slice(start, start + 14)))
    return undefined;
  // The thousands of a number that was none of hours are none either.
  if (
    before === 32 &&
    isDigit(text.charCodeAt(start - 2)) &&
    thousandsLast.test(text.slice(start, start + 4))
  )
    return undefined;
  if (start > from + 1 && before === 58 && isDigit(text.charCodeAt(start - 2))) return undefined;
  const number = numberAt(text, start, to);
  if (!number) return undefined;
  // `twenty-eight thousand (28,004) engine hours`
  const isBracketed = text[start - 1] === '(' && text[number.end] === ')';
  const after = text.slice(number.end + (isBracketed ? 1 : 0), Math.min(to, number.end + 30));
  const first = after.charCodeAt(isSpace(after.charCodeAt(0)) ? 1 : 0);
  const unit =
    // `1.500-Stunden`
    ((classOf(first) & letter) === 0 && first !== 45
      ? null
      : (hourUnit.exec(after) ??
        easternUnit.exec(after) ??
        (number.value > 24 ? wordOfHours(after) : null))) ??
    onTheMeterAfter(after) ??
    nordicUnit(text, number, from, after);
  // `1430 hrs 7 May`: a time of day.
  if (isClockOfDay(text, start)) return undefined;
  // `Its meter reads 5,127.`
  if (!unit) return !otherUnit.test(after) && isHoursInContext(scan, number, word, from) ? number : undefined;
  if (spanAfter.test(behindUnit(text, number.end, unit[0]))) return undefined;
  if (areOfSpan(text, number.value, start, number.end)) return undefined;
  if (!onTheMeterAfter(after) && isSpanOrClock(text, start, number.end, number.value)) return undefined;
  if (!onMeter.test(text.slice(number.end, number.end + 40))) {
    const lead = text.slice(Math.max(from, start - 56), start);
    if (eventAt.test(lead)) return undefined;
    // `about 9600 hours` is what a machine has run, `about 40 hours` a span of time.
    const isSpan = spanBefore.test(lead) && !(number.value >= 600 && ranSoFar(lead, unit[0]));
    if (isSpan || (number.value < 600 && roughBefore.test(lead))) return undefined;
  }
  return { value: number.value, start, end: number.end + unit[0].length };
}

/** True where a unit of hours may follow the word of digits, or is a part of it (`2480h`). */
export function mayHaveHours(scan: Scan, word: number, hourBits: number): boolean {
  if (!isNumber(scan.shapes[word] ?? 0)) {
    const last = scan.text.charCodeAt(endOf(scan, word) - 1) | 32;
    // `3k hrs`
    if (last === 107 && ((scan.bits[word + 1] ?? 0) & hourBits) !== 0) return true;
    // `2480h`, `1200hrs`, and in Dutch and Danish `8120u`, `8810t`
    return last === 104 || last === 115 || last === 114 || last === 117 || last === 116;
  }
  // `3,210時間です`: no word is known where the sentence goes on without a space.
  for (let last = word; last <= word + 1 && last < scan.count; last += 1)
    if (easternHours.has(scan.text.charCodeAt(endOf(scan, last)))) return true;
  for (let before = Math.max(0, word - 7); before < word; before += 1) {
    if (((scan.bits[before] ?? 0) & hourBits) !== 0) return true;
  }
  for (let next = word + 1; next <= word + 5 && next < scan.count; next += 1) {
    if (((scan.bits[next] ?? 0) & hourBits) !== 0) return true;
  }
  // `4,959`, and `2,707h`, `11 204h`, of which the last figures have their unit.
  let last = word;
  while (last < word + 2 && isNextFigure(scan, last)) last += 1;
  return (
    (last > word && !isNumber(scan.shapes[last] ?? 0)) ||
    mayBeInContext(scan, startOf(scan, word), endOf(scan, last))
  );
}

/** The word after this one are figures after a comma, a point, or the space that sets thousands apart (`11 204h`). */
function isNextFigure(scan: Scan, word: number): boolean {
  const end = endOf(scan, word);
  const mark = scan.text.charCodeAt(end);
  return (
    startOf(scan, word + 1) === end + 1 &&
    isNumber(scan.shapes[word] ?? 0) &&
    (mark === 44 || mark === 46
      ? isDigit(scan.text.charCodeAt(end + 1))
      : mark === 32 && thousandsLast.test(scan.text.slice(end + 1, end + 5)))
  );
}

function numberAt(text: string, at: number, to: number): FoundHours | undefined {
  const thousands = thousandsShape.exec(text.slice(at, Math.min(to, at + 16)));
  if (thousands?.[1])
    return { value: Math.round(Number(thousands[1]) * 1000), start: at, end: at + thousands[0].length };
  const match = numberShape.exec(text.slice(at, Math.min(to, at + 16)));
  // No meter shows thousandths of an hour: `8.812 h` is written on the Continent.
  const value = match
    ? parseNumber(match[0].includes('.') ? match[0].replace(/^(\d{1,3})\.(\d{3})$/, '$1$2') : match[0])
    : undefined;
  // No machine has run for eleven years without a stop: such a number is something else.
  return match && value !== undefined && value <= 150_000
    ? { value, start: at, end: at + match[0].length }
    : undefined;
}

const thousandsLast = /^\d{3}(?!\d)/;

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

const numberShape =
  /^(?:\d{1,3}(?:,\d{3}){1,2}(?:\.\d{1,6})?|\d{4,6}\.\d{3,6}|\d{1,3}(?:[ \u00a0\u202f'’]\d{3}){1,2}(?:[.,]\d{1,2})?|\d{1,3}(?:\.\d{3}){1,2},\d{1,2}|\d{1,3}\.\d{3}|0{0,5}\d{1,6}(?:[.,]\d{1,2})?)(?!\d)/;
/** `11k hours`, `4.2K hrs`, `2.48k hrs` */
const thousandsShape = /^(\d{1,2}(?:\.\d{1,3})?) ?k(?= ?(?:h|hrs?|hours?|std|smu)(?!\p{L}))/iu;
const hourUnit =
  /^\s?(?:(?:upper|main|superstructure) (?=engine|h))?(?:(?:engine|eng\.?|operating|op\.?|oper\.?|mach\.?|machine|running|run|total|smu|service meter|service)\s)?(?:h|hrs?|hours?|std\.?|(?:betriebs|motor|maschinen|arbeits|einsatz|lauf)?-?stunden|heures?|horas?|ore|(?:draai|bedrijfs|motor|machine)?uren|uur|(?<=^)u(?=[\s,;.]|$)|(?:drifts?|motor|maskin|gång)?tim(?:mar|er|ar)?|timer|bh|smu|smr|smh|hmr?|mth|mh|mtg|motoh(?:odin)?|motogodz(?:in)?|hod(?:in)?|godz(?:in)?|hs|oph|(?:käyttö|moottori)?tunti?a?|saat|工作小时|時間|小时|시간|op\.?\s?hrs?)(?![\p{L}\p{N}])\.?/iu;
const easternHours = new Set(Array.from('時小시工', (letter) => letter.charCodeAt(0)));
/** `3,210時間です`, `2,845시간입니다`: what the sentence goes on with stands right after it. */
const easternUnit = /^\s?(?:時間|小时|小時|工作小时|시간)(?!\s?(?:後|后|前|以内|以上|内|뒤|후|전|이내))/;
/** `15 270 моточасов`, `8.120 ώρες`; `9 877 м/ч`. */
function wordOfHours(after: string): RegExpExecArray | null {
  const unit =
    /^\s?([\p{L}\p{M}]{2,14}|[мm]\s?\/\s?[чгh](?:од|ас)?|ü\.\s?ó|маш\.?[\s-]?ч|м\.\s?ч)(?![\p{L}\p{M}\p{N}])\.?/u.exec(
      after,
    );
  return unit?.[1] && (/[/.-]/.test(unit[1]) || hourWords.has(foldedWord(unit[1]))) ? unit : null;
}

/** `/ 1.520 t /`: `timer`, where it is a part of a Danish or Norwegian line for itself; elsewhere tonnes. */
function nordicUnit(text: string, number: FoundHours, from: number, after: string): RegExpExecArray | null {
  const unit = number.value < 100 ? null : /^\s?t(?=\s{0,2}(?:$|[/·|,;.\n]))/.exec(after);
  const isPart =
    unit &&
    (unit[0] === 't' ||
      number.value >= 500 ||
      /(?:^|[/·|,;:]\s{0,2})$/.test(text.slice(Math.max(from, number.start - 3), number.start)));
  return isPart && nordicWords.test(text) ? unit : null;
}

const nordicWords =
  /(?<!\p{L})(?:fejl|feil|fejlkode|feilkode|maskinen?|maskine|serienr|stelnr|drift|kode|haster|alvorlig)(?!\p{L})/iu;

/** `reported … after 2788 engine hours`, and not `next service after 2000 engine hours`. */
function ranSoFar(lead: string, unit: string): boolean {
  return (
    /(?<!\p{L})(?:after|nach|après|na|dopo|después de|após|efter)\s$/iu.test(lead) &&
    /engine|operating|running|machine|betrieb|motor|maschin|draai|drift/i.test(unit) &&
    !/service|oil|due|change|every|warranty|wartung|vidange|onderhoud/i.test(lead)
  );
}

const otherUnit =
  /^\s?(?:kilomet|%|°|psi|rpm|minutes?|days?|seconds?|gal|(?:mi|miles?|km|bar|min|d|s|l)(?!\p{L}))/iu;
const onMeter =
  /^\s?\p{L}{1,5} (?:of (?:operation|use|running)|on (?:the|its|it|her) ?(?:meter|clock|machine)?)/iu;
/** Of a part of its time or of a part with a meter of its own: `idle 1,902`, `Drum | 3,118 h`. */
const partsOfTime =
  'idle(?: time| hours)?|idling(?: time)?|leerlauf|standlauf|ralent[ií]|(?:al )?minimo|stationair|tomgang|tomgång|(?:winch|hoist|winde|seilwinde|treuil|verricello|lier|vinsch)(?: \\d)?|transmission|getriebe|pto|zapfwelle|aux|heater|drum|trommel|tambour|tambor|tamburo|rotor|separator|dreschwerk|threshing|percussion|hammer|martillo|marteau|martello|swing|slewing|travel|auger|spindle|undercarriage|laufwerk|tracks|t[iy]res|vibration(?: on| time)?';
const gapBeforeSpan = '(?:\\s{1,2}|(?=[:=])|\\s{0,16}(?=\\|))[:=|]?\\s{0,2}$';
const partBefore = new RegExp(`(?<!\\p{L})(?:${partsOfTime})${gapBeforeSpan}`, 'iu');
/** Before the hours of something else: of a part, and of a span of time (`within 50 h`). */
const spanBefore = new RegExp(
  `(?<!\\p{L})(?:${partsOfTime}|in|within|last|past|every|for|after|next|due in|since|until|in the last|previous|interval|overdue by|remaining)${gapBeforeSpan}`,
  'iu',
);
/** `bought the Merlo at 1,200 hours`, `warranty ended at 3,000 hrs`, `last oil change 1,000 h`: when something else was. */
const eventAt =
  /(?<!\p{L})(?:(?:bought|purchased|acquired|sold|changed|replaced|rebuilt|overhauled|serviced|ended|ends|expired|expires|installed|fitted|renewed|inspected|gekauft|acheté|comprad[oa]|comprato|gekocht|köpt|købt|kjøpt|kupion[ao])(?![^.;:!?]{0,40}\bnow\b)(?:[^.;:!?]|\.(?=\d)){0,32}\s(?:at|with|on|bei|mit|à|avec|con|a|com|bij|vid|ved|przy)|(?:oil change|(?:last |previous |next )?service|inspection|overhaul|rebuild|ölwechsel|wartung|vidange|entretien|révision|cambio de aceite|mantenimiento|cambio olio|tagliando|onderhoud|beurt)(?: (?:was|done|due|at|@|bei|à|a|al|bij)){0,2})\s$/iu;
const roughBefore = /(?<!\p{L})(?:over|than|about)\s{1,2}$/iu;
const spanAfter =
  /^ ?(?:to go|yesterday|so far today|this week|last (?:week|month)|ago|idle|idling|remaining|left|overdue|until|till|since (?!new)|from now|later|notice|to service|before|per|a day|\/\s?(?:day|d|week|wk|month|tag|jour|día|giorno|dag)\b|or more|support|service interval|transmission|of operation before)/i;
