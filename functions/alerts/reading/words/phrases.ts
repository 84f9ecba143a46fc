import { allRanges, listed } from '#functions/equipment/catalogue/ranges.ts';
import labels from '../data/labels.json' with { type: 'json' };
import regions from '../data/regions.json' with { type: 'json' };
import towns from '../data/towns.json' with { type: 'json' };
import { mix, seed } from './letters.ts';
import { type Tokens, tokensOf } from './tokens.ts';

/*
 * Known names and labels of several words: labels of portals in their languages, towns, regions, models of the catalogue. No rule
 * uses them; they help the tagger with what it was not trained on.
 */

/** The kind of a label: its index in the list, from 1. */
export const labelKinds = Object.keys(labels);

/** Most words in a phrase. */
const longest = 6;
const isBeginning = 1 << 30;

/** Phrases by the hashes of their words in sequence: 0 for the start of one, otherwise its kind. */
class Phrases {
  readonly #known = new Map<number, number>();

  add(phrase: string, kind: number): void {
    const { exact, count } = tokensOf(phrase);
    if (count === 0 || count > longest) return;
    let hash = seed;
    for (let token = 0; token < count; token += 1) {
      hash = mix(hash, exact[token] ?? 0);
      const known = this.#known.get(hash) ?? 0;
      this.#known.set(hash, token === count - 1 ? known & ~isBeginning || kind : known || isBeginning);
    }
  }

  /** The longest phrase starting at a token and ending before another one: its number of words and its kind; 0 and 0 for none. */
  at({ exact }: Tokens, token: number, to: number): { readonly words: number; readonly kind: number } {
    let hash = seed;
    let found = none;
    for (let place = token; place < Math.min(to, token + longest); place += 1) {
      hash = mix(hash, exact[place] ?? 0);
      const known = this.#known.get(hash);
      if (known === undefined) break;
      if (known !== isBeginning) found = { words: place - token + 1, kind: known };
    }
    return found;
  }
}

const none = { words: 0, kind: 0 };

const [town, region, model] = [1, 2, 3] as const;

let known: { readonly labels: Phrases; readonly names: Phrases } | undefined;

function phrases() {
  if (known) return known;
  known = { labels: new Phrases(), names: new Phrases() };
  for (const [index, list] of Object.values(labels).entries())
    for (const phrase of list.split('|')) known.labels.add(phrase, index + 1);
  for (const name of towns.names.split('|')) known.names.add(name, town);
  for (const name of Object.keys(regions.states)) known.names.add(name, region);
  for (const makers of allRanges)
    for (const kinds of Object.values(makers))
      for (const list of Object.values(kinds)) for (const name of listed(list)) known.names.add(name, model);
  return known;
}

/** For each token, the phrase it is part of: its kind, doubled, plus one after the first word. */
export interface KnownPhrases {
  readonly names: Uint8Array;
  readonly labels: Uint8Array;
  /** The label that ends right before a token. */
  readonly behind: Uint8Array;
}

export function phrasesIn(tokens: Tokens): KnownPhrases {
  const { count, breaks } = tokens;
  const found = {
    names: new Uint8Array(count),
    labels: new Uint8Array(count),
    behind: new Uint8Array(count),
  };
  const all = phrases();
  for (const list of ['names', 'labels'] as const)
    for (let token = 0; token < count; ) {
      let line = token + 1;
      while (line < count && line < token + longest && breaks[line] === 0) line += 1;
      const { words, kind } = all[list].at(tokens, token, line);
      for (let word = 0; word < words; word += 1) found[list][token + word] = kind * 2 + (word === 0 ? 0 : 1);
      if (list === 'labels' && words > 0 && token + words < count) found.behind[token + words] = kind;
      token += Math.max(1, words);
    }
  return found;
}

/** The kind of a label if all of its words are in the list as one; undefined otherwise. */
export function wholeLabel(kind: number): string | undefined {
  return labelKinds[kind - 1];
}

/** The kind of a label: by all of its words (from 1), or by the last or first words that form a known one (from 65); 0 for none. */
export function labelKind(tokens: Tokens, from: number, to: number): number {
  const { labels: all } = phrases();
  const start = Math.max(from, to - longest);
  for (let token = start; token < to; token += 1) {
    const { words, kind } = all.at(tokens, token, to);
    if (token + words === to && words > 0) return token === from ? kind : kind + 64;
  }
  const { kind } = all.at(tokens, from, to);
  return kind === 0 ? 0 : kind + 128;
}
