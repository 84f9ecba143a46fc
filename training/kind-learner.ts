import { kindCount, kindFeatures, kinds } from '#functions/alerts/reading/tagger/kind.ts';
import type { StoredWeights } from '#functions/alerts/reading/tagger/weights.ts';
import { tokensOf } from '#functions/alerts/reading/words/tokens.ts';
import type { Random } from '#test/support/random.ts';
import { shuffled } from './draw.ts';
import { inSteps, type StoredWeight, storedWeights } from './stored-weights.ts';

/*
 * Trains the model that tells other mail from alerts: logistic regression over hashed features, by stochastic gradient descent
 * with AdaGrad (Duchi, Hazan and Singer, 2011). Random features are left out so that nothing depends on a single one, and weights
 * are averaged so that the last messages count no more than the others (Polyak and Juditsky, 1992).
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
/** Messages a feature must occur in. */
const fewestMessages = 2;
/** Weights kept after half of the rounds: the most important ones. */
const mostWeights = 24_000;
/** The share of features left out at random. */
const dropped = 0.3;
const rate = 0.2;
/** The initial sum of squared gradients. */
const firstSquare = 0.01;
/** Gradients below this are skipped. */
const leastSlope = 1e-4;
/** The unit of a weight's byte, in log-odds. */
const step = 1 / 20;

class KindLearner {
  /** Where each feature's weights start, for features in enough messages. */
  readonly #rows: ReadonlyMap<number, number>;
  readonly #random: Random;
  readonly #weights: Float32Array;
  readonly #squares: Float32Array;
  /** For the average: the sum of each weight's updates, each multiplied by the number of messages before it. */
  readonly #late: Float32Array;
  #seen = 0;
  /** 1 for each weight that is trained. */
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

  /** Trains on one message; returns the kind predicted before. */
  learn(features: Int32Array, truth: number): number {
    const rows = this.#chosenRows(features);
    const odds = this.#oddsOf(rows);
    for (const [kind, odd] of odds.entries()) {
      const slope = odd - (kind === truth ? 1 : 0);
      if (Math.abs(slope) >= leastSlope) for (const row of rows) this.#move(row + kind, slope);
    }
    this.#seen += 1;
    return odds.indexOf(Math.max(...odds));
  }

  /** Drops all but the most important weights: those that are large and frequently used. Restarts the average. */
  keepOnly(count: number): void {
    const worths = this.#weights.map((weight, at) => weight * weight * (this.#squares[at] ?? 0));
    const least = worths.toSorted()[Math.max(0, worths.length - count)] ?? 0;
    for (const [at, worth] of worths.entries()) {
      if (worth > 0 && worth >= least) continue;
      this.#kept[at] = 0;
      this.#weights[at] = 0;
    }
    this.#late.fill(0);
    this.#seen = 0;
  }

  /** The averaged weights, in the reader's stored form. */
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
      const average = (this.#weights[at] ?? 0) + (this.#late[at] ?? 0) / Math.max(this.#seen, 1);
      return { one, worth: inSteps(average, step) };
    }).filter(({ worth }) => worth !== 0);
  }

  /** Where the weights start of the features that are not left out this time. */
  #chosenRows(features: Int32Array): number[] {
    const rows: number[] = [];
    for (const feature of features) {
      const row = this.#rows.get(feature);
      if (row !== undefined && this.#random() >= dropped) rows.push(row);
    }
    return rows;
  }

  /** The probability of each kind. */
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
    this.#late[at] = (this.#late[at] ?? 0) + change * this.#seen;
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
