import stored from './equipment-types.json' with { type: 'json' };

/** A kind of machine as orders show it, and the words for it in messages and searches. */
export interface EquipmentType {
  readonly name: string;
  readonly words: readonly string[];
}

export const equipmentTypes: readonly EquipmentType[] = Object.entries(stored.words).map(([name, words]) => ({
  name,
  words: words.split(', '),
}));

/** A kind of machine named in a text, and where. */
export interface FoundEquipmentType {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The kind of machine with the longest phrase in the text, in the singular or with an `s`; undefined if there is none. */
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

/** Words separated by single spaces: `skid-steer` becomes `skid steer`. */
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
