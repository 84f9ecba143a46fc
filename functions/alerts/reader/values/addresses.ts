import { digit, upper } from '../characters.ts';
import { endOf, firstWordFrom, type Scan, startOf } from '../scan.ts';
import { may } from '../vocabulary.ts';
import { isCountry, isRegion, stateCode } from '../words/states.ts';

/** A part of an address and where it stands. */
export interface AddressPart {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** What a text says about a place: the street part, the city, the state by its abbreviation or as it is named. */
export interface FoundAddress {
  readonly address: AddressPart | undefined;
  readonly city: AddressPart | undefined;
  readonly state: AddressPart | undefined;
  readonly start: number;
  readonly end: number;
}

/** Takes apart what a label calls a location: `27 Depot Road, Minot, ND 58701`. Undefined for a text without letters. */
export function addressIn(text: string, from: number, to: number): FoundAddress | undefined {
  const parts = partsOf(text, from, to);
  if (!parts.some((part) => /\p{L}{2}/u.test(part.value))) return undefined;
  const [start, end] = [parts[0]?.start ?? from, parts.at(-1)?.end ?? to];

  if (parts.length > 1 && isCountry(parts.at(-1)?.value ?? '')) parts.pop();
  dropPostalCode(parts);
  if (parts.length > 1 && isCountry(parts.at(-1)?.value ?? '')) parts.pop();
  const state = takeRegion(text, parts) ?? takeState(parts);
  dropCounty(parts);

  const last = parts.at(-1);
  if (last === undefined) return state && { address: undefined, city: undefined, state, start, end };
  if (parts.length > 1) {
    return { address: joined(text, parts.slice(0, -1)), city: last, state, start, end };
  }
  const split = streetAndCity(last);
  if (split) return { ...split, state, start, end };
  const isStreet = streetWord.test(last.value) || /^\d{1,6}[A-Z]?\s+\p{L}/u.test(last.value);
  if (state && !isStreet) return { address: undefined, city: last, state, start, end };
  return { address: last, city: undefined, state, start, end };
}

/**
 * The first address in running text: a house number, a street and its kind (`61 Canal St Holyoke MA`), a junction of
 * highways, or a city with its state (`near Pueblo, CO`).
 */
export function findAddress(
  scan: Scan,
  from: number,
  to: number,
  isTaken: (at: number) => boolean = () => false,
): FoundAddress | undefined {
  const first = firstWordFrom(scan, from);
  let bits = 0;
  let digits = 0;
  let next = first;
  for (; next < scan.count && endOf(scan, next) <= to; next += 1) {
    bits |= scan.bits[next] ?? 0;
    digits |= (scan.shapes[next] ?? 0) & digit;
  }
  if ((bits & may.street) !== 0 && digits !== 0) {
    const street =
      streetBetween(scan, first, next, to, isTaken) ?? highwayBetween(scan, first, next, to, isTaken);
    if (street) return street;
  }
  const continental = digits === 0 ? undefined : continentalBetween(scan.text, from, to, isTaken);
  if (continental) return continental;
  return (bits & may.state) === 0 ? undefined : cityBetween(scan, first, next, isTaken);
}

/** Streets as the Continent and Latin America write them: `Talstraße 18`, `25 quai de la Loire`, `Calle Hidalgo 45`, `Via Roma 8`. */
function continentalBetween(
  text: string,
  from: number,
  to: number,
  isTaken: (at: number) => boolean,
): FoundAddress | undefined {
  const value = text.slice(from, Math.min(to, from + 600));
  if (!continentalKind.test(value)) return undefined;
  const match = continentalStreet.exec(value);
  if (!match || isTaken(from + match.index)) return undefined;
  const start = from + match.index;
  const street = match[0].trimEnd();
  const end = start + street.length;
  const tail = continentalCity.exec(value.slice(match.index + street.length));
  const address = { value: street, start, end };
  if (!tail?.[1]) return { address, city: undefined, state: undefined, start, end };
  const cityEnd = end + tail[0].length;
  return {
    address,
    city: { value: tail[1], start: cityEnd - tail[1].length, end: cityEnd },
    state: undefined,
    start,
    end: cityEnd,
  };
}

const continentalKind =
  /(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|damm|ufer|gatan|vägen|veien|vej|straat|laan) \d|\d,? (?:bis |ter )?(?:rue|quai|avenue|boulevard|bd|chemin|route|impasse|allée|cours) |\b(?:Calle|Avenida|Av\.|Avda\.|Carretera|Via|Viale|Corso|Rua|Rodovia|Estrada|Paseo|ul\.) /u;
const continentalStreet =
  /\p{Lu}[\p{L}.-]{0,24}(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|damm|ufer|gatan|vägen|veien|vej|straat|laan) \d{1,4}[a-z]?(?![\p{L}\d])|(?<![\d.])\d{1,5},? (?:bis |ter )?(?:rue|quai|avenue|boulevard|bd|chemin|route|impasse|allée|cours)(?: (?:de la|de|du|des|la|le|les)| (?:l['’]|d['’])?\p{Lu}[\p{L}'’-]{0,20}){1,6}|\b(?:Calle|Avenida|Av\.|Avda\.|Carretera|Via|Viale|Corso|Rua|Rodovia|Estrada|Paseo|ul\.)(?: (?:de|del|da|do|das|dos|della|la|las|los)| \p{Lu}[\p{L}.'’-]{0,20}){1,5},? \d{1,5}[a-z]?(?![\p{L}\d])/u;
const continentalCity =
  /^(?:,? \d{4,5}| in| à| a| en|, \d{4,5}|,)\s((?:\p{Lu}[\p{L}.'’-]{1,24})(?: \p{Lu}[\p{L}.'’-]{1,20}){0,2})(?=[\s,.;)]|$)/u;

