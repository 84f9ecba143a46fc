import { deflateRawSync } from 'node:zlib';
import type { StoredWeights } from '#functions/alerts/reader/learnt/weights.ts';
import type { Random } from './random.ts';

/*
 * Multinomial logistic regression over hashed features, learnt by stochastic gradient descent with AdaGrad's step (Duchi,
 * Hazan and Singer, 2011). Features are left out at random, so that no answer relies on one, and what a weight was on average
 * is kept, so that the last messages say no more than the others (Polyak and Juditsky, 1992).
 */

/** How something is learnt. */
export interface Settings {
  readonly rounds: number;
  /** Messages that a feature must stand in. */
  readonly fewest: number;
  /** Weights that are kept after half of the rounds: those that matter most. */
  readonly kept: number;
  readonly random: Random;
  /** Told how far it is. */
  readonly report: (line: string) => void;
}

/** Features that one answer may have. */
const mostFeatures = 4096;
const rate = 0.2;
const dropped = 0.3;

export class Learner {
  readonly #classes: number;
  readonly #numbers: ReadonlyMap<number, number>;
  readonly #weights: Float32Array;
  readonly #squares: Float32Array;
  /** For the weights' average: the sum of each weight's steps, each as often as answers had been given before it. */
  readonly #late: Float32Array;
  #answers = 0;
  /** 1 for each weight that is learnt. */
  readonly #kept: Uint8Array;
  readonly #random: Random;
  readonly #rows = new Int32Array(mostFeatures);
  readonly #odds: Float64Array;

  /** Of so many classes, by those features that stand in enough messages. */
  constructor(classes: number, messages: ReadonlyMap<number, number>, { fewest, random }: Settings) {
    const numbers = new Map<number, number>();
    for (const [feature, count] of messages) if (count >= fewest) numbers.set(feature, numbers.size);
    this.#classes = classes;
    this.#numbers = numbers;
    this.#weights = new Float32Array(numbers.size * classes);
    this.#squares = new Float32Array(numbers.size * classes).fill(0.01);
    this.#late = new Float32Array(numbers.size * classes);
    this.#kept = new Uint8Array(numbers.size * classes).fill(1);
    this.#random = random;
    this.#odds = new Float64Array(classes);
  }

  /** One answer with its truth; says which class was found. Of `firm` features at the end fewer are left out. */
  learn(features: ArrayLike<number>, count: number, truth: number, firm = 0): number {
    const rows = this.#chosenRows(features, count, firm);
    const found = this.#judge(rows);
    this.#learnFrom(rows, truth);
    this.#answers += 1;
    return found;
  }

