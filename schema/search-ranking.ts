/** Minimum length of a search (document 2 section 5). */
export const shortestSearch = 2;

/**
 * The items that match a search, best first, by the best match among their texts. Ties, and everything if the search
 * is too short, keep the given order (document 2 section 5).
 */
export function bestFits<T>(
  items: readonly T[],
  search: string,
  textsOf: (item: T) => readonly string[],
): T[] {
  const term = search.trim();
  if (term.length < shortestSearch) return [...items];
  return items
    .map((item) => ({ item, score: Math.max(0, ...textsOf(item).map((text) => searchScore(text, term))) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item);
}

/**
 * How well a value matches a search, ignoring case: 3 if it starts with the term, 2 if one of its words does, 1 if it
 * contains it, else 0 (document 2 section 5).
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
