import type { Stretch } from './outline.ts';

/** Stretches of a text, to be asked which of them stand over another: by halves, so that many cost little each. */
export class Over<T extends Stretch> {
  readonly #ordered: readonly T[];
  readonly #longest: number;

  constructor(stretches: readonly T[]) {
    this.#ordered = stretches.toSorted((one, other) => one.start - other.start);
    this.#longest = stretches.reduce((longest, { start, end }) => Math.max(longest, end - start), 0);
  }

  /** Those that have a character in common with a stretch, in the order of the text. */
  at(start: number, end: number): T[] {
    const ordered = this.#ordered;
    let [low, high] = [0, ordered.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ordered[middle]?.start ?? 0) < start - this.#longest) low = middle + 1;
      else high = middle;
    }
    const found: T[] = [];
    for (let one = ordered[low]; one && one.start < end; low += 1, one = ordered[low])
      if (one.end > start) found.push(one);
    return found;
  }
}
