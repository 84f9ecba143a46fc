/** A text of rows (RFC 4180) in which what a quoted cell has on several lines (`"Soot load⏎too big"`) stands on one. */
export function withWholeCells(text: string): string {
  if (!mayBreak.test(text)) return text;
  const lines = text.split('\n');
  const told: string[] = [];
  /** How many cells the rows above have, by what sets them apart. */
  const widths = new Set<string>();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const joined = opensCell.test(line) && isOdd(line) ? wholeRow(lines, at) : undefined;
    const width = joined && widthsOf(joined.row).find((each) => widths.has(each));
    if (joined && width !== undefined) {
      told.push(joined.row);
      at = joined.last;
      continue;
    }
    for (const each of widthsOf(line)) widths.add(each);
    told.push(line);
  }
  return told.length === lines.length ? text : told.join('\n');
}

/** A cell that begins with a quotation mark and goes on beyond its line. */
const opensCell = /(?:^|[,;\t|])"(?:[^"]|"")*$/;
const mayBreak = /(?:^|[,;\t|])"[^"\n]{0,400}\n/m;
/** Lines of one row, and its characters, at the most. */
const [mostLines, longestRow, fewestCells] = [8, 2000, 3];

function isOdd(line: string): boolean {
  return (line.split('"').length - 1) % 2 === 1;
}

/** The row that begins at a line, and its last line; undefined where its quotation marks do not close. */
function wholeRow(lines: readonly string[], at: number): { row: string; last: number } | undefined {
  let row = lines[at] ?? '';
  for (let last = at + 1; last < lines.length && last <= at + mostLines; last += 1) {
    const line = (lines[last] ?? '').trimStart();
    // `"12 Main St⏎Reno, NV"`: the lines of an address.
    const mark = row.endsWith(',') || !street.test(row) ? ' ' : ', ';
    row = `${row.trimEnd()}${mark}${line}`;
    if (row.length > longestRow) return undefined;
    if (!isOdd(row)) return { row, last };
  }
  return undefined;
}

const street = /"\d{1,6} \p{L}[^"]{2,80}$|"\p{Lu}[^"]{2,60} \d{1,4}$/u;

/** `,7`: how many cells a line has with each mark that may set them apart. */
function widthsOf(line: string): readonly string[] {
  if (line.length > longestRow) return [];
  const bare = line.includes('"') ? line.replace(/"(?:[^"]|"")*"/g, '') : line;
  return marks.flatMap((mark) => {
    const cells = bare.split(mark).length;
    return cells >= fewestCells ? [`${mark}${cells}`] : [];
  });
}

const marks = [',', ';', '\t', '|'];
