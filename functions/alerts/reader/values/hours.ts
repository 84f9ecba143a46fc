import { endOf, isNumber, type Scan, startOf } from '../scan.ts';
import { parseNumber } from './numbers.ts';

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
  const number = numberAt(text, start, to);
  if (!number || otherUnit.test(text.slice(number.end, Math.min(to, number.end + 14)))) return undefined;
  return number;
}

/** The operating hours that a word of digits begins in running text: its number has a unit of hours, and is no span of time. */
export function hoursWithUnitAt(scan: Scan, word: number, from: number, to: number): FoundHours | undefined {
  const { text } = scan;
  const start = startOf(scan, word);
  const before = text.charCodeAt(start - 1);
  // After `.`, `,`, `/`, `#` or `-`, and after the colon of a time of day, it is a part of something else.
  if (start > from && (before === 46 || before === 44 || before === 47 || before === 35 || before === 45))
    return undefined;
  // The thousands of a number that was none of hours are none either.
  if (endOf(scan, word) - start === 3 && before === 32 && isDigit(text.charCodeAt(start - 2)))
    return undefined;
  if (start > from + 1 && before === 58 && isDigit(text.charCodeAt(start - 2))) return undefined;
  const number = numberAt(text, start, to);
  if (!number) return undefined;
  const after = text.slice(number.end, Math.min(to, number.end + 30));
  const unit = hourUnit.exec(after) ?? onTheMeter.exec(after) ?? nordicUnit(text, number, from, after);
  // `Its meter reads 5,127.`
  if (!unit)
    return (number.value >= 10 || number.end - start > 2) &&
      !otherUnit.test(after) &&
      meterReads.test(text.slice(Math.max(from, start - 40), start))
      ? number
      : undefined;
  if (spanAfter.test(text.slice(number.end + unit[0].length, number.end + unit[0].length + 24)))
    return undefined;
  if (!onMeter.test(text.slice(number.end, number.end + 40))) {
    const lead = text.slice(Math.max(from, start - 32), start);
    // `about 9600 hours` is what a machine has run, `about 40 hours` a span of time.
    if (spanBefore.test(lead) || (number.value < 600 && roughBefore.test(lead))) return undefined;
  }
  return { value: number.value, start, end: number.end + unit[0].length };
}

/** True where a unit of hours may follow the word of digits, or is a part of it (`2480h`). */
export function mayHaveHours(scan: Scan, word: number, hourBits: number): boolean {
  if (!isNumber(scan.shapes[word] ?? 0)) {
    const last = scan.text.charCodeAt(endOf(scan, word) - 1) | 32;
    return last === 104 || last === 115 || last === 114;
  }
  for (let before = Math.max(0, word - 4); before < word; before += 1) {
    if (((scan.bits[before] ?? 0) & hourBits) !== 0) return true;
  }
  for (let next = word + 1; next <= word + 5 && next < scan.count; next += 1) {
    if (((scan.bits[next] ?? 0) & hourBits) !== 0) return true;
  }
  return false;
}

function numberAt(text: string, at: number, to: number): FoundHours | undefined {
  const match = numberShape.exec(text.slice(at, Math.min(to, at + 16)));
  // No meter shows thousandths of an hour: `8.812 h` is written on the Continent.
  const value = match ? parseNumber(match[0].replace(/^(\d{1,3})\.(\d{3})$/, '$1$2')) : undefined;
  // No machine has run for eleven years without a stop: such a number is something else.
  return match && value !== undefined && value <= 150_000
    ? { value, start: at, end: at + match[0].length }
    : undefined;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10;
}

