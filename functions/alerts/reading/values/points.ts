import { findCoordinates, findMapLinks } from '#schema/places/coordinates.ts';

/** A point in a text: signed decimal degrees in WGS 84, and offsets in UTF-16 units, end exclusive. */
export interface PointSpan {
  readonly start: number;
  readonly end: number;
  readonly lat: number;
  readonly long: number;
}

/**
 * The points in a text that are recognizable anywhere, in order: decimal pairs, degrees, minutes and seconds, compass letters on
 * either side, labeled pairs on one line (`lat: … lon: …`), map links. 0/0 is a receiver without a fix, so it is ignored.
 */
export function pointsIn(text: string): readonly PointSpan[] {
  const links = findMapLinks(text);
  const found: PointSpan[] = links.flatMap(({ point }) => (point ? [spanOf(point)] : []));
  const taken = links.map(({ start, end }) => ({ start, end }));
  const add = (point: PointSpan) => {
    if (taken.some(({ start, end }) => point.start < end && start < point.end)) return;
    taken.push(point);
    found.push(point);
  };
  for (const point of labelledPairs(text)) add(point);
  for (const point of markedPairs(text)) add(point);
  for (const point of findCoordinates(text)) add(spanOf(point));
  for (const point of [...anglesIn(text), ...wellKnownIn(text)]) add(point);
  for (const point of commaPairs(text)) add(point);
  return found.slice(0, most).sort((one, other) => one.start - other.start);
}

/** More points are a track, not a message's machines. */
const most = 500;

