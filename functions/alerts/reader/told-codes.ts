import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { digit, letter, lower, upper } from './characters.ts';
import type { ValueClaim } from './claims.ts';
import { describe } from './fault-descriptions.ts';
import { firstIn, type Source, type Span } from './marks.ts';
import { endOf, firstWordFrom, hasBits, type Scan, startOf } from './scan.ts';
import { namesBrand } from './values/machines.ts';
import { may, numberOf } from './vocabulary.ts';
import { labelAt } from './words/labels.ts';
import { codeNouns, countedNouns, joiningWords, showingVerbs } from './words/told-codes.ts';

/**
 * Codes that running text tells of, in any maker's notation: after what shows or names codes (`put up CA2249`, `the display
 * reads 1607-5`, `Code on the dash is 3051`), before what was done with them (`hat CA144 gemeldet`), or before the fault that
 * they name (`…, CA1228, EGR valve servo error`). The less a notation looks like a code, the more must speak for it: for a
 * bare number both.
 */
export function toldCodes(
  source: Source,
  from: number,
  to: number,
  known: readonly Span[],
  isTaken: (at: number) => boolean,
): ValueClaim[] {
  const { text, scan } = source;
  const told: ValueClaim[] = [];
  let free = from;
  let looks = 0;
  for (
    let word = firstWordFrom(scan, from);
    word < scan.count && startOf(scan, word) < to && looks < mostLooks;
    word += 1
  ) {
    const start = startOf(scan, word);
    if (start < free || !mayBegin(scan, word)) continue;
    looks += 1;
    const code = shapeAt(text, start, to);
    if (code === undefined || isTaken(start)) continue;
    const end = start + code.length;
    if (known.some((span) => span.start < end && start < span.end) || isMarked(source, start, end)) continue;
    const done = afterDone(text, end, to);
    const follows = done > end && text[done] !== ',' ? 'title' : followedBy(source, done, to);
    const lead = leadTo(source, word, from) ?? (done > end ? 'verb' : undefined);
    if (lead === 'other' || !isTold(source, code, lead, follows, word, end, to)) continue;
    told.push({
      field: 'code',
      value: code,
      start,
      end,
      confidence: lead && follows === 'title' ? 0.55 : 0.5,
    });
    const said = describe(source, done, to, false);
    told.push(...said.claims);
    free = Math.max(end, said.end);
  }
  return told;
}

/** Numbers of one stretch that are looked at. */
const mostLooks = 60;

type Lead = 'verb' | 'noun' | 'other' | undefined;
type Follows = 'title' | 'trouble' | undefined;

function isTold(
  { text, scan }: Source,
  code: string,
  lead: Lead,
  follows: Follows,
  word: number,
  end: number,
  to: number,
): boolean {
  // `1231 boom angle sensor low`: a number is a code where something shows it, and it names a fault.
  if (/^\d+$/.test(code)) {
    if (/^(?:199\d|20[0-3]\d)$/.test(code) && lead !== 'noun') return false;
    if (lead !== undefined && follows !== undefined) return code.length > 2 || lead === 'noun';
    // `…, 1204 - Alternator not charging`: a part of the line for itself.
    if (
      follows === 'title' &&
      code.length > 2 &&
      /[,;|]\s$|\s[-–—]\s$/.test(text.slice(Math.max(0, end - code.length - 3), end - code.length)) &&
      /^\s?[-–—:]\s/.test(text.slice(end, end + 3))
    )
      return hasBits(scan, end, Math.min(to, end + 60), may.trouble);
    return (
      lead === 'noun' &&
      code.length > 2 &&
      /^[.,;)"”]{0,3}(?:\s|$)/.test(text.slice(end, Math.min(to, end + 4)))
    );
  }
  // `168-4`, `524037.05`: parts of a number, which may be a quantity's or a time's.
  if (/^\d/.test(code))
    return (
      lead === 'noun' ||
      (lead === 'verb' && (follows !== undefined || /^\d{3,6}-\d{1,2}$/.test(code))) ||
      (follows !== undefined && /^\d{3,6}-\d{1,2}$|^\d[A-Z]/.test(code))
    );
  if (lead !== undefined) return true;
  const before =
    hasBits(scan, startOf(scan, word - 1), startOf(scan, word), may.machineType | may.street) ||
    namesBrand(scan, startOf(scan, word - 1), startOf(scan, word));
  return follows === 'title' && /\d{3}/.test(code) && !before && !/^[A-Z]{3,5}-/.test(code);
}

function isMarked({ marks }: Source, start: number, end: number): boolean {
  return (
    firstIn(marks.hours, start, end) !== undefined ||
    firstIn(marks.dates, start, end) !== undefined ||
    firstIn(marks.codes, start, end) !== undefined
  );
}

