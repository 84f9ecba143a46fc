import { brandAt } from '#functions/equipment/catalogue/find-brand.ts';
import { isCapitalAt } from '../characters.ts';
import { endOf, firstWordFrom, type Scan, startOf } from '../scan.ts';
import { may } from '../vocabulary.ts';
import { isCountry } from '../words/countries.ts';
import { isRegion } from '../words/regions.ts';
import { stateCode } from '../words/states.ts';
import { isTown } from '../words/towns.ts';
import type { AddressPart, FoundAddress } from './addresses.ts';
import { anyStreetKind } from './streets.ts';

/*
 * Streets that only the town behind them makes sure: with a house number and no kind (`120 River Terminal, Sauget, Illinois`,
 * `5 Weir Cottages, Ludlow`), with a kind and no number (`Haytor Lane, Bovey Tracey, Devon`), or with the number behind
 * (`Steinbruch 3, Wels`). The town is one that is known, or has its state or its country behind it.
 */

/** The first such street in a stretch of words. */
export function plainStreetBetween(
  scan: Scan,
  first: number,
  next: number,
  isTaken: (at: number) => boolean,
): FoundAddress | undefined {
  const { text } = scan;
  if (first >= next) return undefined;
  const from = startOf(scan, first);
  const stretch = text.slice(from, startOf(scan, next - 1) + longest);
  let comma = -1;
  for (let word = first; word < next; word += 1) {
    const start = startOf(scan, word);
    // A comma stands between each of them and its town.
    if (comma < start) comma = from + stretch.indexOf(', ', start - from);
    if (comma < from) return undefined;
    if (comma - start >= longest || !isCapital(text, comma + 2)) continue;
    const begin = text.charCodeAt(start);
    const isFigure = begin >= 49 && begin <= 57;
    // Most words are neither a house number nor the first of a name.
    if (!isFigure && !isCapital(text, start)) continue;
    if (isTaken(start) || !mayBegin(text, start)) continue;
    const window = text.slice(start, start + longest);
    const match = isFigure
      ? endOf(scan, word) - start <= 6
        ? numberFirst.exec(window)
        : null
      : ((scan.bits[word] ?? 0) & notStreet) === 0 && text[start - 1] !== '-'
        ? (kindAtEnd.exec(window) ?? numberLast.exec(window))
        : null;
    if (!match?.[1] || !match[2]) continue;
    if (isOfOther(scan, word, start + match[1].length)) continue;
    const found = withTown(scan, start, match[1], match[2], match[3], isFigure);
    if (found) return found;
  }
  return undefined;
}

/** Characters of a street with its town. */
const longest = 100;
const name = "\\p{Lu}[\\p{L}'’-]{1,20}";
/** `St. Louis`, `N. Main`: no sentence ends after a short word. */
const short = '\\p{Lu}\\p{L}{0,3}\\.';
const town = `(${name}(?:[ .] ?(?:(?:on|upon|de|le|of|d['’]) ?)?${name}){0,2})`;
const tail = `(?:, ?(?:[A-Z]{1,2}\\d[A-Z\\d]? )?(\\p{Lu}[\\p{L}.]{1,20}(?: \\p{Lu}[\\p{L}]{2,20}){0,2}))?(?=[\\s,.;:)]|$)`;
/** `24 Depot Hollow, Brattleboro, Vermont`; a house number before the street, as in English and French. */
const numberFirst = new RegExp(
  `^(\\d{1,5}[A-Z]?(?:-\\d{1,4})? (?:(?:${name}|${short}|of|the|and|de|la|du|des) ){0,3}${name}\\.?), ${town}${tail}`,
  'u',
);
/** `Ballykeel Quarry Road, Ballymena` */
const kindAtEnd = new RegExp(
  `^((?:(?:${name}|${short}) ){1,3}(?:${anyStreetKind}|Drove|Walk|Hill|Green|Vale|Fold|Estate|Industrial Park|Business Park|Trading Estate)\\.?), ${town}${tail}`,
  'u',
);
/** `Ilmenauer Str. 9, Erfurt`, `Zum Steinbruch 1, Meissen` */
const numberLast = new RegExp(`^((?:(?:${name}|${short}) ){1,3}\\d{1,4}[a-z]?), ${town}${tail}`, 'u');

