import kinds from '../data/lexicon.json' with { type: 'json' };
import clusters from '../data/word-clusters.json' with { type: 'json' };
import { foldOf, seed, step } from './letters.ts';

/*
 * What words may mean, as data: words of labels, makers, months, severities, streets and so on in the languages of messages. No
 * rule uses it; it helps the tagger with words it was not trained on.
 */

export type WordKind = keyof typeof kinds;

/** The bit of each kind. */
export const kindBit = Object.fromEntries(
  Object.keys(kinds).map((kind, index) => [kind, 1 << index]),
) as Readonly<Record<WordKind, number>>;

const bitsOfHashes = new Map<number, number>();
for (const [kind, words] of Object.entries(kinds))
  for (const word of words.split(' ')) {
    const hash = foldedHash(word);
    bitsOfHashes.set(hash, (bitsOfHashes.get(hash) ?? 0) | kindBit[kind as WordKind]);
  }

/** What a token may be, by its folded hash; 0 for a word not in the lexicon. */
export function bitsOf(hash: number): number {
  return bitsOfHashes.get(hash) ?? 0;
}

/** A word's hash, computed as for a token. */
export function foldedHash(word: string): number {
  let hash = seed;
  for (let at = 0; at < word.length; at += 1) hash = step(hash, foldOf(word.charCodeAt(at)));
  return hash;
}

/** Bits for a narrow cluster's number within its wide one. */
export const fineBits = 9;

const clusterOfHashes = new Map<number, number>();
for (const [kin, group] of clusters.groups.entries())
  for (const [index, cluster] of group.entries())
    for (const word of cluster.split(' '))
      clusterOfHashes.set(foldedHash(word), (kin + 1) * (1 << fineBits) + index);

/**
 * Cluster of words used in similar contexts (towns, colors, machine movements), by a token's folded hash: the narrow cluster,
 * with the wide one in the upper bits; 0 for none.
 */
export function clusterOf(hash: number): number {
  return clusterOfHashes.get(hash) ?? 0;
}
