import { digit, letter } from '../reading/letters.ts';
import { lineStart } from './line-edges.ts';
import type { Source } from './marks.ts';
import { isOfAllMessages, isTicketPriority } from './message-numbers.ts';
import { endOf, firstWordFrom, hasBits, type Scan, startOf } from './scan.ts';
import { namesPart } from './told-codes.ts';
import { noGrade } from './told-severities.ts';
import {
  isColour,
  isExtent,
  isExtentOfQuantity,
  isOfFailureMode,
  isRated,
  isSaidWith,
  isSeverityAlone,
  mayBeMeasure,
  namesMessage,
} from './values/severity-words.ts';
import { may, numbersOf } from './vocabulary.ts';

/*
 * What was learnt to be a severity may be a word that only looks like one: of the words around it more is known than was learnt.
 */

/**
 * True for a word that says how high or low a part's measure is (`Gear oil pressure low`), whom somebody greets (`Hoi Bas`), which
 * lamp is off (`"stop": false`), how urgent a ticket is, what is said of all messages (`Legend: RED = stop`), or a piece of a name
 * or of an address of the web.
 */
export function isNoSeverity(source: Source, start: number, end: number): boolean {
  const { text } = source;
  if (isOff.test(text.slice(end, end + 24)) || isTicketPriority(text, start) || isOfAllMessages(text, start))
    return true;
  if (isMeasure(source, start, end) || isPiece(source, start, end)) return true;
  return greets.test(text.slice(Math.max(0, start - 24), start));
}

function isMeasure({ text, scan }: Source, start: number, end: number): boolean {
  const word = firstWordFrom(scan, start);
  if (startOf(scan, word) !== start || endOf(scan, word) !== end || !mayBeMeasure(scan, word)) return false;
  if (isExtentOfQuantity(scan, word) || isOfFailureMode(scan, word)) return true;
  const from = lineStart(text, start + 1);
  if (isRated(scan, word, from, text.length)) return false;
  const isPart = (other: number) =>
    ((scan.bits[other] ?? 0) & may.part) !== 0 || namesPart(text, startOf(scan, other), endOf(scan, other));
  const before = word > 0 ? text.slice(endOf(scan, word - 1), start) : '';
  // `Fuel: Low`, too.
  if (
    (before === ' ' || (before === ': ' && isExtent(scan, word) && !isSaidWith(scan, word - 1))) &&
    isPart(word - 1)
  )
    return true;
  // `oil pressure very low`, `DEF tank is low`, `rail pressure reads too low`
  const measured = overDegree(scan, word, from);
  if (
    isExtent(scan, word) &&
    measured < word - 1 &&
    measured >= 0 &&
    (isPart(measured) || isOther(scan, measured))
  )
    return true;
  // `Description: Oil pressure, low`
  if (
    before === ', ' &&
    ofDescription.test(text.slice(from, start)) &&
    ofMeasure.test(text.slice(from, start))
  )
    return true;
  const isBesides = word + 1 < scan.count && text.slice(end, startOf(scan, word + 1)) === ' ';
  if (isBesides && isPart(word + 1)) return true;
  // `Boost low`, `Low idle`: of whatever no list of parts has.
  if (!isExtent(scan, word) || isCapitals(text, start, end)) return false;
  // `PRV open High`: with a capital apart from what stands before it.
  const isApart =
    /^\p{Lu}/u.test(text.charAt(start)) && /^\p{Ll}/u.test(text.charAt(startOf(scan, word - 1)));
  return (
    (before === ' ' && !isApart && isOther(scan, word - 1)) ||
    (isBesides && isOther(scan, word + 1) && /\p{Ll}/u.test(text.charAt(end + 1)))
  );
}

/** The word before those that say only that something is so, or how much: `level` of `level is very low`; -1 for none on the line. */
function overDegree({ text, words, starts, ends }: Scan, word: number, from: number): number {
  let at = word - 1;
  for (; at >= 0 && at >= word - 4 && (starts[at] ?? 0) >= from; at -= 1) {
    if (text.slice(ends[at] ?? 0, starts[at + 1] ?? 0) !== ' ') return -1;
    if (!degrees.has(words[at] ?? -1)) return at;
  }
  return -1;
}

const degrees = numbersOf(
  'very too quite rather really so super extremely is was are were getting gets got reads reading running runs went going gone dropped dropping stays staying still now shows showing seems looks sehr zu ist très trop est muy demasiado está molto troppo è muito erg te mycket för är',
);
/** Labels of what a fault's words are told behind. */
const ofDescription =
  /^[>*•\s-]{0,8}(?:fault |code |error |alarm )?(?:desc(?:ription)?|details?|text|meaning)\.?\s?[:=]/i;
/** What is measured, before a comma. */
const ofMeasure = /(?:pressure|temp|temperature|level|voltage|speed|flow|press\.?), $/i;