function streetBetween(
  scan: Scan,
  first: number,
  next: number,
  to: number,
  isTaken: (at: number) => boolean,
): FoundAddress | undefined {
  const { text } = scan;
  for (let word = first; word < next; word += 1) {
    if (((scan.shapes[word] ?? 0) & digit) === 0 || endOf(scan, word) - startOf(scan, word) > 7) continue;
    const start = startOf(scan, word);
    const before = start > 0 ? text.charCodeAt(start - 1) : 32;
    // After `.`, `#` or `-` it is a part of something else.
    if (before === 46 || before === 35 || before === 45 || isTaken(start)) continue;
    if (!hasStreetKind(scan, word, next)) continue;
    const window = text.slice(start, Math.min(to, start + 120));
    const street = streetInRunningText.exec(window);
    if (street) return addressIn(text, start, start + lengthOfAddress(window, street[0].length));
  }
  return undefined;
}

function hasStreetKind(scan: Scan, word: number, next: number): boolean {
  for (let at = word + 1; at < Math.min(next, word + 8); at += 1) {
    if (((scan.bits[at] ?? 0) & may.street) !== 0) return true;
  }
  return false;
}

function highwayBetween(
  scan: Scan,
  first: number,
  next: number,
  to: number,
  isTaken: (at: number) => boolean,
): FoundAddress | undefined {
  for (let word = first; word < next; word += 1) {
    const junction =
      ((scan.bits[word + 1] ?? 0) & may.street) !== 0 && ((scan.shapes[word] ?? 0) & digit) !== 0;
    if ((!junction && ((scan.bits[word] ?? 0) & may.street) === 0) || isTaken(startOf(scan, word))) continue;
    const start = startOf(scan, word);
    const window = scan.text.slice(start, Math.min(to, start + 120));
    const highway = highwayShape.exec(window);
    if (highway) return addressIn(scan.text, start, start + lengthOfAddress(window, highway[0].length));
  }
  return undefined;
}

const highwayShape =
  /^(?:I-\d{1,3}|US[- ]\d{1,3}|(?:Hwy|HWY)\.? \d{1,4}|Highway \d{1,4}|SR[- ]\d{1,4}|State Route \d{1,4}|[AM]\d{1,3} Junction \d{1,2}|Mile(?:post| Marker) \d{1,4})(?:\s(?:Exit|Junction|MM|Mile(?:post| Marker)?)\s\d{1,4})?\b/;

