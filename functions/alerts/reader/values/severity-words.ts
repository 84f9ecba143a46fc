import type { Severity } from '#schema/severity.ts';
import { letter } from '../../reading/letters.ts';
import type { ValueClaim } from '../claims.ts';
import { lineStart } from '../line-edges.ts';
import { endOf, firstWordFrom, hasBits, type Scan, startOf } from '../scan.ts';
import { may, numberOf, numbersOf } from '../vocabulary.ts';
import {
  denyingWords,
  extentWords,
  gradedWords,
  gradeWords,
  informingWords,
  lampWords,
  lampWordsBeside,
  lesseningWords,
  levelWords,
  linkWords,
  measureWords,
  messageNouns,
  messageWords,
  moderatingWords,
  plainWords,
  ratingWords,
  severityNouns,
  stoppedNouns,
  stopsAfter,
  wordsForAs,
} from '../words/severities.ts';

/** A severity that a text states in words, and where. */
export interface FoundSeverity {
  readonly severity: Severity;
  readonly start: number;
  readonly end: number;
}

export function severityClaim({ severity, start, end }: FoundSeverity, confidence: number): ValueClaim {
  return { field: 'severity', value: severity, start, end, confidence };
}

/**
 * The severity that a labelled value states: its first plain word, before words that also name a message, before the first
 * lamp or colour. Numbers alone state none.
 */
export function severityIn(scan: Scan, from: number, to: number): FoundSeverity | undefined {
  let lamp: FoundSeverity | undefined;
  let message: FoundSeverity | undefined;
  for (let word = firstWordFrom(scan, from); word < scan.count && endOf(scan, word) <= to; word += 1) {
    if (((scan.bits[word] ?? 0) & may.severity) === 0) continue;
    const number = scan.words[word] ?? -1;
    const said = plainOf.get(number);
    const plain = said === 'critical' && isRightAfter(scan, moderating, word) ? 'medium' : said;
    const colour = plain ? undefined : lampOf.get(number);
    // `ernst: middel`, `urgence : faible`: what is graded, and its grade.
    if (gradedNouns.has(number) && isGradedBehind(scan, word, to)) continue;
    // `red, not a stop`
    if ((!plain && (!colour || lamp)) || isDenied(scan, word) || isOfQuantity(scan, word)) continue;
    const place = { start: startOf(scan, word), end: endOf(scan, word) };
    // `MIL off, RSL on, AWL off`
    if (colour && lampOff.test(scan.text.slice(place.end, place.end + 16))) continue;
    if (colour) lamp = { severity: colour, ...place };
    else if (plain && !messages.has(number)) return { severity: plain, ...place };
    else if (plain) message ??= { severity: plain, ...place };
  }
  return lamp && message && lamp.severity === 'high' ? lamp : (message ?? lamp);
}

function isGradedBehind(scan: Scan, word: number, to: number): boolean {
  const next = word + 1;
  return (
    next < scan.count &&
    endOf(scan, next) <= to &&
    ((scan.bits[next] ?? 0) & may.severity) !== 0 &&
    /^\s?[:=]\s{0,2}$/.test(scan.text.slice(endOf(scan, word), startOf(scan, next)))
  );
}

