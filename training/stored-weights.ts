import { deflateRawSync } from 'node:zlib';
import type { StoredWeights } from '#functions/alerts/reading/tagger/weights.ts';

/** A feature's weight for a class, in steps: -127 to 127, never 0. */
export interface StoredWeight {
  readonly one: number;
  readonly worth: number;
}

/** Converts a weight from log-odds to whole steps. */
export function inSteps(weight: number, step: number): number {
  return Math.max(-127, Math.min(127, Math.round(weight / step)));
}

/** Weights in the reader's format (`weights.ts`), by ascending feature number. */
export function storedWeights(
  rows: readonly (readonly [feature: number, weights: readonly StoredWeight[]])[],
  step: number,
): StoredWeights {
  const all = rows.flatMap(([, weights]) => weights);
  const bytes = Buffer.alloc(rows.length * 5 + all.length * 2);
  let before = 0;
  for (const [index, [feature, weights]] of rows.entries()) {
    bytes.writeUInt32LE(feature - before, index * 4);
    bytes.writeUInt8(weights.length, rows.length * 4 + index);
    before = feature;
  }
  for (const [index, { one, worth }] of all.entries()) {
    bytes.writeUInt8(one, rows.length * 5 + index);
    bytes.writeInt8(worth, rows.length * 5 + all.length + index);
  }
  return {
    features: rows.length,
    weights: all.length,
    step,
    data: deflateRawSync(bytes, { level: 9 }).toString('base64'),
  };
}