/** A word of digits after a space, a quotation mark or a bracket, or capitals with digits right after them. */
function mayBegin(scan: Scan, word: number): boolean {
  const shape = scan.shapes[word] ?? 0;
  const start = startOf(scan, word);
  const isMixed = (shape & digit) !== 0;
  if (isMixed ? (shape & lower) !== 0 : (shape & (letter | upper | lower)) !== (letter | upper)) return false;
  if (
    !isMixed &&
    (endOf(scan, word) - start > 4 ||
      startOf(scan, word + 1) - endOf(scan, word) !== 1 ||
      ((scan.shapes[word + 1] ?? 0) & digit) === 0)
  )
    return false;
  return (
    start === 0 || opens.has(scan.text.charCodeAt(start - 1)) || scan.text.charCodeAt(start - 1) > 0x2e80
  );
}

const opens = new Set(Array.from(' \n\t\u00a0"“„«‘\'([:*`', (mark) => mark.charCodeAt(0)));

function shapeAt(text: string, at: number, to: number): string | undefined {
  const value = text.slice(at, Math.min(to, at + 44));
  const found = codeShape.exec(value)?.[0];
  return found === undefined || measure.test(value.slice(found.length)) ? undefined : found;
}

const codeShape =
  /^(?:[A-Z]{2,4}\s\d{3,7}\.\d{1,2}|[A-Z]{1,5}\d{1,6}[A-Z]{0,2}(?:[.-][A-Z]?\d{1,4}){0,2}(?:\s?\(\d{1,2}\))?|[A-Z]{1,4}[.:_-]\d{1,6}(?:[.-]\d{1,3})?|[A-Z]{1,2} \d{1,5}|\d[A-Z]\d{3,5}|\d{1,7}[-.]\d{1,4}(?:-\d{1,2})?|\d{2,7})(?!(?![\u3040-\u9fff\uac00-\ud7af])\p{L}|[\p{N}%°$€£])(?![-./:,]\d)/u;

/** A quantity, a time, a place: what a number is that is no code. */
const measure =
  /^(?:\s?(?:%|°|[$€£]|(?:h|hrs?|hours?|mi|miles?|km|psi|bar|kpa|rpm|v|mv|volts?|amps?|days?|weeks?|min|minutes?|am|pm|a\.m|p\.m|lbs?|kg|tons?|ft|gal|l|mm|m|times?|parts?|[nsew]|uhr|std|stunden|betriebsstunden|bh|heures?|horas?|ore|uur|uren|draaiuren|timmar|timer|tim|tuntia|mth|mtg|motogodz|godz|hod|hodin|saat|st|street|ave|rd|road|dr|blvd|hwy)(?!\p{L})|on (?:the |her |his )?(?:meter|clock|hour|smu))|\s(?:[A-Z][a-z]+\s){1,2}(?:st|rd|ave|road|street|dr|ln|hwy|way|blvd|pkwy)(?!\p{L}))/iu;

/** What leads to a number: a verb of showing, a noun for codes, or a name for something else; over words that only join. */
function leadTo({ scan, text }: Source, word: number, from: number): Lead {
  for (let at = word - 1; at >= 0 && at >= word - 6 && startOf(scan, at) >= from; at -= 1) {
    if (!leadGap.test(text.slice(endOf(scan, at), startOf(scan, at + 1)))) return undefined;
    const number = scan.words[at] ?? -1;
    if (nouns.has(number))
      return ofDoors.test(text.slice(Math.max(from, startOf(scan, at) - 10), startOf(scan, at)))
        ? 'other'
        : 'noun';
    if (verbs.has(number)) return 'verb';
    if (counted.has(number)) return 'other';
    // `故障コード CA559`
    if (text.charCodeAt(startOf(scan, at)) > 0x2e80)
      return namesCodes.test(text.slice(Math.max(from, endOf(scan, at) - 8), endOf(scan, at)))
        ? 'noun'
        : undefined;
    if (joints.has(number)) continue;
    // `serial 341022`, `unit 4417`
    if (at === word - 1 && ((scan.bits[at] ?? 0) & may.label) !== 0) {
      const field = labelAt(scan, at, startOf(scan, word))?.label.field;
      if (field !== undefined && !ofFaults.has(field)) return 'other';
    }
    return undefined;
  }
  return undefined;
}

/** `gate code 4471`. */
const ofDoors =
  /(?<!\p{L})(?:gate|door|access|lock|zip|postal|area|entry|key|qr|bar|promo|discount|dress|building|pin|tor|tür|zugangs|portail|porte|portón|cancello|poort|grind)[\s-]$/iu;