/** After a word in small letters or a mark, and not in the middle of a name or a number. */
function mayBegin(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.slice(Math.max(0, at - 16), at);
  if (kindBefore.test(before)) return false;
  return /(?:^|[\n(]|[.,;:–—-]\s|(?:^|\s)(?:\p{Ll}{1,12}|Unit|Plot|Lot)\s)$/u.test(before);
}

/** `ul. Portowa 11`: what belongs to the name. */
const kindBefore =
  /(?:^|[\s,(])(?:ul|al|os|pl|str|tř|nám|av|avda|avd|bd|blvd|bul|bulv|c|jl|jln|ул|вул|пр|просп|пр-т|бул|пер|вулиця|улица|calle|rua|via|rue|ulica|ulice|strada|avenida)\.?\s$/iu;

function isCapital(text: string, at: number): boolean {
  return isCapitalAt(text, at);
}

const notStreet =
  may.brand |
  may.severity |
  may.trouble |
  may.month |
  may.provider |
  may.machineType |
  may.hours |
  may.signOff;

/** A word of the street is one of a machine or a fault: `3 Oil Filters`, `Komatsu Pit`. Its kind may be (`Citrus Grove`). */
function isOfOther(scan: Scan, word: number, end: number): boolean {
  const { text } = scan;
  let isFirst = true;
  for (let at = word; at < scan.count && startOf(scan, at) < end; at += 1) {
    const start = startOf(scan, at);
    const bits = scan.bits[at] ?? 0;
    if (!isCapital(text, start) || (bits & may.street) !== 0) continue;
    if (isFirst && (bits & may.brand) !== 0 && brandAt(text, start)) return true;
    const isHeight = heightOfStreet.test(text.slice(start, start + 16));
    if ((bits & (may.severity | may.month | may.hours)) !== 0 && !isHeight) return true;
    if (isFirst && !isHeight && (bits & (may.part | may.trouble | may.machineType)) !== 0) return true;
    isFirst = false;
  }
  return false;
}

/** `High Street`, `Low Lane`: how a street is called, and no grade. */
const heightOfStreet = new RegExp(`^(?:High|Low) (?:${anyStreetKind})(?!\\p{L})`, 'u');

function withTown(
  scan: Scan,
  start: number,
  street: string,
  city: string,
  behind: string | undefined,
  isNumbered: boolean,
): FoundAddress | undefined {
  const { text } = scan;
  const address: AddressPart = { value: street, start, end: start + street.length };
  const from = start + text.slice(start, start + 100).indexOf(city, street.length);
  const cityEnd = from + city.length;
  const named = behind === undefined ? undefined : divisionIn(behind);
  const at = named === undefined ? 0 : text.indexOf(named, cityEnd);
  const state =
    named === undefined || isCountry(named) ? undefined : { value: named, start: at, end: at + named.length };
  // `Greenville, NC` behind a space: `…, Decatur IL`.
  const beside = state ? undefined : stateBeside(text, cityEnd);
  const isSure = named !== undefined || beside !== undefined;
  if (!(isSure || isTown(city))) return undefined;
  // Without a state, a name and a number may be anything: `Truck 12, Denver`.
  if (!isSure && !isNumbered && !ledBy.test(text.slice(Math.max(0, start - 14), start))) return undefined;
  if (bitsOf(scan, from, cityEnd) & (may.severity | may.part | may.trouble | may.month)) return undefined;
  const last = (state ?? beside)?.end ?? (named === undefined ? cityEnd : at + named.length);
  const plot = plotBefore.exec(text.slice(Math.max(0, start - 16), start))?.[1];
  return {
    address: plot === undefined ? address : { ...address, value: plot + street, start: start - plot.length },
    city: { value: city, start: from, end: cityEnd },
    state: state ?? beside,
    start: start - (plot?.length ?? 0),
    end: last,
  };
}

/** `Plot 12, Kiln Lane` */
const plotBefore =
  /(?:^|[\s(])((?:(?:Plot|Unit|Lot|Building|Bldg|Block|Hall|Shed|Suite|Bay|Gate) \d{1,4}[A-Z]?,?|Unit|Plot|Lot) )$/;

/** What leads to a place, or begins a sentence or a part of one. */
const ledBy =
  /(?:^|\n|[.;:]\s|,\s|(?<!\p{L})(?:at|on|in|by|is|near|off|along|beside|bei|an|in der|am)\s(?:the )?)$/iu;

/** The state, the region or the country that the words behind a town begin with. */
function divisionIn(words: string): string | undefined {
  const parts = words.split(' ');
  for (let count = parts.length; count > 0; count -= 1) {
    const said = parts.slice(0, count).join(' ');
    for (const each of [said, said.replace(/\.$/, '')])
      if (stateCode(each) !== undefined || isRegion(each) || isCountry(each)) return each;
  }
  return undefined;
}

function stateBeside(text: string, at: number): AddressPart | undefined {
  const code = /^ ([A-Z]{2,3})(?![\p{L}\d])/u.exec(text.slice(at, at + 5))?.[1];
  return code !== undefined && stateCode(code) !== undefined
    ? { value: code, start: at + 1, end: at + 1 + code.length }
    : undefined;
}

function bitsOf(scan: Scan, from: number, to: number): number {
  let bits = 0;
  for (let word = firstWordFrom(scan, from); word < scan.count && endOf(scan, word) <= to; word += 1)
    bits |= scan.bits[word] ?? 0;
  return bits;
}
