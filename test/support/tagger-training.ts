import {
  addFeatures,
  mostFeatures,
  type TaggerText,
  TagHistory,
  taggerText,
} from '#functions/alerts/reader/learnt/features.ts';
import { firstOf, furtherOf, outside, tagCount } from '#functions/alerts/reader/learnt/tags.ts';
import type { StoredWeights } from '#functions/alerts/reader/learnt/weights.ts';
import { scan } from '#functions/alerts/reader/scan.ts';
import { FeatureCount, Learner, learnInRounds, type Settings } from './learner.ts';
import type { GoldText } from './tagger-gold.ts';

/** A message with where its values stand, and the number of the message that it is or retells. */
export interface Lesson extends GoldText {
  readonly origin: number;
}

/** How often the tags before a word are the true ones, and not those that were found: it will be judged by the latter. */
const trueTags = 0.7;

export function trainTagger(lessons: readonly Lesson[], settings: Settings): StoredWeights {
  const prepared = lessons.map(prepare);
  const learner = new Learner(tagCount, messagesOf(prepared), settings);
  const into = new Int32Array(mostFeatures);
  learnInRounds(prepared, learner, settings, ({ text, tags, features }) => {
    const history = new TagHistory();
    let wrong = 0;
    for (const [word, own] of features.entries()) {
      const truth = tags[word] ?? outside;
      into.set(own);
      const size = history.addFeatures(text, word, into, own.length);
      const found = learner.learn(into, size, truth, size - own.length);
      if (found !== truth) wrong += 1;
      history.add(text, word, settings.random() < trueTags ? truth : found);
    }
    return wrong;
  });
  return learner.stored();
}

interface Prepared {
  readonly text: TaggerText;
  readonly tags: Uint8Array;
  readonly origin: number;
  /** The features of each word that don't depend on the tags before it. */
  readonly features: readonly Int32Array[];
}

function prepare({ text, values, origin }: Lesson): Prepared {
  const scanned = scan(text);
  const words = taggerText(scanned);
  const tags = new Uint8Array(words.words.count);
  for (const { field, start, end } of values)
    for (let word = 0; word < tags.length; word += 1) {
      const at = scanned.starts[word] ?? 0;
      if (at >= start && at < end) tags[word] = at === start ? firstOf(field) : furtherOf(field);
    }
  const into = new Int32Array(mostFeatures);
  const features = Array.from(tags, (_, word) => into.slice(0, addFeatures(words, word, into)));
  return { text: words, tags, origin, features };
}

function messagesOf(lessons: readonly Prepared[]): ReadonlyMap<number, number> {
  const count = new FeatureCount();
  const into = new Int32Array(mostFeatures);
  for (const { text, tags, features, origin } of lessons) {
    const history = new TagHistory();
    for (const [word, own] of features.entries()) {
      for (const feature of own) count.add(feature, origin);
      const size = history.addFeatures(text, word, into, 0);
      for (let index = 0; index < size; index += 1) count.add(into[index] ?? 0, origin);
      history.add(text, word, tags[word] ?? outside);
    }
  }
  return count.messages;
}
