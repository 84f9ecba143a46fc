import type { Scan } from '../scan.ts';
import { addFeatures, mostFeatures, type TaggerText, TagHistory, taggerText } from './features.ts';
import stored from './tagger.json' with { type: 'json' };
import { meaningOf, outside, type TaggedField, tagCount } from './tags.ts';
import { Weights } from './weights.ts';

/** A value that the words in and around it speak for. */
export interface TaggedValue {
  readonly field: TaggedField;
  readonly start: number;
  readonly end: number;
  /** How often such a value is right: 0 to 1, of its least sure word. */
  readonly probability: number;
}

/**
 * Finds the values of a text by what was learnt of messages: each word gets the tag that most speaks for, from left to right,
 * each in the light of those before it (multinomial logistic regression, decoded greedily). `isRead`: 1 for each word that is
 * looked at.
 */
export function taggedValues(scan: Scan, isRead: ArrayLike<number>): readonly TaggedValue[] {
  weights ??= new Weights(stored);
  const text = taggerText(scan);
  const history = new TagHistory();
  const values: { field: TaggedField; start: number; end: number; probability: number; last: number }[] = [];
  for (let word = 0; word < text.words.count; word += 1) {
    const tag = isRead[word] === 1 ? surestTag(weights, text, word, history) : outside;
    history.add(text, word, tag);
    const meaning = meaningOf(tag);
    if (!meaning) continue;
    const probability = probabilityOf(tag, weights.step);
    const start = scan.starts[word] ?? 0;
    const end = scan.ends[word] ?? 0;
    const before = values.at(-1);
    if (!meaning.isFirst && before?.field === meaning.field && before.last === word - 1) {
      before.end = end;
      before.last = word;
      before.probability = Math.min(before.probability, probability);
    } else values.push({ field: meaning.field, start, end, probability, last: word });
  }
  return values;
}

/** The tag that a word most likely has; `sums` then holds what speaks for each. */
function surestTag(weights: Weights, text: TaggerText, word: number, history: TagHistory): number {
  const size = history.addFeatures(text, word, features, addFeatures(text, word, features));
  weights.addTo(sums.fill(0), features, size);
  let surest = 0;
  for (let tag = 1; tag < tagCount; tag += 1) if ((sums[tag] ?? 0) > (sums[surest] ?? 0)) surest = tag;
  return surest;
}

/** How likely the surest tag is, by `sums` (softmax). */
function probabilityOf(surest: number, step: number): number {
  const top = sums[surest] ?? 0;
  let total = 0;
  for (const sum of sums) total += Math.exp((sum - top) * (step / temperature));
  return 1 / total;
}

/** Made when the first message needs them. */
let weights: Weights | undefined;

/** How much surer the weights are than they are right, found by messages that they were not learnt from. */
const temperature = 1.8;

/** Used again for each word. */
const features = new Int32Array(mostFeatures);
const sums = new Int32Array(tagCount);
