import { kindCount, kindFeatures, kinds } from '#functions/alerts/reading/tagger/kind.ts';
import type { StoredWeights } from '#functions/alerts/reading/tagger/weights.ts';
import { tokensOf } from '#functions/alerts/reading/words/tokens.ts';
import type { Random } from '#test/support/random.ts';
import { shuffled } from './draw.ts';
import { inSteps, type StoredWeight, storedWeights } from './stored-weights.ts';

/*
 * Learns what tells other mail from alerts: logistic regression over hashed features, by stochastic gradient descent with AdaGrad's step
 * (Duchi, Hazan and Singer, 2011). Features are left out at random, so that no answer relies on one, and what a weight was on average is
 * kept, so that the last messages say no more than the others (Polyak and Juditsky, 1992).
 */

export interface KindLesson {
  readonly text: string;
  readonly isAlert: boolean;
}

export function learnKind(
  lessons: readonly KindLesson[],
  random: Random,
  report: (line: string) => void,
): StoredWeights {
  const prepared = lessons.map(({ text, isAlert }) => ({
    features: Int32Array.from(kindFeatures(tokensOf(text))),
    kind: isAlert ? kinds.alert : kinds.other,
  }));
  const learner = new KindLearner(
    prepared.map(({ features }) => features),
    random,
  );
  for (let round = 1; round <= rounds; round += 1) {
    const wrong = shuffled(prepared, random).filter(
      ({ features, kind }) => learner.learn(features, kind) !== kind,
    );
    if (round * 2 === rounds) learner.keepOnly(mostWeights);
    report(`kind, round ${round} of ${rounds}: ${wrong.length} of ${prepared.length} wrong`);
  }
  return learner.stored();
}

const rounds = 6;
/** Messages that a feature must stand in. */
const fewestMessages = 2;
/** Weights that are kept after half of the rounds: those that matter most. */
const mostWeights = 24_000;
/** The share of features that are left out each time. */
const dropped = 0.3;
const rate = 0.2;
/** What the squares of a weight's slopes begin at. */
const firstSquare = 0.01;
/** A slope that moves nothing to speak of. */
const leastSlope = 1e-4;
/** What a weight's byte counts in, in log-odds. */
const step = 1 / 20;

class KindLearner {
  /** Where each feature's weights begin: those that stand in enough messages have some. */
  readonly #rows: ReadonlyMap<number, number>;
  readonly #random: Random;
  readonly #weights: Float32Array;
  readonly #squares: Float32Array;
  /** For the weights' average: the sum of each weight's steps, each as often as messages had been learnt before it. */
  readonly #late: Float32Array;
  #learnt = 0;
  /** 1 for each weight that is learnt. */
  readonly #kept: Uint8Array;

  constructor(messages: readonly Int32Array[], random: Random) {
    this.#rows = rowsOf(messages);
    this.#random = random;
    const size = this.#rows.size * kindCount;
    this.#weights = new Float32Array(size);
    this.#squares = new Float32Array(size).fill(firstSquare);
    this.#late = new Float32Array(size);
    this.#kept = new Uint8Array(size).fill(1);
  }

  /** One message; says of which kind it would have been. */
  learn(features: Int32Array, truth: number): number {
    const rows = this.#chosenRows(features);
    const odds = this.#oddsOf(rows);
    for (const [kind, odd] of odds.entries()) {
      const slope = odd - (kind === truth ? 1 : 0);
      if (Math.abs(slope) >= leastSlope) for (const row of rows) this.#move(row + kind, slope);
    }
    this.#learnt += 1;
    return odds.indexOf(Math.max(...odds));
  }

  /** Drops all weights but those that matter most: that are large, and were often called for. Their average begins anew. */
  keepOnly(count: number): void {
    const worths = this.#weights.map((weight, at) => weight * weight * (this.#squares[at] ?? 0));
    const least = worths.toSorted()[Math.max(0, worths.length - count)] ?? 0;
    for (const [at, worth] of worths.entries()) {
      if (worth > 0 && worth >= least) continue;
      this.#kept[at] = 0;
      this.#weights[at] = 0;
    }
    this.#late.fill(0);
    this.#learnt = 0;
  }

  /** The weights on average, as the reader stores them. */
  stored(): StoredWeights {
    const rows = [...this.#rows].map(([feature, row]) => [feature >>> 0, this.#storedRow(row)] as const);
    return storedWeights(
      rows.filter(([, row]) => row.length > 0).sort(([one], [other]) => one - other),
      step,
    );
  }

  #storedRow(row: number): StoredWeight[] {
    return Array.from({ length: kindCount }, (_, one) => {
      const at = row + one;
      const average = (this.#weights[at] ?? 0) + (this.#late[at] ?? 0) / Math.max(this.#learnt, 1);
      return { one, worth: inSteps(average, step) };
    }).filter(({ worth }) => worth !== 0);
  }

  /** Where the weights begin of the features that are not left out this time. */
  #chosenRows(features: Int32Array): number[] {
    const rows: number[] = [];
    for (const feature of features) {
      const row = this.#rows.get(feature);
      if (row !== undefined && this.#random() >= dropped) rows.push(row);
    }
    return rows;
  }

  /** How likely each kind is. */
  #oddsOf(rows: readonly number[]): number[] {
    const sums = Array.from({ length: kindCount }, (_, kind) =>
      rows.reduce((sum, row) => sum + (this.#weights[row + kind] ?? 0), 0),
    );
    const top = Math.max(...sums);
    const odds = sums.map((sum) => Math.exp(sum - top));
    const total = odds.reduce((sum, odd) => sum + odd, 0);
    return odds.map((odd) => odd / total);
  }

  #move(at: number, slope: number): void {
    if (this.#kept[at] === 0) return;
    const square = (this.#squares[at] ?? 0) + slope * slope;
    const change = (rate * slope) / Math.sqrt(square);
    this.#squares[at] = square;
    this.#weights[at] = (this.#weights[at] ?? 0) - change;
    this.#late[at] = (this.#late[at] ?? 0) + change * this.#learnt;
  }
}

function rowsOf(messages: readonly Int32Array[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const features of messages)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rows = new Map<number, number>();
  for (const [feature, count] of counts)
    if (count >= fewestMessages) rows.set(feature, rows.size * kindCount);
  return rows;
}
