import type { Outline } from './outline.ts';

/** How the records of an outline stand to each other. */
export class Relations {
  readonly #parents: Int32Array;
  readonly #depths: Int32Array;

  constructor({ records }: Outline) {
    this.#parents = Int32Array.from(records, ({ parent }) => parent);
    this.#depths = new Int32Array(records.length);
    for (let record = 1; record < records.length; record += 1)
      this.#depths[record] = (this.#depths[this.#parents[record] ?? 0] ?? 0) + 1;
  }

  parentOf(record: number): number {
    return this.#parents[record] ?? 0;
  }

  depthOf(record: number): number {
    return this.#depths[record] ?? 0;
  }

  /** The innermost record that two are in. */
  over(one: number, other: number): number {
    let [low, high] = [one, other];
    while (low !== high) {
      if (this.depthOf(low) >= this.depthOf(high)) low = this.parentOf(low);
      else high = this.parentOf(high);
    }
    return low;
  }

  /** Steps from one record to another through the one that both are in. */
  distance(one: number, other: number): number {
    return this.depthOf(one) + this.depthOf(other) - 2 * this.depthOf(this.over(one, other));
  }

  /** The child of `over` in which a record is; `over` itself where it is that. */
  childOf(over: number, record: number): number {
    let child = record;
    while (child !== over && this.parentOf(child) !== over && child !== 0) child = this.parentOf(child);
    return child;
  }
}
