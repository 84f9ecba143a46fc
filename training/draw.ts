import type { Random } from '#test/support/random.ts';

/** Draws values at random. */
export class Draw {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** True with the given probability (0 to 1). */
  happens(chance: number): boolean {
    return this.#random() < chance;
  }

  /** A whole number from 0, less than `below`. */
  fraction(below: number): number {
    return this.#random() * below;
  }

  /** A whole number, both ends inclusive. */
  int(from: number, to: number): number {
    return from + Math.floor(this.#random() * (to - from + 1));
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.#random() * values.length)] as T;
  }

  /** Fills a form: a digit for each 9 (no leading 0), a capital for each A; a character after a backslash is kept. */
  like(form: string): string {
    let made = '';
    for (let at = 0; at < form.length; at += 1) {
      const sign = form[at] ?? '';
      if (sign === '\\') {
        at += 1;
        made += form[at] ?? '';
      } else if (sign === '9') made += String(this.int(/\d$/.test(made) ? 0 : 1, 9));
      else if (sign === 'A') made += capitals[this.int(0, capitals.length - 1)];
      else made += sign;
    }
    return made;
  }

  /** One of the forms separated by bars; a bar after a backslash does not count. */
  likeOneOf(forms: string): string {
    return this.like(this.pick(forms.split(/(?<!\\)\|/)));
  }

  /** Replaces half of its digits. */
  shaken(value: string): string {
    return value.replace(/\d/g, (digit) => (this.happens(0.5) ? String(this.int(0, 9)) : digit));
  }

  hex(length: number): string {
    return Array.from({ length }, () => this.int(0, 15).toString(16)).join('');
  }
}

/** Shuffles a list. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const order = [...list];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}

/** Without I, O and Q, which no serial number has. */
const capitals = 'ABCDEFGHJKLMNPRSTUVWXYZ';
