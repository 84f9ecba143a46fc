import { allRanges, listed } from '#functions/equipment/catalogue/ranges.ts';
import labels from '../data/labels.json' with { type: 'json' };
import regions from '../data/regions.json' with { type: 'json' };
import towns from '../data/towns.json' with { type: 'json' };
import { mix, seed } from './letters.ts';
import { type Tokens, tokensOf } from './tokens.ts';

/*
 * Names and labels of several words that are known: what labels say in the languages of portals, towns of the world, regions, models of
 * the catalogue. No rule reads them; they are a help to the tagger, which then knows what it has not learnt.
 */

/** What a label is of: its place in the list, from 1 on. */
export const labelKinds = Object.keys(labels);

/** Words of a phrase, at the most. */
const longest = 6;
const isBeginning = 1 << 30;

/** Phrases by the hashes of their words one after the other: 0 for the beginning of one, else what it is. */
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

  /** The longest phrase that begins at a token and ends before another: how many words it has, and what it is; 0 and 0 for none. */
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

/** What the tokens of a text are parts of: the kind of the phrase, doubled, and one more for words behind its first. */
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

/** What the list says that all words of a label are of, by its kind; undefined where it is only of some of them, or of none. */
export function wholeLabel(kind: number): string | undefined {
  return labelKinds[kind - 1];
}

/** What a label of some words is of: by all of them (from 1 on), else by the last or the first that are one (from 65 on); 0 for none. */
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
