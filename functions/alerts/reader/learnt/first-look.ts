import { mix } from '../../reading/hashes.ts';
import type { Weights } from '../../reading/weights.ts';
import { addFeatures, type HashedText, mostFeatures } from './features.ts';
import { TagHistory } from './tag-history.ts';
import { fieldNumber, isFirst, outside, tagCount, taggedFields } from './tags.ts';

/*
 * A text is looked through twice. The first look goes from the last word to the first; the second, which decides, goes the other
 * way and knows what the first made of the words around, before and behind (stacked sequential learning; Cohen and Carvalho,
 * 2005). Both ask the same features of a word, each with weights of its own; they are looked up once for both.
 */

/** What the first look made of each word. */
export interface FirstLook {
  /** The likeliest tag … */
  readonly tags: Uint8Array;
  /** … the next likeliest … */
  readonly others: Uint8Array;
  /** … and how much likelier the first is than that: 0 to 2. */
  readonly sureness: Uint8Array;
}

/** What speaks for each tag of each word in the second look, as far as it doesn't depend on the first; in steps. */
export type OddsOfSecondLook = Int32Array;

/** Numbers from which the features of each look's history count. */
export const historyOf = { first: 100, second: 200 } as const;

/** Looks through a text from behind: at each word that `isRead`. */
export function firstLook(
  text: HashedText,
  isRead: ArrayLike<number>,
  weights: Weights,
): { readonly look: FirstLook; readonly odds: OddsOfSecondLook } {
  const { count } = text.words;
  const look = {
    tags: new Uint8Array(count),
    others: new Uint8Array(count),
    sureness: new Uint8Array(count),
  };
  const odds = new Int32Array(count * tagCount);
  const history = new TagHistory(text, historyOf.first);
  for (let word = count - 1; word >= 0; word -= 1) {
    if (isRead[word] === 1) {
      weights.addTo(sums.fill(0), features, addFeatures(text, word, features));
      odds.set(ofSecond, word * tagCount);
      weights.addTo(sums, features, history.addFeatures(word, features, 0));
      judge(look, word, weights.step);
    }
    history.add(word, look.tags[word] ?? outside);
  }
  return { look, odds };
}

/** By `sums`. */
function judge({ tags, others, sureness }: FirstLook, word: number, step: number): void {
  let [best, second] = [outside, outside + 1];
  if ((sums[second] ?? 0) > (sums[best] ?? 0)) [best, second] = [second, best];
  for (let tag = 2; tag < tagCount; tag += 1) {
    const sum = sums[tag] ?? 0;
    if (sum > (sums[best] ?? 0)) [best, second] = [tag, best];
    else if (sum > (sums[second] ?? 0)) second = tag;
  }
  const lead = ((sums[best] ?? 0) - (sums[second] ?? 0)) * step;
  tags[word] = best;
  others[word] = second;
  sureness[word] = lead > certain ? 2 : lead > likely ? 1 : 0;
}

/** Log-odds against the next likeliest tag. */
const [likely, certain] = [1, 3];

/** What a first look says for the second: of the word, of those around it, and of the whole text. */
export class LookFeatures {
  readonly #text: HashedText;
  readonly #look: FirstLook;
  /** With how many different words the values of each field begin, and a bit for each field that has one. */
  readonly #values: Uint8Array;
  readonly #fields: number;
  readonly #elsewhere = new Map<number, Elsewhere>();

  constructor(text: HashedText, look: FirstLook) {
    this.#text = text;
    this.#look = look;
    const beginnings = Array.from({ length: taggedFields.length }, () => new Set<number>());
    let fields = 0;
    for (const [word, tag] of look.tags.entries()) {
      const exact = text.words.exact[word] ?? 0;
      const known = this.#elsewhere.get(exact);
      if (known) addTag(known, word, tag);
      else this.#elsewhere.set(exact, { isAgain: false, word, tag, other: outside });
      if (!isFirst(tag)) continue;
      const field = fieldNumber(tag);
      fields |= 1 << field;
      beginnings[field]?.add(exact);
    }
    this.#fields = fields;
    this.#values = Uint8Array.from(beginnings, ({ size }) => Math.min(size, mostValues));
  }

