import { createHash } from 'node:crypto';

/** Numbers from 0 up to, but not including, 1. */
export type Dice = () => number;

/** Random numbers that are the same every time for the same words, so that the demo is predictable. */
export function dice(words: string): Dice {
  let state = createHash('sha256').update(words).digest().readUInt32LE();
  // Mulberry32, by Tommy Ettinger, in the public domain.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function chance(roll: Dice, probability: number): boolean {
  return roll() < probability;
}
