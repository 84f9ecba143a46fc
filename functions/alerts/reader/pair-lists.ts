import { tableOfMarks } from './characters.ts';
import { labelOfPhrase, phraseOf } from './words/labels.ts';

/**
 * Lists of labels with their values, whatever stands between the two, set in one way: `Model - PC210`, `Model = PC210`,
 * `Model ..... PC210`, `**Model:** PC210`, `| Model | PC210 |` and two columns become `Model: PC210`. So nothing behind this has
 * to know how a portal, a mail program or a person lays out a list.
 */
export function withColons(text: string): string {
  if (!mayBeList.test(text)) return text;
  const lines: (string | undefined)[] = text.split('\n');
  if (lines.length > mostLines) return text;
  const pairs = lines.map((line = '') => pairOf(line));
  const told = new Set<number>();
  const tell = (row: Row) => {
    lines[row.index] = `${row.pair.lead}${row.pair.label}: ${row.pair.value}`;
    told.add(row.index);
    goOn(lines, row);
  };
  for (const kind of kinds) {
    if (pairs.reduce((count, pair) => count + (pair?.kind === kind ? 1 : 0), 0) < fewest) continue;
    const blocks = blocksOf(lines, pairs, kind);
    const isClear = clearKinds.has(kind);
    const fields = new Set(blocks.flatMap((block) => [...block.known.values()]));
    for (const { rows, known } of blocks) {
      const areAllKnown = known.size === rows.length && new Set(known.values()).size >= fewest;
      if (fields.size <= fewest && !isClear && !areAllKnown) continue;
      if (fields.size < fewest || (!isClear && known.size * 2 < rows.length)) continue;
      for (const row of rows) if (isClear || known.has(row) || mayBeLabel.test(row.pair.label)) tell(row);
    }
  }
  if (told.size === 0) return text;
  // `Engine/pump hours  406.7` between dotted lines, which it is too long for.
  for (const [index, pair] of pairs.entries()) {
    const isLeft = pair?.kind === 'gap' && !told.has(index) && !severalParts.gap?.test(pair.value);
    if (isLeft && (told.has(index - 1) || told.has(index + 1)) && fieldOf(pair.label)) tell({ index, pair });
  }
  return lines.filter((line) => line !== undefined).join('\n');
}

/** What is set in as far as the value above it goes on with it: `SYSTEM: the importer must` over `register a second machine`. */
function goOn(lines: (string | undefined)[], { index, pair }: Row): void {
  for (let at = index + 1; at <= index + mostGoingOn; at += 1) {
    const line = lines[at];
    if (line === undefined || !isGoingOn(line, pair)) return;
    const more = line.trim();
    const edge = /^\p{Ll}/u.test(more) || /[,;:]$/.test(lines[index] ?? '') ? ' ' : ', ';
    lines[index] = `${lines[index]}${edge}${more}`;
    lines[at] = undefined;
  }
}

const mostGoingOn = 4;

function isGoingOn(line: string, { column }: Pair): boolean {
  const indent = line.search(/\S/);
  return column >= 8 && indent >= column - 1 && indent <= column + 4;
}

/** `Fix quality`, but `E` of `E:9301` and `Cat-Class 310-5010` are parts of something else. */
const mayBeLabel = /^\D{3,}$/;

const kinds = ['dash', 'equals', 'arrow', 'dots', 'gap', 'box', 'bar', 'stars', 'tight'] as const;
/** What stands between a label and its value and hardly ever between other words: below known labels the others are labels too. */
const clearKinds: ReadonlySet<string> = new Set(['equals', 'arrow', 'dots', 'box', 'stars']);

/** Kinds of labels that make lines a list, where no other line is between them; of some more, where others are. */
const fewest = 3;
const mostLines = 3000;

/** What stands between two words of most lists. */
const mayBeList = /\t|\S {2}| [-–—=|→⇒] | [-=]> |\.{3}|:\*|\*:|: \*|[:：][^\s\d/]/;

interface Pair {
  readonly kind: (typeof kinds)[number];
  /** Marks of quotation and of lists before the label. */
  readonly lead: string;
  readonly label: string;
  readonly value: string;
  /** Where on its line the value begins. */
  readonly column: number;
}

interface Row {
  readonly index: number;
  readonly pair: Pair;
}

interface Block {
  readonly rows: readonly Row[];
  /** Those whose labels are known, with what they are labels of. */
  readonly known: ReadonlyMap<Row, string>;
}

/** Lines of one kind that nothing but empty lines and rules stands between. What has a row of several columns is a table. */
function blocksOf(
  lines: readonly (string | undefined)[],
  pairs: readonly (Pair | undefined)[],
  kind: Pair['kind'],
): Block[] {
  const blocks: Block[] = [];
  let rows: Row[] = [];
  let isTable = false;
  const close = () => {
    const known = new Map<Row, string>();
    for (const row of rows) {
      const field = isTable ? undefined : fieldOf(row.pair.label);
      if (field !== undefined) known.set(row, field);
    }
    if (rows.length > 0 && !isTable) blocks.push({ rows, known });
    rows = [];
    isTable = false;
  };
  for (const [index, pair] of pairs.entries()) {
    const above = rows.at(-1)?.pair;
    if (pair?.kind === kind && !(above && isGoingOn(lines[index] ?? '', above))) {
      rows.push({ index, pair });
      // `Machine | Model L60H` below `Machine | Volvo`: a heading over several rows.
      isTable ||= severalParts[kind]?.test(pair.value) === true || above?.label === pair.label;
    } else if (
      !(kind === 'box' || kind === 'bar' ? rule : blank).test(lines[index] ?? '') &&
      !(above && isGoingOn(lines[index] ?? '', above))
    )
      close();
  }
  close();
  return blocks;
}

