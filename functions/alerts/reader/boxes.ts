/**
 * Boxes drawn with characters whose columns stand side by side, each with pairs of labels and values of its own, are set
 * one column below the other: a line of such a box says two things that have nothing to do with each other. A table's rows
 * stay as they are.
 */
export function unboxed(text: string): string {
  const plain = text.replace(/[│║┃]/g, '|');
  if (!plain.includes('|')) return plain;
  const lines = plain.split('\n');
  const out: string[] = [];
  let changed = false;
  for (let at = 0; at < lines.length; ) {
    let next = at;
    while (next < lines.length && next - at < mostLines && isOfBox(lines[next] ?? '')) next += 1;
    const columns = next - at >= 3 ? sideBySide(lines.slice(at, next)) : undefined;
    if (columns) {
      out.push(...columns);
      changed = true;
    } else out.push(...lines.slice(at, Math.max(next, at + 1)));
    at = Math.max(next, at + 1);
  }
  return changed ? out.join('\n') : plain;
}

const mostLines = 200;
const bars = /\|/;
const rule = /^[\s+|=─═┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬-]+$/;

function isOfBox(line: string): boolean {
  return line.length < 400 && (bars.test(line) || (line.length > 2 && rule.test(line)));
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
      .split(bars);
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
