import { findCoordinates } from '#schema/coordinates.ts';
import { isPlaceholder, type ValueClaim } from '../claims.ts';
import { faultAhead, readFaults } from '../faults.ts';
import { allIn, firstIn, type Source } from '../marks.ts';
import { firstWordFrom, startOf } from '../scan.ts';
import { addressIn } from '../values/addresses.ts';
import { parseNumber } from '../values/numbers.ts';
import { angleIn, findPoints, placed } from '../values/points.ts';
import { type Label, labelAt } from '../words/labels.ts';
import type { ReadValue } from './value-bounds.ts';

/*
 * Where the machine is, by a label of places: `Location`, `Address`, `City` and `State`, `Latitude` and `Longitude`. A point,
 * an address or both (`27 Depot Road, Minot (48.23, -101.29)`), and that there is none where a receiver has no fix.
 */

export function readPlace(
  label: Label,
  source: Source,
  start: number,
  end: number,
  to: number,
  whole: boolean,
): ReadValue {
  // `State: Error E-214 (…)`: the machine's, and none of a country.
  if (label.field === 'state' && faultAhead(source, start, end) !== undefined)
    return readFaults(
      { field: 'code', trust: 0.8 },
      source,
      faultAhead(source, start, end) ?? start,
      end,
      whole,
    );
  const claims = readLocation(label, source, start, end);
  const date = / when|when |^at$/.test(label.phrase) ? firstIn(source.marks.dates, start, end) : undefined;
  if (date)
    claims.push({ field: 'time', value: date.iso, start: date.start, end: date.end, confidence: 0.8 });
  // `…, Bend OR. 2026-05-05 05:05 PDT`: what follows the place is read as running text.
  const dated = whole || date ? undefined : firstIn(source.marks.dates, start, end);
  return { claims, end: dated && dated.start - start >= 8 ? dated.start : to };
}

function readLocation(label: Label, source: Source, start: number, end: number): ValueClaim[] {
  const { text, marks } = source;
  const value = text.slice(start, end);
  const claims: ValueClaim[] = [];
  // A receiver without a fix says 0/0, and knows no place.
  // `Map   Fleet   Reports   Settings`: what a portal's page leads to.
  if (/^(?:\p{L}+ {2,}){2,}\p{L}+$/u.test(value)) return [];
  if (noFix.test(value)) return [{ field: 'no-place', value: true, start, end, confidence: label.trust }];
  const links = allIn(marks.addresses, start, end);
  const linked = allIn(marks.links, start, end).find((link) => link.point)?.point;
  const stated = /\d/.test(value) ? statedPoint(value, start, links) : undefined;
  const point = stated ?? withCommas(value, start) ?? labelledPoint(source, start, end) ?? linked;
  if (point) {
    claims.push({
      field: 'point',
      value: placed(source, point),
      start: point.start,
      end: point.end,
      confidence: label.trust,
    });
  }
  if (label.field === 'city' || label.field === 'state') {
    const place = label.field === 'city' ? addressIn(text, start, end) : undefined;
    if (place?.city && (place.state || place.address))
      claims.push({ field: 'place', value: place, start, end, confidence: label.trust });
    else if (!point) {
      // `86000 Poitiers (Vienne)`
      const from =
        label.field === 'city' ? (/^(?:[A-Z]{1,2}-)?\d{4,5}\s(?=\p{L})/u.exec(value)?.[0].length ?? 0) : 0;
      const name = value.slice(from).replace(/\s\([^()]{1,30}\)$|(?<=\p{L})\s\d{5}$/u, '');
      const named = { start: start + from, end: start + from + name.length };
      claims.push({ field: label.field, value: name, ...named, confidence: label.trust });
    }
    return claims;
  }
  // `57.7089, 11.9746 (Göteborg)`: beside a point a town's name is enough.
  const town = point && townBeside.exec(text.slice(point.end, Math.min(end, point.end + 48)));
  const inState = point && town?.[1] ? addressIn(text, point.end, end) : undefined;
  if (inState?.city && inState.state && !inState.address) {
    claims.push({
      field: 'place',
      value: inState,
      start: inState.start,
      end: inState.end,
      confidence: label.trust,
    });
    return claims;
  }
  if (point && town?.[1] && !siteNoun.test(town[1]) && !isPlaceholder(town[1])) {
    const from = point.end + town[0].indexOf(town[1]);
    const city = { value: town[1], start: from, end: from + town[1].length };
    claims.push({
      field: 'place',
      value: { address: undefined, city, state: undefined, start: city.start, end: city.end },
      start: city.start,
      end: city.end,
      confidence: label.trust,
    });
    return claims;
  }
  // What stands beside the point may be its address: `27 Depot Road, Minot (48.23, -101.29)`.
  const dates = allIn(marks.dates, start, end);
  const holes = [...links, ...dates, ...(point && point !== linked ? [point] : [])].map(
    (hole) => [hole.start - start, hole.end - start] as const,
  );
  for (const [from, to] of around(value.length, holes)) {
    const words = value
      .slice(from, to)
      .replace(
        /\b(?:lat(?:itude)?|lon(?:g(?:itude)?)?|lng|gps|coordinates|map|view on map|open map|google maps|as of|fix|wgs ?84|(?:accuracy|precision|genauigkeit|précision|precisión|alt(?:itude)?|heading|speed|hdop)[ :=]{1,3}[±+-]?\d{1,4}(?:[.,]\d{1,2})?\s?\p{L}{0,3})\b/giu,
        '',
      );
    if (
      !/\p{L}{2}/u.test(words) ||
      isPlaceholder(words) ||
      notAPlace.test(words) ||
      notAPlace.test(value.slice(from, to))
    )
      continue;
    const place = addressIn(text, start + from, start + to);
    // `51,9244 NB 4,4777 OL`: figures that nobody reads as a point are no street.
    if (!place || (place.address && /^[\d.,°\s]+$/.test(place.address.value))) continue;
    if (point && !place.city && !place.state && !/\d/.test(place.address?.value ?? '')) continue;
    claims.push({
      field: 'place',
      value: place,
      start: place.start,
      end: place.end,
      confidence: label.trust,
    });
    break;
  }
  return claims;
}

