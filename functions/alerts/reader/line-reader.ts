import type { Claim, ValueClaim } from './claims.ts';
import { describe } from './faults.ts';
import { bareValueBegins, bareValueEnd, readValue } from './labelled-values.ts';
import type { Line } from './lines.ts';
import { readRunningText } from './running-text.ts';
import type { DateOrder } from './values/dates.ts';
import { unmistakableCodeAt } from './values/fault-codes.ts';
import { type Label, labelAt, labelNamed } from './words/labels.ts';

/** Reads lines that belong to no table: pairs of labels and values, one or several to a line, and running text. */
export function readLines(text: string, lines: readonly Line[], order: DateOrder): Claim[] {
  const stacked = lines.filter((line) => labelAlone(text, line, false)).length >= 3;
  const found = lines.map((_line, index) => readLine(text, lines, index, order, stacked));
  const speaking = new Set(
    lines
      .filter((_line, index) => found[index]?.claims.some((claim) => machineFields.has(claim.field)))
      .map((line) => line.paragraph),
  );
  const claims: Claim[] = [];
  let readTo = 0;
  for (const [index, line] of lines.entries()) {
    const labelled = found[index] ?? nothing();
    const ofMachine = speaking.has(line.paragraph) && line.role !== 'subject';
    const running = stretchesBetween(Math.max(line.start, readTo), line.end, labelled.covered).flatMap(
      ([from, to]) =>
        readRunningText(text, from, to, {
          order,
          ofMachine,
          before: before(labelled, to),
          beginsLine: from === line.start && line.role === 'body',
          isLine: from === line.start && to === line.end && line.role === 'body',
        }).map((claim) => ({
          ...claim,
          label: '',
        })),
    );
    for (const claim of [...labelled.claims, ...running]) {
      claims.push({ ...claim, confidence: weight(claim.confidence, line), group: 0, row: 0 });
    }
    readTo = Math.max(readTo, ...labelled.covered.map(([, end]) => end));
  }
  return claims;
}

type LabelledClaim = ValueClaim & { label: string };

interface Found {
  readonly claims: LabelledClaim[];
  /** What has been read: running text is what lies between. */
  readonly covered: [number, number][];
}

function nothing(): Found {
  return { claims: [], covered: [] };
}

const machineFields = new Set(['serial', 'code', 'model', 'unit', 'fault', 'hours']);

/** A forwarder's note and a subject count less than the message itself. */
function weight(confidence: number, line: Line): number {
  return line.role === 'body' ? confidence : line.role === 'subject' ? confidence * 0.4 : confidence * 0.5;
}

/** What kind of value follows right after a stretch of running text. */
function before(labelled: Found, at: number): Claim['field'] | undefined {
  const next = labelled.covered.find(([start]) => start === at);
  return next && labelled.claims.find((claim) => claim.start >= next[0] && claim.end <= next[1])?.field;
}

/** The label that a line consists of, with its value on the lines below. In a message that is `stacked`, words count that elsewhere are headings. */
function labelAlone(text: string, line: Line, stacked: boolean): Label | undefined {
  const content = text.slice(line.start, line.end);
  if (content.length > 42) return undefined;
  const label = labelNamed(content.replace(/\s?[:=]$/, ''));
  if (!label || label.field === 'ignored') return undefined;
  const counts =
    /[:=]$/.test(content) || stackable.has(label.field) || (stacked && stackableIfStacked.has(label.field));
  return counts ? label : undefined;
}

const stackableIfStacked = new Set(['machine', 'fault', 'description', 'lamp', 'type']);

const stackable = new Set([
  'brand',
  'model',
  'serial',
  'unit',
  'hours',
  'location',
  'code',
  'severity',
  'time',
  'address',
]);

/** A line that is itself a label, or begins with one and its colon, is no value. */
function isPair(text: string, line: Line): boolean {
  const content = text.slice(line.start, line.end);
  if (labelNamed(content.replace(/\s?[:=]$/, ''))) return true;
  const found = labelAt(text, line.start, line.end);
  return found !== undefined && /^\.?\s{0,3}[:=\t]/.test(text.slice(found.end, found.end + 5));
}

/** An address goes on over lines, anything else is one line. */
function endOfStackedValue(text: string, lines: readonly Line[], index: number, label: Label): number {
  let last = lines[index];
  if (label.field === 'location' || label.field === 'address') {
    for (let at = index + 1; at < index + 4; at += 1) {
      const line = lines[at];
      if (!line || line.paragraph !== last?.paragraph || isPair(text, line)) break;
      last = line;
    }
  }
  return last?.end ?? 0;
}

