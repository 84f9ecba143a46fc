import { inflateRawSync } from 'node:zlib';

/*
 * What features say for and against classes: the tags of a word, the kinds of mail. The weights beside this file are written
 * by `npx tsx training/train.ts`, which learns them from the messages of the corpus but those kept apart.
 */

/**
 * The weights as they are stored, compressed and in base64: the features by rising number, each as its distance from the one
 * before (32 bits, least first); how many weights each has (a byte); then for each weight its class (a byte), and for each its
 * worth (a signed byte).
 */
export interface StoredWeights {
  readonly features: number;
  readonly weights: number;
  /** What one step of a weight is worth, in log-odds. */
  readonly step: number;
  readonly data: string;
}

export class Weights {
  /** What one step of a weight is worth, in log-odds. */
  readonly step: number;
  /** The weights of one feature after those of the other: the class in the upper byte, its worth in the lower one. */
  readonly #weights: Uint16Array;
  /** Open addressing, at most half full: a feature's number; where its weights begin, and in the lower bits how many there are. */
  readonly #table: Int32Array;
  readonly #mask: number;
  /** Used again for each call: what stands at the first slot of each feature. */
  #ahead = new Int32Array(128);

  constructor({ features, weights, step, data }: StoredWeights) {
    const bytes = inflateRawSync(Buffer.from(data, 'base64'));
    const classes = features * 5;
    this.step = step;
    this.#weights = Uint16Array.from(
      { length: weights },
      (_, at) => ((bytes[classes + at] ?? 0) << 8) | (bytes[classes + weights + at] ?? 0),
    );
    const size = 2 ** Math.ceil(Math.log2(features * 2 + 2));
    this.#mask = size - 1;
    this.#table = new Int32Array(size * 2);
    let feature = 0;
    let start = 0;
    for (let index = 0; index < features; index += 1) {
      feature = (feature + bytes.readUInt32LE(index * 4)) | 0;
      const count = bytes[features * 4 + index] ?? 0;
      let slot = slotOf(feature) & this.#mask;
      while (this.#table[slot * 2 + 1] !== 0) slot = (slot + 1) & this.#mask;
      this.#table[slot * 2] = feature;
      this.#table[slot * 2 + 1] = (start << bitsOfCount) | count;
      start += count;
    }
  }

  /** Adds what features say to the sums of the classes, in steps. */
  addTo(sums: Int32Array, features: ArrayLike<number>, count: number): void {
    const weights = this.#weights;
    this.#lookAhead(features, count);
    for (let index = 0; index < count; index += 1) {
      const found = this.#find(features[index] ?? 0, index);
      const start = found >> bitsOfCount;
      const end = start + (found & mostOfFeature);
      for (let at = start; at < end; at += 1) {
        const weight = weights[at] ?? 0;
        const one = weight >> 8;
        sums[one] = (sums[one] ?? 0) + ((weight << 24) >> 24);
      }
    }
  }

  /**
   * The table is larger than what a processor keeps at hand. Looks that don't depend on each other wait for memory together, not
   * one after the other.
   */
  #lookAhead(features: ArrayLike<number>, count: number): void {
    if (count > this.#ahead.length) this.#ahead = new Int32Array(count);
    const ahead = this.#ahead;
    const table = this.#table;
    const mask = this.#mask;
    for (let index = 0; index < count; index += 1)
      ahead[index] = table[(slotOf(features[index] ?? 0) & mask) * 2] ?? 0;
  }

  /** Where a feature's weights are and how many, as the table has it; 0 for one that says nothing. */
  #find(feature: number, index: number): number {
    const table = this.#table;
    let slot = slotOf(feature) & this.#mask;
    let other = this.#ahead[index] ?? 0;
    while (other !== feature && table[slot * 2 + 1] !== 0) {
      slot = (slot + 1) & this.#mask;
      other = table[slot * 2] ?? 0;
    }
    return table[slot * 2 + 1] ?? 0;
  }
}

/** A feature has at least one weight, and no more than there are classes. */
const bitsOfCount = 6;
const mostOfFeature = (1 << bitsOfCount) - 1;

/** Features are hashes: any of their bits say where. */
function slotOf(feature: number): number {
  return feature ^ (feature >>> 15);
}
