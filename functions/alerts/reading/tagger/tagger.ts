import { sequencesOf, type Words } from '../words/words.ts';
import { likeliestTags, tagProbabilities } from './crf.ts';
import { cellFeaturesOf, featuresOf } from './features.ts';
import { fieldOf, isFirst, outside, type TaggedValue, tagCount } from './fields.ts';
import { type FirstLook, mostSecond, SecondLook, surenessOf } from './second-look.ts';
import { type StoredWeights, Weights } from './weights.ts';

/** The stored weights of a look: of its features, and of adjacent tags. */
export interface StoredLook extends StoredWeights {
  readonly transitions: readonly number[];
}

/** Bits of a feature's number; longer hashes are folded. */
export const featureBits = 23;

export function bucketOf(feature: number): number {
  return (feature ^ (feature >>> featureBits)) & ((1 << featureBits) - 1);
}

/** Writes a token's own features and returns their number. */
export type FeaturesAt = (token: number, into: Int32Array) => number;

/** One look at a text: the tags of its tokens and their probabilities. */
export class Look {
  readonly #weights: Weights;
  readonly #transitions: readonly number[];

  constructor(stored: StoredLook) {
    this.#weights = new Weights(stored);
    this.#transitions = stored.transitions;
  }

  tag(words: Words, featuresAt: FeaturesAt): { readonly tags: Uint8Array; readonly likely: Float32Array } {
    const tags = new Uint8Array(words.tokens.count);
    const likely = new Float32Array(words.tokens.count).fill(1);
    for (const { from, to } of sequencesOf(words)) {
      const scores = this.#scores(words, from, to, featuresAt);
      const own = likeliestTags(scores, this.#transitions, to - from);
      const probabilities = tagProbabilities(scores, this.#transitions, to - from);
      tags.set(own, from);
      for (let token = from; token < to; token += 1)
        likely[token] = probabilities[(token - from) * tagCount + (tags[token] ?? outside)] ?? 0;
    }
    return { tags, likely };
  }

  #scores(words: Words, from: number, to: number, featuresAt: FeaturesAt): Float64Array {
    const scores = new Float64Array((to - from) * tagCount);
    let cell = -1;
    for (let token = from; token < to; token += 1) {
      if (words.cellOf[token] !== cell) {
        cell = words.cellOf[token] ?? 0;
        this.#addTo(sumsOfCell.fill(0), cellFeaturesOf(words, cell, features));
      }
      sums.set(sumsOfCell);
      this.#addTo(sums, featuresAt(token, features));
      for (let tag = 0; tag < tagCount; tag += 1)
        scores[(token - from) * tagCount + tag] = (sums[tag] ?? 0) * this.#weights.step;
    }
    return scores;
  }

  #addTo(into: Int32Array, size: number): void {
    for (let index = 0; index < size; index += 1) features[index] = bucketOf(features[index] ?? 0);
    this.#weights.addTo(into, features, size);
  }
}

const features = new Int32Array(mostSecond);
const sums = new Int32Array(tagCount);
const sumsOfCell = new Int32Array(tagCount);

export function firstLookAt(words: Words, look: Look): FirstLook {
  const { tags, likely } = look.tag(words, (token, into) => featuresOf(words, token, into));
  return { tags, sureness: Uint8Array.from(likely, surenessOf) };
}

/** Finds the values of a text in two looks; the second one knows what the first made of all surrounding words. */
export class Tagger {
  readonly #first: Look;
  readonly #second: Look;

  constructor(stored: { readonly first: StoredLook; readonly second: StoredLook }) {
    this.#first = new Look(stored.first);
    this.#second = new Look(stored.second);
  }

  /** The values of a text in order, without overlaps. */
  valuesOf(words: Words): TaggedValue[] {
    const second = new SecondLook(words, firstLookAt(words, this.#first));
    const { tags, likely } = this.#second.tag(words, (token, into) => second.featuresOf(token, into));
    const values: TaggedValue[] = [];
    for (const { from, to } of sequencesOf(words))
      for (let token = from; token < to; ) {
        const tag = tags[token] ?? outside;
        const field = fieldOf(tag);
        let last = token;
        if (field) {
          const further = isFirst(tag) ? tag + 1 : tag;
          let probability = likely[token] ?? 0;
          while (last + 1 < to && tags[last + 1] === further) {
            last += 1;
            probability = Math.min(probability, likely[last] ?? 0);
          }
          values.push({
            field,
            start: words.tokens.starts[token] ?? 0,
            end: words.tokens.ends[last] ?? 0,
            probability,
          });
        }
        token = last + 1;
      }
    return values;
  }
}
