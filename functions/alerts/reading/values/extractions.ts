import type { Severity } from '#schema/alerts/severity.ts';
import { Over } from '../layout/outline.ts';
import { type Field, severityFields, type TaggedValue } from '../tagger/fields.ts';
import { clocksIn, type TimeMention } from '../times/times.ts';
import { zoneOfLabel } from '../times/zones.ts';
import { wholeLabel } from '../words/phrases.ts';
import { tokenFrom } from '../words/tokens.ts';
import { cellAt, type Words } from '../words/words.ts';
import { brandOf, makersIn } from './brands.ts';
import { codeOf, codesListedIn } from './codes.ts';
import { hoursIn } from './numbers.ts';
import { isPlaceholder, stateOf } from './places.ts';
import { degreesIn, type PointSpan } from './points.ts';
import { providerOf } from './providers.ts';
import { severityOf } from './severities.ts';

/* From tagged words to values: each is parsed by its field's rules or dropped. */

/** A value extracted from a range of the text. */
export interface Extraction<Value = unknown> {
  readonly field: ExtractionField;
  readonly value: Value;
  readonly start: number;
  readonly end: number;
  /** 0 to 1. */
  readonly confidence: number;
  /** The number of the record that contains it (`outline.ts`). */
  readonly record: number;
  /** Its label, and its record's label with it. */
  readonly label: string;
  readonly called: string;
}

/** A field of the tagger; all severity fields are one. */
export type ExtractionField = Exclude<Field, 'critical' | 'high' | 'medium' | 'low'> | 'severity';

interface ValueOf {
  hours: number;
  lat: number;
  long: number;
  severity: Severity;
  time: TimeMention;
}

export function extractionsOf<F extends ExtractionField>(
  extractions: readonly Extraction[],
  field: F,
): Extraction<F extends keyof ValueOf ? ValueOf[F] : string>[] {
  return extractions.filter((extraction) => extraction.field === field) as Extraction<
    F extends keyof ValueOf ? ValueOf[F] : string
  >[];
}

/** The value as readings hold it. */
export interface Read<Value> {
  readonly value: Value;
  readonly span: { readonly start: number; readonly end: number };
  readonly confidence: number;
}

export function asRead<Value>({ value, start, end, confidence }: Extraction<Value>): Read<Value> {
  return { value, span: { start, end }, confidence };
}

/** The extractions from a text's tagged values, in order. */
export function taggedExtractions(words: Words, values: readonly TaggedValue[]): Extraction[] {
  const { text } = words.tokens;
  const times = new Over(words.selfEvident.times);
  const points = new Over(words.selfEvident.points);
  const extractions: Extraction[] = [];
  let lastTime: TimeMention | undefined;
  for (const value of values) {
    const { field, start, end: last, probability } = asLabelled(words, value);
    const end = withBracket(text, start, last);
    const cell = cellAt(words, start);
    if (cell?.isAlone && field !== 'state' && isPlaceholder(textOf(words, cell))) continue;
    const called = labelOf(words, start);
    const label = called.slice(called.lastIndexOf(' > ') + 3);
    const isKeyed = cell?.isAlone === true && words.outline.records[cell.record]?.kind === 'object';
    const at = {
      start,
      end,
      confidence: probability,
      record: cell?.record ?? 0,
      label,
      called: (isKeyed ? called : label).toLowerCase().replace(/\d+/g, ''),
    };
    if (severityFields.has(field)) {
      const said = probability < surelySaid ? severityOf(text.slice(start, end)) : null;
      extractions.push({ ...at, field: 'severity', value: said ?? field });
      continue;
    }
    if (field === 'time') {
      const mentions = times.at(start, end);
      for (const mention of mentions.length > 0 ? mentions : clocksIn(text, start, end))
        if (mention !== lastTime) {
          lastTime = mention;
          const zone = mention.zone ?? zoneOfLabel(label) ?? null;
          extractions.push({
            ...at,
            field,
            start: mention.start,
            end: mention.end,
            value: { ...mention, zone },
          });
        }
      continue;
    }
    const parts = field === 'code' ? codesListedIn(text.slice(start, end)) : [{ start: 0, end: end - start }];
    for (const part of parts) {
      const place = { start: start + part.start, end: start + part.end };
      const value = parsedValue(field, text, place.start, place.end, label, points);
      if (value !== null) extractions.push({ ...at, ...place, field: field as ExtractionField, value });
    }
  }
  return extractions;
}