  /** Writes the features of a word behind its others, and says how many there are then. */
  add(word: number, into: Int32Array, size: number): number {
    const { words, layout } = this.#text;
    const { tags, others, sureness } = this.#look;
    const form = words.look[word] ?? 0;
    const [tag, other, sure] = [tags[word] ?? outside, others[word] ?? outside, sureness[word] ?? 0];
    const surely = tag * 4 + sure;
    const [before, after] = [this.#tagAt(word - 1), this.#tagAt(word + 1)];
    const elsewhere = this.#tagElsewhere(word);
    const line = layout.line[word] ?? 0;
    const start = layout.lineStart[word] ?? 0;
    const inLine = Math.min(word - start, 3);
    const otherFields = this.#fields & ~(1 << fieldNumber(tag));
    into[size] = mix(lookKind, surely);
    into[size + 1] = mix(lookKind + 1, mix(tag * 32 + other, sure));
    into[size + 2] = mix(lookKind + 2, mix(after, form));
    into[size + 3] = mix(lookKind + 3, mix(after * 32 + this.#tagAt(word + 2), tag));
    into[size + 4] = mix(lookKind + 4, mix(before * 32 + after, tag));
    into[size + 5] = mix(lookKind + 5, mix(before, form));
    into[size + 6] = mix(lookKind + 6, mix(tag * 16 + this.#valuesLike(tag), sure));
    into[size + 7] = mix(lookKind + 7, mix(other * 16 + this.#valuesLike(other), surely));
    into[size + 8] = mix(lookKind + 8, mix(otherFields, form));
    into[size + 9] = mix(lookKind + 9, mix(this.#fields & fieldsOfMachine, tag * 32 + other));
    into[size + 10] = mix(lookKind + 10, mix(elsewhere, surely));
    into[size + 11] = mix(lookKind + 11, mix(elsewhere, form));
    into[size + 12] = mix(
      lookKind + 12,
      mix(this.#tagAt(start + (layout.lineLength[line] ?? 0)), mix(tag, inLine)),
    );
    into[size + 13] = mix(lookKind + 13, mix(this.#tagAt(start), tag));
    into[size + 14] = mix(lookKind + 14, mix(this.#tagAt(start - 1), mix(tag, inLine)));
    return size + 15;
  }

  #tagAt(word: number): number {
    return this.#look.tags[word] ?? beyond;
  }

  /** How many values there are like one. */
  #valuesLike(tag: number): number {
    return this.#values[fieldNumber(tag)] ?? noField;
  }

  /** What the same word is found to be where it stands again. */
  #tagElsewhere(word: number): number {
    const known = this.#elsewhere.get(this.#text.words.exact[word] ?? 0);
    if (!known?.isAgain) return alone;
    return known.word === word ? known.other : known.tag;
  }
}

/** The first word of its kind that is found to be something, or else the first; and what the next such is found to be. */
interface Elsewhere {
  isAgain: boolean;
  word: number;
  tag: number;
  other: number;
}

function addTag(known: Elsewhere, word: number, tag: number): void {
  known.isAgain = true;
  if (tag === outside) return;
  if (known.tag === outside) {
    known.word = word;
    known.tag = tag;
  } else if (known.other === outside) known.other = tag;
}

/** Values of a field from which it no longer matters how many there are. */
const mostValues = 3;
/** In the place of tags: behind the text's ends; for a word that stands nowhere else. */
const [beyond, alone] = [30, 40];
/** In the place of how many values: of no field. */
const noField = 9;
/** The bits of a machine's unit, serial number, model and brand. */
const fieldsOfMachine = 0b1111;
/** Number from which the kinds of these features count. */
const lookKind = 300;

/** Used again for each word; the second look's sums stand behind the first's. */
const features = new Int32Array(mostFeatures);
const sums = new Int32Array(2 * tagCount);
const ofSecond = sums.subarray(tagCount);
