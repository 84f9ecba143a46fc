import { digit, ideographic } from '../reading/letters.ts';
import { type Claim, claimOf } from './claims.ts';
import { lineEnd, lineStart } from './line-edges.ts';
import type { Line } from './lines.ts';
import type { Source } from './marks.ts';
import { endOf, firstWordFrom, hasWord, type Scan, startOf } from './scan.ts';
import { withZone, zoneAt, zoneIn } from './values/dates.ts';
import { setOfWords, type WordSet } from './vocabulary.ts';
import { allThings, manyTimes, oneTime, otherTimes, timeLinks, timesOrHours } from './words/times.ts';
import { placesWithZone, wordsOfZones } from './words/zones.ts';

/*
 * The zone that a message tells once, of all its times: `All times are UTC`, `Date and time are shown in UTC+08:00`, `Times:
 * local (UTC+2)`, `Alle Zeiten in MESZ`, `сводка за смену (время UTC+7)`. It is looked for at the names of zones alone; the words
 * beside one say whether it is the times' or something else's (`call our desk, 8-5 CST`).
 */

/** The zones that the text tells of its times. */
export function zonesOfTimes({ text, scan }: Source): Claim[] {
  const claims: Claim[] = [];
  let isEastern = false;
  for (let word = 0; word < scan.count && claims.length < mostZones; word += 1) {
    const number = scan.words[word] ?? -1;
    isEastern ||= ((scan.shapes[word] ?? 0) & ideographic) !== 0;
    if (number < 0 || zoneWords[number] !== 1) continue;
    // No word near it that a zone is told by: so are most of the words that are a zone's in another language.
    if (!hasWord(scan, Math.max(0, word - 10), Math.min(scan.count, word + 14), telling)) continue;
    const start = startOf(scan, word);
    if (afterFigure.test(text.slice(Math.max(0, start - 3), start))) continue;
    const zone = zoneNamedAt(text, start, endOf(scan, word));
    if (!zone) continue;
    if (
      !isToldBefore(scan, word, zone.end) &&
      !isToldAfter(scan, zone.end) &&
      !(belongsTo(number, one) && isClause(scan, word, word, zone.end))
    )
      continue;
    claims.push(zoneClaim(zone.name, start, zone.end));
  }
  const eastern = isEastern ? easternZone(text) : undefined;
  return eastern ? [...claims, eastern] : claims;
}

/**
 * The zone that is named once in a message, or again and again: `Fault report for August 17, 2026 (CDT)`, `Zone: EDT`, `received
 * 1:39 PM EST` beside `it stopped at 1:27 PM`. A time that states none is told by the same clock. None where there are two.
 */
export function loneZone({ text, scan }: Source, lines: readonly Line[]): string | undefined {
  let only = zoneOfRegion.exec(text)?.[1];
  for (const line of lines) {
    if (line.role === 'aside') continue;
    for (let word = line.from; word < line.to; word += 1) {
      if (zoneWords[scan.words[word] ?? -1] !== 1) continue;
      const start = startOf(scan, word);
      const zone = zoneAt(text, start);
      if (!zone || !isZoneOfTimes(text, line, start, zone.end)) continue;
      if (only !== undefined && offsetIn(only) !== offsetIn(zone.name)) return undefined;
      only ??= zone.name;
    }
  }
  return only;
}

