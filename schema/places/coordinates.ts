/** A point that a text states, and where: offsets in UTF-16 units, end exclusive. WGS 84, signed decimal degrees. */
export interface FoundPoint {
  readonly lat: number;
  readonly long: number;
  readonly start: number;
  readonly end: number;
  /** Marked by degree signs, compass letters, `lat`/`long` or a map link, so it can't be anything but a point. */
  readonly marked: boolean;
}

/** A maps link in a text: a point, or the name or address that it searches for. */
export interface MapLink {
  readonly start: number;
  readonly end: number;
  readonly point: FoundPoint | undefined;
  readonly query: string | undefined;
}

/**
 * The point that a person typed or pasted: decimal `lat, lng`, degrees with N/S and E/W, degrees, minutes and
 * seconds, or one maps link (document 2 section 5). Undefined for anything else, including several maps links and
 * 0/0.
 */
export function parseCoordinates(text: string): { lat: number; long: number } | undefined {
  const links = findMapLinks(text);
  if (links.length > 1) return undefined;
  if (links[0]) return links[0].point && { lat: links[0].point.lat, long: links[0].point.long };
  const [point, ...more] = findCoordinates(text, { minDecimals: 0 });
  if (!point || more.length > 0) return undefined;
  const around = text.slice(0, point.start) + text.slice(point.end);
  const besides = around.replace(/\b(?:lat|latitude|long|lon|lng|longitude|gps|coordinates)\b/gi, '');
  return /[\p{L}\p{N}]/u.test(besides) ? undefined : { lat: point.lat, long: point.long };
}

/**
 * Every point that a text states outside links. Two bare numbers count if one has at least `minDecimals` decimals and
 * the other at most one fewer (feeds drop trailing zeros). Anything with degree signs, compass letters or
 * `lat`/`long` counts. 0/0 is a receiver without a fix, and is left out.
 */
export function findCoordinates(text: string, options: { minDecimals?: number } = {}): FoundPoint[] {
  const minDecimals = options.minDecimals ?? 3;
  const found: FoundPoint[] = [];
  let at = 0;
  while (at < text.length) {
    const start = nextNumber(text, at);
    if (start === undefined) break;
    const point = pointAt(text, start, minDecimals);
    if (point) found.push(point);
    at = point ? point.end : afterDigits(text, start);
  }
  return found.filter((point) => point.lat !== 0 || point.long !== 0);
}

/** A text's maps links (Google, Apple, Bing, OpenStreetMap, HERE, Waze, MapQuest, `geo:`) and what each points at. */
export function findMapLinks(text: string): MapLink[] {
  const links: MapLink[] = [];
  for (const match of text.matchAll(mayBeMapLink)) {
    const link = mapLinkOf(match[0], match.index);
    if (link) links.push(link);
  }
  return links;
}

/**
 * Ends at a row's next cell (`https://…?q=39.7,-84.2;E12`, `…,2026-03-04`). In a `geo:` link a semicolon belongs to
 * it (RFC 5870).
 */
