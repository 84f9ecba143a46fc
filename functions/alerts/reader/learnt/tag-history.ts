import { mix } from '../../reading/hashes.ts';
import type { HashedText } from './features.ts';
import { fieldNumber, outside, tagCount } from './tags.ts';

/** What has been found of a text so far on the way through it, by which the next word is judged. */
export class TagHistory {
  #last = 0;
  #lastButOne = 0;
  #seen = 0;
  readonly #text: HashedText;
  /** What was last found of the words that are spelt the same, at the first of them. */
  readonly #tagOf: Uint8Array;
  /** Of each look its own, so that one's features are none of another's. */
  readonly #look: number;

  constructor(text: HashedText, look: number) {
    this.#text = text;
    this.#tagOf = new Uint8Array(text.words.count).fill(unknownWord);
    this.#look = look;
  }

  /** Writes the features that depend on what was found before a word behind its others, and says how many there are then. */
  addFeatures(word: number, into: Int32Array, size: number): number {
    const { words, same } = this.#text;
    const [form, gap] = [words.look[word] ?? 0, words.gap[word] ?? 0];
    const known = this.#tagOf[same[word] ?? 0] ?? unknownWord;
    const look = this.#look;
    into[size] = mix(look + 1, this.#last);
    into[size + 1] = mix(look + 2, this.#last * tagCount + this.#lastButOne);
    into[size + 2] = mix(look + 3, mix(this.#last, form));
    into[size + 3] = mix(look + 4, mix(this.#last, gap));
    into[size + 4] = mix(look + 5, mix(known, this.#last));
    into[size + 5] = mix(look + 6, mix(this.#seen, form));
    return size + 6;
  }

  add(word: number, tag: number): void {
    this.#lastButOne = this.#last;
    this.#last = tag;
    if (tag !== outside) this.#seen |= 2 << fieldNumber(tag);
    this.#tagOf[this.#text.same[word] ?? 0] = tag;
  }
}

const unknownWord = 99;