function stretchesBetween(
  start: number,
  end: number,
  covered: readonly (readonly [number, number])[],
): [number, number][] {
  const stretches: [number, number][] = [];
  let from = start;
  for (const [coveredFrom, coveredTo] of [...covered].sort((a, b) => a[0] - b[0])) {
    if (coveredFrom > from) stretches.push([from, Math.min(coveredFrom, end)]);
    from = Math.max(from, coveredTo);
  }
  if (from < end) stretches.push([from, end]);
  return stretches;
}

function readLine(
  text: string,
  lines: readonly Line[],
  index: number,
  order: DateOrder,
  stacked: boolean,
): Found {
  const found = nothing();
  const line = lines[index];
  if (!line) return found;
  const next = lines[index + 1];
  const above = labelAlone(text, line, stacked);
  if (above && next && next.role === line.role && !isPair(text, next)) {
    const end = endOfStackedValue(text, lines, index + 1, above);
    const value = readValue(above, text, next.start, end, { order, whole: true });
    if (value.claims.length > 0) {
      found.claims.push(...value.claims.map((claim) => ({ ...claim, label: above.phrase })));
      found.covered.push([line.start, end]);
      return found;
    }
  }
  // What stands before a colon may be a label that only the whole of it is: `N° de série :`, `Date/time (local):`.
  const colon = text.slice(line.start, Math.min(line.end, line.start + 50)).search(/\s?:(?:\s|$)/);
  const whole =
    colon > 0
      ? labelNamed(text.slice(line.start, line.start + colon).replace(/\([^)]{0,20}\)$/, ''))
      : undefined;
  const valueStart =
    line.start + colon + (/^\s?:\s*/.exec(text.slice(line.start + colon, line.end))?.[0].length ?? 0);
  if (whole && valueStart < line.end) {
    readLabelled(whole, text, line.start, valueStart, line.end, order, found);
    return found;
  }
  const cells = cellsOf(text, line);
  for (let at = 0; at < cells.length; ) {
    const [start, end] = cells[at] ?? [line.end, line.end];
    const label = labelNamed(text.slice(start, end).replace(/\s?[:=]$/, ''));
    if (!label || at + 1 >= cells.length) {
      scan(text, start, end, order, found);
      at += 1;
      continue;
    }
    // The value goes on over cells until the next label: `Where   27 Depot Road  Minot`.
    let last = at + 1;
    while (last + 1 < cells.length && !isLabelCell(text, cells[last + 1])) last += 1;
    readLabelled(label, text, start, cells[at + 1]?.[0] ?? end, cells[last]?.[1] ?? end, order, found);
    at = last + 1;
  }
  return found;
}

function isLabelCell(text: string, cell: readonly [number, number] | undefined): boolean {
  return cell !== undefined && labelNamed(text.slice(cell[0], cell[1]).replace(/\s?[:=]$/, '')) !== undefined;
}

/** Reads a labelled value, and, where it ends before its stretch does, what comes after it. */
function readLabelled(
  label: Label,
  text: string,
  labelStart: number,
  from: number,
  to: number,
  order: DateOrder,
  found: Found,
): void {
  const end = endBeforeNextLabel(text, from, to, order);
  const value = readValue(label, text, from, end, { order, whole: false });
  found.claims.push(...value.claims.map((claim) => ({ ...claim, label: label.phrase })));
  found.covered.push([labelStart, value.end]);
  if (value.end < to) scan(text, Math.max(value.end, from), to, order, found);
}

/** Goes over a stretch word by word for labels with their values and for codes that need no label. */
function scan(text: string, from: number, to: number, order: DateOrder, found: Found): void {
  // A search that runs on past the stretch would make a long message's cost grow with its square.
  const stretch = text.slice(0, to);
  scannedWord.lastIndex = from;
  for (let match = scannedWord.exec(stretch); match; match = scannedWord.exec(stretch)) {
    const at = match.index;
    const code = unmistakableCodeAt(text, at);
    if (code && code.end <= to && !isQuoted(text, at)) {
      // A description is a few words; what stands further off is looked at when the scan comes there.
      const reach = endBeforeNextLabel(text, code.end, Math.min(to, code.end + 240), order);
      const description = describe(text, code.end, reach, false);
      const end = Math.max(code.end, description.end);
      found.claims.push({
        field: 'code',
        value: code.code,
        start: code.start,
        end: code.end,
        confidence: 0.8,
        label: '',
      });
      found.claims.push(...description.claims.map((claim) => ({ ...claim, label: '' })));
      found.covered.push([at, end]);
      scannedWord.lastIndex = end;
      continue;
    }
    const named = labelAt(text, at, to);
    if (!named) continue;
    const begins = isBoundary(text, at, from);
    const separator = separatorAfterLabel.exec(text.slice(named.end, Math.min(to, named.end + 8)))?.[0];
    if (separator !== undefined && (begins || /[:=]/.test(separator))) {
      const valueStart = named.end + separator.length;
      if (valueStart < to) readLabelled(named.label, text, at, valueStart, to, order, found);
      return;
    }
    if (!begins && !strongLabels.has(named.label.phrase)) continue;
    const valueStart =
      named.end + (spaceAfterLabel.exec(text.slice(named.end, named.end + 6))?.[0].length ?? 0);
    if (valueStart === named.end && !named.label.phrase.endsWith('#')) continue;
    const end = bareValueEnd(
      named.label,
      text,
      valueStart,
      endBeforeNextLabel(text, valueStart, to, order),
      order,
    );
    const value =
      end === undefined ? undefined : readValue(named.label, text, valueStart, end, { order, whole: false });
    if (end === undefined || !value || value.claims.length === 0) continue;
    found.claims.push(
      ...value.claims.map((claim) => ({
        ...claim,
        confidence: claim.confidence - 0.05,
        label: named.label.phrase,
      })),
    );
    found.covered.push([at, end]);
    scannedWord.lastIndex = end;
  }
}