/** A number whose label says that it is a fault's number or failure mode, whichever of the two it was tagged as. */
function asLabelled(words: Words, value: TaggedValue): TaggedValue {
  if (value.field !== 'code' && value.field !== 'spn' && value.field !== 'fmi') return value;
  const cell = words.cells[words.cellOf[tokenFrom(words.tokens, value.end) - 1] ?? 0];
  const called = wholeLabel(cell?.label.kind ?? 0);
  if (!cell || (called !== 'spn' && called !== 'fmi') || !/^\d{1,7}$/.test(textOf(words, cell))) return value;
  const { starts, ends } = words.tokens;
  return { ...value, field: called, start: starts[cell.from] ?? 0, end: ends[cell.to - 1] ?? 0 };
}

function textOf({ tokens: { text, starts, ends } }: Words, cell: Words['cells'][number]): string {
  return text.slice(starts[cell.from] ?? 0, ends[cell.to - 1] ?? 0);
}

/** `E390(2)`: a bracket that the value itself opens belongs to it. */
function withBracket(text: string, start: number, end: number): number {
  const open = text.slice(start, end).lastIndexOf('(');
  return open >= 0 && text[end] === ')' && !text.slice(start + open, end).includes(')') ? end + 1 : end;
}

/** The label of the cell at an offset, after its record's label. */
export function labelOf({ outline, tokens: { text } }: Words, at: number): string {
  const { cells } = outline;
  let [low, high] = [0, cells.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const cell = cells[middle];
    if (!cell) break;
    if (cell.end <= at) low = middle + 1;
    else if (cell.start > at) high = middle - 1;
    else
      return [cell.context, cell.label].map((one) => (one ? text.slice(one.start, one.end) : '')).join(' > ');
  }
  return '';
}

/** The value of a field in a range of text; null if there is none, or only a placeholder. */
export function parsedValue(
  field: ExtractionField | Field,
  text: string,
  start: number,
  end: number,
  label: string,
  points: Over<PointSpan>,
): unknown {
  const written = text.slice(start, end).replace(/\s+/g, ' ');
  switch (field) {
    case 'hours':
      return /\p{L}/u.test(written)
        ? hoursIn(written, label)
        : (hoursIn(written + (unitBehind.exec(text.slice(end, end + unitReach))?.[0] ?? ''), label) ??
            hoursIn(written, label));
    case 'lat':
    case 'long': {
      const point = points.at(start, end).find((one) => one.start <= start && end <= one.end + 2);
      const degrees =
        point?.[field] ??
        degreesIn(
          written,
          /(?:[-−+]|[NSEW][ ]?)$/.exec(text.slice(Math.max(0, start - 2), start))?.[0] ?? '',
          /^[ ]?°?[ ]?[NSEWO](?!\p{L})/u.exec(text.slice(end, end + 4))?.[0] ?? '',
        );
      return degrees !== null && Math.abs(degrees) <= (field === 'lat' ? 90 : 180) ? degrees : null;
    }
    case 'state':
      return stateOf(written);
    case 'city':
      return isPlaceholder(written) || !/\p{L}/u.test(written) ? null : written;
    case 'brand':
      return isPlaceholder(written) ? null : makerOf(written);
    case 'code': {
      const code = codeOf(written);
      return code === '' || isPlaceholder(code) || ofPrograms.test(code) ? null : code;
    }
    default:
      return isPlaceholder(written) || (field === 'unit' && ofPrograms.test(written)) ? null : written;
  }
}

/** Numbers made by programs, which never identify a fault or a machine: UUIDs, hashes. */
const ofPrograms = /^[\da-f]{8}-(?:[\da-f]{4}-){1,3}[\da-f]{4,12}$|^(?=.*\d)(?=.*[a-f])[\da-f]{16,64}$/i;

/** The maker's name in the catalogue; for a portal's name, the maker whose portal it is. */
function makerOf(written: string): string | null {
  const known = brandOf(written) ?? makersIn(written)[0]?.name;
  if (known !== undefined) return known;
  const portal = providerOf(written);
  return portal ? portal.brand : written;
}

/** The probability from which the tagger's own severity counts. */
const surelySaid = 0.85;
/** How far after a number its unit may be. */
const unitReach = 12;
const unitBehind = /^ ?\p{L}{1,10}/u;