/** A severity that stands before a fault (`[ORANGE] 3363-F04 …`, `Critical - Engine overspeed`), and where the fault begins. */
export function severityBefore(
  scan: Scan,
  at: number,
  to: number,
): (FoundSeverity & { readonly next: number }) | undefined {
  const { text } = scan;
  const window = text.slice(at, Math.min(to, at + 40));
  const lead =
    /^[[(<【]\s?(\p{L}[\p{L} /!-]{1,24}?)\s?[\])>】]\s?(?:[-–—:|]\s)?\s?(?=\S)/u.exec(window) ??
    /^(\p{L}{3,15}(?: \p{L}{3,12})?)\s{0,2}(?:[-–—|/!]\s|:\s{1,2})(?=\S)/u.exec(window) ??
    /^(\p{L}{3,15})\s{1,4}(?=(?:SPN|MID|[A-Z]{2,4} (?=\d{2,6}\.\d)|[A-Z]{0,3}[-:.]?\d)[\dA-Z .:-]{1,12})/u.exec(
      window,
    ) ??
    // `WARNING    OSFC 30  Platform up switch stuck`
    /^(\p{L}{3,15})\s{2,4}(?=[A-Z]{2,5}[- ]\d{2,6}\s{2})/u.exec(window);
  if (!lead?.[1] || !hasBits(scan, at, at + lead[0].length, may.severity)) return undefined;
  const start = at + lead[0].indexOf(lead[1]);
  const end = start + lead[1].length;
  if (!isSeverityAlone(scan, start, end)) return undefined;
  const found = severityIn(scan, start, end);
  return found && { ...found, next: at + lead[0].length };
}

/** True where a stretch is a severity and nothing else: `High`, `high severity`, `(Medium)`, `Level: critical`. */
export function isSeverityAlone(scan: Scan, from: number, to: number): boolean {
  let stated = false;
  let object = false;
  let count = 0;
  for (let word = firstWordFrom(scan, from); word < scan.count && startOf(scan, word) < to; word += 1) {
    if (((scan.shapes[word] ?? 0) & letter) === 0) continue;
    if (endOf(scan, word) > to) return false;
    count += 1;
    const number = scan.words[word] ?? -1;
    if (((scan.bits[word] ?? 0) & may.severity) !== 0) {
      if (object && !stopping.has(number)) return false;
      if (isOfQuantity(scan, word)) return false;
      if (isOfFailureMode(scan, word)) return false;
      // `Grave-2`: what an owner calls a digger.
      if (/^-\d/.test(scan.text.slice(endOf(scan, word), endOf(scan, word) + 2))) return false;
      stated = true;
    } else if (!nouns.has(number)) {
      if (!stopped.has(number) || (!stated && count > 1)) return false;
      object ||= !stated;
    }
  }
  return stated && count <= 4;
}