const ofFaults = new Set<string>([
  'fault',
  'code',
  'description',
  'severity',
  'lamp',
  'status',
  'time',
  'clock',
]);
const namesCodes = /(?:コード|故障|エラー|代码|故障码|报警|코드|고장)$/u;
const leadGap = /^(?:\s{0,2}|\n\s{0,4}|\s?[:=]\s{0,2}|:?\s?["“„«'‘(]|['’]|-)$/;

/** Whether a fault's own words follow: a part and what is wrong with it right after a comma or a space, or words in quotation marks. */
function followedBy({ text, scan }: Source, end: number, to: number): Follows {
  const lead = /^["”»」]?(?:\s?[,:–—(|/-]{1,2}\s?|\s|(?=「))["“„«(「『]?(?=[\p{L}\d])/u.exec(
    text.slice(end, Math.min(to, end + 8)),
  );
  if (!lead) return undefined;
  if (/["“„«「『]$/.test(lead[0])) return 'title';
  const at = end + lead[0].length;
  const bits = scan.bits[firstWordFrom(scan, at)] ?? 0;
  if ((bits & may.part) === 0 && ((bits & may.machineType) !== 0 || brandAt(text, at))) return undefined;
  const reach = Math.min(to, at + 60);
  const stop = text.slice(at, reach).search(/[;.!?\n](?:\s|$)|\s[-–—|]\s|\)/);
  const until = stop < 0 ? reach : at + stop;
  if (hasBits(scan, at, until, may.part) || namesPart(text, at, until)) return 'title';
  return hasBits(scan, at, Math.min(until, at + 40), may.trouble | may.severity) ? 'trouble' : undefined;
}

/** True for parts as other languages write them into one word: `Kühlmitteltemperatursensor`, `hydrauloljetryck`. */
export function namesPart(text: string, from: number, to: number): boolean {
  return partWithin.test(text.slice(from, to));
}

const partWithin =
  /druck|drehzahl|temp[eé]rat|ventil|pump|pomp|filt[er]|sensor|geber|batteri|spannung|motor|kupplung|getrieb|brems|steuer|lenk|kühl|hydr|hidr|idraul|pressi|capteur|sonde|soupape|vanne|tension|huile|moteur|presi[oó]n|bomba|v[aá]lvul|valvol|tensi[oó]n|tensão|pressão|aceite|combust|refrig|óleo|\bolio|druk|klep|spanning|koel|tryck|kylv|givare|olj|trykk|tryk\b|føler|kjøl|køle|paine|lämpö|anturi|jarru|jäähdy|ciśn|czujnik|olej|chłodz|paliw|tlak|teplot|snímač|basın|sıcakl|sensör|yakıt|turbo|inje[ck]|inyec|solenoid|komm?unika|comunica|압|온도|圧|温|油|压|センサ|传感|센서/iu;

/** `CA144 gemeldet, Kühlmittel…`, `524037.05 off the monitor (…)`: what only ends the clause. */
function afterDone(text: string, end: number, to: number): number {
  const done = clauseEnd.exec(text.slice(end, Math.min(to, end + 44)));
  return end + (done?.[0].length ?? 0);
}

const clauseEnd =
  /^(?:["”»」]?\s?(?:が|の|を|가|이|를)?\s?(?:出(?:ました|た|て)|発生|表示|点灯|발생|떴|표시|경고|报警|報警|出現|出现)|["”»]?\s(?:gemeldet|angezeigt|ausgelöst|gebracht|geworfen|aufgetreten|gemeld|getoond|gegeven|(?:is |are |was |now )?(?:on|off|to|in) (?:the|its|his|her|my|your) (?:display|dash|dashboard|screen|monitor|panel|tablet|cluster)|(?:came|come|comes|popped|showed|shows|pops) (?:up|on)|(?:im|auf dem) (?:display|monitor)|(?:sur|à) l['’]écran|en (?:la )?pantalla|sul (?:display|monitor)|na tela|no painel|op het (?:scherm|display)|(?:i|på) (?:displayen|skärmen|skjermen|displayet|skærmen)|näytöllä|na wyświetlaczu|na displeji|up|again)(?![\p{L}\p{N}]))/iu;

const verbs = numbersOf(showingVerbs);
const nouns = numbersOf(codeNouns);
const joints = numbersOf(joiningWords);
const counted = numbersOf(countedNouns);

function numbersOf(words: string): ReadonlySet<number> {
  return new Set(
    words
      .split(/\s+/)
      .map(numberOf)
      .filter((number) => number >= 0),
  );
}
