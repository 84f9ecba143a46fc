/*
 * The layout of a text in any format: values with labels, in nested records. JSON objects, XML elements, table rows, lines and
 * paragraphs are records; keys, element names, column headings and words before a colon are labels.
 */

/** A range of a text: offsets in UTF-16 units, end exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A range with its label. */
export interface Cell extends Stretch {
  /**
   * `key`: a key or heading, which contains no value; `label`: words before a colon; `value`: its meaning depends only on its
   * label; `text`: what follows may continue it.
   */
  readonly kind: 'key' | 'label' | 'value' | 'text';
  readonly label: Stretch | undefined;
  /** The label of its record, or what is above or to the left of it. */
  readonly context: Stretch | undefined;
  /** The number of its record. */
  readonly record: number;
}

export type RecordKind = 'message' | 'object' | 'list' | 'table' | 'row' | 'paragraph' | 'line';

/** The number of the record that contains it; 0, the whole message, contains itself. */
export interface RecordNode {
  readonly parent: number;
  readonly kind: RecordKind;
  readonly label: Stretch | undefined;
}

export interface Outline {
  /** In text order, without overlaps. */
  readonly cells: readonly Cell[];
  readonly records: readonly RecordNode[];
}

/** Builds an outline while going through a text. */
export class OutlineBuilder {
  readonly cells: Cell[] = [];
  readonly records: RecordNode[] = [{ parent: 0, kind: 'message', label: undefined }];
  readonly #open: number[] = [0];

  get record(): number {
    return this.#open.at(-1) ?? 0;
  }

  get label(): Stretch | undefined {
    return this.records[this.record]?.label;
  }

  open(kind: RecordKind, label?: Stretch): number {
    this.records.push({
      parent: this.record,
      kind,
      label: label ?? (kind === 'list' ? this.label : undefined),
    });
    this.#open.push(this.records.length - 1);
    return this.record;
  }

  /** Closes the last opened record; the message itself stays open. */
  close(): void {
    if (this.#open.length > 1) this.#open.pop();
  }

  /** Closes a record. If it has a single value and nothing else, it was only that value's name. */
  closeLeaf(cellsBefore: number): void {
    const record = this.record;
    const only = this.cells.at(-1);
    this.close();
    if (only?.record === record && this.cells.length === cellsBefore + 1)
      this.cells[cellsBefore] = { ...only, record: this.record };
  }

  add(
    kind: Cell['kind'],
    at: Stretch,
    label?: Stretch,
    context: Stretch | undefined = this.#calledOver(),
  ): void {
    if (at.end > at.start)
      this.cells.push({ kind, start: at.start, end: at.end, label, context, record: this.record });
  }

  /** The label of the innermost open record that has one; a list item has its list's label. */
  #calledOver(): Stretch | undefined {
    for (let depth = this.#open.length - 1; depth > 0; depth -= 1) {
      const label = this.records[this.#open[depth] ?? 0]?.label;
      if (label) return label;
    }
    return undefined;
  }

  /** Cells in text order; of two that overlap, the first. */
  outline(): Outline {
    const cells: Cell[] = [];
    let end = 0;
    for (const cell of this.cells.toSorted((one, other) => one.start - other.start)) {
      if (cell.start < end) continue;
      cells.push(cell);
      end = cell.end;
    }
    return { cells, records: this.records };
  }
}

/** Relations between the records of an outline. */
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

  /** The innermost record containing both. */
  over(one: number, other: number): number {
    let [low, high] = [one, other];
    while (low !== high) {
      if (this.depthOf(low) >= this.depthOf(high)) low = this.parentOf(low);
      else high = this.parentOf(high);
    }
    return low;
  }

  /** Steps from one record to another through the innermost one containing both. */
  distance(one: number, other: number): number {
    return this.depthOf(one) + this.depthOf(other) - 2 * this.depthOf(this.over(one, other));
  }

  /** The child of `over` that contains a record; `over` itself if it is that record. */
  childOf(over: number, record: number): number {
    let child = record;
    while (child !== over && this.parentOf(child) !== over && child !== 0) child = this.parentOf(child);
    return child;
  }
}

/** Finds ranges that overlap a given one by binary search, so that many lookups stay cheap. */
export class Over<T extends Stretch> {
  readonly #ordered: readonly T[];
  readonly #longest: number;

  constructor(stretches: readonly T[]) {
    this.#ordered = stretches.toSorted((one, other) => one.start - other.start);
    this.#longest = stretches.reduce((longest, { start, end }) => Math.max(longest, end - start), 0);
  }

  /** Those that overlap a range, in text order. */
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
