/**
 * Boxes drawn with characters whose columns stand side by side, each with pairs of labels and values of its own, are set
 * one column below the other: a line of such a box says two things that have nothing to do with each other. A table's rows
 * stay as they are.
 */
export function unboxed(text: string): string {
  const dotted = apart(withDots(text));
  const plain = dotted.replace(/[│║┃]/g, '|');
  if (!plain.includes('|')) return plain;
  const lines = plain.split('\n');
  const out: string[] = [];
  let changed = false;
  for (let at = 0; at < lines.length; ) {
    let next = at;
    while (next < lines.length && next - at < mostLines && isOfBox(lines[next] ?? '')) next += 1;
    const box = next - at >= 3 ? lines.slice(at, next) : undefined;
    const told = box && (sideBySide(box) ?? withWholeCells(box));
    if (told) {
      out.push(...told);
      changed = true;
    } else out.push(...lines.slice(at, Math.max(next, at + 1)));
    at = Math.max(next, at + 1);
  }
  return changed ? out.join('\n') : plain;
}

/** `Model  . . . . . ZX350LC-6`, `Model ______ ZX350LC-6`: what leads the eye from a label to its value becomes dots. */
function withDots(text: string): string {
  if (!leader.test(text)) return text;
  // `error time.......2026-11-24`: a value begins after a space.
  const free = text.includes('....') ? text.replace(touchingDots, '... ') : text;
  const spaced = free.includes(' . .') || free.includes('. . ') ? free.replace(spacedDots, ' .... ') : free;
  if (!otherLeader.test(spaced)) return spaced;
  const led = spaced.match(leaders);
  return led && led.length >= 4 ? spaced.replace(leaders, (_, name) => `${name} .... `) : spaced;
}