/** Where the value that begins at `from` must end because another label, with its value, begins. */
function endBeforeNextLabel(text: string, from: number, to: number, order: DateOrder): number {
  const stretch = text.slice(0, to);
  edgeWord.lastIndex = from;
  for (let match = edgeWord.exec(stretch); match; match = edgeWord.exec(stretch)) {
    const at = match.index;
    const code = unmistakableCodeAt(text, at);
    if (code) {
      edgeWord.lastIndex = code.end;
      continue;
    }
    const found = labelAt(text, at, to);
    if (!found) continue;
    const after = text.slice(found.end, Math.min(to, found.end + 6));
    if (/^\.?\s{0,2}[:=]/.test(after) && !/^\.?\s?:\d\d/.test(after)) return at;
    if (at === from && found.label.field !== 'code' && found.label.field !== 'serial') continue;
    if (!isBoundary(text, at, from) && !strongLabels.has(found.label.phrase)) continue;
    const gap = spaceAfterLabel.exec(after);
    if (!gap || found.label.field === 'ignored') continue;
    if (bareValueBegins(found.label, text, found.end + gap[0].length, Math.min(to, found.end + 80), order))
      return at;
  }
  return to;
}

// One for each of the two loops: the second runs inside the first.
const scannedWord = /(?<![\p{L}\p{N}@])[\p{L}#][\p{L}\p{N}]*/gu;
const edgeWord = /(?<![\p{L}\p{N}@])[\p{L}#][\p{L}\p{N}]*/gu;
const spaceAfterLabel = /^\.?\s{1,3}#?\s?/;
const separatorAfterLabel = /^\.?(?:\s{0,3}[:=]\s{0,3}|\s[-–—>]{1,2}\s|\s?#\s{0,2}:?\s?(?=\S))/;

/** Labels that begin anywhere, not only after a comma, since nobody uses them as words of a sentence. */
const strongLabels = new Set([
  ...['fault', 'fault codes', 'alarm', 'alarm code', 'error', 'event code'],
  ...[
    'sn',
    's n',
    'serial',
    'serial number',
    'serial no',
    'serial #',
    'sn #',
    'vin',
    'pin',
    'vin #',
    'dtc',
    'code',
    'fault code',
    'error code',
    'codes',
    'dtcs',
    'trouble code',
  ],
  ...[
    'unit',
    'unit #',
    'unit number',
    'unit no',
    'asset number',
    'asset id',
    'asset #',
    'fleet id',
    'fleet number',
    'fleet no',
    'equipment id',
    'smu',
    'hour meter',
    'hourmeter',
    'severity',
  ],
  ...['seriennummer', 'fehlercode', 'betriebsstunden', 'numéro de série', 'número de serie', 'matricola'],
]);

/** A label begins a stretch, or stands after a mark that sets parts of a line apart. */
function isBoundary(text: string, at: number, from: number): boolean {
  if (at <= from) return true;
  let before = at - 1;
  while (before >= from && /[\s"“„]/.test(text[before] ?? '')) before -= 1;
  return (
    before < from ||
    /[,;|([•·/.!\n\t]/.test(text[before] ?? '') ||
    (/[-–—]/.test(text[before] ?? '') && /\s/.test(text[before - 1] ?? ' '))
  );
}

/** `From "From SPN 110 FMI 0 to a work order"`: a code that a title quotes is reported by no machine. */
function isQuoted(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return (line.match(/["“”„]/g)?.length ?? 0) % 2 === 1;
}

/** A line's cells: parts that a tab, a bar or two spaces set apart. */
function cellsOf(text: string, line: Line): [number, number][] {
  const cells: [number, number][] = [];
  let start = line.start;
  for (const edge of text.slice(line.start, line.end).matchAll(/\t+| {2,}| ?\| ?/g)) {
    const at = line.start + edge.index;
    if (at > start) cells.push([start, at]);
    start = at + edge[0].length;
  }
  if (start < line.end) cells.push([start, line.end]);
  return cells;
}
