import { type Claim, claimOf, type ValueClaim } from './claims.ts';
import { withContents } from './column-contents.ts';
import { toldOfElse } from './labelled/ignored.ts';
import { readValue } from './labelled-values.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import {
  areLabelledCells,
  claimsOfRest,
  type Heading,
  headingAt,
  headingOf,
  type Rest,
  restAt,
} from './lines-of-tables.ts';
import { firstIn, type Source } from './marks.ts';
import { saysFine, saysOver, saysWhenOver } from './over.ts';
import { isPartOfFleet } from './said-of-else.ts';
import { firstWordFrom } from './scan.ts';
import {
  type Cell,
  cellsBy,
  cellsFromFirst,
  inColumns,
  isRule,
  namesBy,
  type Separator,
  separators,
} from './table-cells.ts';
import { timedCell } from './timed-lines.ts';
import {
  type FoundSeverity,
  isExtentOfQuantity,
  isSeverityAlone,
  severityAtEnd,
  severityClaim,
  severityIn,
} from './values/severity-words.ts';
import { may } from './vocabulary.ts';
import { type Label, labelAt, labelOfCell, labelOfPhrase, phraseOf } from './words/labels.ts';

/** Hands out the numbers that keep records of machines and of faults apart. */
export interface RecordNumbers {
  group: number;
  row: number;
}

/**
 * Reads tables with a row of column names: CSV, bars, tabs (which HTML tables become), columns set apart by spaces.
 * Answers the claims, and which lines were read, so that nothing reads them again.
 */
export function readTables(
  source: Source,
  lines: readonly Line[],
  numbers: RecordNumbers,
): { claims: Claim[]; read: Set<number> } {
  const claims: Claim[] = [];
  const read = new Set<number>();
  let above: OneRow | undefined;
  for (let index = 0; index + 1 < lines.length; index += 1) {
    const table = tableAt(source, lines, index) ?? sidewaysTableAt(source, lines, index);
    if (!table) continue;
    const columns = withZones(
      withContents(source, numbered(source, table, meaningOf(source, table)), table.rows, table.names ?? []),
    );
    const ofMachines = columns.some((label) => label !== undefined && identityFields.has(label.field));
    const counted = numberedFaults(source, table, columns);
    const lacksFault = !columns.some((label) => label !== undefined && faultFields.has(label.field));
    const goesOn = above !== undefined && isContinued(above, index, table, columns);
    if (!goesOn) above = undefined;
    let heading: Heading | undefined;
    const rows = rowsInFull(source, table);
    for (const [at, cells] of rows.entries()) {
      if (!above) numbers.row += 1;
      const under = table.headings?.get(at);
      if (under) heading = headingOf(source, under, columns, ofMachines ? undefined : numbers);
      if (under && heading) claims.push(...heading.own);
      const isSame =
        at > 0 &&
        (isOfSameMachine(columns, cells) ||
          (!under && areOfOneMeter(source, columns, cells, rows[at - 1] ?? [])));
      if (ofMachines && !above?.group && !isSame) numbers.group += 1;
      const record = {
        group: ofMachines ? numbers.group : (above?.group ?? heading?.group ?? 0),
        row: above?.row ?? numbers.row,
      };
      if (isOver(source, columns, cells) || isSum(source, cells)) continue;
      for (const claim of heading?.shared ?? []) claims.push(claimOf(claim, claim.label, record));
      const rowsOfNumbers = new Map<number, number>();
      const rowOf = (column: number) => {
        const number = counted?.[column] ?? 1;
        if (number < 2) return record.row;
        const known = rowsOfNumbers.get(number);
        if (known !== undefined) return known;
        numbers.row += 1;
        rowsOfNumbers.set(number, numbers.row);
        return numbers.row;
      };
      for (const rest of table.rests?.get(at) ?? [])
        for (const claim of claimsOfRest(source, rest, columns))
          claims.push(claimOf(claim, claim.label, record));
      const listed = counted ? undefined : listedFaults(source, columns, cells);
      for (const [at, fault] of listed?.faults.entries() ?? []) {
        if (at > 0) numbers.row += 1;
        const own = { group: record.group, row: numbers.row };
        for (const [label, cell] of fault)
          for (const claim of claimsOfListed(source, label, cell, listed?.areGraded === true))
            claims.push(claimOf(claim, label.phrase, own));
      }
      for (const [column, named] of columns.entries()) {
        const cell = cells[column];
        // A column whose name nobody knows holds the fault where its cells begin with what can be nothing else.
        const isOther = named === undefined || namesOfOther.has(named.phrase);
        const timed =
          cell && (isOther || faultFields.has(named.field))
            ? timedCell(source, cell, named !== undefined && faultFields.has(named.field))
            : undefined;
        const from = timed?.next ?? cell?.[0] ?? 0;
        const label =
          cell && lacksFault && isOther && (timed?.fault || beginsWithCode(source, [from, cell[1]]))
            ? unnamedFault
            : named;
        if (!label || !cell || (faultFields.has(label.field) && saysFine(source.text.slice(...cell))))
          continue;
        const own = { group: record.group, row: rowOf(column) };
        if (timed) claims.push(claimOf(timed.time, label.phrase, own));
        if (listed?.read.has(column)) continue;
        // After its time a cell goes on as a line does: `14:02 – B0341 Accumulator pressure low [severe]`.
        const graded = faultFields.has(label.field) ? severityAtEnd(source.scan, from, cell[1]) : undefined;
        if (graded) claims.push(claimOf(severityClaim(graded, 0.75), label.phrase, own));
        const to = graded ? graded.open : cell[1];
        const value = readValue(label, source, from, to, timed === undefined);
        const other = value.claims.length === 0 ? toldOfElse(label, from, to) : undefined;
        if (other) claims.push(claimOf(other, label.phrase, own));
        for (const claim of besides(source, label, [from, to], value.claims))
          claims.push(claimOf(claim, label.phrase, own));
        const half = label.field === 'lat' || label.field === 'long' ? cells[column + 1] : undefined;
        // `33.8688 | S | 51.2093 | W`: the half of the globe in a column of its own.
        const negative =
          table.negative?.[column] === true || (half && /^[SW]$/.test(source.text.slice(...half)));
        for (const claim of value.claims) {
          const isAngle = negative && (claim.field === 'lat' || claim.field === 'long');
          const placed = isAngle ? { ...claim, value: -Math.abs(claim.value) } : claim;
          claims.push(claimOf(placed, label.phrase, own));
        }
      }
    }
    for (let line = index; line < table.next; line += 1) read.add(line);
    above =
      table.rows.length === 1
        ? {
            next: table.next,
            group: ofMachines ? numbers.group : (above?.group ?? 0),
            row: above?.row ?? numbers.row,
            fields: new Set([...(above?.fields ?? []), ...columns.map((label) => label?.field)]),
          }
        : undefined;
    index = table.next - 1;
  }
  return { claims, read };
}