  /** Drops all weights but those that matter most: that are large, and were often called for. Their average begins anew. */
  keepOnly(count: number): void {
    const weights = this.#weights;
    const worth = weights.map((weight, at) => weight * weight * (this.#squares[at] ?? 0));
    const least = worth.toSorted()[Math.max(0, worth.length - count)] ?? 0;
    this.#late.fill(0);
    this.#answers = 0;
    for (const [at, value] of worth.entries()) {
      if (value >= least && value > 0) continue;
      this.#kept[at] = 0;
      weights[at] = 0;
    }
  }

  /** The weights on average, in steps, those of each feature that has any. */
  rows(): ReadonlyMap<number, readonly StoredWeight[]> {
    const rows = [...this.#numbers].map(([feature, number]) => [feature >>> 0, this.#row(number)] as const);
    return new Map(rows.filter(([, weights]) => weights.length > 0));
  }

  #row(number: number): StoredWeight[] {
    return Array.from({ length: this.#classes }, (_, one) => {
      const at = number * this.#classes + one;
      const average = (this.#weights[at] ?? 0) + (this.#late[at] ?? 0) / Math.max(this.#answers, 1);
      return { one, worth: Math.max(-127, Math.min(127, Math.round(average / step))) };
    }).filter(({ worth }) => worth !== 0);
  }

  /** The rows of the weights of this time's features; says how many. */
  #chosenRows(features: ArrayLike<number>, count: number, firm: number): number {
    let rows = 0;
    for (let index = 0; index < count && rows < mostFeatures; index += 1) {
      const number = this.#numbers.get(features[index] ?? 0);
      const share = index < count - firm ? dropped : dropped / 2;
      if (number === undefined || this.#random() < share) continue;
      this.#rows[rows] = number * this.#classes;
      rows += 1;
    }
    return rows;
  }

  /** The most likely class; `#odds` then holds the probabilities of all. */
  #judge(rows: number): number {
    const odds = this.#odds.fill(0);
    const classes = this.#classes;
    for (let index = 0; index < rows; index += 1) {
      const row = this.#rows[index] ?? 0;
      for (let one = 0; one < classes; one += 1)
        odds[one] = (odds[one] ?? 0) + (this.#weights[row + one] ?? 0);
    }
    const top = Math.max(...odds);
    const found = odds.indexOf(top);
    let total = 0;
    for (let one = 0; one < classes; one += 1) {
      const odd = Math.exp((odds[one] ?? 0) - top);
      odds[one] = odd;
      total += odd;
    }
    for (let one = 0; one < classes; one += 1) odds[one] = (odds[one] ?? 0) / total;
    return found;
  }

  #learnFrom(rows: number, truth: number): void {
    for (let one = 0; one < this.#classes; one += 1) {
      const slope = (this.#odds[one] ?? 0) - (one === truth ? 1 : 0);
      if (Math.abs(slope) < 1e-4) continue;
      for (let index = 0; index < rows; index += 1) {
        const at = (this.#rows[index] ?? 0) + one;
        if (this.#kept[at] === 0) continue;
        const square = (this.#squares[at] ?? 0) + slope * slope;
        const change = (rate * slope) / Math.sqrt(square);
        this.#squares[at] = square;
        this.#weights[at] = (this.#weights[at] ?? 0) - change;
        this.#late[at] = (this.#late[at] ?? 0) + change * this.#answers;
      }
    }
  }
}

/** What a feature says for a class, in steps. */
export interface StoredWeight {
  readonly one: number;
  readonly worth: number;
}

/** What a weight's byte counts in, in log-odds. */
const step = 1 / 20;

/** Weights as they are stored. */
export function storedWeights(rows: ReadonlyMap<number, readonly StoredWeight[]>): StoredWeights {
  const features = [...rows].toSorted(([one], [other]) => one - other);
  const all = features.flatMap(([, weights]) => weights);
  const bytes = Buffer.alloc(features.length * 5 + all.length * 2);
  for (const [index, [feature, weights]] of features.entries()) {
    bytes.writeUInt32LE(feature - (features[index - 1]?.[0] ?? 0), index * 4);
    bytes.writeUInt8(weights.length, features.length * 4 + index);
  }
  for (const [index, { one, worth }] of all.entries()) {
    bytes.writeUInt8(one, features.length * 5 + index);
    bytes.writeInt8(worth, features.length * 5 + all.length + index);
  }
  return {
    features: features.length,
    weights: all.length,
    step,
    data: deflateRawSync(bytes, { level: 9 }).toString('base64'),
  };
}

/** Counts in how many messages each feature stands. */
export class FeatureCount {
  readonly messages = new Map<number, number>();
  readonly #last = new Map<number, number>();

  /** A feature of a message, which has a number; what retells one has that one's. */
  add(feature: number, origin: number): void {
    if (this.#last.get(feature) === origin) return;
    this.#last.set(feature, origin);
    this.messages.set(feature, (this.messages.get(feature) ?? 0) + 1);
  }
}

/** All of a list again and again, each time in another order; `learn` says how many answers were wrong. */
export function learnInRounds<T>(
  list: readonly T[],
  learner: Learner,
  settings: Settings,
  learn: (one: T) => number,
): void {
  for (let round = 1; round <= settings.rounds; round += 1) {
    const wrong = shuffled(list, settings.random).reduce((sum, one) => sum + learn(one), 0);
    if (round * 2 === settings.rounds) learner.keepOnly(settings.kept);
    settings.report(`round ${round} of ${settings.rounds}: ${wrong} wrong`);
  }
}

/** A list in another order. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}
