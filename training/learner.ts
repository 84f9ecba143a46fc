import { edge, tagProbabilities, transitionSide } from '#functions/alerts/reading/tagger/crf.ts';
import { tagCount } from '#functions/alerts/reading/tagger/fields.ts';
import type { StoredLook } from '#functions/alerts/reading/tagger/tagger.ts';
import type { Random } from '#test/support/random.ts';
import { inSteps, type StoredWeight, storedWeights } from './stored-weights.ts';

/*
 * Trains a conditional random field by stochastic gradient descent with AdaGrad (Duchi, Hazan and Singer, 2011). Random features
 * are left out so that nothing depends on a single one, and weights are averaged (Polyak and Juditsky, 1992).
 */

export interface LearnerSettings {
  readonly random: Random;
  /** Bits of a feature's bucket. */
  readonly bits: number;
  /** The share of features left out at random. */
  readonly dropped: number;
}

export class Learner {
  /** The learning rate. */
  rate = 0.15;
  readonly #random: Random;
  readonly #dropped: number;
  readonly #buckets: number;
  /** A row of weights per bucket, one per tag. */
  readonly #weights: Float32Array;
  readonly #squares: Float32Array;
  /** For the average: the sum of each weight's updates, each multiplied by the number of sequences before it. */
  readonly #late: Float32Array;
  #seen = 1;
  /** 1 for each weight that is trained; all are until any is dropped. */
  #kept: Uint8Array | undefined;
  readonly #transitions = new Float64Array(transitionSide * transitionSide);
  readonly #transitionSquares = new Float64Array(transitionSide * transitionSide).fill(0.5);

  constructor({ random, bits, dropped }: LearnerSettings) {
    this.#random = random;
    this.#dropped = dropped;
    this.#buckets = 2 ** bits;
    this.#weights = new Float32Array(this.#buckets * tagCount);
    this.#squares = new Float32Array(this.#buckets * tagCount).fill(firstSquare);
    this.#late = new Float32Array(this.#buckets * tagCount);
  }

  /** Trains on one sequence, given the feature buckets and the tag of each token. Returns how many tags were predicted wrong. */
  learn(features: readonly Int32Array[], tags: Uint8Array): number {
    const rows = features.map((buckets) => this.#chosenRows(buckets));
    const pairs = new Map<number, number>();
    const probabilities = tagProbabilities(
      this.#scores(rows),
      this.#transitions,
      tags.length,
      (before, tag, probability) => addTo(pairs, before, tag, probability),
    );
    let wrong = 0;
    for (const [token, truth] of tags.entries()) {
      if (token > 0) addTo(pairs, tags[token - 1] ?? 0, truth, -1);
      let [likeliest, top] = [0, 0];
      for (let tag = 0; tag < tagCount; tag += 1) {
        const probability = probabilities[token * tagCount + tag] ?? 0;
        if (probability > top) [likeliest, top] = [tag, probability];
        const slope = probability - (tag === truth ? 1 : 0);
        if (Math.abs(slope) < leastSlope) continue;
        this.#move(rows[token] as Int32Array, tag, slope);
        if (token === 0) addTo(pairs, edge, tag, slope);
        if (token === tags.length - 1) addTo(pairs, tag, edge, slope);
      }
      if (likeliest !== truth) wrong += 1;
    }
    this.#moveTransitions(pairs);
    this.#seen += 1;
    return wrong;
  }

  /** Drops all but the most important weights: those that are large and frequently used. Restarts the average. */
  keepOnly(count: number): void {
    const weights = this.#weights;
    const worths = weights.map((weight, at) => weight * weight * ((this.#squares[at] ?? 0) - firstSquare));
    const present = worths.slice();
    let size = 0;
    for (const worth of worths) if (worth > 0) present[size++] = worth;
    const least = present.subarray(0, size).sort()[Math.max(0, size - count)] ?? 0;
    this.#kept = new Uint8Array(worths.length);
    for (let at = 0; at < worths.length; at += 1) {
      const worth = worths[at] ?? 0;
      if (worth > 0 && worth >= least) this.#kept[at] = 1;
      else weights[at] = 0;
    }
    this.#late.fill(0);
    this.#seen = 1;
  }

  /** The averaged weights, in the reader's stored form. */
  stored(): StoredLook {
    const rows: [number, StoredWeight[]][] = [];
    for (let bucket = 0; bucket < this.#buckets; bucket += 1) {
      const row = this.#storedRow(bucket * tagCount);
      if (row.length > 0) rows.push([bucket, row]);
    }
    const transitions = Array.from(this.#transitions, (each) => Math.round(each * 100) / 100);
    return { ...storedWeights(rows, step), transitions };
  }

  #storedRow(from: number): StoredWeight[] {
    const row: StoredWeight[] = [];
    for (let tag = 0; tag < tagCount; tag += 1) {
      const at = from + tag;
      if (this.#kept?.[at] === 0) continue;
      const worth = inSteps((this.#weights[at] ?? 0) + (this.#late[at] ?? 0) / this.#seen, step);
      if (worth !== 0) row.push({ one: tag, worth });
    }
    return row;
  }

  /** Where the weights start of the features that are not left out this time. */
  #chosenRows(buckets: Int32Array): Int32Array {
    const rows = new Int32Array(buckets.length);
    let size = 0;
    for (const bucket of buckets) {
      if (this.#random() < this.#dropped) continue;
      rows[size] = bucket * tagCount;
      size += 1;
    }
    return rows.subarray(0, size);
  }

  #scores(rows: readonly Int32Array[]): Float64Array {
    const weights = this.#weights;
    const scores = new Float64Array(rows.length * tagCount);
    for (const [token, own] of rows.entries()) {
      const base = token * tagCount;
      for (let index = 0; index < own.length; index += 1) {
        const row = own[index] ?? 0;
        for (let tag = 0; tag < tagCount; tag += 1)
          scores[base + tag] = (scores[base + tag] ?? 0) + (weights[row + tag] ?? 0);
      }
    }
    return scores;
  }

  #move(rows: Int32Array, tag: number, slope: number): void {
    const { rate } = this;
    const [weights, squares, late, kept] = [this.#weights, this.#squares, this.#late, this.#kept];
    const square = slope * slope;
    for (let index = 0; index < rows.length; index += 1) {
      const at = (rows[index] ?? 0) + tag;
      if (kept && kept[at] === 0) continue;
      const sum = (squares[at] ?? 0) + square;
      squares[at] = sum;
      const change = (rate * slope) / Math.sqrt(sum);
      weights[at] = (weights[at] ?? 0) - change;
      late[at] = (late[at] ?? 0) + change * this.#seen;
    }
  }

  #moveTransitions(slopes: ReadonlyMap<number, number>): void {
    for (const [at, slope] of slopes) {
      const sum = (this.#transitionSquares[at] ?? 0) + slope * slope;
      this.#transitionSquares[at] = sum;
      const moved = (this.#transitions[at] ?? 0) - (this.rate * slope) / Math.sqrt(sum);
      this.#transitions[at] = Math.max(-mostTransition, Math.min(mostTransition, moved));
    }
  }
}

/** The initial sum of squared gradients, which keeps the first step small. */
const firstSquare = 0.05;
/** Gradients below this are skipped. */
const leastSlope = 1e-3;
/** The limit of a transition's weight, in log-odds. */
const mostTransition = 8;
/** The unit of a weight's byte, in log-odds. */
const step = 1 / 24;

function addTo(slopes: Map<number, number>, before: number, tag: number, slope: number): void {
  const at = before * transitionSide + tag;
  slopes.set(at, (slopes.get(at) ?? 0) + slope);
}