const severalParts: Partial<Record<Pair['kind'], RegExp>> = { gap: /\t| {2}/, bar: /\|/, box: /\|/ };
const blank = /^[\s>]*$/;
const rule = /^[\s|>+=─═┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬:-]*$/;

/** What a label is one of: with its unit or zone in brackets (`Time (MDT)`), or with another beside it (`Marke / Make`, `Model-Type`). */
export function fieldOf(label: string): string | undefined {
  const field = labelOfPhrase(phraseOf(label))?.field;
  if (field !== undefined) return field;
  const bracket = label.endsWith(')') ? label.lastIndexOf('(') : -1;
  if (bracket > 0) return labelOfPhrase(phraseOf(label.slice(0, bracket)))?.field;
  const edge = edgesOfLabels.find((each) => each.test(label));
  const fields = edge ? label.split(edge).map((part) => labelOfPhrase(phraseOf(part))?.field) : [];
  return fields.includes(undefined) ? undefined : fields[0];
}

const edgesOfLabels = [/ [/–-] /, /[/&-]/];

/** The label and the value that a line seems to be, by the first mark after its first words. */
function pairOf(line: string): Pair | undefined {
  if (line.length > longestLine || !mayBePair(line)) return undefined;
  const [, lead = '', edge, star, label, colon, gap = '', leader, dots, sign, value] = shape.exec(line) ?? [];
  if (label === undefined || value === undefined) return undefined;
  const kind = kindOf(colon ?? leader ?? dots ?? sign ?? '', gap, star !== '', label, value);
  if (!kind || (edge !== undefined && kind !== 'bar')) return undefined;
  return {
    kind: edge === undefined ? kind : 'box',
    lead,
    label: label.trimEnd(),
    column: line.length - value.length,
    value:
      kind === 'stars'
        ? value.replace(starredWhole, '$2')
        : kind === 'bar'
          ? value.replace(/^\|\s*|\s*\|$/g, '')
          : value,
  };
}

function kindOf(
  mark: string,
  gap: string,
  isStarred: boolean,
  label: string,
  value: string,
): Pair['kind'] | undefined {
  const [first = ''] = mark;
  if (mark.includes(':') || mark.includes('：')) {
    if (isStarred) return mark.includes('*') ? 'stars' : undefined;
    if (value.startsWith('|')) return 'bar';
    if (gap !== '' && starredWhole.test(value)) return 'stars';
    // `https://…`, `um 07:20`
    if (gap === '') return value.startsWith('/') || /\d$/.test(label) ? undefined : 'tight';
    return gap.includes('\t') ? 'gap' : undefined;
  }
  if (isStarred) return undefined;
  if (mark === '') return 'gap';
  // `brand = "Fendt"`: a file of settings.
  if (mark === '=' && /^["'{[]/.test(value)) return undefined;
  if (mark === '=' || mark === '|' || first === '.')
    return mark === '=' ? 'equals' : mark === '|' ? 'bar' : 'dots';
  return mark.length > 1 || mark === '→' || mark === '⇒' ? 'arrow' : 'dash';
}

/** Told by its characters, for all lines: whether what few others have stands behind the first words. `Model: PC210` is as it should be. */
function mayBePair(line: string): boolean {
  let from = 0;
  while (from < line.length && isLead(line.charCodeAt(from))) from += 1;
  const to = Math.min(line.length - 1, from + longestLabel);
  for (let at = from; at < to; at += 1) {
    const code = line.charCodeAt(at);
    const next = line.charCodeAt(at + 1);
    if (code === colon || code === fullColon)
      return next !== space || beforeValue[line.charCodeAt(at + 2)] === 1;
    if (marksOfPairs[code] === 1 || (code === space && afterSpace[next] === 1)) return true;
    if (code === dot && next === dot) return true;
  }
  return false;
}

/** Spaces, marks of quotation and of lists, and bars. */
function isLead(code: number): boolean {
  return leads[code] === 1;
}

const [space, dot, colon, fullColon] = [32, 46, 58, 0xff1a];
const leads = tableOfMarks(' \t>-*•·▪◦|');
const marksOfPairs = tableOfMarks('\t|=*');
const afterSpace = tableOfMarks(' .-–—=→⇒');
const beforeValue = tableOfMarks(' \t*|');
const longestLabel = 80;

/** `Model: *PC210*` */
const starredWhole = /^(\*{1,2})([^*]+)\1$/;

const longestLine = 400;
/** Marks of quotation and of a list; a label, that begins with a letter; what stands between it and its value. */
const shape =
  /^([ \t>]{0,40}(?:[-*•·▪◦] )?)(\| *)?(\*{0,2})(\p{L}[^\t|:：=*]{0,41}?)(?: *(\*{0,2}[:：]\*{0,2})([ \t]*)|[ \t]*\t[ \t]*| {2,}(?! *(?:[-–—=|→⇒] |[:：]|[-=]>|\.{3}))| *(\.{3,}|\|) *| +(\.{1,2}) +| +([-–—=→⇒]|[-=]>) +)(\S.*?)\s*$/u;