const townBeside =
  /^\s?(?:[([]\s?|[-–—,;/]\s)(\p{Lu}\p{Ll}[\p{L}'’-]{1,20}(?: (?:de|del|da|do|am|an der|la|las|los|upon|sur) (?=\p{Lu})| (?=\p{Lu})){0,1}(?:(?<=\s)\p{Lu}[\p{L}'’-]{1,20})?)\s?[)\]]?\s?\.?$/u;
const siteNoun =
  /\b(?:map|maps|gps|fix|quarry|pit|yard|site|park|mine|plant|depot|north|south|east|west|gate|dock|accuracy|last|approx|estimated|stationary|moving|parked|ok|valid|live|current|wgs|heading|speed|carrière|steinbruch|werk|halle|cantera|cava)\b/i;

const notAPlace =
  /^\W{0,3}(?:[2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{2,3}$|wgs ?84$|(?:accuracy|precision|genauigkeit|précision|precisión|altitude|hdop)\W{1,3}\d|see|view|click|open|show|unavailable|no (?:gps|fix|signal|location|position)|not (?:available|reported)|gps (?:off|lost)|unknown|last known|home|inside|within|near)\W{0,3}(?:map|link|here)?\W{0,3}$/i;

/** `45,4642; 9,1900`: two angles with decimal commas. */
function withCommas(value: string, from: number) {
  const match =
    /(?<![\d.,])([+-]?\d{1,2}),(\d{3,8})\s{0,2}[;/|\s,]\s{0,2}([+-]?\d{1,3}),(\d{3,8})(?![\d,])/.exec(
      value.slice(0, 60),
    );
  if (!match) return undefined;
  const [lat, long] = [Number(`${match[1]}.${match[2]}`), Number(`${match[3]}.${match[4]}`)];
  if (Math.abs(lat) > 90 || Math.abs(long) > 180 || (lat === 0 && long === 0)) return undefined;
  return { lat, long, start: from + match.index, end: from + match.index + match[0].length };
}

const noFix = /^[+-]?0{1,3}(?:[.,]0+)?\s?°?\s{0,2}[,/;\s]\s{0,2}[+-]?0{1,3}(?:[.,]0+)?(?![\d.,])/;

/** `위도 37.4563, 경도 126.7052`: latitude and longitude by their names in any language. */
function labelledPoint(source: Source, start: number, end: number) {
  const { scan } = source;
  let lat: { value: number; start: number; end: number } | undefined;
  let long: { value: number; start: number; end: number } | undefined;
  for (let word = firstWordFrom(scan, start); word < scan.count && startOf(scan, word) < end; word += 1) {
    const found = labelAt(scan, word, end);
    if (found?.label.field !== 'lat' && found?.label.field !== 'long') continue;
    const number = /^[\s:：=]{0,3}([+\-−]?\d{1,3}[.,]\d{1,10})/.exec(
      source.text.slice(found.end, Math.min(end, found.end + 24)),
    );
    if (!number?.[1]) continue;
    const value = Number(number[1].replace(',', '.').replace('−', '-'));
    const stop = found.end + number[0].length;
    const angle = { value, start: startOf(scan, word), end: stop };
    if (found.label.field === 'lat') lat = angle;
    else long = angle;
    if (!lat || !long) continue;
    if (Math.abs(lat.value) > 90 || Math.abs(long.value) > 180 || (long.value === 0 && lat.value === 0))
      return undefined;
    const [first, last] = [Math.min(lat.start, long.start), Math.max(lat.end, long.end)];
    return { lat: lat.value, long: long.value, start: first, end: last };
  }
  return undefined;
}

/** The point that a value states outside its links; what a label calls a location may state one with a single decimal. */
function statedPoint(value: string, from: number, links: readonly { start: number; end: number }[]) {
  let text = value;
  for (const link of links) {
    const [start, end] = [link.start - from, link.end - from];
    text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  }
  const point = findPoints(text, { minDecimals: 1 })[0];
  return point && { ...point, start: point.start + from, end: point.end + from };
}

function around(length: number, holes: readonly (readonly [number, number])[]): [number, number][] {
  const stretches: [number, number][] = [];
  let from = 0;
  for (const [start, end] of [...holes].sort((a, b) => a[0] - b[0])) {
    if (start > from) stretches.push([from, start]);
    from = Math.max(from, end);
  }
  if (from < length) stretches.push([from, length]);
  return stretches;
}

/** `Latitude: 33.8688`: one angle of a point, or all of it. */
export function readAngle(
  field: 'lat' | 'long',
  source: Source,
  start: number,
  end: number,
  to: number,
  sure: number,
): ReadValue {
  const { text } = source;
  // `Breite / Länge .... 47,6779° N / 9,1732° O`
  const both = field === 'lat' ? firstIn(source.marks.points, start, start + 1) : undefined;
  // A column of latitudes beside one of longitudes is no point by itself: its name may say `Lat S`.
  if (both && both.end <= end) {
    const place = { start: both.start, end: both.end };
    return {
      claims: [{ field: 'point', value: placed(source, both), ...place, confidence: sure }],
      end: both.end,
    };
  }
  // `Latitude (S): 33.8688`, `Long W: 51.2093`: the half of the globe that the label names.
  const claims = readDegrees(field, text, start, end);
  const isNegative = halfOfLabel.test(text.slice(Math.max(0, start - 8), start));
  return { claims: isNegative ? claims.map(negative) : claims, end: to };
}

const halfOfLabel = /[\s(][SW](?:\)?\s?[:=]\s{0,3}|\)\s{1,3})$/;

function negative(claim: ValueClaim): ValueClaim {
  return claim.field === 'lat' || claim.field === 'long'
    ? { ...claim, value: -Math.abs(claim.value) }
    : claim;
}

function readDegrees(field: 'lat' | 'long', text: string, start: number, end: number): ValueClaim[] {
  const value = text.slice(start, end).replace(/\s?\/$/, '');
  const point = findPoints(value, { minDecimals: 2 })[0];
  if (point)
    return [
      {
        field: 'point',
        value: { lat: point.lat, long: point.long },
        start: start + point.start,
        end: start + point.end,
        confidence: 0.95,
      },
    ];
  // One angle is read as the half of a point whose other half is the equator or Greenwich.
  const half =
    field === 'lat' ? findCoordinates(`${value} 0.0 E`)[0]?.lat : findCoordinates(`0.0 N ${value}`)[0]?.long;
  const plain =
    parseNumber(value.replace(',', '.').replace(/\s?(?:°|deg(?:rees)?)$/i, '')) ?? angleIn(value) ?? half;
  const limit = field === 'lat' ? 90 : 180;
  return plain !== undefined && Math.abs(plain) <= limit
    ? [{ field, value: plain, start, end, confidence: 0.95 }]
    : [];
}
