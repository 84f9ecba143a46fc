import { classOf, foldOf, upper } from '../reading/letters.ts';

/** A word in lower case without its accents. */
export function foldedWord(word: string): string {
  let folded = '';
  for (let at = 0; at < word.length; at += 1) folded += String.fromCharCode(foldOf(word.charCodeAt(at)));
  return folded;
}

/** Marks by their codes: 1 for each. Asked for each character, it is faster than a set of strings. */
export function tableOfMarks(marks: string): Uint8Array {
  const table = new Uint8Array(65_536);
  for (let at = 0; at < marks.length; at += 1) table[marks.charCodeAt(at)] = 1;
  return table;
}

/** A capital stands there: what `\p{Lu}` matches of one unit. */
export function isCapitalAt(text: string, at: number): boolean {
  return (classOf(text.charCodeAt(at)) & upper) !== 0;
}

/** What `\s` matches. */
export function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || (code > 127 && /\s/.test(String.fromCharCode(code)));
}
