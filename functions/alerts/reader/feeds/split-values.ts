import { labelOfPhrase } from '../words/labels.ts';
import { fullPhrase } from './names.ts';
import type { FeedEntry, FeedNode } from './nodes.ts';
import { isPartOfHour } from './run-times.ts';

/*
 * Values of which a feed has the parts in fields of their own: a house number beside its street, the half of the globe beside
 * the degrees of a latitude or longitude, and what a meter counts in beside its figures.
 */

type ValueNode = Extract<FeedNode, { kind: 'value' }>;

/** The entries of a record, with such parts put together under the name of the first. */
export function withPartsJoined(entries: readonly FeedEntry[]): readonly FeedEntry[] {
  return withHalvesOfGlobe(withHouseNumber(withUnitsOfTime(entries)));
}

/** `"engineRuntime": 18458640, "engineRuntimeUnit": "s"`: what is counted in parts of an hour, with what it is counted in. */
function withUnitsOfTime(entries: readonly FeedEntry[]): readonly FeedEntry[] {
  const units = new Map<string, FeedNode>();
  for (const { key, node } of entries) {
    const [, counted] = unitKeys.exec(fullPhrase(key)) ?? [];
    if (counted !== undefined && isValue(node) && isPartOfHour(node.value)) units.set(counted, node);
  }
  if (units.size === 0) return entries;
  return entries.map((entry) => {
    const unit = isValue(entry.node) ? units.get(fullPhrase(entry.key)) : undefined;
    const parts = [
      { key: 'value', node: entry.node },
      { key: 'unit', node: unit ?? entry.node },
    ];
    return unit ? { key: entry.key, node: { kind: 'record', entries: parts } } : entry;
  });
}

const unitKeys = /^(.{2,40}) (?:units?|uom)$/;

/** `"street": "Blake Street", "houseNumber": "1980"`, as Nominatim has it `"road": …, "house_number": …`. */
function withHouseNumber(entries: readonly FeedEntry[]): readonly FeedEntry[] {
  const street = entries.find(({ key, node }) => isValue(node) && streetKeys.test(fullPhrase(key)));
  if (!street || !isValue(street.node) || !bareStreet.test(street.node.value)) return entries;
  const number = entries.find(
    (entry) => isValue(entry.node) && numberKeys.test(fullPhrase(entry.key)) && isNumber(entry.node.value),
  );
  if (!number || !isValue(number.node)) return entries;
  const [name, digits] = [street.node.value.trim(), number.node.value.trim()];
  const value = numberLast.test(name) ? `${name} ${digits}` : `${digits} ${name}`;
  const node: ValueNode = { ...street.node, value, verbatim: false };
  return entries.flatMap((entry) =>
    entry === number ? [] : entry === street ? [{ key: 'street', node }] : [entry],
  );
}

const streetKeys =
  /^(?:(?:address|location|site) )?(?:street|street name|road|road name|thoroughfare|strasse|stra e|rue|calle|rua|via|straat|gata|gade|ulica|ulice)$/;
const numberKeys =
  /^(?:(?:address|location|site) )?(?:house (?:number|no|nr)|street (?:number|no|nr)|building number|number|hausnummer|hausnr|haus nr|huisnummer|numero(?: civico)?|civico|husnummer|husnr)$/;
/** A name without a number at either end. */
const bareStreet = /^\s*\p{L}(?:.*[^\d\s])?(?<! \d{1,5}\p{L})\s*$/u;
/** Streets of the languages that write the number behind them. */
const numberLast =
  /(?:stra(?:ß|ss)e|str\.?|weg|allee|platz|gasse|ring|damm|ufer|straat|laan|plein|gatan|vägen|gata|veien|gade|vej|katu|tie)$|^(?:calle|via|rua|avenida|viale|corso|piazza|plaza|paseo|ulica|ul\.|an? der|am|im|zum|zur|auf|hinter) /iu;

function isNumber(value: string): boolean {
  return /^\s*\d{1,5} ?[A-Za-z]?(?:[-/]\d{1,4})?\s*$/.test(value);
}

/** `"lat": 33.9, "latDir": "S"`, `<lat dir="S">33.9</lat>`. */
function withHalvesOfGlobe(entries: readonly FeedEntry[]): readonly FeedEntry[] {
  const halves = new Map<string, FeedEntry>();
  for (const entry of entries) {
    const axis = isValue(entry.node) ? axisOfHalf(fullPhrase(entry.key), entry.node.value) : undefined;
    if (axis) halves.set(axis, entry);
  }
  return entries.map((entry) => {
    const axis = axisOf(entry.key);
    if (!axis) return entry;
    const own = entry.node.kind === 'record' ? partsOfAngle(entry.node.entries) : undefined;
    const half = own?.half ?? halves.get(axis)?.node;
    const angle = own?.angle ?? entry.node;
    if (!half || !isValue(half) || !isValue(angle)) return entry;
    const value = degrees(angle.value, half.value);
    return value === undefined ? entry : { ...entry, node: { ...angle, value, verbatim: false } };
  });
}

type Axis = 'lat' | 'long';

function axisOf(key: string): Axis | undefined {
  const field = labelOfPhrase(fullPhrase(key))?.field;
  return field === 'lat' || field === 'long' ? field : undefined;
}

function axisOfHalf(phrase: string, value: string): Axis | undefined {
  const axis = ns.test(value) ? 'lat' : ew.test(value) ? 'long' : undefined;
  return axis && halfKeys[axis].test(phrase) ? axis : undefined;
}

const [ns, ew] = [/^\s*(?:N|S|north|south)\s*$/i, /^\s*(?:E|W|east|west)\s*$/i];
const ofHalf = '(?:dir|direction|hem|hemi|hemisphere|ref|reference|sign|ns|ew|indicator)';
const halfKeys = {
  lat: new RegExp(`^(?:(?:gps )?lat(?:itude)? ?${ofHalf}|n ?s|ns indicator)$`),
  long: new RegExp(`^(?:(?:gps )?lo?ng?(?:itude)? ?${ofHalf}|e ?w|ew indicator)$`),
};

/** The value of an element, and the half that its attribute names. */
function partsOfAngle(entries: readonly FeedEntry[]): { half: FeedNode; angle: FeedNode } | undefined {
  const half = entries.find(({ node }) => isValue(node) && (ns.test(node.value) || ew.test(node.value)));
  const angle = entries.find(({ node }) => isValue(node) && /^\s*\d{1,5}(?:\.\d+)?\s*$/.test(node.value));
  return half && angle && entries.length === 2 ? { half: half.node, angle: angle.node } : undefined;
}

/** `33.9` and `S` as degrees with their sign; degrees with minutes behind them (`3528.056`, NMEA 0183) as degrees. */
function degrees(value: string, half: string): string | undefined {
  const [, whole, minutes] = /^\s*(\d{1,3})(\d\d\.\d{2,8})\s*$/.exec(value) ?? [];
  const isMinutes =
    whole !== undefined && minutes !== undefined && Number(value) > 180 && Number(minutes) < 60;
  if (!isMinutes && !/^\s*\d{1,3}(?:\.\d+)?\s*$/.test(value)) return undefined;
  const angle = isMinutes ? Number(whole) + Number(minutes) / 60 : Number(value);
  const signed = /^\s*[sw]/i.test(half) ? -angle : angle;
  return String(Math.round(signed * 1e6) / 1e6);
}

function isValue(node: FeedNode): node is ValueNode {
  return node.kind === 'value';
}
