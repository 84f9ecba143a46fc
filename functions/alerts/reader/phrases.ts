import { digit } from '../reading/letters.ts';
import { endOf, type Scan } from './scan.ts';
import { numberWith, wordsOf } from './vocabulary.ts';

/*
 * Phrases of lists, found among the words of a scan: where none begins, a word costs one look into a table. A list is
 * written as it is read, one phrase after the other between bars: `a/b` is one of these words, `a?` one that may be
 * missing, `…` up to three words, `0` a word with a digit, `!a/b` at the end what does not follow. `^` before it: only
 * at the beginning of a line. Accents, capitals, spaces and marks between the words don't matter.
 */

/** A phrase, with what its list says of it. */
export interface Phrase<About> {
  readonly about: About;
  readonly steps: readonly Step[];
  /** It stands at the beginning of a line only. */
  readonly begins: boolean;
}

interface Step {
  readonly kind: 'one' | 'maybe' | 'gap' | 'not';
  /** The words that it may be; `digits` for any with a digit. */
  readonly words: readonly number[] | 'digits';
}

/** Phrases by the number of the word that they begin with. */
export type Phrases<About> = readonly (readonly Phrase<About>[] | undefined)[];

/** Words that a gap may span. */
const widestGap = 3;

/** Reads lists. The first words of their phrases become words of a kind, by which lines are chosen that may have one. */
export function phrasesOf<About>(lists: readonly (readonly [About, string])[], kind: number): Phrases<About> {
  const phrases: Phrase<About>[][] = [];
  for (const [about, list] of lists) {
    for (const entry of list.split('|')) {
      const written = entry.trim();
      if (written === '') continue;
      const begins = written.startsWith('^');
      const [first = '', ...rest] = written.slice(begins ? 1 : 0).split(/\s+/);
      const phrase = { about, begins, steps: rest.map(stepOf) };
      for (const number of numbersOf(first, kind)) {
        const others = phrases[number];
        if (others) others.push(phrase);
        else phrases[number] = [phrase];
      }
    }
  }
  return phrases;
}

function stepOf(written: string): Step {
  if (written === '…') return { kind: 'gap', words: [] };
  const kind = written.startsWith('!') ? 'not' : written.endsWith('?') ? 'maybe' : 'one';
  const words = written.replace(/^!|\?$/g, '');
  return { kind, words: words === '0' ? 'digits' : numbersOf(words, 0) };
}

function numbersOf(alternatives: string, kind: number): number[] {
  return alternatives.split('/').flatMap((word) => wordsOf(word).map((each) => numberWith(each, kind)));
}

/** The word after a phrase that begins at `word` and ends before `to`; -1 where it doesn't stand there. */
export function endOfPhrase(scan: Scan, { steps }: Phrase<unknown>, word: number, to: number): number {
  return endOfSteps(scan, steps, 0, word + 1, to);
}

function endOfSteps(scan: Scan, steps: readonly Step[], at: number, word: number, to: number): number {
  const step = steps[at];
  if (!step) return word;
  if (step.kind === 'gap') return endAfterGap(scan, steps, at, word, to);
  const isHere = word < to && isOneOf(scan, word, step.words);
  if (step.kind === 'not') return isHere ? -1 : endOfSteps(scan, steps, at + 1, word, to);
  if (isHere) return endOfSteps(scan, steps, at + 1, word + 1, to);
  return step.kind === 'maybe' ? endOfSteps(scan, steps, at + 1, word, to) : -1;
}

function isOneOf(scan: Scan, word: number, words: Step['words']): boolean {
  if (words === 'digits') return ((scan.shapes[word] ?? 0) & digit) !== 0;
  return words.includes(scan.words[word] ?? -1);
}

function endAfterGap(scan: Scan, steps: readonly Step[], at: number, word: number, to: number): number {
  for (let next = word; next < to && next <= word + widestGap; next += 1) {
    if (next > word && endsSentence(scan, next - 1)) return -1;
    const end = endOfSteps(scan, steps, at + 1, next, to);
    if (end >= 0) return end;
  }
  return -1;
}

function endsSentence(scan: Scan, word: number): boolean {
  return sentenceEnd.test(scan.text.slice(endOf(scan, word), endOf(scan, word) + 2));
}

const sentenceEnd = /^[.!?]\s/;
