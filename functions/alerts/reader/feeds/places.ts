import { isPlaceholder, type ValueClaim } from '../claims.ts';
import { addressIn } from '../values/addresses.ts';
import { type Label, labelOfPhrase } from '../words/labels.ts';
import { fullPhrase, type Scope } from './names.ts';
import type { FeedNode } from './nodes.ts';

/*
 * Values of a feed that are known by more than their name: points, streets beside their city, lamps.
 */

/** `"redStopLamp": true`, `"amber": true`: a lamp that is on says how severe the fault is. */
export function lampOf(phrase: string, node: Extract<FeedNode, { kind: 'value' }>): ValueClaim | undefined {
  if (!(/\blamp\b/.test(phrase) || lampAlone.test(phrase)) || !/^(?:true|on|1)$/i.test(node.value))
    return undefined;
  const severity = /\bstop\b|^rsl$/.test(phrase)
    ? 'critical'
    : /\bred\b/.test(phrase)
      ? 'high'
      : /\b(?:amber|yellow|warning)\b|^awl$/.test(phrase)
        ? 'medium'
        : undefined;
  return (
    severity && { field: 'severity', value: severity, start: node.start, end: node.end, confidence: 0.6 }
  );
}

/** The short names are those of SAE J1939-73. */
const lampAlone = /^(?:red|amber|yellow)(?: (?:stop|warning))?$|^stop$|^(?:rsl|awl)$/;

/** `"address": "Rodovia BR-040, km 512", "city": …`: beside its city an address is the street, all of it. */
export function streetOf(
  phrase: string,
  node: Extract<FeedNode, { kind: 'value' }>,
  siblings: readonly string[],
): ValueClaim | undefined {
  const label = labelOfPhrase(phrase);
  if (label?.field !== 'address' && label?.field !== 'location') return undefined;
  if (isPlaceholder(node.value) || node.value.length > 100 || !/\p{L}/u.test(node.value)) return undefined;
  if (!siblings.some((each) => labelOfPhrase(each)?.field === 'city')) return undefined;
  const place = addressIn(node.value, 0, node.value.length);
  if (place?.state || /,.*,/.test(node.value)) return undefined;
  return { field: 'address', value: node.value, start: node.start, end: node.end, confidence: label.trust };
}

/** `"reverseGeo": "8600 S 120th St, La Vista, NE 68128"`: a field of a place that nobody knows, but whose value is an address. */
export function addressText(node: Extract<FeedNode, { kind: 'value' }>, scope: Scope): Label | undefined {
  if (
    scope.about !== 'place' ||
    node.value.length < 10 ||
    node.value.length > 160 ||
    !node.value.includes(',')
  )
    return undefined;
  const place = addressIn(node.value, 0, node.value.length);
  return place?.city && place.address ? { phrase: 'address', field: 'location', trust: 0.7 } : undefined;
}

/** `"lt_e6": 39529600`, `"latitudeE7": 441234000`, `"lat_microdeg": 44123400`: small parts of degrees. */
export function millionths(key: string, node: FeedNode): ValueClaim | undefined {
  if (node.kind !== 'value' || !/^-?\d{4,10}$/.test(node.value)) return undefined;
  const [, name, part] = /^(.{2,12}?)_?(e6|e7|micro_?deg(?:rees)?|udeg)$/i.exec(key) ?? [];
  const label = name === undefined ? undefined : labelOfPhrase(fullPhrase(name));
  if (label?.field !== 'lat' && label?.field !== 'long') return undefined;
  const value = Number(node.value) / (part?.endsWith('7') ? 1e7 : 1e6);
  if (Math.abs(value) > 180) return undefined;
  return { field: label.field, value, start: node.start, end: node.end, confidence: 0.95 };
}

/** `<Y>44.1234</Y><X>-72.5123</X>`: degrees as maps have them, beside each other. */
export function planar(
  phrase: string,
  node: Extract<FeedNode, { kind: 'value' }>,
  siblings: readonly string[],
): ValueClaim | undefined {
  const other = phrase === 'x' ? 'y' : phrase === 'y' ? 'x' : undefined;
  if (other === undefined || !siblings.includes(other) || siblings.includes('z')) return undefined;
  const value = /^[+-]?\d{1,3}\.\d{3,14}$/.test(node.value) ? Number(node.value) : Number.NaN;
  if (!(Math.abs(value) <= (phrase === 'y' ? 90 : 180))) return undefined;
  const place = { start: node.start, end: node.end, confidence: 0.85 };
  return { field: phrase === 'y' ? 'lat' : 'long', value, ...place };
}

/** `"coordinates": [-122.44, 47.25]`, as GeoJSON (RFC 7946) has a point: longitude first. */
export function pointOf(phrase: string, node: FeedNode): ValueClaim | undefined {
  // `POINT(-97.7431 30.2672)`, as OGC Simple Feature Access writes it: longitude first.
  const known = node.kind === 'value' ? pointOfFeed.exec(node.value.slice(0, 80)) : null;
  if (known && node.kind === 'value') {
    const [long, lat] = [Number(known[1]), Number(known[2])];
    if (Math.abs(lat) > 90 || Math.abs(long) > 180 || (lat === 0 && long === 0)) return undefined;
    return { field: 'point', value: { lat, long }, start: node.start, end: node.end, confidence: 0.9 };
  }
  if (node.kind !== 'list' || node.items.length < 2 || node.items.length > 3) return undefined;
  const [first, second] = node.items;
  if (first?.kind !== 'value' || second?.kind !== 'value') return undefined;
  const [one, other] = [Number(first.value), Number(second.value)];
  if (!Number.isFinite(one) || !Number.isFinite(other)) return undefined;
  const isLongFirst = /^coord(?:inates)?$|^lo?ng? ?lat/.test(phrase);
  if (!isLongFirst && !pointNames.test(phrase)) return undefined;
  const [lat, long] = isLongFirst ? [other, one] : [one, other];
  if (Math.abs(lat) > 90 || Math.abs(long) > 180 || (lat === 0 && long === 0)) return undefined;
  return { field: 'point', value: { lat, long }, start: first.start, end: second.end, confidence: 0.9 };
}

/** Names of a latitude with its longitude: `"pos": [60.3913, 5.3221]`, `"ll": [43.6045, 1.4442]`. */
const pointNames = /lat|position|location|point|gps|^(?:pos|loc|geo|coords|ll|fix|where|place)$/;

const pointOfFeed = /^POINT\s?Z?\s?\(\s?(-?\d{1,3}(?:\.\d{1,12})?)\s{1,2}(-?\d{1,2}(?:\.\d{1,12})?)/i;