/** `Code 1 | Severity 1 | Code 2 | Severity 2`: the number of the fault that each column is of, where they are numbered. */
function numberedFaults(
  { text }: Source,
  { names }: Table,
  columns: readonly (Label | undefined)[],
): readonly number[] | undefined {
  if (!names) return undefined;
  const counted = columns.map((label, column) => {
    const name = names[column];
    if (
      !name ||
      !label ||
      !(faultFields.has(label.field) || label.field === 'severity' || label.field === 'fmi')
    )
      return 0;
    const figure = text.charCodeAt(name[1] - 1) - 48;
    return figure > 0 && figure < 10 ? figure : 0;
  });
  return counted.includes(1) && counted.includes(2) ? counted : undefined;
}

/** The rows, a cell with nothing but a mark of repetition being the one above it. */
function rowsInFull({ text }: Source, { rows }: Table): readonly (readonly Cell[])[] {
  const isDitto = ([start, end]: Cell) =>
    end - start < 6 && end > start && ditto.test(text.slice(start, end));
  if (!rows.some((cells) => cells.some(isDitto))) return rows;
  const full: (readonly Cell[])[] = [];
  for (const cells of rows)
    full.push(cells.map((cell, column) => (isDitto(cell) ? (full.at(-1)?.[column] ?? cell) : cell)));
  return full;
}