/** `Pueblo, CO`: up to three capitalised words before a state. */
function cityBetween(
  scan: Scan,
  first: number,
  next: number,
  isTaken: (at: number) => boolean,
): FoundAddress | undefined {
  const { text } = scan;
  for (let word = first + 1; word < next; word += 1) {
    if (((scan.bits[word] ?? 0) & may.state) === 0 || ((scan.shapes[word] ?? 0) & upper) === 0) continue;
    const stateStart = startOf(scan, word);
    if (isTaken(stateStart)) continue;
    const name = /^(?:[A-Z]{2}(?![\p{L}\d])|\p{Lu}[a-z]{3,12}(?: \p{Lu}[a-z]{3,9})?(?![\p{L}\d]))/u.exec(
      text.slice(stateStart, stateStart + 24),
    )?.[0];
    const state =
      name === undefined
        ? undefined
        : [name, name.split(' ')[0] ?? name].find((each) => stateCode(each) !== undefined);
    if (state === undefined) continue;
    const gap = text.slice(endOf(scan, word - 1), stateStart);
    const comma = gap === ', ' || gap === ',' || gap === '., ';
    if (!comma && (gap !== ' ' || state.length > 2)) continue;
    let city = word;
    while (city > first && word - city < 3 && isCityWord(scan, city - 1, city === word ? undefined : city))
      city -= 1;
    if (city === word) continue;
    const start = startOf(scan, city);
    if (isTaken(start)) continue;
    const end = endOf(scan, word - 1);
    const street = placeBefore(text, start);
    return {
      address: street,
      city: { value: text.slice(start, end), start, end },
      state: { value: state, start: stateStart, end: stateStart + state.length },
      start: street?.start ?? start,
      end: stateStart + state.length,
    };
  }
  return undefined;
}

