import type { Order } from '../order.ts';

/**
 * The words that an order is found by, most important first: number, serial, unit, make, model, jobsite (or its town if
 * it has no name), fault codes, issue. Codes of several parts are also joined, so that `EX-12` is found by `ex`, `12`
 * and `ex12`. At most 48 words of 24 characters.
 */
export function searchWords(order: Order): string[] {
  const { equipment, jobsite, address, faults, errorCodes } = order;
  const words = [
    order.id,
    ...codeWords(equipment.serialNumber),
    ...codeWords(equipment.unitNumber),
    ...wordsOf(equipment.brand),
    ...codeWords(equipment.model),
    ...wordsOf(jobsite.name ?? address.city),
    ...[...faults.codes, ...errorCodes].flatMap(codeWords),
    ...wordsOf(order.issue ?? order.pendingIssue),
  ];
  return searchable(words).slice(0, mostWords);
}

/**
 * The words of a search: each must be a prefix of one of the order's words. Single characters are ignored beside longer
 * words; alone, they are parts of a code such as `C-1` and are joined.
 */
export function searchTerms(search: string): string[] {
  const words = wordsOf(search);
  const terms = searchable(words);
  return terms.length > 0 ? terms : searchable([words.join('')]);
}

export function isFoundBy(words: readonly string[], terms: readonly string[]): boolean {
  return terms.every((term) => words.some((word) => word.startsWith(term)));
}

/** Its prefixes of two to eight characters. */
export function beginningsOf(word: string): string[] {
  const characters = Array.from(word).slice(0, longestBeginning);
  return characters.map((_, index) => characters.slice(0, index + 1).join('')).slice(shortestBeginning - 1);
}

export function splitWord(word: string): { beginning: string; rest: string } {
  const characters = Array.from(word);
  return {
    beginning: characters.slice(0, longestBeginning).join(''),
    rest: characters.slice(longestBeginning).join(''),
  };
}

const shortestBeginning = 2;
const longestBeginning = 8;
const longestWord = 24;
const mostWords = 48;
/** An issue may be long, but it begins with what it is about. */
const longestText = 2000;

/** Words in lower case without accents, split at anything but letters and digits. */
function wordsOf(text: string | null): string[] {
  return (text ?? '')
    .slice(0, longestText)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function codeWords(code: string | null): string[] {
  const parts = wordsOf(code);
  return parts.length > 1 ? [...parts, parts.join('')] : parts;
}

function searchable(words: readonly string[]): string[] {
  const cut = words.map((word) => Array.from(word).slice(0, longestWord));
  return [...new Set(cut.filter(({ length }) => length >= shortestBeginning).map((word) => word.join('')))];
}