const ditto = /^(?:["″〃”]|''|ditto|idem|dto\.?|do\.|id\.|same)$/i;

/** A row that leaves out whose it is goes on with the machine of the row above. */
function isOfSameMachine(columns: readonly (Label | undefined)[], cells: readonly Cell[]): boolean {
  return columns.every((label, column) => {
    const [start, end] = cells[column] ?? [0, 0];
    return label === undefined || !identityFields.has(label.field) || start >= end;
  });
}

/** Two rows with all that names the machine, and the hours of its meter, the same: a cell that reaches down over several faults. */
function areOfOneMeter(
  { text }: Source,
  columns: readonly (Label | undefined)[],
  cells: readonly Cell[],
  above: readonly Cell[],
): boolean {
  const said = (cell: Cell | undefined) => (cell ? text.slice(...cell).trim() : '');
  const isAlike = (column: number) => said(cells[column]) === said(above[column]);
  const meter = columns.findIndex((label) => label?.field === 'hours');
  return (
    meter >= 0 &&
    /\d{2}/.test(said(cells[meter])) &&
    columns.every((label, column) =>
      label && (identityFields.has(label.field) || label.field === 'hours') ? isAlike(column) : true,
    )
  );
}

/** `Date | Time (CDT)`: the zone of the time is that of the date before it, with which it is read. */
function withZones(columns: readonly (Label | undefined)[]): readonly (Label | undefined)[] {
  const zone = columns.findIndex((label) => label?.zone !== undefined);
  const date = columns[zone - 1];
  if (date?.field !== 'date' && date?.field !== 'time') return columns;
  const dated = { ...date, zone: columns[zone]?.zone };
  return columns.map((label) => (label === date && label.zone === undefined ? dated : label));
}

/** A table of one row: what is said of one machine or fault may go on with other names below it. */
interface OneRow {
  readonly next: number;
  readonly group: number;
  readonly row: number;
  readonly fields: ReadonlySet<Label['field'] | undefined>;
}

/** Names, a row, other names, a row: one record, laid out in several lines. */
function isContinued(
  above: OneRow,
  index: number,
  table: Table,
  columns: readonly (Label | undefined)[],
): boolean {
  return (
    above.next === index &&
    table.rows.length === 1 &&
    !columns.some(
      (label) => label !== undefined && label.field !== 'ignored' && above.fields.has(label.field),
    )
  );
}

const namesOfOther = new Set(
  ['problem', 'issue', 'symptom', 'comment'].flatMap((name) => [name, `${name}s`]),
);

type LabelledCell = readonly [Label, Cell];

/** `SPN 157 FMI 18 …; SPN 94 FMI 17 …` in one cell, with `High; Low` in another: the faults one by one, with their own cells. */
function listedFaults(
  source: Source,
  columns: readonly (Label | undefined)[],
  cells: readonly Cell[],
): ListedFaults | undefined {
  const column = columns.findIndex((label) => label?.field === 'code' || label?.field === 'fault');
  const label = columns[column];
  const faults = partsOfCell(source, cells[column]);
  if (
    !label ||
    faults.length < 2 ||
    !faults.every(
      ([start, end]) =>
        /^\p{L}{0,4}[ -]?\d/u.test(source.text.slice(start, end)) || beginsFault(source, start, end),
    )
  )
    return undefined;
  const read = new Set([column]);
  const listed = faults.map((fault): LabelledCell[] => [[label, fault]]);
  for (const [other, named] of columns.entries()) {
    const cell = cells[other];
    if (other === column || !named || !cell || !sharedOut.has(named.field)) continue;
    const parts = partsBeside(source.text, cell, faults.length);
    // What is not shared out describes the first of them, but how severe they are all of them.
    if (!parts && named.field !== 'severity' && named.field !== 'lamp') continue;
    read.add(other);
    for (const [index, own] of listed.entries()) own.push([named, parts?.[index] ?? cell]);
  }
  const areGraded = faults.every(([start, end]) => gradeBehindDash(source, start, end) !== undefined);
  return { faults: listed, read, areGraded };
}

interface ListedFaults {
  readonly faults: readonly (readonly LabelledCell[])[];
  /** The columns that they are read of. */
  readonly read: ReadonlySet<number>;
  /** Each ends with a dash and how severe it is, which with one alone may be how low a pressure is. */
  readonly areGraded: boolean;
}

/** `P0087 Rail - High` */
function gradeBehindDash(
  { text, scan }: Source,
  start: number,
  end: number,
): (FoundSeverity & { readonly open: number }) | undefined {
  const lead = /\s[-–—]\s\p{L}{3,16}$/u.exec(text.slice(Math.max(start, end - 24), end))?.[0];
  if (!lead || !isSeverityAlone(scan, end - lead.length + 3, end)) return undefined;
  const found = severityIn(scan, end - lead.length + 3, end);
  return found && { ...found, open: end - lead.length };
}

/** `P0087 Rail (High)`: what one of several faults in a cell says, its severity with it. */
function claimsOfListed(
  source: Source,
  label: Label,
  [start, end]: Cell,
  areGraded: boolean,
): readonly ValueClaim[] {
  const graded = faultFields.has(label.field)
    ? (severityAtEnd(source.scan, start, end) ??
      (areGraded ? gradeBehindDash(source, start, end) : undefined))
    : undefined;
  const { claims } = readValue(label, source, start, graded?.open ?? end, true);
  return graded ? [...claims, severityClaim(graded, 0.75)] : claims;
}

const sharedOut = new Set<Label['field']>(['severity', 'lamp', 'description', 'time']);

/** `High, Low` beside two codes: as many parts as there are codes. */
function partsBeside(text: string, [start, end]: Cell, count: number): Cell[] | undefined {
  for (const edge of edgesOfParts) {
    const words = text.slice(start, end).split(edge);
    if (words.length !== count * 2 - 1 || words.some((word) => word.trim() === '' && !edge.test(word)))
      continue;
    const parts: Cell[] = [];
    let from = start;
    for (const [index, word] of words.entries()) {
      if (index % 2 === 0) parts.push([from, from + word.length]);
      from += word.length;
    }
    return parts;
  }
  return undefined;
}

const edgesOfParts = [/(\s?;\s?)/, /(, )/, /(\s\/\s)/];

function partsOfCell(source: Source, cell: Cell | undefined): Cell[] {
  const { text } = source;
  if (!cell) return [];
  const parts: Cell[] = [];
  let from = cell[0];
  for (const edge of text.slice(...cell).matchAll(/\s?;\s?|, |\s\/\s/g)) {
    // What stood on lines of their own in a cell: `High SPN 157 FMI 18 – …, Low SPN 96 FMI 18 – …`.
    const next = cell[0] + edge.index + edge[0].length;
    if (!edge[0].includes(';') && !beginsFault(source, next, cell[1]) && !beginsAlike(text, cell[0], next))
      continue;
    parts.push([from, cell[0] + edge.index]);
    from = cell[0] + edge.index + edge[0].length;
  }
  parts.push([from, cell[1]]);
  return parts.filter(([start, end]) => end > start);
}

/** `0231 Lift valve open, 0119 Tilt sensor`: as many figures before words as those that the cell begins with. */
function beginsAlike(text: string, first: number, next: number): boolean {
  const figures = figuresBeforeWords.exec(text.slice(first, first + 12))?.[1];
  return (
    figures !== undefined &&
    figuresBeforeWords.exec(text.slice(next, next + 12))?.[1]?.length === figures.length
  );
}

const figuresBeforeWords = /^(\d{3,6}) \p{Lu}/u;

/** A code, after a severity perhaps. */
function beginsFault({ text, marks, scan }: Source, start: number, end: number): boolean {
  const lead = gradeBefore.exec(text.slice(start, Math.min(end, start + 24)));
  const word = start + (lead?.[0].indexOf(lead[1] ?? '') ?? 0);
  const isGraded = lead?.[1] !== undefined && isSeverityAlone(scan, word, word + lead[1].length);
  const at = isGraded ? start + lead[0].length : start;
  return firstIn(marks.codes, at, at + 1) !== undefined;
}

/** `High P0087`, `High: P0087`, `[High] P0087` */
const gradeBefore = /^[[(]?(\p{L}{3,12})[\])]?(?:\s?[:–-])? /u;

/** What a cell says besides what its column is called: a fault's time and severity below its text. */
function besides(
  { text, scan, marks }: Source,
  label: Label,
  [start, end]: Cell,
  read: readonly ValueClaim[],
): ValueClaim[] {
  if (
    !(faultFields.has(label.field) || identityFields.has(label.field)) ||
    !text.slice(start, end).includes(', ')
  )
    return [];
  const claims: ValueClaim[] = [];
  const has = (field: ValueClaim['field']) => read.some((claim) => claim.field === field);
  const date = has('time') ? undefined : firstIn(marks.dates, start, end);
  if (date)
    claims.push({ field: 'time', value: date.iso, start: date.start, end: date.end, confidence: 0.75 });
  const point = has('point') ? undefined : firstIn(marks.points, start, end);
  if (point)
    claims.push({ ...point, field: 'point', value: { lat: point.lat, long: point.long }, confidence: 0.75 });
  const hours = has('hours') ? undefined : firstIn(marks.hours, start, end);
  if (hours)
    claims.push({ field: 'hours', value: hours.value, start: hours.start, end: hours.end, confidence: 0.75 });
  let from = start;
  for (const part of text.slice(start, end).split(', ')) {
    const found =
      !has('severity') &&
      isSeverityAlone(scan, from, from + part.length) &&
      !isExtentOfQuantity(scan, firstWordFrom(scan, from))
        ? severityIn(scan, from, from + part.length)
        : undefined;
    if (found) claims.push(severityClaim(found, 0.75));
    from += part.length + 2;
  }
  return claims;
}

const faultFields = new Set(['code', 'fault', 'spn', 'description']);
const unnamedFault: Label = { phrase: 'fault', field: 'fault', trust: 0.8 };

function beginsWithCode({ marks }: Source, [start, end]: Cell): boolean {
  const code = firstIn(marks.codes, start, end);
  return code !== undefined && code.start - start < 3;
}

const identityFields = new Set(['serial', 'unit', 'brand', 'model', 'machine']);

interface Table {
  readonly columns: readonly (Label | undefined)[];
  readonly rows: readonly (readonly Cell[])[];
  readonly next: number;
  /** The cells of names, where they stand above. */
  readonly names?: readonly Cell[];
  /** Columns of angles that are south or west by their names: `Long W`. */
  readonly negative?: readonly boolean[];
  /** Lines within the table that say something of the rows from one on, by the number of that row. */
  readonly headings?: ReadonlyMap<number, Line>;
  /** What goes on below a row, by its number. */
  readonly rests?: ReadonlyMap<number, readonly Rest[]>;
}

/** A column's label, also with the half of the globe that its angles are on. */
function columnLabel(source: Source, [start, end]: Cell): { label: Label | undefined; negative: boolean } {
  // `Stufe 2`
  const isCounted = source.text[end - 2] === ' ' && /\d/.test(source.text[end - 1] ?? '');
  // `Code (SPN)` beside `Code (FMI)`
  const number = /\((?:SPN|FMI|MID)\)$/i.exec(source.text.slice(Math.max(start, end - 6), end))?.[0];
  const whole =
    (number ? labelOfCell(source.scan, end - number.length + 1, end - 1) : undefined) ??
    labelOfCell(source.scan, start, end) ??
    (isCounted ? labelOfCell(source.scan, start, end - 2) : undefined);
  const isAngle = whole?.field === 'lat' || whole?.field === 'long';
  const words = source.text.slice(start, Math.min(end, start + 40));
  const half =
    (whole && !isAngle) || !endOfHalf.includes(words.charAt(words.length - 1))
      ? null
      : /^(.{3,12}?)[\s(,]{1,3}(?:°|deg)?\s?([NSEW])\)?$/.exec(words);
  const label = half?.[1] ? labelOfCell(source.scan, start, start + half[1].length) : undefined;
  return label?.field === 'lat' || label?.field === 'long'
    ? { label, negative: half?.[2] === 'S' || half?.[2] === 'W' }
    : { label: whole ?? labelOfPart(words) ?? labelOfJoined(words), negative: false };
}

const endOfHalf = 'NSEW)';

/** `DTC/FTB`, `Módulo.Código`: a code with what it is made of, or with what it is of. */
function labelOfJoined(name: string): Label | undefined {
  const [, first, second] = joinedNames.exec(name) ?? [];
  if (!first || !second) return undefined;
  const labels = [first, second].map((each) => labelOfPhrase(phraseOf(each)));
  const code = labels.find((label) => label?.field === 'code');
  const isCodes = labels.every(
    (label) => label === undefined || label === code || label.field === 'ignored' || label.field === 'fault',
  );
  return isCodes ? code : undefined;
}

const joinedNames = /^(\p{L}{2,12})\s?[./+]\s?(\p{L}{2,12})$/u;

/** `FaultSPN`, `Alert text`, `Asset SN`: what a column is called after the thing that it is of. */
function labelOfPart(name: string): Label | undefined {
  if (!thing.test(name)) return undefined;
  const [first, ...rest] = phraseOf(name).split(' ');
  return first && rest.length > 0 && things.has(first) ? labelOfPhrase(rest.join(' ')) : undefined;
}

/** Most cells of a row name none. */
const thing =
  /asset|machine|vehicle|[eé]quip|unit|fault|alert|alarm|event|dtc|diag|error|maschine|engin|st[oö]rung|fehler/i;
const things = new Set(
  'asset machine vehicle equipment unit fault alert alarm event dtc diag diagnostic error maschine equipo engin storung fehler'.split(
    ' ',
  ),
);

const sidewaysSeparators = [
  ['\t', sign.tab],
  ['|', sign.bar],
  [';', sign.semicolon],
  [',', sign.comma],
] as const;

/** A table on its side: names in the first column, and a column for each machine or fault. */
function sidewaysTableAt(source: Source, lines: readonly Line[], index: number): Table | undefined {
  const { text, scan } = source;
  const first = lines[index];
  if (!first || first.role === 'aside' || !mayHave(first, may.label)) return undefined;
  const mark = sidewaysSeparators.find(([, needed]) => has(first, needed));
  if (!mark) return undefined;
  const [separator, needed] = mark;
  const columns: (Label | undefined)[] = [];
  const names: Cell[] = [];
  const cellsOfColumn: Cell[][] = [];
  let next = index;
  for (; next < lines.length && columns.length < mostFields; next += 1) {
    const line = lines[next];
    if (line && isRule(text, line)) continue;
    if (!line || line.role === 'aside' || !has(line, needed)) break;
    const [name, ...cells] = cellsFromFirst(text, line, separator);
    // `Info | Machine 1 | Machine 2`: the head counts its columns and says nothing of them.
    if (next === index && areNumbered(text, cells)) continue;
    const label = name && labelOfCell(scan, name[0], name[1]);
    if (!name || cells.length < 2 || (cellsOfColumn.length > 0 && cells.length !== cellsOfColumn.length))
      break;
    // A row whose name nobody knows goes by its cells.
    if (!label && columns.length === 0) break;
    // `Severity | Severe | Caution`: what is a grade in the one row may be a label elsewhere.
    const isNamed = label?.field !== 'severity' && label?.field !== 'lamp';
    if (isNamed && cells.some(([start, end]) => labelOfCell(scan, start, end) !== undefined)) break;
    columns.push(label);
    names.push(name);
    for (const [column, cell] of cells.entries()) {
      const above = cellsOfColumn[column];
      if (above) above.push(cell);
      else cellsOfColumn[column] = [cell];
    }
  }
  // What stands beside a value may be a remark on it; a machine in each column says who it is.
  const telling = columns.flatMap((label, row) =>
    label && (identityFields.has(label.field) || label.field === 'code') ? [row] : [],
  );
  const areFilled = telling.filter((row) =>
    cellsOfColumn.every((cells) => cells[row] && cells[row][0] < cells[row][1]),
  );
  const areFaults = isListOfFaults(source, columns, cellsOfColumn);
  if (columns.length < (areFaults ? 3 : 4) || (areFilled.length < 2 && !areFaults)) return undefined;
  // `| | Paver A | Roller B |`, over the rule of a table in Markdown.
  const [over, top] = [lines[index - 1], lines[index - 2]];
  const above = columns.some((label) => label?.field === 'unit')
    ? undefined
    : namesAbove(source, over && isRule(text, over) ? top : over, cellsOfColumn.length, mark);
  if (!above) return { columns, rows: cellsOfColumn, next, names };
  const unit: Label = { phrase: 'column', field: 'unit', trust: 0.75 };
  const rows = cellsOfColumn.map((cells, column): Cell[] => [...cells, above[column] ?? [0, 0]]);
  return { columns: [...columns, unit], rows, next, names };
}

/** Rows of a table on its side, each for a field: no machine has more that are told. */
const mostFields = 40;

/** A fault in each column: its code, all of them different, and below each when it was, or how severe it is. */
function isListOfFaults(
  { text, scan, marks }: Source,
  columns: readonly (Label | undefined)[],
  cellsOfColumn: readonly (readonly Cell[])[],
): boolean {
  const cellsOf = (field: Label['field']) => {
    const row = columns.findIndex((label) => label?.field === field);
    return cellsOfColumn.map((cells): Cell => cells[row] ?? [0, 0]);
  };
  const codes = cellsOf('code').map(([start, end]) => text.slice(start, end));
  if (new Set(codes).size < codes.length || !codes.every((code) => /\d/.test(code))) return false;
  return (
    cellsOf('severity').every(([start, end]) => end > start && isSeverityAlone(scan, start, end)) ||
    cellsOf('time').every(([start, end]) => firstIn(marks.dates, start, end) !== undefined)
  );
}

/** `Field | Machine 1 | Machine 2`: columns that are counted, each a machine's, and no names of them. */
function areNumbered(text: string, names: readonly Cell[]): boolean {
  const counts = names.map(([start, end]) => countOf(text.slice(start, Math.min(end, start + longestCount))));
  return counts.length > 1 && counts.every((count, at) => count?.at === at && count.word === counts[0]?.word);
}

const longestCount = 24;

/** What a head counts, and its place in the row: `Machine 2`, `Unit #2`, `Alert B`, `Second`, `2`. */
function countOf(name: string): { readonly word: string; readonly at: number } | undefined {
  const [, word, figure] = counted.exec(name) ?? [];
  if (figure !== undefined)
    return {
      word: (word ?? '').toLowerCase(),
      at: /\d/.test(figure) ? Number(figure) - 1 : figure.charCodeAt(0) - 65,
    };
  const at = ordinals.findIndex((ordinal) => ordinal.test(name));
  return at < 0 ? undefined : { word: 'ordinal', at };
}

const counted = /^(?:(\p{L}{2,16})(?:\s|(?=[#(\d])))?(?:[#(]|[Nn][or°]?\.? ?)?(\d{1,2}|[A-H])\)?$/u;
const ordinals = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th'].map(
  (name) => new RegExp(`^(?:the )?(?:${name})(?: \\p{L}{2,12})?$`, 'iu'),
);

/** The machines' own names over their columns. */
function namesAbove(
  { text, scan }: Source,
  line: Line | undefined,
  count: number,
  [separator, needed]: (typeof sidewaysSeparators)[number],
): Cell[] | undefined {
  if (!line || !has(line, needed)) return undefined;
  const cells = cellsBy(text, line, separator).filter(([start, end]) => end > start);
  const names = cells.length === count + 1 ? cells.slice(1) : cells;
  if (areNumbered(text, names)) return undefined;
  const areNames = names.every(([start, end]) => {
    const name = text.slice(start, end);
    if (end - start > 24 || isSeverityAlone(scan, start, end)) return false;
    // `BH-A` begins with no label, though `BH` is one; `Truck Ten` with a kind of machine.
    if (tagShape.test(name)) return true;
    const label = labelAt(scan, firstWordFrom(scan, start), end)?.label;
    return (label === undefined || kindOfMachine.test(label.phrase)) && isNameOver(name);
  });
  return names.length === count && areNames ? names : undefined;
}

/** `PAD-7`, `BH-A`, `Doz One`, `STACKER A`, `lb.paver`: what names a machine over its column, as no word of everyday does. */
function isNameOver(name: string): boolean {
  return (
    /^(?=.*\d)\p{Lu}|^\p{Lu}\p{L}+ \p{Lu}/u.test(name) ||
    /^(?!n[./]a)\p{L}{2,12}[._]\p{L}[\p{L}\d]{1,14}$/iu.test(name)
  );
}

const tagShape = /^\p{Lu}{1,4}-(?:\d|\p{Lu}{1,2}$)/u;
const kindOfMachine = /^(?:truck|loader|rig|crane|lift|engin|camion|kran|grue|grúa)$/;

function tableAt(source: Source, lines: readonly Line[], index: number): Table | undefined {
  const { text, scan } = source;
  const [head, first] = [lines[index], lines[index + 1]];
  if (!head || !first || head.role === 'aside' || !mayHave(head, may.label)) return undefined;
  for (const [separator, needed] of separators) {
    if (!has(head, needed)) continue;
    const isRow = has(first, needed) || isRule(text, first);
    const second = lines[index + 2];
    if (!isRow && !(second && has(second, needed))) continue;
    const [row = first, below] = isRow ? [first, second] : [second, lines[index + 3]];
    const names = namesBy(source, head, row, below, separator);
    if (names.length < (isRow ? 2 : 4)) continue;
    const named = names.map((name) => columnLabel(source, name));
    const columns = named.map(({ label }) => label);
    const known = columns.filter((label) => label !== undefined).length;
    const least = separator === ',' || separator === undefined ? 3 : 2;
    if (known < least || known < names.length * 0.5) continue;
    // `Grade | Caution | SMR | 2,640.8 Hr`: figures name no column.
    if (names.some(([start, end], column) => !columns[column] && isFigure(text.slice(start, end)))) continue;
    // `Name: | Big Loader | Brand: | Deere` are pairs side by side, not the names of columns.
    if (names.some(([, end]) => text[end - 1] === ':') || arePairs(source, names, row, separator, known))
      continue;
    const firstRow = below && isRule(text, row) ? below : row;
    if (isOnItsSide(source, names, firstRow, separator) || areNumbered(text, names.slice(1))) continue;
    const mark = [separator, needed] as const;
    const rows: Cell[][] = [];
    const rests = new Map<number, Rest[]>();
    const headings = new Map<number, Line>();
    let lastHeading = index;
    let next = index + 1;
    for (; next < lines.length; next += 1) {
      const line = lines[next];
      if (!line || line.role === 'aside' || isRule(text, line)) {
        if (line && isRule(text, line)) continue;
        break;
      }
      const other = rows.length > 0 ? loneFault(source, line, separator, columns) : undefined;
      if (other) {
        rows.push(other);
        continue;
      }
      const rest =
        names.length > 2 && rows.length > 0
          ? restAt(source, lines, next, mark, { names, rows: rows.length, hasRest: rests.size > 0 })
          : undefined;
      if (rest) {
        rests.set(rows.length - 1, [...(rests.get(rows.length - 1) ?? []), ...rest]);
        continue;
      }
      const heading = names.length > 2 ? headingAt(source, lines, next, mark, names.length) : undefined;
      if (heading) {
        headings.set(rows.length, heading);
        lastHeading = next;
        continue;
      }
      const cells =
        separator === undefined
          ? inColumns(text, names, cellsBy(text, line, separator))
          : withoutCommas(source, cellsBy(text, line, separator), columns, separator);
      // A row that leaves out whose it is may leave out where that is, too, of which nothing is left at its end.
      const lacking = cells[0]?.[0] === cells[0]?.[1] ? names.length / 2 : 2;
      if (cells.length < 2 || cells.length > names.length || cells.length < names.length - lacking) break;
      // Below an empty line a row that lacks cells is another table's.
      if (rows.length > 0 && line.paragraph !== lines[next - 1]?.paragraph && cells.length < names.length)
        break;
      // `Location | 4410 Quarry Loop` below a table is a label with its value.
      const [name] = cells;
      const filled = cells.filter(([start, end]) => end > start).length;
      if (filled === 2 && names.length > 2 && name && labelOfCell(scan, name[0], name[1])) break;
      // A second row of names is another table; a label before each value is no table at all.
      const labels = cells.filter(([start, end]) => labelOfCell(scan, start, end) !== undefined).length;
      if (labels >= Math.max(2, cells.length * 0.6) || (names.length === 2 && labels > 0)) break;
      if (areLabelledCells(scan, cells)) break;
      if (separator === undefined && (cells.length !== names.length || beginsPair(source, line))) break;
      rows.push(cells);
    }
    // What has no row of this table below it is the heading of another one.
    if (headings.has(rows.length)) next = lastHeading;
    if (rows.length > 0)
      return { columns, rows, next, names, headings, rests, negative: named.map(({ negative }) => negative) };
  }
  return undefined;
}

/**
 * `K21,Kobelco,SK210LC-11,CA689,615 Levee Rd, Natchez, MS`: the cells of a row with commas of its own in cells that nothing quotes.
 * Such commas have a space behind them where those between cells have none; else they are those of the column of places.
 */
function withoutCommas(
  { text }: Source,
  cells: Cell[],
  columns: Table['columns'],
  separator: Separator,
): Cell[] {
  const more = cells.length - columns.length;
  if (separator !== ',' || more < 1 || more > mostCommas) return cells;
  const tight: Cell[] = [];
  for (const cell of cells) {
    const last = tight.at(-1);
    if (last && /^, *$/.test(text.slice(last[1], cell[0])) && cell[0] - last[1] > 1)
      tight[tight.length - 1] = [last[0], cell[1]];
    else tight.push(cell);
  }
  if (tight.length === columns.length) return tight;
  const places = columns.flatMap((label, column) => (label && placeColumns.has(label.field) ? [column] : []));
  const [at = 0] = places;
  const [start, end] = [cells[at], cells[at + more]];
  // `…,12 Front St,Vidalia,LA`: as addresses end.
  if (places.length !== 1 || !start || !end || !stateAtEnd.test(text.slice(...end))) return cells;
  return [...cells.slice(0, at), [start[0], end[1]], ...cells.slice(at + more + 1)];
}

const mostCommas = 6;
const placeColumns = new Set<Label['field']>(['location', 'address']);
const stateAtEnd = /^(?:[A-Z]{2}|[A-Z]{2} \d{5}(?:-\d{4})?|[A-Z]{2} [A-Z]\d[A-Z] ?\d[A-Z]\d|USA?|Canada)$/;

/** `⇥Machine 1⇥Machine 2` over `Unit⇥EX-78⇥WL-27`: what each row is of is said at its beginning. */
function isOnItsSide(source: Source, [name]: readonly Cell[], row: Line, separator: Separator): boolean {
  const [cell] = name && name[0] === name[1] ? cellsBy(source.text, row, separator) : [];
  return cell !== undefined && labelOfCell(source.scan, cell[0], cell[1]) !== undefined;
}

/** `⇥⇥⇥P2463`: a row that has nothing but another code of the machine above it. */
function loneFault(
  { text, marks }: Source,
  line: Line,
  separator: Separator,
  columns: Table['columns'],
): Cell[] | undefined {
  if (separator !== '\t' && separator !== '|') return undefined;
  const cells = cellsBy(text, line, separator);
  const filled = cells.findIndex(([start, end]) => end > start);
  const [start, end] = cells[filled] ?? [0, 0];
  if (filled < 1 || cells.length > columns.length) return undefined;
  if (cells.some((cell, column) => column !== filled && cell[1] > cell[0])) return undefined;
  const field = columns[filled]?.field;
  const code = field === 'code' || field === 'fault' ? firstIn(marks.codes, start, start + 1) : undefined;
  return code && code.end <= end ? cells : undefined;
}

function isFigure(value: string): boolean {
  return value.length < 20 && /^\d[\d.,' ]{1,12}(?:\s?\p{L}{1,3}\.?)?$/u.test(value);
}

/** `Pos.......: 37deg 41.32min N   097deg 20.16min W`: a label with its value, below the table. */
function beginsPair({ text, scan }: Source, line: Line): boolean {
  if (/^\p{L}[\p{L} ]{1,24}\.{3,20}\s?:/u.test(text.slice(line.start, line.start + 48))) return true;
  const found = mayHave(line, may.label) ? labelAt(scan, line.from, line.end) : undefined;
  return found !== undefined && /^(?:\s?\.{2,20}|\s{0,8})\s?:\s/.test(text.slice(found.end, found.end + 32));
}

/** Labels and values by turns, and again on the line below. */
function arePairs(
  source: Source,
  names: readonly Cell[],
  below: Line,
  separator: Separator,
  known: number,
): boolean {
  if (known > names.length / 2) return false;
  const cells = cellsBy(source.text, below, separator);
  return names.some(([start, end], column) => {
    const cell = cells[column];
    return cell && labelOfCell(source.scan, start, end) && labelOfCell(source.scan, cell[0], cell[1]);
  });
}

/** What the columns are, seen together: `type` is a model where no other column is, `name` of a fault its description. */
function meaningOf({ text }: Source, table: Table): (Label | undefined)[] {
  const { rows } = table;
  const columns = codesOfMachines(text, table);
  const has = (...fields: Label['field'][]) =>
    columns.some((label) => label !== undefined && fields.includes(label.field));
  const ofMachine = columns.some(
    (label) => label !== undefined && !namesOfBoth.has(label.phrase) && identityFields.has(label.field),
  );
  const named = columns.some(
    (label) =>
      label !== undefined &&
      !namesOfBoth.has(label.phrase) &&
      (label.field === 'unit' || label.field === 'machine'),
  );
  return columns.map((label, column) => {
    // `Type` beside a severity may be `Diagnostic`: the type of a machine has figures, or its maker and number beside it.
    const isOfMachine =
      has('brand', 'serial') || rows.some((cells) => /\d/.test(text.slice(...(cells[column] ?? [0, 0]))));
    if (label?.field === 'type' && isOfMachine && !has('model', 'machine'))
      return { ...label, field: 'model', trust: 0.85 };
    if (label && namesOfBoth.has(label.phrase) && has('code', 'spn', 'severity') && (!ofMachine || named))
      return { ...label, field: 'description' };
    // Beside its maker what is called the machine is its model, where another column names it.
    if (label?.field === 'machine' && has('brand') && has('unit') && !has('model', 'type'))
      return { ...label, field: 'model', trust: 0.85 };
    // `fleet` names a machine where nothing else in the row does, and a part of the fleet where it is `Midwest 2`.
    const isOfMany = () =>
      rows.some((cells) => isPartOfFleet(text.slice(...(cells[column] ?? [0, 0])).replace(/^"/, '')));
    if (label?.phrase === 'fleet' && !named && has('model', 'serial') && !isOfMany())
      return { ...label, field: 'unit', trust: 0.85 };
    // A fault's text beside its code describes it.
    if (label?.field === 'fault' && has('code', 'spn') && !has('description'))
      return { ...label, field: 'description' };
    return label;
  });
}

/** `Name`, `Megnevezés`: what a machine is called, or what a fault is. */
const namesOfBoth = new Set([
  'name',
  'megnevezes',
  'bezeichnung',
  'denumire',
  'nazwa',
  'benaming',
  'benamning',
]);

/** `Codice;Marca;Modello;Matricola;Ore;Errore;…`: the machine's code, where another column has the fault. */
function codesOfMachines(text: string, { columns, rows }: Table): readonly (Label | undefined)[] {
  const [first] = columns;
  if (first?.field !== 'code' || !mereCodes.has(first.phrase)) return columns;
  // `E0360`, `SPN 3251 FMI 15`: as faults are shown, and machines hardly called.
  if (rows.some(([cell]) => cell && ofFault.test(text.slice(...cell)))) return columns;
  // An `Event ID` is hardly the fault.
  const others = new Set(
    columns.slice(1).map((label) => (label && label.trust > 0.5 ? label.field : undefined)),
  );
  const isOfMachine = others.has('brand') || others.has('model') || others.has('serial');
  const isNamed = others.has('unit') || others.has('machine');
  return isOfMachine && !isNamed && (others.has('code') || others.has('fault') || others.has('spn'))
    ? [{ phrase: 'code', field: 'unit', trust: 0.85 }, ...columns.slice(1)]
    : columns;
}

const ofFault = /^(?:[A-Z]{1,2}\d{4,5}|[PCBU][0-3][\dA-F]{3}|(?:SPN|[A-Z]{3} \d{5}).*\d)$/;
const mereCodes = new Set('code codes codice codigo kode kod kodi koodi kods kodas cod'.split(' '));

/** `Nr.` beside a name in words: numbers with letters are the machines' own, and the words say of what kind they are. */
function numbered(
  { text }: Source,
  { names, rows }: Table,
  columns: readonly (Label | undefined)[],
): readonly (Label | undefined)[] {
  const [first] = names ?? [];
  if (!first || (columns[0] && columns[0].field !== 'ignored') || !mereNumber.test(text.slice(...first)))
    return columns;
  if (columns.some((label) => label?.field === 'unit' && !namesOfKinds.has(label.phrase))) return columns;
  const areNames = rows.every(
    ([cell]) => cell && /^(?=.*\p{L})(?=.*\d)[\p{L}\d# -]{2,16}$/u.test(text.slice(...cell)),
  );
  if (!areNames) return columns;
  return columns.map((label, column) => {
    if (column === 0) return { phrase: 'no', field: 'unit', trust: 0.9 };
    return label?.field === 'unit' ? undefined : label;
  });
}

const mereNumber = /^(?:nr|no|n[°º]|num|nummer|number|id|#|ref)\.?$/i;
const namesOfKinds = new Set([
  'bezeichnung',
  'name',
  'nom',
  'nombre',
  'nome',
  'naam',
  'namn',
  'nazwa',
  'navn',
  'description',
]);

/** A row of what is cleared or inactive reports nothing any more. */
function isOver(source: Source, columns: readonly (Label | undefined)[], cells: readonly Cell[]): boolean {
  return columns.some((label, column) => {
    const cell = cells[column];
    if (label === undefined || cell === undefined) return false;
    const value = source.text.slice(...cell);
    return (label.field === 'status' && saysOver(value)) || saysWhenOver(label.phrase, value);
  });
}

/** `Summe;4 Maschinen;;;11.757,7`: what stands below the rows counts them. */
function isSum({ text }: Source, cells: readonly Cell[]): boolean {
  const first = cells.find(([start, end]) => end > start);
  return first !== undefined && first[1] - first[0] < 30 && sum.test(text.slice(...first));
}

const sum =
  /^(?:(?:grand |sub-?|zwischen|gesamt|sous-|general )?(?:totals?|sum|summe|gesamt|insgesamt|somme|totaux|totale|totali|totales|totaal|summa|suma|sum[ae] ogółem|razem|ogółem|celkem|spolu|összesen|yhteensä|toplam|i alt|totalt|sammanlagt|count|anzahl|average|avg|mean|mittelwert|durchschnitt|moyenne|promedio|media|gemiddelde|итого|всего|разом|合計|总计|合计|小計|합계)|# of (?:machines|units|rows))(?![\p{L}\p{N}-])[^\p{L}]{0,12}(?:\p{L}{3,12})?$/iu;
