import { findCoordinates, findMapLinks } from '#schema/places/coordinates.ts';
import { Over } from '../layout/outline.ts';
import { labelKinds } from '../words/phrases.ts';
import { cellAt, type Words } from '../words/words.ts';
import { type Extraction, type ExtractionField, labelOf, parsedValue } from './extractions.ts';
import { severityOf } from './severities.ts';

/*
 * Values found without the tagger: codes and points that cannot be anything else, values with known labels, and times that may
 * complete a date.
 */

/** A text's extractions in order: the tagged ones, and those that are self-evident. */
export function withUntagged(words: Words, tagged: readonly Extraction[]): Extraction[] {
  const { text } = words.tokens;
  const stated = withLongitudes(text, withSelfEvident(words, tagged));
  return [
    ...stated,
    ...pointExtractions(words, stated),
    ...labelledExtractions(words, stated),
    ...weakTimes(words, stated),
  ].sort((one, other) => one.start - other.start);
}

/** Self-evident codes as written: they replace overlapping tagged codes, or count when no code was tagged. */
function withSelfEvident(words: Words, extractions: readonly Extraction[]): Extraction[] {
  const { codes } = words.selfEvident;
  if (codes.length === 0) return [...extractions];
  const tagged = new Over(extractions);
  const isCode = ({ field }: Extraction) => field === 'code' || field === 'spn';
  const lacksCode = !extractions.some(isCode);
  const own = codes.flatMap(({ code, start, end }): Extraction[] => {
    const over = tagged.at(start, end);
    const one = over.find(isCode);
    if (!one && !(lacksCode && over.length === 0)) return [];
    const at = one ?? {
      record: cellAt(words, start)?.record ?? 0,
      label: '',
      called: '',
      confidence: byLabel,
    };
    return [{ ...at, field: 'code', value: code, start, end }];
  });
  const replacing = new Over(own);
  const isReplaced = (extraction: Extraction) =>
    (isCode(extraction) || extraction.field === 'fmi') &&
    replacing.at(extraction.start, extraction.end).length > 0;
  return [...extractions.filter((extraction) => !isReplaced(extraction)), ...own];
}

/** `[56.1629,10.2039]`, `slat=52.0907 slong=5.1214`: the number after a latitude is its longitude, if none is stated. */
function withLongitudes(text: string, extractions: readonly Extraction[]): Extraction[] {
  const longs = new Over(extractions.filter(({ field }) => field === 'long'));
  return extractions.flatMap((extraction, index): Extraction[] => {
    const before = extractions[index - 1];
    if (extraction.field === 'lat' && before?.field === 'lat' && extraction.start - before.end <= 3)
      return [];
    if (
      extraction.field !== 'lat' ||
      longs.at(extraction.start - reachOfLong, extraction.end + reachOfLong).length > 0
    )
      return [extraction];
    const behind = /^[^\d\n]{0,16}?(-?\d{1,3}\.\d{2,12})(?!\d)/.exec(
      text.slice(extraction.end, extraction.end + reachOfLong),
    );
    const value = Number(behind?.[1] ?? Number.NaN);
    if (!behind || Math.abs(value) > 180) return [extraction];
    const end = extraction.end + behind[0].length;
    return [extraction, { ...extraction, field: 'long', value, start: end - (behind[1] ?? '').length, end }];
  });
}

const reachOfLong = 60;

/** Untagged times: a date for a separate time of day, a time of day for a date. */
function weakTimes(words: Words, extractions: readonly Extraction[]): Extraction[] {
  const over = new Over(extractions);
  return words.selfEvident.times
    .filter(({ start, end }) => over.at(start, end).length === 0)
    .map((mention) => {
      const record = cellAt(words, mention.start)?.record ?? 0;
      return {
        field: 'time',
        value: mention,
        start: mention.start,
        end: mention.end,
        confidence: 0,
        record,
        label: '',
        called: '',
      };
    });
}

/**
 * Values of labels in the list, where nothing was tagged for the field, or a record has only one half of a pair; only if such a
 * label alone precedes the value.
 */
