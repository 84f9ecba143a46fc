import { inflateRawSync } from 'node:zlib';

/*
 * Weights of features for classes (the tags of a word, the kinds of mail). The generated weights are written by `npx tsx
 * training/train.ts`, which trains on the corpus except for the messages kept apart.
 */

/**
 * The stored weights, compressed and in base64: feature numbers in ascending order, each as the difference from the one before
 * (32 bits, little-endian); the number of weights of each feature (a byte); then for each weight its class (a byte), and for each
 * its value (a signed byte).
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
  /** All features' weights in sequence: the class in the upper byte, the value in the lower one. */
  readonly #weights: Uint16Array;
  /**
   * A hash table with open addressing, at most half full: the feature's number, then where its weights start with their count in
   * the lower bits.
   */
  readonly #table: Int32Array;
  readonly #mask: number;
  /** Reused by every call: the content of each feature's first slot. */
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

  /** Adds the features' weights to the sums of the classes, in steps. */
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

  /** The table is larger than the processor's cache. Independent lookups wait for memory together instead of one after the other. */
  #lookAhead(features: ArrayLike<number>, count: number): void {
    if (count > this.#ahead.length) this.#ahead = new Int32Array(count);
    const ahead = this.#ahead;
    const table = this.#table;
    const mask = this.#mask;
    for (let index = 0; index < count; index += 1)
      ahead[index] = table[(slotOf(features[index] ?? 0) & mask) * 2] ?? 0;
  }

  /** A feature's entry in the table; 0 if it has no weights. */
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

/** A feature has at least one weight and at most one per class. */
const bitsOfCount = 6;
const mostOfFeature = (1 << bitsOfCount) - 1;

/** Features are hashes, so any of their bits will do. */
function slotOf(feature: number): number {
  return feature ^ (feature >>> 15);
}
