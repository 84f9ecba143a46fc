import { searchScore, shortestSearch } from './search-score.ts';

/**
 * What fits a search, best first, by whichever of its texts fits best; among equals, and for a search that is too short to
 * count, in the order given (document 2 section 5).
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