/** `zona=America/Santiago`: by its name in the tz database. */
const zoneOfRegion =
  /(?:zone|\btz|zona(?: horaria)?|fuseau(?: horaire)?|huso(?: horario)?|zeitzone|fuso)["']?\s?[:=]\s?["']?((?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z][A-Za-z_/]{2,28})/i;

function offsetIn(zone: string): string {
  return withZone('2026-07-01T12:00:00', zone);
}

/** A name of capitals, or an offset, that stands behind figures, in brackets, or behind a word for times or zones. */
function isZoneOfTimes(text: string, line: Line, start: number, end: number): boolean {
  const name = text.slice(start, end);
  if (name !== name.toUpperCase() || /^[-_/]\w/.test(text.slice(end, end + 2))) return false;
  if (/[-_/.@\p{L}]$/u.test(text.slice(line.start, start))) return false;
  // `… | MT 1840`: the letters of a model.
  if (/^[ -]?\d/.test(text.slice(end, end + 2)) && !/\d/.test(name)) return false;
  const before = text.slice(Math.max(line.start, start - 40), start);
  return /^(?:UTC|GMT)./.test(name) ? beforeOffset.test(before) : beforeZone.test(before);
}

const beforeZone =
  /(?:\d{4}(?:\s?[,/|·–-])?|[:.h]\d{2}|\d ?[ap]\.?m\.?)\s{0,2}[([]?$|(?:zone|\btz|fuseau(?: horaire)?|zona(?: horaria)?|zeitzone|tidszon)[\s:=]{1,3}$|\((?:[\p{L} ]{2,20},\s)?$/iu;
const beforeOffset = /(?:\d|[([,:=]|\p{L})\s{0,2}[([]?$|^$/u;

const mostZones = 20;

function zoneClaim(value: string, start: number, end: number): Claim {
  return claimOf({ field: 'zone', value, start, end, confidence: 0.9 }, '');
}

/** `14:05 UTC`: the zone of that time alone. */
const afterFigure = /\d\s?[([]?$/;

/** `CDT`, `UTC+08:00`, and the time of a place: `Brisbane time`, or its name alone, which ends the clause. */
function zoneNamedAt(text: string, start: number, end: number): { name: string; end: number } | undefined {
  const named = zoneAt(text, Math.max(0, start - 1)) ?? zoneAt(text, start);
  if (named) return named;
  const place = text.slice(start, end);
  const name = endsClause.test(text.slice(end, end + 3)) ? zoneIn(place) : undefined;
  return name === undefined ? undefined : { name, end };
}

/** The words before the zone say that it is the times': `timestamps on this page are in UTC`. */
function isToldBefore(scan: Scan, zone: number, end: number): boolean {
  const { text } = scan;
  let linked = true;
  for (let word = zone - 1; word >= Math.max(0, zone - 10); word -= 1) {
    const number = scan.words[word] ?? -1;
    const gap = text.slice(endOf(scan, word), startOf(scan, word + 1));
    if (((scan.shapes[word] ?? 0) & digit) !== 0) return false;
    if (belongsTo(number, others)) return false;
    const isNext = word === zone - 1;
    if (!(isNext ? gapToValue : gapOfWords).test(gap)) return false;
    if (belongsTo(number, many)) return !isCounted(scan, word);
    // `heures en UTC`, `tüm saatler TRT`, and not `support hours CST`.
    if (linked && belongsTo(number, hours) && !(isNext && !belongsTo(scan.words[word - 1] ?? -1, all)))
      return !isCounted(scan, word);
    if (linked && belongsTo(number, one) && !belongsTo(scan.words[word - 1] ?? -1, many))
      if (isClause(scan, word, zone, end)) return true;
    if (linked && belongsTo(number, all) && gap === ' ' && endsClause.test(text.slice(end, end + 3)))
      return true;
    if (!belongsTo(number, links)) linked = false;
  }
  return false;
}

/** `UTC is used for all times`, `CDT throughout`. */
function isToldAfter(scan: Scan, end: number): boolean {
  const { text } = scan;
  if (throughout.test(text.slice(end, end + 24))) return true;
  let from = end;
  for (
    let word = firstWordFrom(scan, end), count = 0;
    word < scan.count && count < 6;
    word += 1, count += 1
  ) {
    if (text.slice(from, startOf(scan, word)) !== ' ') return false;
    from = endOf(scan, word);
    const number = scan.words[word] ?? -1;
    if (belongsTo(number, many)) return !/^\s?[:=]/.test(text.slice(from, from + 2));
    if (!belongsTo(number, links)) return false;
  }
  return false;
}

const throughout =
  /^\s(?:throughout|everywhere|unless|durchgehend|durchgängig|partout|sauf indication|siempre|sempre|overal|överallt|overalt)(?!\p{L})/u;

/** `3 times`, `opening times`: no times of the message. */
function isCounted(scan: Scan, word: number): boolean {
  if (word === 0 || !/^[ -]$/.test(scan.text.slice(endOf(scan, word - 1), startOf(scan, word)))) return false;
  return ((scan.shapes[word - 1] ?? 0) & digit) !== 0 || belongsTo(scan.words[word - 1] ?? -1, others);
}

/**
 * A clause that says nothing but the zone of a time: `(время UTC+7)`, `Date/time in UTC`, `Время московское.` A zone in
 * brackets after the word is that of one label or column (`Time (UTC)`).
 */
function isClause(scan: Scan, word: number, zone: number, end: number): boolean {
  const { text } = scan;
  if (!endsClause.test(text.slice(end, end + 3))) return false;
  const between = text.slice(startOf(scan, word), startOf(scan, zone));
  if (/[([]/.test(between) && !/\s/.test(between.trim())) return false;
  const before = text.slice(Math.max(0, startOf(scan, word) - 60), startOf(scan, word));
  const clause = before.slice(before.search(beginsClause));
  const isBracketed = /[([（]\s?$/.test(before);
  if (!isBracketed && isOfCells(text, startOf(scan, word), end)) return false;
  return /^[^\d]*$/.test(clause) && clause.trim().split(/[\s/]+/).length <= 4;
}

/** On a line of cells the words are a column's. */
function isOfCells(text: string, start: number, end: number): boolean {
  const from = lineStart(text, start + 1);
  const to = lineEnd(text, end);
  return /\||\t| {2}\S/.test(text.slice(Math.max(from, start - 200), Math.min(to, end + 200)).trimStart());
}

const endsClause = /^\s{0,2}(?:$|[\n)\]）.,;|·•–—])/;
const beginsClause = /[^.;!?()[\]（）\n|•·]*$/;
const gapOfWords = /^(?:[ /'’]|, |: ?| = ?| ?[/&] | ?[([]|[)\]] ?|\n)$/;
const gapToValue = /^(?:[ \t]{1,40}|[ .]{0,3}[:=.][.\s]{0,40}|\s?[|:=,([（\-–—]{1,2}\s{0,3}|[)\]]\s|\n)$/;

function belongsTo(number: number, set: WordSet): boolean {
  return number >= 0 && set[number] === 1;
}

/** `时间均为北京时间`, `表示時刻は日本時間（JST）です`, `시간은 모두 KST`: in scripts that set no spaces, or add to the word. */
function easternZone(text: string): Claim | undefined {
  const found = easternTimes.exec(text.length < 20_000 ? text : text.slice(0, 20_000));
  if (!found?.[1]) return undefined;
  const name = zoneIn(found[1]) ?? zoneAt(found[1], 0)?.name;
  const start = found.index + found[0].length - found[1].length;
  return name === undefined ? undefined : zoneClaim(name, start, start + found[1].length);
}

const easternTimes =
  /(?:时间|時間|时刻|時刻|日時|시간|시각|일시)(?:(?![時时시])[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}]|[ :：(（]){0,10}((?:UTC|GMT)[+−-]\d{1,2}(?::?\d{2})?|UTC|GMT|JST|KST|北京时间|中国时间|日本時間|日本標準時|한국\s?시간)/u;

const zoneWords = setOfWords(`${wordsOfZones} ${placesWithZone}`);
const many = setOfWords(manyTimes);
const hours = setOfWords(timesOrHours);
const one = setOfWords(oneTime);
const all = setOfWords(allThings);
const telling = setOfWords(
  `${manyTimes} ${timesOrHours} ${oneTime} ${allThings} throughout everywhere unless durchgehend durchgängig partout sauf siempre sempre overal överallt overalt`,
);
const links = setOfWords(`${timeLinks} ${allThings}`);
const others = setOfWords(otherTimes);
