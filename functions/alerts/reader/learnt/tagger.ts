import { Weights } from '../../reading/weights.ts';
import { onceMade } from '../once-made.ts';
import { type HashedText, mostFeatures } from './features.ts';
import { firstLook, historyOf, LookFeatures } from './first-look.ts';
import { TagHistory } from './tag-history.ts';
import stored from './tagger.generated.json' with { type: 'json' };
import { type LearntValue, meaningOf, outside, type TaggedField, tagCount } from './tags.ts';

/**
 * Finds the values of a text by what was learnt of messages: each word gets the tag that most speaks for, from left to right,
 * each in the light of those before it and of a first look at the whole text (multinomial logistic regression, decoded
 * greedily). Where a word is more likely none's, but not by far, what it would be is told, too. `isRead`: 1 for each word that
 * is looked at.
 */
export function taggedValues(
  text: HashedText,
  isRead: ArrayLike<number>,
  weights: Weights = shippedWeights(),
): readonly LearntValue[] {
  const { scan } = text;
  const { look, odds } = firstLook(text, isRead, weights);
  const looked = new LookFeatures(text, look);
  const history = new TagHistory(text, historyOf.second);
  const surestTag = (word: number) => {
    for (let tag = 0; tag < tagCount; tag += 1) own[tag] = odds[word * tagCount + tag] ?? 0;
    weights.addTo(sums, features, history.addFeatures(word, features, looked.add(word, features, 0)));
    return surestOf(0);
  };
  const values: Found[] = [];
  for (let word = 0; word < text.words.count; word += 1) {
    const tag = isRead[word] === 1 ? surestTag(word) : outside;
    history.add(word, tag);
    const told = tag === outside && isRead[word] === 1 ? unlikelyTag(weights.step) : tag;
    const meaning = meaningOf(told);
    if (!meaning) continue;
    const probability = probabilityOf(told, weights.step);
    const start = scan.starts[word] ?? 0;
    const end = scan.ends[word] ?? 0;
    const before = values.at(-1);
    const isWeak = tag === outside;
    if (
      before?.field === meaning.field &&
      before.last === word - 1 &&
      (isWeak ? before.isWeak : !meaning.isFirst)
    ) {
      before.end = end;
      before.last = word;
      before.probability = Math.min(before.probability, probability);
    } else if (!isWeak || meaning.isFirst)
      values.push({ field: meaning.field, start, end, probability, last: word, isWeak });
  }
  return values;
}

interface Found {
  readonly field: TaggedField;
  readonly start: number;
  end: number;
  probability: number;
  /** Its last word. */
  last: number;
  readonly isWeak: boolean;
}

/** The likeliest tag from one on, by `own`. */
function surestOf(first: number): number {
  let surest = first;
  for (let tag = first + 1; tag < tagCount; tag += 1) if ((own[tag] ?? 0) > (own[surest] ?? 0)) surest = tag;
  return surest;
}

/** What a word that is most likely none's would be, if that is not unlikely by far; by `own`. */
function unlikelyTag(step: number): number {
  const tag = surestOf(outside + 1);
  return ((own[outside] ?? 0) - (own[tag] ?? 0)) * (step / temperature) < mostAgainst ? tag : outside;
}

/** Log-odds of being none's up to which a word's other meaning is told: about one in ten. */
const mostAgainst = 2.2;

/** How likely a tag is, by `own` (softmax). */
function probabilityOf(tag: number, step: number): number {
  const odds = own[tag] ?? 0;
  let total = 0;
  for (const other of own) total += Math.exp((other - odds) * (step / temperature));
  return 1 / total;
}

const shippedWeights = onceMade(() => new Weights(stored));

/** How much surer the weights are than they are right, found by messages that they were not learnt from. */
const temperature = 1.8;

/** Used again for each word: what speaks for each tag, in the first look and behind it in the second, which is its own. */
const features = new Int32Array(mostFeatures);
const sums = new Int32Array(2 * tagCount);
const own = sums.subarray(tagCount);
