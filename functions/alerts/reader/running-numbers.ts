import { lineStart } from './line-edges.ts';
import type { Span } from './marks.ts';

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

/**
 * Whether it stands in a heading that counts machines or records (`Machine 1`, `--- Record 2 ---`, `Maschine 2: Bomag BW 120`), each
 * on a line of its own beginning, and so is no machine's name. What has a number painted on it (`Truck 2`) is one.
 */
export function isInCountedHeading(text: string, { start, end }: Span): boolean {
  const line = lineStart(text, start + 1);
  if (start - line > longestLead) return false;
  const [heading, marks = '', words = '', number] = countedHeading.exec(text.slice(line, line + 60)) ?? [];
  if (heading === undefined || end > line + heading.length || start < line + marks.length) return false;
  const isThere = (other: number) => headingAt(text, line, `${words}${other}`);
  return isThere(1) && isThere(number === '1' ? 2 : Number(number) - 1);
}

const longestLead = 30;
const countedHeading =
  /^([ \t\-–—=*#_~•|>[(]{0,12})((?:machine|record|entry|item|asset|equipment|vehicle|alert|alarm|maschine|gerät|fahrzeug|eintrag|datensatz|máquina|maquina|equipo|registro|equipamento|macchina|mezzo|engin|équipement|enregistrement|voertuig|maskin|kone|stroj|maszyna|pojazd|makine|kayıt|gép|машина|техника) ?(?:n[or]?[.°º]? |# ?)?)([1-9]\d?)(?=[ \t\-–—=*#_:.)\]|]|$|\n)/iu;

/** Whether a line begins with these words and this number, some rows above or below. */
function headingAt(text: string, near: number, words: string): boolean {
  const to = Math.min(text.length, near + reach);
  for (
    let at = text.indexOf(words, Math.max(0, near - reach));
    at >= 0 && at < to;
    at = text.indexOf(words, at + 1)
  )
    if (
      /^[ \t\-–—=*#_~•|>[(]{0,12}$/.test(text.slice(Math.max(lineStart(text, at), at - 13), at)) &&
      !/[\d\p{L}]/u.test(text[at + words.length] ?? '')
    )
      return true;
  return false;
}
