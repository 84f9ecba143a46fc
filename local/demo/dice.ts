import { createHash } from 'node:crypto';

/** Numbers from 0 up to 1. */
export type Dice = () => number;

/** Dice that fall the same way every time for the same words: what the demo does at random can be told beforehand. */
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
