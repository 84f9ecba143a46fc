import { endOf, type Scan, startOf } from './scan.ts';
import { may, numberOf, wordsOf } from './vocabulary.ts';
import { providers } from './words/providers.ts';

/** The telematics system that a message names, the maker whose own system that is, and where it is named. */
export interface FoundProvider {
  readonly name: string;
  readonly brand: string | undefined;
  readonly start: number;
  readonly end: number;
}

/** The first system that the text names. */
export function providerOf(scan: Scan): FoundProvider | undefined {
  for (let word = 0; word < scan.count; word += 1) {
    if (((scan.bits[word] ?? 0) & may.provider) === 0) continue;
    for (const { words, name, brand } of marksByFirstWord.get(scan.words[word] ?? -1) ?? []) {
      const last = word + words.length - 1;
      if (last >= scan.count || !words.every((each, index) => scan.words[word + index] === each)) continue;
      if (endOf(scan, last) - startOf(scan, word) > 40) continue;
      return { name, brand, start: startOf(scan, word), end: endOf(scan, last) };
    }
  }
  return undefined;
}

const marksByFirstWord = new Map<number, { words: number[]; name: string; brand: string | undefined }[]>();
for (const { name, brand, marks } of providers) {
  for (const mark of marks) {
    const words = wordsOf(mark).map(numberOf);
    const first = words[0] ?? -1;
    marksByFirstWord.set(first, [...(marksByFirstWord.get(first) ?? []), { words, name, brand }]);
  }
}
