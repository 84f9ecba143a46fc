import { equipmentTypes } from './equipment-types.ts';

/** A kind of machine that a text names, and where. */
export interface FoundEquipmentType {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The kind of machine whose words are the longest of those in the text, in the singular or with an `s`; else undefined. */
export function findEquipmentType(text: string): FoundEquipmentType | undefined {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  let longest: FoundEquipmentType | undefined;
  let most = 0;
  for (const [index, first] of words.entries()) {
    for (let last = Math.min(index + mostWords, words.length) - 1; last >= index; last -= 1) {
      const end = endOf(words[last]);
      const phrase = folded(text.slice(first.index, end));
      const name = typeOf.get(phrase) ?? typeOf.get(phrase.replace(/s$/, ''));
      if (name !== undefined && phrase.length > most) {
        most = phrase.length;
        longest = { name, start: first.index, end };
      }
    }
  }
  return longest;
}

function endOf(word: RegExpExecArray | undefined): number {
  return word ? word.index + word[0].length : 0;
}

/** Words apart by one space: `skid-steer` is `skid steer`. */
function folded(phrase: string): string {
  return phrase
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const typeOf = new Map(
  equipmentTypes.flatMap(({ name, words }) =>
    [name, ...words].map((word): [string, string] => [folded(word), name]),
  ),
);

const mostWords = Math.max(...[...typeOf.keys()].map((phrase) => phrase.split(' ').length));
