import { isCountry, stateCode } from '../words/states.ts';

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
  const state = takeState(parts);
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
export function findAddress(text: string, from: number, to: number): FoundAddress | undefined {
  const value = text.slice(from, to);
  for (const match of value.matchAll(
    /(?<![\p{L}\p{N}.#-])\d{1,6}[A-Z]?(?:-\d{1,5})?\s+(?=\p{L}|\d{1,3}(?:st|nd|rd|th)\b)/gu,
  )) {
    const window = value.slice(match.index, match.index + 120);
    const street = streetInRunningText.exec(window);
    if (street)
      return addressIn(
        text,
        from + match.index,
        from + match.index + lengthOfAddress(window, street[0].length),
      );
  }
  const highway =
    /\b(?:I-\d{1,3}|US[- ]\d{1,3}|Hwy\.? \d{1,4}|Highway \d{1,4}|SR[- ]\d{1,4}|State Route \d{1,4}|[AM]\d{1,3} Junction \d{1,2}|Mile(?:post| Marker) \d{1,4})(?:\s(?:Exit|Junction|MM|Mile(?:post| Marker)?)\s\d{1,4})?\b/.exec(
      value,
    );
  if (highway) {
    const window = value.slice(highway.index, highway.index + 120);
    return addressIn(
      text,
      from + highway.index,
      from + highway.index + lengthOfAddress(window, highway[0].length),
    );
  }
  for (const match of value.matchAll(
    /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}.'-]{1,20}(?: \p{Lu}[\p{L}.'-]{1,20}){0,2}),? ([A-Z]{2}|\p{Lu}[a-z]{3,12}(?: \p{Lu}[a-z]{3,9})?)(?![\p{L}\p{N}])/gu,
  )) {
    const [whole, city = '', state = ''] = match;
    if (stateCode(state) === undefined || (!whole.includes(',') && state.length > 2)) continue;
    const start = from + match.index;
    const stateStart = start + whole.lastIndexOf(state);
    return {
      address: undefined,
      city: { value: city, start, end: start + city.length },
      state: { value: state, start: stateStart, end: stateStart + state.length },
      start,
      end: start + whole.length,
    };
  }
  return undefined;
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
  start +=
    /^(?:near|nearby|at|in)\s+(?=\p{Lu}|\d)/u.exec(text.slice(start, Math.min(end, start + 12)))?.[0]
      .length ?? 0;
  while (end > start && /[\s.)\]"'“”-]/.test(text[end - 1] ?? '')) end -= 1;
  return end > start ? { value: text.slice(start, end), start, end } : undefined;
}

const postalCodes = [
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
  const front = /^(?:[A-Z]{1,2}-)?\d{4,5}\s+(?=\p{L})/u.exec(last.value);
  if (front && parts.length > 1) {
    parts.pop();
    const rest = last.value.slice(front[0].length);
    parts.push({ value: rest, start: last.start + front[0].length, end: last.end });
  }
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
