import kinds from '../data/lexicon.json' with { type: 'json' };
import clusters from '../data/word-clusters.json' with { type: 'json' };
import { foldOf, seed, step } from './letters.ts';

/*
 * What words may be, as data: the first words of labels, makers, months, words of severity, of streets … in the languages of the
 * messages. No rule reads it; it is a help to the tagger, which then knows a word that it has not learnt.
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

/** What a token may be, by its folded hash; 0 for a word that the lexicon lacks. */
export function bitsOf(hash: number): number {
  return bitsOfHashes.get(hash) ?? 0;
}

/** The hash of a word as a token has it. */
export function foldedHash(word: string): number {
  let hash = seed;
  for (let at = 0; at < word.length; at += 1) hash = step(hash, foldOf(word.charCodeAt(at)));
  return hash;
}

/** Bits of the narrow cluster's number in its wide one. */
export const fineBits = 9;

const clusterOfHashes = new Map<number, number>();
for (const [kin, group] of clusters.groups.entries())
  for (const [index, cluster] of group.entries())
    for (const word of cluster.split(' '))
      clusterOfHashes.set(foldedHash(word), (kin + 1) * (1 << fineBits) + index);

/**
 * Words that stand in the same surroundings (towns, colours, motions of a machine), by a token's folded hash: a narrow cluster, its upper
 * bits a wide one; 0 for a word of neither.
 */
export function clusterOf(hash: number): number {
  return clusterOfHashes.get(hash) ?? 0;
}
