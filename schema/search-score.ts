/** From how many characters on a search counts (document 2 section 5). */
export const shortestSearch = 2;

/**
 * How well a value fits a search, whatever the case: 3 where it starts with the term, 2 where one of its words does, 1 where
 * it contains it, else 0 (document 2 section 5).
 */
export function searchScore(value: string, term: string): number {
  const [text, wanted] = [fold(value), fold(term)];
  if (text.startsWith(wanted)) return 3;
  const at = text.indexOf(wanted);
  if (at < 0) return 0;
  return startsWord(text, wanted) ? 2 : 1;
}

function startsWord(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')) return true;
  }
  return false;
}

function fold(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