function labelledExtractions(words: Words, extractions: readonly Extraction[]): Extraction[] {
  const { tokens, cells, outline, selfEvident } = words;
  const [over, times, points] = [
    new Over(extractions),
    new Over(selfEvident.times),
    new Over(selfEvident.points),
  ];
  const { text } = tokens;
  const tagged = extractions.filter(({ confidence }) => confidence >= leastTagged);
  // The lines of a paragraph are one record.
  const recordOf = (record: number) =>
    outline.records[record]?.kind === 'line' ? (outline.records[record]?.parent ?? 0) : record;
  const recordsOf = (field: ExtractionField) =>
    new Set(tagged.filter((extraction) => extraction.field === field).map(({ record }) => recordOf(record)));
  const records = new Map(labelledFields.map((field) => [field, recordsOf(field)]));
  const isLacking = (field: LabelledField, record: number) => {
    // A fault with a number needs no code next to it.
    if (field === 'code' && records.get('spn')?.size !== 0) return false;
    if (field === 'severity' || records.get(field)?.size === 0) return true;
    const half = halves[field];
    return half !== undefined && records.get(half)?.has(record) && !records.get(field)?.has(record);
  };
  const found: Extraction[] = [];
  for (const cell of cells) {
    const field = fieldOfLabel(cell.label.kind);
    if (
      !field ||
      !isLacking(field, recordOf(cell.record)) ||
      cell.isLabel ||
      cell.to - cell.from > longestValue
    )
      continue;
    const [start, end] = [tokens.starts[cell.from] ?? 0, tokens.ends[cell.to - 1] ?? 0];
    if (over.at(start, end).length > 0) continue;
    const at = {
      start,
      end,
      confidence: byLabel,
      record: cell.record,
      label: labelOf(words, start),
      called: '',
    };
    const value =
      field === 'time'
        ? (times.at(start, end).find((mention) => mention.start >= start && mention.end <= end) ?? null)
        : field === 'severity'
          ? severityOf(text.slice(start, end))
          : parsedValue(field, text, start, end, at.label, points);
    const isFit =
      field === 'hours' ||
      field === 'lat' ||
      field === 'long' ||
      field === 'time' ||
      field === 'severity' ||
      outline.records[cell.record]?.kind !== 'line' ||
      cell.to - cell.from <= 4;
    const isName = ofFigures.has(field) && typeof value === 'string' && !/\d/.test(value);
    if (value !== null && isFit && !isName) found.push({ ...at, field, value });
  }
  return found;
}

const labelledFields = [
  'brand',
  'model',
  'serial',
  'unit',
  'hours',
  'lat',
  'long',
  'city',
  'state',
  'address',
  'code',
  'spn',
  'fmi',
  'description',
  'severity',
  'time',
] as const;

type LabelledField = (typeof labelledFields)[number];

/** Pairs whose halves are in one record. */
const halves: Partial<Record<LabelledField, LabelledField>> = {
  lat: 'long',
  long: 'lat',
  spn: 'fmi',
  fmi: 'spn',
};

const ofFigures: ReadonlySet<LabelledField> = new Set(['code', 'spn', 'fmi']);

/** The field of a label, by all of its words. */
function fieldOfLabel(kind: number): LabelledField | undefined {
  const name = labelKinds[(kind & 63) - 1];
  // Anything that is not a severity word is not a severity, whatever its label.
  if (name === 'severity' || name === 'lamp') return 'severity';
  if (kind > 63) return undefined;
  return labelledFields.find((field) => field === name);
}

const [leastTagged, byLabel, longestValue] = [0.4, 0.3, 9];

/** Self-evident points from map links or degree signs, if none was tagged. */
function pointExtractions(words: Words, extractions: readonly Extraction[]): Extraction[] {
  const { text } = words.tokens;
  const plain = words.selfEvident.points.filter(
    ({ start, end }) => !/\d,\d{1,3}(?!\d)/.test(text.slice(start, end)),
  );
  const marked = [
    ...findCoordinates(text).filter((point) => point.marked),
    ...findMapLinks(text).flatMap(({ point }) => (point ? [point] : [])),
  ];
  const [over, markedOver] = [new Over(extractions), new Over(marked)];
  return [...marked, ...plain.filter(({ start }) => markedOver.at(start, start + 1).length === 0)]
    .filter(({ start, end }) => {
      const own = over.at(start, end);
      return !(['lat', 'long'] as const).every((field) =>
        own.some((extraction) => extraction.field === field),
      );
    })
    .flatMap(({ lat, long, start, end }) => {
      const record = cellAt(words, start)?.record ?? 0;
      const at = { start, end, confidence: 0.4, record, label: '', called: '' };
      return [
        { ...at, field: 'lat' as const, value: lat },
        { ...at, field: 'long' as const, value: long },
      ];
    });
}
