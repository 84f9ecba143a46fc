/*
 * How a text is laid out, whatever it is written in: values with their labels, in records within records. An object of JSON, an
 * element of XML, a row of a table, a line and a paragraph are records; keys, names of elements, headings of columns and words before
 * a colon are labels.
 */

/** A stretch of a text: offsets in UTF-16 units, end exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A stretch with what it is called. */
export interface Cell extends Stretch {
  /** `key`: a key or a heading, of which nothing is read; `label`: words before a colon. `value`: said of its label alone; `text`: what follows it may belong to it. */
  readonly kind: 'key' | 'label' | 'value' | 'text';
  readonly label: Stretch | undefined;
  /** What its record is called, or what stands above it or left of it. */
  readonly context: Stretch | undefined;
  /** Number of its record. */
  readonly record: number;
}

export type RecordKind = 'message' | 'object' | 'list' | 'table' | 'row' | 'paragraph' | 'line';

/** The number of the record that it is in; 0, the whole message, is in itself. */
export interface RecordNode {
  readonly parent: number;
  readonly kind: RecordKind;
  readonly label: Stretch | undefined;
}

export interface Outline {
  /** In the order of the text, none over another. */
  readonly cells: readonly Cell[];
  readonly records: readonly RecordNode[];
}

/** Makes an outline as a text is gone through. */
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

  /** Closes the record that was opened last; the message stays open. */
  close(): void {
    if (this.#open.length > 1) this.#open.pop();
  }

  /** Closes a record; one that holds a single value and nothing else was only that value's name. */
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

  /** What the innermost open record with a label is called; an item of a list as its list. */
  #calledOver(): Stretch | undefined {
    for (let depth = this.#open.length - 1; depth > 0; depth -= 1) {
      const label = this.records[this.#open[depth] ?? 0]?.label;
      if (label) return label;
    }
    return undefined;
  }

  /** Cells in the order of the text; of two over each other the first. */
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