/** `N33 26.912 W112 04.438`, `45d45m36s N 004d50m24s E`, `北緯36°04′12″ 東経140°06′30″`: degrees with minutes and compass directions. */
const angles =
  /(?:(?<!\p{L})(北緯|南緯|[NS])[ ]?)?(?<![\d.])(\d{1,2})[°d ][ ]?(\d{1,2}(?:\.\d{1,6})?)[′'m]?[ ]?(?:(\d{1,2}(?:[.,]\d{1,6})?)(?:″|"|''|s))?[ ]?([NS](?!\p{L}))?[ ,;/]{0,4}(?:(東経|西経|[EWOÖ])[ ]?)?(\d{1,3})[°d ][ ]?(\d{1,2}(?:\.\d{1,6})?)[′'m]?[ ]?(?:(\d{1,2}(?:[.,]\d{1,6})?)(?:″|"|''|s))?[ ]?([EWOÖ](?!\p{L}))?/gu;
const south = /^(?:南緯|S)$/;
const west = /^(?:西経|W)$/;

function anglesIn(text: string): PointSpan[] {
  return [...text.matchAll(angles)].flatMap((found) => {
    const [whole, north, d1 = '', m1 = '', s1, north2, east, d2 = '', m2 = '', s2, east2] = found;
    const [sky, other] = [north ?? north2, east ?? east2];
    if (sky === undefined || other === undefined) return [];
    const lat = Number(d1) + figure(m1) / 60 + figure(s1) / 3600;
    const long = Number(d2) + figure(m2) / 60 + figure(s2) / 3600;
    if (lat > 90 || long > 180) return [];
    return [
      {
        start: found.index,
        end: found.index + whole.length,
        lat: round(south.test(sky) ? -lat : lat),
        long: round(west.test(other) ? -long : long),
      },
    ];
  });
}

/** `POINT(-97.7431 30.2672)`: well-known text, longitude first (OGC 06-103r4). */
function wellKnownIn(text: string): PointSpan[] {
  return [...text.matchAll(/POINT ?\( ?(-?\d{1,3}\.\d{1,12}) (-?\d{1,2}\.\d{1,12})/g)].map(
    ({ 0: whole, 1: long, 2: lat, index }) => ({
      start: index,
      end: index + whole.length,
      lat: Number(lat),
      long: Number(long),
    }),
  );
}

function figure(written: string | undefined): number {
  return Number((written ?? '0').replace(',', '.'));
}

function round(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}

/**
 * Signed decimal degrees of a lone latitude or longitude (`41.55`, `41,55 N`, `41° 33' 0"`), given the text right before and
 * after it (`W 83.66`, `-83.66`, `N`). Null if it is none, for more than 180, and for 0.
 */
export function degreesIn(text: string, before: string, after: string): number | null {
  const lead = before.slice(-12);
  const around = `${lead}${text}${after.slice(0, 12)}`;
  const window = around.slice(lead.length, lead.length + 60);
  const match = angle.exec(window);
  if (!match) return null;
  const [whole, degrees = '', minutes, seconds] = match;
  const size = number(degrees) + number(minutes) / 60 + number(seconds) / 3600;
  if (!(size <= 180) || size === 0 || number(minutes) >= 60 || number(seconds) >= 60) return null;
  const at = lead.length + match.index;
  const sky =
    /(?<![\p{L}\p{N}])([NS])\s{0,2}[:.]?\s{0,2}$/u.exec(around.slice(0, at))?.[1] ??
    /^\s{0,2}(north|south|east|west|nord|sud|sur|süd|est|ouest|oeste|ost|[NSEWOØÖ])(?![\p{L}\p{N}])/iu.exec(
      around.slice(at + whole.length),
    )?.[1] ??
    /(?<![\p{L}\p{N}])([NSEWO])\s{0,2}[:.]?\s{0,2}$/iu.exec(around.slice(0, at))?.[1];
  const isNegative =
    sky === undefined ? /[-−–]\s?$/.test(around.slice(0, at)) : /^(?:s|w|o(?!st)|süd)/i.test(sky);
  return Math.round((isNegative ? -size : size) * 1e7) / 1e7;
}

const angle =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,14})?)(?:\s{0,2}(?:°|º|˚|deg\.?)(?:\s{0,2}(\d{1,2}(?:[.,]\d{1,8})?)\s{0,2}['′’´](?:\s{0,2}(\d{1,2}(?:[.,]\d{1,8})?)\s{0,2}(?:["″”]|''|′′))?)?)?(?!\d)/u;

function number(figures: string | undefined): number {
  return Number((figures ?? '0').replace(',', '.'));
}

function spanOf({ start, end, lat, long }: PointSpan): PointSpan {
  return { start, end, lat, long };
}

/** `"lat":41.55,"lng":-83.66`, `Latitude = 41.5500 Longitude = -83.6600`, `lat=41,55; lon=-83,66`. */
function labelledPairs(text: string): PointSpan[] {
  return Array.from(text.matchAll(labelled), (match) => {
    const figures = match[0].match(/[+\-−]?\d{1,3}[.,]\d{1,14}/g) ?? [];
    return pointOf(
      figures[0],
      figures[1],
      match.index + match[0].search(/[+\-−]?\d/),
      match.index + match[0].length,
    );
  }).filter((point) => point !== undefined);
}

const labelled =
  /(?<!\p{L})(?:gps[ _]?)?(?:lat(?:itude)?|breite(?:ngrad)?|latitud|latitudine|breedtegraad)\.?["'”]?\s{0,3}[:=]?\s{0,3}["'”]?[+\-−]?\d{1,2}[.,]\d{1,14}°?["'”]?[\s,;|/]{0,4}["'”]?(?:gps[ _]?)?(?:lon(?:g(?:itud(?:e|ine)?)?)?|lng|länge(?:ngrad)?|lengtegraad)\.?["'”]?\s{0,3}[:=]?\s{0,3}["'”]?[+\-−]?\d{1,3}[.,]\d{1,14}(?!\d|\s{0,2}°?\s{0,2}[NSEWO](?!\p{L}))/giu;

/** `<Latitude>-27.4698</Latitude> <Longitude>153.0251</Longitude>`, and GeoJSON's `"coordinates":[-117.1611,32.7157]`. */
function markedPairs(text: string): PointSpan[] {
  const elements = Array.from(text.matchAll(inElements), (match) => {
    const start = match.index + match[0].search(/[+\-−\d]/);
    return pointOf(match[1], match[2], start, match.index + match[0].length);
  });
  const turned = Array.from(text.matchAll(geoJson), (match) =>
    pointOf(match[2], match[1], match.index + match[0].indexOf('[') + 1, match.index + match[0].length),
  );
  return [...elements, ...turned].filter((point) => point !== undefined);
}

const inElements =
  /<(?:\w{1,10}:)?lat(?:itude)?>\s{0,20}([+-]?\d{1,2}(?:\.\d{1,14})?)\s{0,20}<\/[\w:]{1,20}>\s{0,60}<(?:\w{1,10}:)?lon(?:g|gitude)?>\s{0,20}([+-]?\d{1,3}(?:\.\d{1,14})?)(?=\s{0,20}<)/gi;
const geoJson =
  /"coordinates"\s?:\s?\[\s{0,20}([+-]?\d{1,3}\.\d{1,14})\s?,\s{0,20}([+-]?\d{1,2}\.\d{1,14})(?![\d])/g;

/** `41,5500; -83,6600`, `52,3759 / 9,7320`: decimal commas, with at least three decimals. */
function commaPairs(text: string): PointSpan[] {
  return Array.from(text.matchAll(withCommas), (match) =>
    pointOf(match[1], match[2], match.index, match.index + match[0].length),
  ).filter((point) => point !== undefined);
}

const withCommas =
  /(?<![\p{L}\d.,])([+\-−]?\d{1,2},\d{3,14})(?:\s?[;/|]\s{0,2}|\s{1,3})([+\-−]?\d{1,3},\d{3,14})(?![\d,.])/gu;

function pointOf(
  first: string | undefined,
  second: string | undefined,
  start: number,
  end: number,
): PointSpan | undefined {
  const [lat, long] = [first, second].map((figures) =>
    Number((figures ?? '').replace(',', '.').replace('−', '-')),
  );
  if (lat === undefined || long === undefined || !(Math.abs(lat) <= 90) || !(Math.abs(long) <= 180))
    return undefined;
  return lat === 0 && long === 0 ? undefined : { start, end, lat, long };
}
