import { mix } from '../words/letters.ts';
import type { Words } from '../words/words.ts';
import { featuresOf } from './features.ts';
import { fields, isFirst, outside } from './fields.ts';

/*
 * Features of the second look from the results of the first: for each token, its neighbors, its record and the whole text
 * (stacked sequential learning; Cohen and Carvalho, 2005).
 */

/** The first look's tag for each token, and how sure it is (0 to 2). */
export interface FirstLook {
  readonly tags: Uint8Array;
  readonly sureness: Uint8Array;
}

export function surenessOf(probability: number): number {
  return probability > 0.95 ? 2 : probability > 0.7 ? 1 : 0;
}

/** The most features of a token in the second look. */
export const mostSecond = 240;

export class SecondLook {
  readonly #words: Words;
  readonly #look: FirstLook;
  /** A bit for each field with a value in the text, and how many different first words its values have. */
  readonly #fields: number;
  readonly #values: Uint8Array;
  /** The same for each record whose values depend only on their labels. */
  readonly #ofRecord = new Map<number, number>();
  /** Tags of the same word elsewhere in the text. */
  readonly #elsewhere = new Map<number, Map<number, number>>();

  constructor(words: Words, look: FirstLook) {
    this.#words = words;
    this.#look = look;
    const { tokens, cells, cellOf } = words;
    const beginnings = fields.map(() => new Set<number>());
    let all = 0;
    for (let token = 0; token < tokens.count; token += 1) {
      const tag = look.tags[token] ?? outside;
      const exact = tokens.exact[token] ?? 0;
      const known = this.#elsewhere.get(exact);
      if (known) known.set(tag, (known.get(tag) ?? 0) + 1);
      else this.#elsewhere.set(exact, new Map([[tag, 1]]));
      if (tag === outside || !isFirst(tag)) continue;
      const field = (tag - 1) >> 1;
      all |= 1 << field;
      beginnings[field]?.add(exact);
      const cell = cells[cellOf[token] ?? 0];
      if (cell?.isAlone)
        this.#ofRecord.set(cell.record, (this.#ofRecord.get(cell.record) ?? 0) | (1 << field));
    }
    this.#fields = all;
    this.#values = Uint8Array.from(beginnings, ({ size }) => Math.min(size, 3));
  }

  /** Writes a token's features, including those from the first look, and returns their number. */
  featuresOf(token: number, into: Int32Array): number {
    let size = featuresOf(this.#words, token, into);
    const { tokens, cells, cellOf, lineFrom, lineTo } = this.#words;
    const cell = cells[cellOf[token] ?? 0];
    if (!cell) return size;
    const add = (kind: number, feature: number) => {
      into[size] = mix(Math.imul(kind + 1, 0x10001), feature);
      size += 1;
    };
    const { tags, sureness } = this.#look;
    const tag = tags[token] ?? outside;
    const surely = tag * 4 + (sureness[token] ?? 0);
    const form = tokens.form[token] ?? 0;
    const field = tag === outside ? -1 : (tag - 1) >> 1;
    const others = field < 0 ? this.#fields : this.#fields & ~(1 << field);
    add(100, surely);
    add(101, mix(surely, field < 0 ? 9 : (this.#values[field] ?? 0)));
    add(102, mix(others, tag));
    add(103, mix(others & namesOfMachine, mix(tag, form)));
    for (let one = 0; one < fields.length; one += 1) if ((others >> one) & 1) add(104, mix(one, surely));
    const elsewhere = this.#tagElsewhere(token, tag);
    add(105, mix(elsewhere, surely));
    add(106, mix(elsewhere, form));
    add(107, mix(cell.label.whole, surely));
    if (cell.isAlone) {
      const record = this.#ofRecord.get(cell.record) ?? 0;
      const beside = field < 0 ? record : record & ~(1 << field);
      add(108, mix(beside, surely));
      add(109, mix(beside, cell.label.last));
      for (let one = 0; one < fields.length; one += 1)
        if ((beside >> one) & 1) add(110, mix(one, mix(cell.label.last, tag)));
      return size;
    }
    const at = (place: number) => (place < 0 || place >= tokens.count ? 90 : (tags[place] ?? outside));
    add(111, mix(at(token - 1), mix(tag, at(token + 1))));
    add(112, mix(mix(at(token - 1), at(token - 2)), form));
    add(113, mix(mix(at(token + 1), at(token + 2)), form));
    add(114, mix(at(token + 1), mix(form, tag)));
    const start = lineFrom[token] ?? 0;
    const end = lineTo[token] ?? 0;
    add(115, mix(at(end), mix(tag, Math.min(token - start, 3))));
    add(116, mix(at(start), tag));
    add(117, mix(at(start - 1), mix(tag, Math.min(token - start, 3))));
    let onLine = 0;
    for (let place = start; place < Math.min(end, start + 60); place += 1) {
      const one = tags[place] ?? outside;
      if (one !== outside) onLine |= 1 << ((one - 1) >> 1);
    }
    add(118, mix(onLine, tag));
    add(119, mix(onLine, form));
    return size;
  }

  /** The most frequent tag of the same word's other occurrences; 99 if there are none. */
  #tagElsewhere(token: number, own: number): number {
    const known = this.#elsewhere.get(this.#words.tokens.exact[token] ?? 0);
    if (!known) return 99;
    let [best, most, total] = [98, 0, 0];
    for (const [tag, count] of known) {
      const others = tag === own ? count - 1 : count;
      total += others;
      if (others > most && tag !== outside) [best, most] = [tag, others];
    }
    return total === 0 ? 99 : best;
  }
}

/** The bits for unit, serial number, model and brand. */
const namesOfMachine = 0b1111;