const mayBeMapLink =
  /\b(?:(?:https?:\/\/|maps?\.google\.)(?:(?!,\d{4}-\d\d-|(?<!&amp);)[^\s<>"'|)\]]){3,1500}|geo:[^\s<>"'|)\]]{3,1500})/gi;

interface Angle {
  readonly degrees: number;
  readonly decimals: number;
  readonly compass: string | undefined;
  readonly signs: boolean;
  readonly start: number;
  readonly end: number;
}

function nextNumber(text: string, from: number): number | undefined {
  for (let at = from; at < text.length; at += 1) {
    if (!isDigit(text, at) || isDigit(text, at - 1)) continue;
    const before = at > 0 ? text.charAt(at - 1) : ' ';
    if (before === ' ' || !/[\p{L}\p{N}.]/u.test(before)) return at;
    // `N47.25` and `lat47.2`: only a compass letter or a label may touch the number.
    if ('NSEWnsew'.includes(before) && !/[\p{L}\p{N}]/u.test(text[at - 2] ?? ' ')) return at;
  }
  return undefined;
}

function afterDigits(text: string, from: number): number {
  let at = from;
  while (isDigit(text, at) || text[at] === '.') at += 1;
  return Math.max(at, from + 1);
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function pointAt(text: string, numberStart: number, minDecimals: number): FoundPoint | undefined {
  const first = angleAt(text, numberStart, 0);
  if (!first || Math.abs(first.degrees) > 180) return undefined;

  const between =
    /^(?:\s{0,3}[,;/|~&]?\s{0,3}(?:and\s)?(?:(?:gps\s)?(?:long|lon|lng|longitude)\b\.?\s{0,2}[:=]?\s{0,2})?)/i.exec(
      text.slice(first.end, first.end + 28),
    )?.[0] ?? '';
  const lonLabel = between.length > 2 && /l(?:on|ng)/i.test(between);
  let next = first.end + between.length;
  if (next === first.end && first.compass === undefined) return undefined;
  if (!isDigit(text, next) && /[+\-−]/.test(text[next] ?? '')) next += 1;
  if (!isDigit(text, next) && /[NSEW]/i.test(text[next] ?? ''))
    next += /\s/.test(text[next + 1] ?? '') ? 2 : 1;
  if (!isDigit(text, next)) return undefined;
  const second = angleAt(text, next, first.end);
  if (!second || second.start < first.end) return undefined;
  // `45 deg 30`: the 30 is minutes, not a second angle.
  if (first.signs && !second.signs && first.compass === undefined && !/[,;/|~a-z]/i.test(between))
    return undefined;
  if (/[\p{L}\p{N}]/u.test(text[second.end] ?? ' ')) return undefined;

  const marked =
    lonLabel ||
    bothCompass(first, second) ||
    (first.signs && second.signs) ||
    /(?:\b(lat|latitude)\b\.?\s{0,2}[:=]?\s{0,2})$/i.test(
      text.slice(Math.max(0, numberStart - 16), numberStart).replace(/[+\-−]$/, ''),
    );
  // `45.5231, 122.6765 W`: a letter after the second number belongs to it.
  const isLetterLast = isDigit(text, second.start) && /^[EW]$/.test(second.compass ?? '');
  if (!marked && (first.compass !== undefined || (second.compass !== undefined && !isLetterLast)))
    return undefined;
  const [fewer, more] = [first.decimals, second.decimals].sort((one, other) => one - other);
  if (!marked && ((more ?? 0) < minDecimals || (fewer ?? 0) < minDecimals - 1)) return undefined;

  const swapped = first.compass !== undefined && 'EW'.includes(first.compass);
  const [lat, long] = swapped ? [second, first] : [first, second];
  if (Math.abs(lat.degrees) > 90 || Math.abs(long.degrees) > 180) return undefined;
  return { lat: lat.degrees, long: long.degrees, start: first.start, end: second.end, marked };
}

function bothCompass(first: Angle, second: Angle): boolean {
  const letters = `${first.compass ?? ''}${second.compass ?? ''}`;
  return /^[NS][EW]$|^[EW][NS]$/.test(letters);
}

/** Degrees, optionally with minutes and seconds, with a leading sign or a compass letter on either side. */
function angleAt(text: string, numberStart: number, floor: number): Angle | undefined {
  // `48,7758 N`: a decimal comma, if a compass letter or a degree sign shows that this is one angle.
  const stated = text.slice(numberStart, numberStart + 48);
  const window = stated.includes(',')
    ? stated.replace(/^(\d{1,3}),(\d{1,14}\s{0,2}(?:[°º]|[NSEWOØÖ](?![\p{L}\p{N}])))/u, '$1.$2')
    : stated;
  const match =
    /^(\d{1,3})(?:[.](\d{1,14}))?(\s{0,2}(?:°|º|˚|deg(?:rees?)?\b\.?))?(?:\s{0,2}(\d{1,2}(?:[.,]\d{1,8})?)\s{0,2}(?:['′’´]|min\b\.?)(?:\s{0,2}(\d{1,2}(?:[.,]\d{1,8})?)\s{0,2}(?:["″”]|''|′′|’’|sec\b\.?))?)?/.exec(
      window,
    );
  if (!match || (match[2] === undefined && isDigit(window, match[0].length))) return undefined;
  const [whole, degrees, decimals, sign, minutes, seconds] = match;
  if (minutes !== undefined && (decimals !== undefined || sign === undefined)) return undefined;
  if (Number(minutes?.replace(',', '.') ?? 0) >= 60 || Number(seconds?.replace(',', '.') ?? 0) >= 60)
    return undefined;

  let end = numberStart + whole.length;
  let start = numberStart;
  const after = compassAfter.exec(text.slice(end, end + 9));
  const around = text.slice(Math.max(floor, numberStart - 6), numberStart);
  const before = signOrCompass.test(around)
    ? /([+\-−]|(?<![\p{L}\p{N}_])[NSEW]\s{0,2}[:.]?\s{0,2})$/iu.exec(around)
    : null;
  let compass: string | undefined;
  let negative = false;
  if (before?.[1]) {
    const mark = before[1].trim().charAt(0).toUpperCase();
    if ('NSEW'.includes(mark)) compass = mark;
    negative = mark === '-' || mark === '−';
    start = numberStart - before[1].length;
  }
  if (compass === undefined && after?.[1]) {
    const letter = after[1].charAt(0).toUpperCase();
    compass = otherCompass[letter] ?? letter;
    end += after[0].length;
  }
  const size =
    Number(`${degrees}.${decimals ?? '0'}`) +
    Number(minutes?.replace(',', '.') ?? 0) / 60 +
    Number(seconds?.replace(',', '.') ?? 0) / 3600;
  const signed = compass === undefined ? (negative ? -size : size) : 'SW'.includes(compass) ? -size : size;
  return {
    degrees: Math.round(signed * 1e7) / 1e7,
    decimals: decimals?.length ?? 0,
    compass,
    signs: sign !== undefined,
    start,
    end,
  };
}

/** A compass letter or its English word: `22.0016 degrees south`. */
const compassAfter = /^\s{0,2}(north|south|east|west|[NSEWOØÖ])(?![\p{L}\p{N}])/iu;
/** West in Romance languages, east in Scandinavian ones. */
const otherCompass: Readonly<Record<string, string>> = { O: 'W', Ø: 'E', Ö: 'E' };
/** A cheap test first: most numbers have nothing of the kind before them. */
const signOrCompass = /[-+−NSEWnsew]/;

function mapLinkOf(link: string, start: number): MapLink | undefined {
  const address = link.replace(/&amp;/gi, '&').replace(/[.,;:!?]+$/, '');
  if (
    !/maps?\b|^geo:|waze\.com|mapquest\.com|openstreetmap|osm\.org|wego\.here|amap\.com|mapy\.c/i.test(
      address.slice(0, 60),
    )
  )
    return undefined;
  const readable = decoded(address);
  const end = start + link.replace(/[.,;:!?]+$/, '').length;
  const isLongFirst = longFirst.test(address.slice(0, 60));
  for (const form of isLongFirst ? longFirstForms : pointForms) {
    const match = form.exec(readable);
    const [first, second] = [Number(match?.[1]), Number(match?.[2])];
    const [lat, long] = isLongFirst ? [second, first] : [first, second];
    if (match && Math.abs(lat) <= 90 && Math.abs(long) <= 180 && (lat !== 0 || long !== 0)) {
      return { start, end, point: { lat, long, start, end, marked: true }, query: undefined };
    }
  }
  const name =
    /[?&](?:q|query|address|daddr|destination)=([^&#]{2,300})/i.exec(readable) ??
    /\/place\/([^/@?#]{2,300})/i.exec(readable);
  const query = name?.[1]?.replace(/\+/g, ' ').trim();
  return {
    start,
    end,
    point: undefined,
    query: query !== undefined && /\p{L}/u.test(query) ? query : undefined,
  };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // A stray percent sign makes the link undecodable, but it may still match as it is.
    return address;
  }
}

/** A plus stands for a space (`q=42.93,+-72.27`). */
const pair = '([+-]?\\d{1,2}(?:\\.\\d{1,14})?)[\\s+]{0,2}[,~ +][\\s+]{0,2}([+-]?\\d{1,3}(?:\\.\\d{1,14})?)';
const pointForms = [
  // A dropped pin is more precise than the map's center.
  /!3d([+-]?\d{1,2}\.\d{1,14})!4d([+-]?\d{1,3}\.\d{1,14})/,
  new RegExp(
    `[?&](?:q|query|ll|sll|daddr|destination|loc|markers|cp|center|navigate)=(?:loc:|point\\.)?${pair}`,
    'i',
  ),
  /[?&]mlat=([+-]?\d{1,2}(?:\.\d{1,14})?)&mlon=([+-]?\d{1,3}(?:\.\d{1,14})?)/i,
  new RegExp(`/(?:place|search|latlng|dir//?)/?${pair}`, 'i'),
  new RegExp(`/@${pair}`),
  /#map=\d{1,2}\/([+-]?\d{1,2}(?:\.\d{1,14})?)\/([+-]?\d{1,3}(?:\.\d{1,14})?)/,
  new RegExp(`^geo:${pair}`, 'i'),
  new RegExp(`[?&]map=${pair}`, 'i'),
];

/** Maps that put longitude first, like x before y. */
const longFirst = /\/\/[\w.-]{0,20}(?:yandex\.\w|amap\.com|mapy\.c)/i;
const longFirstForms = [
  /[?&](?:ll|pt|position|whatshere\[point\]|q)=([+-]?\d{1,3}(?:\.\d{1,14})?)\s{0,2}[,~ +]\s{0,2}([+-]?\d{1,2}(?:\.\d{1,14})?)/i,
  /[?&]x=([+-]?\d{1,3}(?:\.\d{1,14})?)&y=([+-]?\d{1,2}(?:\.\d{1,14})?)/i,
];