/** `Engine Oil Pressure : Low - most severe`, `DEF tank level: low`: how high or low what is measured stands, and not how bad that is. */
function isOfQuantity(scan: Scan, word: number): boolean {
  if (word < 2 || !extents.has(scan.words[word] ?? -1)) return false;
  const { text } = scan;
  if (!quantityMark.test(text.slice(endOf(scan, word - 1), startOf(scan, word)))) return false;
  if (!quantity.test(text.slice(startOf(scan, word - 1), endOf(scan, word - 1)))) return false;
  // `M1501 - hyd temp - Low`: what stands behind a code and its text, but `100-1 - Engine Oil Pressure - Low - most severe`.
  const from = lineStart(text, startOf(scan, word) + 1);
  if (
    text[startOf(scan, word) - 2] === '-' &&
    text.slice(from, startOf(scan, word) - 3).includes(' - ') &&
    !/^(?:,| -| \() ?(?:most|least|moderate)/.test(text.slice(endOf(scan, word), endOf(scan, word) + 12))
  )
    return false;
  // `Alert level: high` is one of alerts.
  if (!/^\.? $/.test(text.slice(endOf(scan, word - 2), startOf(scan, word - 1)))) return false;
  // `Low oil pressure - HIGH`: how low it is has been said.
  for (let at = word - 2; at >= 0 && at >= word - 4; at -= 1)
    if (extents.has(scan.words[at] ?? -1)) return false;
  if (((scan.bits[word - 2] ?? 0) & may.part) !== 0) return true;
  // `Hydraulic oil pressure: low`, but what ends the line above (`Oil pressure` over `Severity level: High`) is told of something else.
  return (
    ((scan.bits[word - 3] ?? 0) & may.part) !== 0 &&
    !text.slice(endOf(scan, word - 3), startOf(scan, word - 2)).includes('\n')
  );
}

/**
 * `Engine oil pressure, low`, `Coolant level (low)`: how high or low what is measured stands, where a description goes on. What
 * has its measure already (`Low oil pressure, high`), is of a message (`Alert level, high`) or stands in a row of like marks
 * (`1501 | Oil pressure | Low | …`) is graded.
 */
export function isExtentOfQuantity(scan: Scan, word: number): boolean {
  if (word < 2 || !isExtent(scan, word)) return false;
  const { text } = scan;
  const [at, last] = [startOf(scan, word), endOf(scan, word - 1)];
  const mark = setApart.exec(text.slice(last, at))?.[0].trim();
  if (mark === undefined || !quantity.test(text.slice(startOf(scan, word - 1), last))) return false;
  const from = lineStart(text, at);
  // `hydraulic pressure (high); E7.03 …`, `intake temp, high - 3120 hrs`: in a list of parts, one of which is the grade.
  if (goesOnInParts.test(text.slice(endOf(scan, word), endOf(scan, word) + 4))) return false;
  if (/[([]/.test(mark) && isGradedBeside(text, at)) return false;
  if (isStripMark.test(mark) && text.slice(from, last).includes(` ${mark} `)) return false;
  const first = Math.max(0, word - 4);
  let isOfPart = !ofAnything.test(text.slice(startOf(scan, word - 1), last));
  for (let before = word - 2; before >= first && startOf(scan, before) >= from; before -= 1) {
    if (before < word - 2 && text.slice(endOf(scan, before), startOf(scan, before + 1)) !== ' ') break;
    const number = scan.words[before] ?? -1;
    // `abnormal pilot pressure, high`: what is wrong has been said.
    if (extents.has(number) || ((scan.bits[before] ?? 0) & may.trouble) !== 0) return false;
    if (/norma?l/i.test(text.slice(startOf(scan, before), endOf(scan, before)))) return false;
    // `overspeed at 2450 rpm (High)`
    if (before === word - 2 && ((scan.shapes[before] ?? 0) & letter) === 0) return false;
    if (before === word - 2 && (alertNouns.has(number) || gradedNouns.has(number))) return false;
    isOfPart ||= ((scan.bits[before] ?? 0) & may.part) !== 0;
  }
  return isOfPart;
}

/** `Soot (Low)` beside `Rail pressure (High)`: where another fault has its grade in brackets, so has this one. */
function isGradedBeside(text: string, at: number): boolean {
  const from = Math.max(0, at - farBeside);
  for (const { 1: word = '' } of text.slice(from, at + farBeside).matchAll(gradeInBrackets))
    if (!quantity.test(word)) return true;
  return false;
}

const farBeside = 200;
const gradeInBrackets =
  /([\p{L}\d]{2,20})\s?[([](?:low|medium|high|critical|warning|caution|severe|info|minor|major)[)\]]/giu;

/** `level`: of a liquid, but of an alert as well. */
const ofAnything = /^(?:level|stand|niveau|nivel|nível|livello|nivå)$/i;
const setApart = /^(?:,\s|\s?[([]|\s[-–—/|]\s)$/;
const goesOnInParts = /^[)\]]?(?:\s?[,|·•]\s|\s[-–—/]\s|[)\]]\s?;)/;
const isStripMark = /^[-–—/|]$/;

/** `High - least severe`: SAE J1939's words for a failure mode. */
export function isOfFailureMode(scan: Scan, word: number): boolean {
  const end = endOf(scan, word);
  return isExtent(scan, word) && ofMode.test(scan.text.slice(end, end + 20));
}

const ofMode = /^\s?[,;–-]?\s?(?:most|moderately|least) severe/i;

const lampOff = /^(?: lamp| light)?\s?[:=]?\s?["']?(?:off|out|0|false)(?![\p{L}\d])/iu;
const quantityMark = /^\s?(?:[:–—]|-(?=\s))\s{0,2}["“]?$/;
const quantity =
  /(?:pressure|temperature|temp|level|voltage|rpm|druck|temperatur|spannung|drehzahl|stand|pression|température|niveau|tension|presión|temperatura|nivel|voltaje|tensión|pressão|nível|tensão|pressione|livello|tensione|druk|temperatuur|spanning|tryck|nivå|spänning|trykk|spenning|tryk|spænding)$/iu;

/** `changed from Low to High`, `raised to urgent`: what a severity was before it. */
export const changedTo =
  /^(?:(?:was|has been|is) )?(?:changed|raised|upgraded|escalated|increased|lowered|downgraded|reduced|updated)\s(?:from\s["“']?\p{L}{3,12}["”']?\s)?to\s["“']?(?=\p{L})|^\p{L}{3,12}\s?(?:→|->|=>|»)\s?(?=\p{L})/iu;

/** `[ ] low [x] medium [ ] high`: the box that is ticked. */
export const tickedBox = /(?:\[\s?[xX✓✔•*]\s?\]|\(\s?[xX✓✔•*]\s?\)|[☑☒✅◉●🔘])\s{0,2}(?=\p{L})/u;

/** `no warning`, `not critical`, `not a stop`; `ALARM INFORMATION` is a heading's. */
function isDenied(scan: Scan, word: number): boolean {
  if (isRightAfter(scan, lessening, word) || isOfCalls(scan, word) || isOfLog(scan, word)) return true;
  if (
    word > 0 &&
    informing.has(scan.words[word] ?? -1) &&
    isBeside(scan, word - 1, word, 0, scan.text.length)
  )
    return true;
  for (let at = word - 1; at >= 0 && at >= word - 3; at -= 1) {
    // Behind the end of a line or of a cell (`Fleet No` over `High`) something else begins.
    if (!besideDenier.test(scan.text.slice(endOf(scan, at), startOf(scan, at + 1)))) return false;
    const number = scan.words[at] ?? -1;
    if (deniers.has(number)) return true;
    if (!links.has(number)) return false;
  }
  return false;
}

function isRightAfter(scan: Scan, words: ReadonlySet<number>, word: number): boolean {
  return (
    word > 0 &&
    words.has(scan.words[word - 1] ?? -1) &&
    /^[ -]$/.test(scan.text.slice(endOf(scan, word - 1), startOf(scan, word)))
  );
}

/** `24/7 Emergency Service`, `In case of emergency call …`: whom to call, whatever the fault. */
function isOfCalls({ text, starts, ends }: Scan, word: number): boolean {
  const [start, end] = [starts[word] ?? 0, ends[word] ?? 0];
  return (
    (/^(?:emerg|urgen|notfall)/i.test(text.slice(start, end)) && helpAfter.test(text.slice(end, end + 24))) ||
    inCaseOf.test(text.slice(Math.max(0, start - 20), start))
  );
}

/** `2026-05-05 10:00:00 [INFO] EX-21 …`: how much a log makes of its own line. */
function isOfLog(scan: Scan, word: number): boolean {
  const [start, end] = [startOf(scan, word), endOf(scan, word)];
  if (scan.text.slice(start, end) !== 'INFO') return false;
  const line = lineStart(scan.text, start);
  return start - line < longestStamp && stampOfLog.test(scan.text.slice(line, start));
}

const longestStamp = 40;
const stampOfLog =
  /^\W{0,3}\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?[\])]?\s{1,3}(?:[[(]|\|\s)?$/;

const helpAfter =
  /^ (?:(?:road|break|repair|field|phone|call) ?(?:side|down)? )?(?:services?|contacts?|calls?|numbers?|(?:hot)?line|phone|assistance|response|support|repairs?|breakdown|roadside|exit)(?!\p{L})/iu;
const inCaseOf =
  /(?<!\p{L})(?:in case of(?: an)?|en cas d['’]|en caso de|in caso di|em caso de|in geval van|vid|ved|im) ?$/iu;

const besideDenier = /^[^\n\t|;,]$/;

/**
 * True where what stands around a severity word says that it is one: `rated high`, `Severity of this event is High`,
 * `the monitor calls that one moderate`, `O nível do alerta é moderado`, `als hoch eingestuft`, `Düşük öncelikli uyarı`.
 */
export function isRated(scan: Scan, word: number, from: number, to: number): boolean {
  const { text } = scan;
  const after = word + 1;
  if (after < scan.count && startOf(scan, after) < to) {
    const gap = text.slice(endOf(scan, word), startOf(scan, after));
    // `rated high pressure`
    if (gap === ' ' && ((scan.bits[after] ?? 0) & may.part) !== 0 && !levels.has(scan.words[after] ?? -1))
      return false;
  }
  if (word > 0 && text.charCodeAt(endOf(scan, word - 1) - 1) > 0x2e80) {
    const before = text.slice(Math.max(from, startOf(scan, word) - 12), startOf(scan, word));
    if (gradeBefore.test(before)) return true;
  }
  let ofMessage = false;
  for (let at = word - 1; at >= 0 && at >= word - 7 && startOf(scan, at) >= from; at -= 1) {
    const gap = text.slice(endOf(scan, at), startOf(scan, at + 1));
    if (gap !== ' ' && !betweenRating.test(gap)) break;
    const number = scan.words[at] ?? -1;
    if (ratings.has(number)) return true;
    if (levels.has(number) && (ofMessage || /["“„'«‘]/.test(gap))) return true;
    if (alertNouns.has(number)) ofMessage = true;
    else if (!links.has(number)) break;
  }
  const isGrade = grades.has(scan.words[word] ?? -1);
  // `e lo dà come grave`, `als kritisch`
  if (isGrade && word > 0 && asWords.has(scan.words[word - 1] ?? -1) && startOf(scan, word - 1) >= from)
    return true;
  if (isGrade && word > 0 && isBeside(scan, word - 1, word, from, to)) return true;
  for (let at = after; at < scan.count && at <= word + 4 && startOf(scan, at) < to; at += 1) {
    const gap = text.slice(endOf(scan, at - 1), startOf(scan, at));
    if (gap.length !== 1 || !/[ -]/.test(gap)) break;
    const number = scan.words[at] ?? -1;
    if (isGrade && at === after && alertNouns.has(number)) return true;
    // `ниско ниво на масло`: a part's level.
    if (ratings.has(number))
      return at > after || !levelOfPart.test(text.slice(endOf(scan, at), endOf(scan, at) + 5));
    if (!links.has(number) && !alertNouns.has(number) && !levels.has(number)) break;
  }
  return false;
}

/** `red lamp but no stop`, `amber light`, at the beginning of what says it. */
export function isLitLamp(scan: Scan, word: number, from: number): boolean {
  return (
    lampOf.has(scan.words[word] ?? -1) &&
    startOf(scan, word) - from < 14 &&
    lampNouns.has(scan.words[word + 1] ?? -1) &&
    startOf(scan, word + 1) - endOf(scan, word) === 1
  );
}

/** `Warnung`, `警告`: a word that names a message by how bad it is. */
export function namesMessage(scan: Scan, word: number): boolean {
  return messages.has(scan.words[word] ?? -1);
}

/** `high`, `bas`, `niedrig`: said of a part's level as well, and `stop` of what somebody does. */
export function mayBeMeasure(scan: Scan, word: number): boolean {
  return measures.has(scan.words[word] ?? -1);
}

/** `high`, `low`: how much there is of something. */
export function isExtent(scan: Scan, word: number): boolean {
  return extents.has(scan.words[word] ?? -1);
}

/** `amber`: the colour of a lamp. */
export function isColour(scan: Scan, word: number): boolean {
  return lampOf.has(scan.words[word] ?? -1);
}

/** `critical`, `kritiek`: said of nothing but a message. */
export function isGradeWord(scan: Scan, word: number): boolean {
  return grades.has(scan.words[word] ?? -1);
}

/** `priority`, `lamp`, `alarm`, `is`: what stands beside a severity and names, links or rates it. */
export function isSaidWith(scan: Scan, word: number): boolean {
  const number = scan.words[word] ?? -1;
  return [nouns, stopped, lampNouns, alertNouns, levels, ratings, links].some((words) => words.has(number));
}

/** Whether what a message is called stands right before a severity: `alerta crítica`. */
function isBeside(scan: Scan, noun: number, word: number, from: number, to: number): boolean {
  return (
    startOf(scan, noun) >= from &&
    endOf(scan, word) <= to &&
    startOf(scan, word) - endOf(scan, noun) === 1 &&
    scan.text[endOf(scan, noun)] === ' ' &&
    alertNouns.has(scan.words[noun] ?? -1)
  );
}

/** `緊急度は「高」` */
const gradeBefore =
  /(?:緊急度|重要度|深刻度|危険度|優先度|レベル|级别|等级|程度|优先级|严重性|심각도|등급|중요도|긴급도)(?:は|が|为|是|는|은)?\s?[「『“"：:]?\s?$/u;
const levelOfPart = /^ (?:на|of|de|du|do|da|di|von)\s/;
const betweenRating = /^(?:\n|\s?[:=]\s{0,2}|:?\s?["“„'«‘]|['’])$/;
const gradedNouns = numbersOf(gradedWords);
const lampNouns = numbersOf(lampWordsBeside);
const messages = numbersOf(messageWords);
const grades = numbersOf(gradeWords);
const measures = numbersOf(measureWords);
const extents = numbersOf(extentWords);
const ratings = numbersOf(ratingWords);
const levels = numbersOf(levelWords);
const asWords = numbersOf(wordsForAs);
const alertNouns = numbersOf(messageNouns);
const informing = numbersOf(informingWords);
const links = numbersOf(linkWords);
const deniers = numbersOf(denyingWords);
const lessening = numbersOf(lesseningWords);
const moderating = numbersOf(moderatingWords);
const plainOf = byNumber(plainWords);
const lampOf = byNumber(lampWords);

const nouns = numbersOf(severityNouns);
const stopped = numbersOf(stoppedNouns);
const stopping = numbersOf(stopsAfter);

function byNumber(words: ReadonlyMap<string, Severity>): ReadonlyMap<number, Severity> {
  return new Map([...words].map(([word, severity]) => [numberOf(word), severity]));
}

/**
 * `Cab filter contamination [minor]`, `Oil pressure very low | STOP`: the severity in brackets or behind a bar at the end of a
 * text, and where the bracket opens or the bar stands.
 */
export function severityAtEnd(
  scan: Scan,
  from: number,
  to: number,
): (FoundSeverity & { readonly open: number }) | undefined {
  const last = scan.text[to - 1];
  const bracket = last === ']' ? '[' : last === ')' ? '(' : undefined;
  if (bracket === undefined) return severityBehindBar(scan, from, to);
  const near = Math.max(from, to - 32);
  const open = near + scan.text.slice(near, to).lastIndexOf(bracket);
  if (open <= from || open < near || !isSeverityAlone(scan, open + 1, to - 1)) return undefined;
  if (isExtentOfQuantity(scan, firstWordFrom(scan, open + 1))) return undefined;
  const found = severityIn(scan, open + 1, to - 1);
  return found && { ...found, open };
}

function severityBehindBar(
  scan: Scan,
  from: number,
  to: number,
): (FoundSeverity & { readonly open: number }) | undefined {
  const bar = /\s?\|\s?(?=[^|\s][^|]{1,22}$)/.exec(scan.text.slice(Math.max(from, to - 26), to));
  const at = bar ? Math.max(from, to - 26) + bar.index : from;
  if (!bar || at <= from || !isSeverityAlone(scan, at + bar[0].length, to)) return undefined;
  if (isExtentOfQuantity(scan, firstWordFrom(scan, at + bar[0].length))) return undefined;
  const found = severityIn(scan, at + bar[0].length, to);
  return found && { ...found, open: at };
}
