/*
 * What the tagger knows a word by are numbers. FNV-1a over folded UTF-16 units, mixed by the finish of MurmurHash3.
 */

/** Where every hash begins. */
export const seed = 0x811c9dc5 | 0;

/** One more unit of a word. */
export function step(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 16_777_619);
}

/** Two hashes as one, their order told apart. */
export function mix(one: number, other: number): number {
  let hash = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
