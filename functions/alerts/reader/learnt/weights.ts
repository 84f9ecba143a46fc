import { inflateRawSync } from 'node:zlib';

/*
 * What features say for and against classes: the tags of a word, the kinds of mail. The weights beside this file are written
 * by `npx tsx test/corpus/train.ts`, which learns them from the messages of the corpus but those kept apart.
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
  /** The weights of one feature after those of the other: of which class, and how much. */
  readonly classes: Uint8Array;
  readonly worths: Int8Array;
  /** Where the weights of each feature begin; behind the last one's, where they end. */
  readonly starts: Int32Array;
  /** Open addressing, at most half full: a feature's number, and its index plus one. */
  readonly #table: Int32Array;
  readonly #mask: number;

  constructor({ features, weights, step, data }: StoredWeights) {
    const bytes = inflateRawSync(Buffer.from(data, 'base64'));
    const classes = features * 5;
    this.step = step;
    this.classes = bytes.subarray(classes, classes + weights);
    this.worths = new Int8Array(bytes.buffer, bytes.byteOffset + classes + weights, weights);
    this.starts = new Int32Array(features + 1);
    const size = 2 ** Math.ceil(Math.log2(features * 2 + 2));
    this.#mask = size - 1;
    this.#table = new Int32Array(size * 2);
    let feature = 0;
    for (let index = 0; index < features; index += 1) {
      feature = (feature + bytes.readUInt32LE(index * 4)) | 0;
      this.starts[index + 1] = (this.starts[index] ?? 0) + (bytes[features * 4 + index] ?? 0);
      let slot = slotOf(feature) & this.#mask;
      while (this.#table[slot * 2 + 1] !== 0) slot = (slot + 1) & this.#mask;
      this.#table[slot * 2] = feature;
      this.#table[slot * 2 + 1] = index + 1;
    }
  }

  /** Index of a feature among those that say something, -1 for one that doesn't. */
  #find(feature: number): number {
    const table = this.#table;
    for (let slot = slotOf(feature) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const index = table[slot * 2 + 1] ?? 0;
      if (index === 0 || table[slot * 2] === feature) return index - 1;
    }
  }

  /** Adds what features say to the sums of the classes, in steps. */
  addTo(sums: Int32Array, features: ArrayLike<number>, count: number): void {
    const { starts, classes, worths } = this;
    for (let index = 0; index < count; index += 1) {
      const feature = this.#find(features[index] ?? 0);
      if (feature < 0) continue;
      const end = starts[feature + 1] ?? 0;
      for (let at = starts[feature] ?? 0; at < end; at += 1) {
        const one = classes[at] ?? 0;
        sums[one] = (sums[one] ?? 0) + (worths[at] ?? 0);
      }
    }
  }
}

/** Features are hashes: any of their bits say where. */
function slotOf(feature: number): number {
  return feature ^ (feature >>> 15);
}
