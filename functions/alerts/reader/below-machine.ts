import { type Claim, claimOf, type ValueClaim } from './claims.ts';
import { has, type Line, sign } from './lines.ts';
import { firstIn, type Source } from './marks.ts';
import { isNumberedName } from './values/owners-names.ts';
import { isPlainWord } from './values/plain-words.ts';

/** Lines below the machine's that may say no more than who it is, and characters of one. */
const mostLines = 4;
const longestLine = 64;

/**
 * The serial number and the owner's name on lines of their own below the machine's (`Atlas Copco XAS 188`, `APP0188KL1500733`,
 * `comp-14`), or beside its hours there (`R938-1, 5,911 h`), where nothing else says them: of one machine that a brand and its
 * model tell, whose fault is told elsewhere.
 */
export function belowMachine(source: Source, lines: readonly Line[], claims: readonly Claim[]): Claim[] {
  const model = theModel(claims);
  if (!model || !claims.some((claim) => claim.field === 'code' || claim.field === 'fault')) return [];
  const lacksSerial = !claims.some((claim) => claim.field === 'serial' && claim.confidence >= 0.45);
  const lacksName = !claims.some((claim) => claim.field === 'unit' && claim.confidence >= 0.46);
  if (!lacksSerial && !lacksName) return [];
  const first = lines.findIndex(
    (line) => line.role === 'body' && line.start <= model.start && line.end > model.start,
  );
  const head = lines[first];
  if (!head || head.end - head.start > longestLine) return [];
  const found = new Map<'serial' | 'unit', ValueClaim>();
  for (const line of lines.slice(first + 1, first + 1 + mostLines)) {
    if (line.paragraph !== head.paragraph || line.role !== 'body' || line.end - line.start > longestLine)
      break;
    for (const [start, end] of partsOf(source.text, line)) {
      const field = fieldOf(source, line, start, end, claims);
      const value = source.text.slice(start, end).replace(/^#/, '');
      if (field) found.set(field, { field, value, start: end - value.length, end, confidence: 0.5 });
    }
  }
  return [...found.values()]
    .filter((claim) => (claim.field === 'serial' ? lacksSerial : lacksName))
    .map((claim) => claimOf(claim, ''));
}

/** The one model that stands right behind its brand, in the text itself. */
function theModel(claims: readonly Claim[]): Claim | undefined {
  const models = claims.filter((claim) => claim.field === 'model' && claim.confidence >= 0.45);
  const [model] = models;
  const isOne = models.every(
    (claim) => claim.value === model?.value && claim.group === 0 && claim.label === '',
  );
  const brand = claims.find(
    (claim) => claim.field === 'brand' && claim.confidence >= 0.5 && claim.end <= (model?.start ?? 0),
  );
  return isOne && model && brand && model.start - brand.end < 3 ? model : undefined;
}

function partsOf(text: string, line: Line): [number, number][] {
  const parts: [number, number][] = [];
  let from = line.start;
  for (const edge of text.slice(line.start, line.end).matchAll(edges)) {
    parts.push([from, line.start + edge.index]);
    from = line.start + edge.index + edge[0].length;
  }
  parts.push([from, line.end]);
  return parts.filter(([start, end]) => end > start);
}

const edges = /,\s| {2,}|\t|\s[|/·•–—-]\s/g;

/** What a part is that nothing else was read in, by its form alone. */
function fieldOf(
  source: Source,
  line: Line,
  start: number,
  end: number,
  claims: readonly Claim[],
): 'serial' | 'unit' | undefined {
  const { text, marks } = source;
  if (!has(line, sign.digit) || has(line, sign.colon)) return undefined;
  for (const list of [marks.dates, marks.hours, marks.points, marks.codes, marks.addresses])
    if (firstIn(list, start, end)) return undefined;
  if (claims.some((claim) => claim.start < end && start < claim.end && claim.field !== 'unit'))
    return undefined;
  const value = text.slice(start, end);
  if (serial.test(value)) return 'serial';
  const isName = isNumberedName(value) || /^\p{Ll}{2,6}-\d{1,4}$/u.test(value);
  return isName && !isPlainWord(value) ? 'unit' : undefined;
}

/** Figures that count machines: five of them at least. */
const serial = /^#?(?=(?:[A-Z-]*\d){5})(?:[A-Z]{0,5}\d{5,12}|[A-Z\d]{8,17}|[A-Z\d]{2,9}-[A-Z\d]{3,9})$/;