/** `Sand Pit Rd, Bend, OR`: a place without a house number before the city. */
function placeBefore(text: string, city: number): AddressPart | undefined {
  const from = Math.max(0, city - 60);
  const match =
    /(?:^|[\n|;(]|[:\t]\s?|\s(?:at|near|in|on|Location|from)\s)((?:[\p{Lu}\d][\p{L}\d.'’-]{0,20} ){1,4}[\p{L}\d.]{1,12}), $/u.exec(
      text.slice(from, city),
    );
  if (!match?.[1] || !(streetWord.test(match[1]) || /\d/.test(match[1]))) return undefined;
  const start = city - 2 - match[1].length;
  return { value: match[1], start, end: city - 2 };
}

/** A capitalised word, one space or a dash or an apostrophe before the next. */
function isCityWord(scan: Scan, word: number, following: number | undefined): boolean {
  const { text } = scan;
  const start = startOf(scan, word);
  if (((scan.bits[word] ?? 0) & may.brand) !== 0) return false;
  if (!/^\p{Lu}\p{L}{1,20}$/u.test(text.slice(start, endOf(scan, word)))) return false;
  if (start > 0 && /[\p{L}\p{N}@]/u.test(text[start - 1] ?? '')) return false;
  if (following === undefined) return true;
  return /^(?:\.? |[-'’.])$/.test(text.slice(endOf(scan, word), startOf(scan, following)));
}

const streetKinds =
  'street|st|avenue|ave|av|boulevard|blvd|road|rd|drive|dr|lane|ln|circle|cir|highway|hwy|parkway|pkwy|freeway|fwy|expressway|expy|ct|' +
  'trail|trl|terrace|ter|turnpike|tpke|pike|rte|alley|aly|sq|plaza|plz|crossing|xing|wharf|byp|cres|causeway|cswy';
/** Kinds of street that are also words of everyday language: in running text they count when they are capitalised. */
const wordyStreetKinds = 'court|place|pl|way|loop|route|row|square|bypass|ridge|run|path|close|crescent|pass';
const streetWord = new RegExp(
  `\\b(?:${streetKinds}|${wordyStreetKinds}|junction|exit|mile|quarry|pit|mine|site|yard|strasse|straße|rue|calle|via|weg)\\b\\.?`,
  'i',
);
const anyStreetKind = [
  ...streetKinds.split('|').flatMap((kind) => [kind, capitalised(kind), kind.toUpperCase()]),
  ...wordyStreetKinds.split('|').flatMap((kind) => [capitalised(kind), kind.toUpperCase()]),
].join('|');
const streetInRunningText = new RegExp(
  [
    // House number, then up to four words of the street's name.
    "^\\d{1,6}[A-Z]?(?:-\\d{1,5})?\\s(?:[\\p{L}\\p{N}.'-]{1,20}\\s){0,4}?",
    `(?:${anyStreetKind})\\b\\.?(?!\\s(?:${anyStreetKind})\\b)`,
    '(?:\\s(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\\b\\.?)?',
    '(?:,?\\s(?:Suite|Ste|Unit|Bldg|Building|Lot|Gate|#)\\.?\\s?[\\p{L}\\p{N}-]{1,6})?',
  ].join(''),
  'u',
);

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const addressTail = new RegExp(
  [
    // City, in up to three capitalised words, as far as a comma, a state or the end follows.
    "^(?:,?\\s{1,2}(?:near\\s|in\\s)?\\p{Lu}[\\p{L}.'’-]{1,20}(?:\\s\\p{Lu}[\\p{L}.'’-]{1,20}){0,2}?(?=,|\\s[A-Z]{1,2}\\d|\\s[A-Z]{2}(?!\\p{L})|$|[.;)\\n]))?",
    '(?:,\\s(?:\\p{Lu}\\p{Ll}{1,20}\\s){1,2}County)?',
    '(?:,?\\s{1,2}(?:[A-Z]{2}(?![\\p{L}\\d])|\\p{Lu}\\p{Ll}{3,12}(?:\\s\\p{Lu}\\p{Ll}{3,9})?(?=[,\\s.]|$)))?',
    '(?:,?\\s{1,2}(?:\\d{5}(?:-\\d{4})?(?!\\d)|[A-Z]{1,2}\\d[A-Z\\d]?\\s\\d[A-Z]{2}\\b|[A-Z]\\d[A-Z]\\s?\\d[A-Z]\\d\\b))?',
    '(?:,\\s(?:USA|US|United States|United Kingdom|UK|Canada)\\b)?',
  ].join(''),
  'u',
);

/** How far an address goes on in running text after its street: over its city, its state and its postal code. */
function lengthOfAddress(window: string, street: number): number {
  const rest = window.slice(street);
  const tail = addressTail.exec(rest);
  return street + (tail?.[0].length ?? 0);
}

function partsOf(text: string, from: number, to: number): AddressPart[] {
  const parts: AddressPart[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && !',\n;|'.includes(text[at] ?? '')) continue;
    const part = trimmed(text, start, at);
    if (part) parts.push(part);
    start = at + 1;
  }
  return parts;
}

function trimmed(text: string, from: number, to: number): AddressPart | undefined {
  let [start, end] = [from, to];
  while (start < end && /[\s•·(["'“”-]/.test(text[start] ?? '')) start += 1;
  // `near Pueblo`, `6.2 mi NE of Elko`.
  start +=
    /^(?:near|nearby|at|in)\s+(?=\p{Lu}|\d)|^\d{1,3}(?:[.,]\d{1,2})?\s?(?:mi|miles|km)\s(?:[NSEW]{1,3}\s)?(?:of|from)\s/u.exec(
      text.slice(start, Math.min(end, start + 24)),
    )?.[0].length ?? 0;
  while (end > start && /[\s.()[\]"'“”-]/.test(text[end - 1] ?? '')) end -= 1;
  return end > start ? { value: text.slice(start, end), start, end } : undefined;
}

const postalCodes = [
  /\s*\b\d{5}-\d{3}$/,
  /\s+\d{6}$/,
  /\s*\b\d{5}(?:-\d{4})?$/,
  /\s*\b[A-Z]\d[A-Z]\s?\d[A-Z]\d$/,
  /\s*\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}$/,
  /\s*\b\d{4}(?:\s?[A-Z]{2})?$/,
];

/** Takes the postal code off the last part, or, as on the Continent, off the front of it (`80331 München`). */
function dropPostalCode(parts: AddressPart[]): void {
  const last = parts.at(-1);
  if (
    last === undefined ||
    (parts.length === 1 && /^\d{1,6}\s/.test(last.value) && !/\s\d{5}(?:-\d{4})?$/.test(last.value))
  )
    return;
  for (const code of postalCodes) {
    const match = code.exec(last.value);
    if (!match) continue;
    parts.pop();
    const rest = last.value.slice(0, match.index).trimEnd();
    if (rest !== '') parts.push({ value: rest, start: last.start, end: last.start + rest.length });
    return;
  }
  const front =
    /^(?:[A-Z]{1,2}-)?(?:\d{4}\s?[A-Z]{2}|\d{4}-\d{3}|\d{2}-\d{3}|\d{3}\s\d{2}|\d{4,5})\s+(?=\p{L})/u.exec(
      last.value,
    );
  if (front && parts.length > 1) {
    parts.pop();
    const rest = last.value.slice(front[0].length);
    parts.push({ value: rest, start: last.start + front[0].length, end: last.end });
  }
}

/** Takes off a division as Brazil (`Contagem - MG`), Italy (`Brescia (BS)`), Quebec (`Gatineau (Québec)`) and Mexico (`…, Qro.`) write it. */
function takeRegion(text: string, parts: AddressPart[]): AddressPart | undefined {
  const last = parts.at(-1);
  if (last === undefined) return undefined;
  if (parts.length > 1 && text[last.end] === '.' && isRegion(`${last.value}.`)) {
    parts.pop();
    return { value: `${last.value}.`, start: last.start, end: last.end + 1 };
  }
  const match = /^(\p{L}.{1,40}?)\s?(?:\(([^()]{2,20})\)?|\s[-–/]\s?([A-Z]{2}))$/u.exec(last.value);
  const name = match?.[2] ?? match?.[3];
  if (!match?.[1] || !name || !(isRegion(name) || stateCode(name) !== undefined)) return undefined;
  parts.pop();
  parts.push({ value: match[1].trimEnd(), start: last.start, end: last.start + match[1].trimEnd().length });
  const start = last.start + last.value.lastIndexOf(name);
  return { value: name, start, end: start + name.length };
}

/** Takes the state off: a part of its own, or the last words of the last part. */
function takeState(parts: AddressPart[]): AddressPart | undefined {
  const last = parts.at(-1);
  if (last === undefined) return undefined;
  if (stateCode(last.value) !== undefined && (parts.length > 1 || last.value.length > 2)) {
    parts.pop();
    return last;
  }
  const words =
    /^(.*?\S)[\s,]+((?:New|North|South|West|Rhode|British|Nova|District of)?\s?\p{L}{2,14}\.?)$/u.exec(
      last.value,
    );
  const candidates = words ? [words[2]?.trim() ?? '', last.value.split(/\s+/).at(-1) ?? ''] : [];
  for (const name of candidates) {
    // A name in full may be a city's last word (`Fort Washington`); an abbreviation in capitals can't.
    if (stateCode(name) === undefined || (name.length > 3 && parts.length < 2 && !words)) continue;
    const start = last.end - (last.value.length - last.value.lastIndexOf(name));
    parts.pop();
    const rest = trimmed(last.value, 0, last.value.lastIndexOf(name));
    if (rest) parts.push({ value: rest.value, start: last.start + rest.start, end: last.start + rest.end });
    return { value: name, start, end: start + name.length };
  }
  return undefined;
}

function dropCounty(parts: AddressPart[]): void {
  if (parts.length > 2 && /\b(?:county|parish)$/i.test(parts.at(-1)?.value ?? '')) parts.pop();
}

/** `61 Canal St Holyoke`: the street ends with its kind, what follows is the city. */
function streetAndCity(part: AddressPart): { address: AddressPart; city: AddressPart } | undefined {
  const street = streetInRunningText.exec(part.value)?.[0];
  if (street === undefined) return undefined;
  const city = trimmed(part.value, street.length, part.value.length);
  if (!city || !/^\p{L}[\p{L}.'’\s-]{1,30}$/u.test(city.value)) return undefined;
  return {
    address: { value: street.trimEnd(), start: part.start, end: part.start + street.trimEnd().length },
    city: { value: city.value, start: part.start + city.start, end: part.start + city.end },
  };
}

function joined(text: string, parts: readonly AddressPart[]): AddressPart | undefined {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return undefined;
  const value = text.slice(first.start, last.end).replace(/\s*\n\s*/g, ', ');
  return { value, start: first.start, end: last.end };
}