/** A word that neither says nor rates nor names a severity. */
function isOther(scan: Scan, word: number): boolean {
  return (
    ((scan.shapes[word] ?? 0) & (letter | digit)) === letter &&
    ((scan.bits[word] ?? 0) & (may.severity | may.verb)) === 0 &&
    !isSaidWith(scan, word) &&
    !besidesGrade.test(scan.text.slice(startOf(scan, word), endOf(scan, word)))
  );
}

/** `files it under high`, `reads low` */
const besidesGrade =
  /^(?:need|under|into|than|op|auf|på|en|à|in|on|at|sur|na|su|em|reads?|shows?|says?|nur|only|just|very|too|quite|rather|impact|danger|threat|importance|status|state|rank|grade|it|this|that)$/i;

function isCapitals(text: string, start: number, end: number): boolean {
  return /^\p{Lu}+$/u.test(text.slice(start, end));
}

/** `High Street depot`, `Major's Farm`, `Major accounts team`, `info@…`, `E-stop: released`, `Warning: do not operate …`. */
function isPiece({ text, scan }: Source, start: number, end: number): boolean {
  const after = text.slice(end, end + 60);
  if (/^(?:['’]s\s|@[\w-]{1,40}\.|\.\p{L}{2}|:?\s(?:www\.|https?:|\S{1,40}@))/u.test(after)) return true;
  const before = text.slice(Math.max(0, lineStart(text, start + 1), start - 48), start);
  // `Work mode: High`
  if (/[:=] {0,3}$/.test(before) && noGrade.test(before)) return true;
  // `"info": "Soot load too big"`: the name of a field.
  if (/^["']\s?:\s?["']/.test(after) && /["']$/.test(before)) return true;
  if (isOfEnumName({ text, scan }, start, end)) return true;
  const word = firstWordFrom(scan, start);
  if (startOf(scan, word) !== start || isCapitals(text, start, end)) return false;
  if (stopsBy.test(after) && isStop.test(text.slice(start, end))) return true;
  if (placesToStop.test(before) && isStop.test(text.slice(start, end))) return true;
  if (isOfThing(scan, word, after)) return true;
  if (isStop.test(text.slice(start, end))) return /-$/.test(before) || statedAfter.test(after);
  if (namesMessage(scan, word) && isHeading(text, start, end)) return true;
  const begins = /^[>*•\s-]{0,8}$/.test(before);
  // `Caution: hot surfaces.`
  if (begins && namesMessage(scan, word) && /^:\s/.test(after))
    return (
      isWarned.test(after) ||
      (!/\d/.test(lineOf(after)) &&
        !hasBits(
          scan,
          end,
          end + lineOf(after).length,
          may.part | may.trouble | may.brand | may.machineType | may.kind,
        ))
    );
  // `… Lowell MA. Caution: dog on site`
  if (/[\p{L}\d)][.!]\s$/u.test(before) && namesMessage(scan, word) && /^:\s\p{L}/u.test(after))
    return (
      !/\d/.test(lineOf(after)) &&
      !ofMachine.test(after) &&
      !hasBits(scan, end, end + lineOf(after).length, may.part | may.trouble | may.brand)
    );
  if (isNameOfStreet({ text, scan }, word, before, after) || isLookOfMachine(scan, word, after)) return true;
  const next = word + 1;
  if (next >= scan.count || after[0] !== ' ' || startOf(scan, next) !== end + 1) return false;
  if (((scan.bits[next] ?? 0) & ofFault) !== 0 || !isOther(scan, next)) return false;
  const isName = /^\p{Lu}\p{Ll}/u.test(text.slice(start, start + 2)) && /^ \p{Lu}\p{Ll}/u.test(after);
  return (
    isName ||
    (begins &&
      !isColour(scan, word) &&
      /^ \p{Ll}/u.test(after) &&
      !/^(?: \p{Ll}{1,16}){1,3} (?:fault|alarm|alert)/u.test(after))
  );
}

/** `OIL_PRESSURE_LOW`, `warning_hyd_oil`: a word of a name that programs give, unless all of it is a grade (`HIGH_PRIORITY`). */
function isOfEnumName({ text, scan }: Pick<Source, 'text' | 'scan'>, start: number, end: number): boolean {
  if (text[start - 1] !== '_' && text[end] !== '_') return false;
  const from =
    start - (wordsBefore.exec(text.slice(Math.max(0, start - longestName), start))?.[0].length ?? 0);
  const to = end + (wordsAfter.exec(text.slice(end, end + longestName))?.[0].length ?? 0);
  return from + to !== start + end && !isSeverityAlone(scan, from, to);
}

const longestName = 48;
const wordsBefore = /(?:[\p{L}\d]{1,24}_){1,6}$/u;
const wordsAfter = /^(?:_[\p{L}\d]{1,24}){1,6}/u;

/** `Red gate`, `severe weather`, `urgent care`: said of what stands around a machine, and not of a fault. */
function isOfThing(scan: Scan, word: number, after: string): boolean {
  return aroundSite.test(after) || (isColour(scan, word) && ofColour.test(after));
}

const aroundSite =
  /^(?: |-)(?:weather|storms?|thunderstorms?|winds?|rain|snow|flood(?:s|ing)?|roads?|roadworks?|road ?works?|traffic|construction|highway|street|lane|bridge|accidents?|detours?|delays?|closures?|intersection|hospital|care|duty|gates?|building|house|road closure)(?![\p{L}-])/iu;
const ofColour =
  /^ (?:(?:brick|steel|metal|big|old|roll-?up|painted) )?(?:gates?|building|house|barn|shed|garage|doors?|fence|roof|walls?|brick|bricks|containers?|trailers?|trucks?|pickups?|vans?|cars?|signs?|flags?|tents?|awning|paint|tape|cones?|hats?|vests?|shirts?|machines?|excavators?|diggers?|loaders?|cranes?|dozers?|tractors?|forklifts?|lifts?|cab|bucket|boom)(?![\p{L}-])(?! (?:lights?|lamps?|led|alarm|alert|code|fault|sensor|warning|symbol|icon))/iu;
/** `stop by the office`, `a stop sign` */
const stopsBy =
  /^ (?:by|sign|signs|street|over at|off at|in at)(?!\p{L})(?! (?:itself|the (?:engine|machine)))/iu;
/** `the bus stop`, `Petro truck stop` */
const placesToStop = /(?:^|[\s,.(])(?:bus|truck|tram|rest|train|gas|fuel|coffee|lunch)[ -]$/iu;

/** `yellow mini Yanmar ViO55`, `the red Genie lift`: what a machine looks like. */
function isLookOfMachine(scan: Scan, word: number, after: string): boolean {
  const next = beforeMachine.exec(after)?.[0];
  if (next === undefined || !isColour(scan, word)) return false;
  const end = endOf(scan, word);
  return hasBits(scan, end, end + next.length, may.brand | may.machineType);
}

const beforeMachine =
  /^ (?![^\n.;]{0,40}(?:lamp|light|warn|alarm|alert|fault|code|level))(?:\p{L}{3,12} )?\p{L}{3,14}(?!\p{L})/iu;

/** `High Street`, `Höga gatan 3`, `rue Haute`, `C/ Alta 4` */
function isNameOfStreet(
  { text, scan }: Pick<Source, 'text' | 'scan'>,
  word: number,
  before: string,
  after: string,
): boolean {
  if (!/^\p{Lu}/u.test(text.charAt(startOf(scan, word)))) return false;
  const isStreet = (other: number) => ((scan.bits[other] ?? 0) & may.street) !== 0;
  if (/(?<!\p{L})C(?:\.|\/|\/ |\. )$/u.test(before) && /^ \d/.test(after)) return true;
  if (word > 0 && isStreet(word - 1) && text.slice(endOf(scan, word - 1), startOf(scan, word)) === ' ')
    return /^,? \d/.test(after);
  return isStreet(word + 1) && /^ (?:\p{Lu}\p{Ll}|\p{Ll}{2,12} \d)/u.test(after);
}

/** `Machine      Code      Caution`: a column's heading, among others that have no figures. */
function isHeading(text: string, start: number, end: number): boolean {
  if (!/^(?:$|\n|\t| {2}|\s?\|)/.test(text.slice(end, end + 2))) return false;
  const from = lineStart(text, start);
  const line = text.slice(Math.max(from, start - 120), end) + lineOf(text.slice(end, end + 120));
  return !/\d/.test(line) && (line.match(/\S(?:\t| {2,}| ?\| ?)(?=\S)/g)?.length ?? 0) >= 2;
}

function lineOf(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

const ofFault = may.part | may.trouble | may.brand | may.machineType | may.kind | may.month;
const ofMachine = /(?<!\p{L})(?:machine|unit|engine|motor|equipment)(?!\p{L})/iu;
const isWarned = /^:\s(?:do not|don['’]t|never|always|please|keep)(?!\p{L})/iu;
const isStop = /^(?:stop|shut-?down)$/i;
const statedAfter =
  /^(?: \p{L}{3,12})?\s?[:=]\s?(?:enabled|disabled|released|none|no|yes|normal|ok|armed|active|inactive|n\/a)(?!\p{L})/iu;
const isOff = /^(?: ?(?:lamp|light))?["']?\s?[:=]\s?["']?(?:false|off|0)(?![\d.])/i;

const greets =
  /(?:^|[\n>“"(:])\s{0,3}(?:hi|hello|hey|dear|morning|hoi|hallo|dag|beste|ha|liebe[rs]?|moin|servus|guten (?:tag|morgen)|goede(?:morgen|middag|navond)|bonjour|salut|cher|hola|buen(?:os)? d[ií]as?|estimad[oa]|ciao|gentile|buongiorno|ol[áa]|bom dia|prezad[oa]|hej|hei|tjena|cześć|dzień dobry|ahoj|dobrý den|merhaba|gr|groet(?:en|jes)?|mvg|vg|lg|regards|thanks|cheers|gruß|grüße|saludos|saluti|hilsen|hälsningar)[ ,]{1,2}$/iu;