const numberShape =
  /^(?:\d{1,3}(?:,\d{3}){1,2}(?:\.\d{1,2})?|\d{1,3}(?:[ \u00a0\u202f'’]\d{3}){1,2}(?:[.,]\d{1,2})?|\d{1,3}(?:\.\d{3}){1,2},\d{1,2}|\d{1,3}\.\d{3}|0{0,5}\d{1,6}(?:[.,]\d{1,2})?)(?!\d)/;
const hourUnit =
  /^\s?(?:(?:engine|eng\.?|operating|machine|running|run|total|smu|service meter|service)\s)?(?:h|hrs?|hours?|std\.?|(?:betriebs|motor|maschinen|arbeits|einsatz|lauf)?-?stunden|heures?|horas?|ore|(?:draai|bedrijfs|motor|machine)?uren|uur|(?:drifts?|motor|maskin|gång)?tim(?:mar|er|ar)?|timer|bh|smu|smr|smh|hmr?|mth|mh|mtg|motoh(?:odin)?|motogodz(?:in)?|hod(?:in)?|godz(?:in)?|hs|oph|(?:käyttö|moottori)?tunti?a?|saat|工作小时|時間|小时|시간|op\.?\s?hrs?)(?![\p{L}\p{N}])\.?/iu;
/** `/ 1.520 t /`: `timer`, where it is a part of a Danish or Norwegian line for itself; elsewhere tonnes. */
function nordicUnit(text: string, number: FoundHours, from: number, after: string): RegExpExecArray | null {
  const unit = number.value < 100 ? null : /^\s?t(?=\s{0,2}(?:$|[/·|,;\n]))/.exec(after);
  const isPart =
    unit && /(?:^|[/·|,;]\s{0,2})$/.test(text.slice(Math.max(from, number.start - 3), number.start));
  return isPart && nordicWords.test(text) ? unit : null;
}

const nordicWords =
  /(?<!\p{L})(?:fejl|feil|fejlkode|feilkode|maskinen?|maskine|serienr|stelnr|drift|kode|haster|alvorlig)(?!\p{L})/iu;

/** `6312 on the meter`, `6312 au compteur`. */
const onTheMeter =
  /^\s(?:on|op|auf|sul|au|no|en el|på|w|na) (?:(?:the|its|her|his|de|dem|der|den) )?(?:meter|hour ?meter|clock|dial|gauge|display|hobbs|teller|urenteller|zähler|stundenzähler|contaore|compteur|horamètre|horímetro|horómetro|mätaren|måleren|liczniku)(?!\p{L})/iu;
const meterReads =
  /(?<!\p{L})(?:hour ?meter|meter|hobbs|clock|smu|teller|urenteller|(?:stunden)?zähler|contaore|compteur|horamètre|horímetro|horómetro|(?:tim)?mätaren|(?:time)?telleren|måleren|licznik|stan licznika)(?: (?:reading|hours|hrs|horaire))? (?:(?:is|was|now|at|reads?|showed|shows?|said|says?|ist|steht|stand|zeigt|marca|marcava|indica|está|affiche|indique|segna|mostra|staat|toont|står|visar|viser|wskazuje|pokazuje)(?: (?:at|now|about|bei|auf|op|på|à|a|em|en|the|just|around))?(?: about| around)?)\s$/iu;
const otherUnit =
  /^\s?(?:mi\b|miles?\b|km\b|kilomet|%|°|psi|bar\b|rpm|min\b|minutes?|days?|d\b|seconds?|s\b|gal|l\b)/i;
const onMeter =
  /^\s?\p{L}{1,5} (?:of (?:operation|use|running)|on (?:the|its|it|her) ?(?:meter|clock|machine)?)/iu;
const spanBefore =
  /(?<!\p{L})(?:idle|idling|leerlauf|standlauf|ralent[ií]|(?:al )?minimo|stationair|tomgang|tomgång|winch(?: \d)?|winde(?: \d)?|transmission|pto|heater|in|within|last|past|every|for|after|next|due in|since|until|in the last|previous|interval|overdue by|remaining)(?:\s{1,2}|(?=[:=]))[:=]?\s?$/iu;
const roughBefore = /(?<!\p{L})(?:over|than|about)\s{1,2}$/iu;
const spanAfter =
  /^\s?(?:ago|idle|idling|remaining|left|overdue|until|till|from now|later|notice|to service|before|per|a day|\/\s?(?:day|d|week|wk|month|tag|jour|día|giorno|dag)\b|or more|support|service interval|transmission|of operation before)/i;
