import type { Random } from '#test/support/random.ts';

/** Random choices that are the same on every run. */
export class Pick {
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  /** One of the values. */
  of<T>(values: readonly T[]): T {
    return values[Math.floor(this.random() * values.length)] as T;
  }

  /** All values, shuffled. */
  shuffled<T>(values: readonly T[]): T[] {
    return values
      .map((value) => [this.random(), value] as const)
      .sort(([one], [other]) => one - other)
      .map(([, value]) => value);
  }

  /** The values in order, with the others mixed in at random. */
  mixed<T>(values: readonly T[], others: readonly T[]): T[] {
    const all = [...values];
    for (const other of others) all.splice(Math.floor(this.random() * (all.length + 1)), 0, other);
    return all;
  }

  /** A number of different values. */
  several<T>(values: readonly T[], count: number): T[] {
    return this.shuffled(values).slice(0, count);
  }
}
