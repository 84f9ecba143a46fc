/** Whether rows are counted by it: `01`, `02` and so on, each where its line begins, and so no machine's name. */
export function isRunningNumber(text: string, start: number, end: number): boolean {
  const value = text.slice(start, end);
  const number = Number(value);
  if (!/^\d{1,3}$/.test(value) || number > mostRows || !beginsLine(text, start)) return false;
  const first = placeInRows(text, start, countedAs(1, value.length));
  const isCounted = first === start || (first >= 0 && first < start);
  const other = countedAs(number === 1 ? 2 : number - 1, value.length);
  return isCounted && placeInRows(text, start, other) >= 0;
}

/** Rows that anybody counts, and characters of them in a message. */
const [mostRows, reach] = [40, 3000];

function countedAs(number: number, width: number): string {
  return String(number).padStart(width, '0');
}

/** Where a number begins a line, from some rows above on, or -1. */
function placeInRows(text: string, near: number, value: string): number {
  const from = Math.max(0, near - reach);
  const to = Math.min(text.length, near + reach);
  for (let at = text.indexOf(value, from); at >= 0 && at < to; at = text.indexOf(value, at + 1))
    if (beginsLine(text, at) && /[\s|.,;)\]]/.test(text[at + value.length] ?? '\n')) return at;
  return -1;
}

function beginsLine(text: string, at: number): boolean {
  return /(?:^|\n)[ \t|([#]{0,6}$/.test(text.slice(Math.max(0, at - 7), at));
}