const touchingDots = /\.{4}(?=[\p{L}\d"'#(+-])/gu;

/** `CASE 580SN/NHC735412/SPN 97 FMI 15/HIGH/2210 H`, `[Case] [580SN] [NHC735412]`: one line of many parts gets bars between them. */
function apart(text: string): string {
  if (!tight.test(text)) return text;
  const lines = text.split('\n');
  let changed = false;
  for (const [index, line] of lines.entries()) {
    if (line.length < 30 || line.length > 400 || otherNotation.test(line)) continue;
    const parts = edgesOfParts.find((each) => isParted(line, each));
    // Rows of a table stand by each other.
    if (!parts || isRowBeside(lines[index - 1], line, parts) || isRowBeside(lines[index + 1], line, parts))
      continue;
    lines[index] = line.replace(parts.edge, ' | ').replace(/^\[(?=[^\]]{1,40} \|)/, '');
    changed = true;
  }
  return changed ? lines.join('\n') : text;
}

interface EdgeOfParts {
  readonly edge: RegExp;
  readonly least: number;
}

function isParted(line: string | undefined, { edge, least }: EdgeOfParts): boolean {
  return line !== undefined && line.length < 400 && (line.match(edge)?.length ?? 0) >= least;
}

/** `unit,spn,fmi,lat` over `C-9,641,12,44.12`: figures between commas are cells as well where a row beside has as many. */
function isRowBeside(other: string | undefined, line: string, parts: EdgeOfParts): boolean {
  if (other === undefined || isParted(other, parts)) return other !== undefined;
  const commas = commasIn(line);
  return commas >= 5 && commasIn(other) >= commas;
}

function commasIn(line: string): number {
  return line.length < 400 ? line.split(',').length - 1 : 0;
}

/** From its first mark on, since nearly every character might stand before one. */
const tight = /\/(?<=\S\/)\S[^\n/]{1,40}\/[^\n/]{1,40}\/\S|,(?<=\S,)\S[^\n,]{0,40},\S[^\n,]{0,40},\S|\] \[/;
/** Feeds, pairs and addresses of the web have marks of their own; rows with bare numbers are read as such (strips). */
const otherNotation = /[{}<>=|\t]|:\/\/|":|,\d{1,6}(?:\.\d)?,/;
/** Never within a date, a point or a thousand. */
const edgesOfParts: readonly EdgeOfParts[] = [
  { edge: /\/(?=\S)(?<=(?:[^\s\d]|\d(?=\/\D))\/)/g, least: 5 },
  { edge: /,(?=\S)(?<=(?:[^\s\d]|\d(?=,[^\d\s-])),)/g, least: 5 },
  { edge: /\](?<=\S\]) (?:\[|(?=\S))/g, least: 2 },
];

const spacedDots = /[ \t]{0,12}(?:\. ){3,40}\.?[ \t]{0,3}/g;
/** What few texts have. */
const leader = /[._~·-][._~· -][._~·-]/;
const otherLeader = /_{3}|-{3}|·{3}|· ·|~{3}|- - -/;
/** In four lines or more, each of them after the words that it begins with. */
const leaders =
  /(?<=^[ \t]{0,12})(\p{L}[\p{L}\p{N} ./#'’()°-]{1,28}?)[ \t]?(?:_{2,60}|-{2,60}|·{2,60}|~{2,60}|(?:[·-] ){2,40}[·-]?)[ \t]{0,3}(?=[\p{L}\p{N}"“#+(])/gmu;

const mostLines = 200;
const rule = /^[\s+|=─═┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬-]+$/;

function isOfBox(line: string): boolean {
  return line.length < 400 && (line.includes('|') || (line.length > 2 && rule.test(line)));
}

/** The columns one below the other, where most cells are pairs with a colon; what spans all of them comes last. */
function sideBySide(lines: readonly string[]): string[] | undefined {
  const columns: string[][] = [];
  const spanning: string[] = [];
  let pairs = 0;
  let filled = 0;
  for (const line of lines) {
    if (rule.test(line)) continue;
    const cells = line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|');
    if (cells.length === 1) {
      spanning.push((cells[0] ?? '').trim());
      continue;
    }
    if (columns.length > 0 && cells.length !== columns.length) return undefined;
    for (const [index, cell] of cells.entries()) {
      columns[index] ??= [];
      const content = cell.trim();
      columns[index].push(/^\s{6,}\S/.test(cell) ? `\u0000${content}` : content);
      if (content === '') continue;
      filled += 1;
      if (/^\p{L}[^:：]{0,30}[:：](?:\s|$)/u.test(content)) pairs += 1;
    }
  }
  if (columns.length < 2 || pairs < 4 || pairs < filled * 0.6) return undefined;
  return [...columns.flatMap((column) => [...joined(column), '']), ...spanning];
}

/**
 * A table's rows with what a narrow column broke put together again (`Cleaning fan speed` over `sensor, open circuit`): a row
 * whose first cell is empty goes on with the one above, unless it has a code or a time of its own.
 */
function withWholeCells(lines: readonly string[]): string[] | undefined {
  const out: (string | string[])[] = [];
  // With a rule below each row, whatever stands between two rules is of one.
  const isRuled = lines.filter((line) => rule.test(line)).length > 3;
  let above: string[] | undefined;
  let count = 0;
  let width = 0;
  let changed = false;
  for (const [index, line] of lines.entries()) {
    const trimmed = line.trim();
    if (rule.test(line) || !/^\|.*\|$/.test(trimmed)) {
      out.push(line);
      above = undefined;
      continue;
    }
    const cells = trimmed.slice(1, -1).split('|');
    for (const [column, cell] of cells.entries()) cells[column] = cell.trim();
    width ||= cells.length;
    if (cells.length !== width || width < 3) return undefined;
    const mayGoOn =
      above !== undefined && cells[0] === '' && (count > 1 || rule.test(lines[index + 1] ?? ''));
    if (mayGoOn && above && goesOn(cells, above, isRuled)) {
      changed = true;
      for (const [column, cell] of cells.entries())
        if (cell !== '') above[column] = `${above[column]} ${cell}`.trim();
      continue;
    }
    above = cells;
    count += 1;
    out.push(cells);
  }
  if (!changed) return undefined;
  return out.map((line) => (typeof line === 'string' ? line : `| ${line.join(' | ')} |`));
}

/** A few cells in small letters or between rules, none of which is of figures as the one above it is: that begins a fault of its own. */
function goesOn(cells: readonly string[], above: readonly string[], isRuled: boolean): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return (
    filled.length > 0 &&
    filled.length * 2 <= cells.length &&
    (isRuled || filled.every((cell) => /^\p{Ll}/u.test(cell))) &&
    !cells.some((cell, column) => ofFigures.test(cell) && ofFigures.test(above[column] ?? ''))
  );
}

/** A code, a number, a date: of words of figures only. */
const ofFigures = /^(?=.{0,40}\d)(?:[\p{Lu}\d][\p{Lu}\d.,:/()+-]{0,20}(?: |$)){1,4}$/u;

/** What is set in below a value goes on with it. */
function joined(cells: readonly string[]): string[] {
  const lines: string[] = [];
  for (const cell of cells) {
    const last = lines.at(-1);
    if (cell.startsWith('\u0000') && last) lines[lines.length - 1] = `${last}, ${cell.slice(1)}`;
    else lines.push(cell.replace('\u0000', ''));
  }
  return lines;
}
