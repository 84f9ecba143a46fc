import {
  addFeatures,
  type HashedText,
  hashedText,
  mostFeatures,
} from '#functions/alerts/reader/learnt/features.ts';
import { firstLook, historyOf, LookFeatures } from '#functions/alerts/reader/learnt/first-look.ts';
import { TagHistory } from '#functions/alerts/reader/learnt/tag-history.ts';
import { firstOf, furtherOf, outside, tagCount } from '#functions/alerts/reader/learnt/tags.ts';
import { type StoredWeights, Weights } from '#functions/alerts/reader/learnt/weights.ts';
import { scan } from '#functions/alerts/reader/scan.ts';
import {
  FeatureCount,
  Learner,
  learnInRounds,
  type Settings,
  type StoredWeight,
  storedWeights,
} from './learner.ts';
import type { GoldText } from './tagger-gold.ts';

/** A message with where its values stand, and the number of the message that it is or retells. */
export interface Lesson extends GoldText {
  readonly origin: number;
}

/** How often the tags before a word are the true ones, and not those that were found: it will be judged by the latter. */
const trueTags = 0.7;

/**
 * The weights of both looks, the second's classes behind the first's. The second learns from what a first look finds in messages
 * that it has not learnt from.
 */
export function trainTagger(lessons: readonly Lesson[], settings: Settings): StoredWeights {
  const prepared = lessons.map(prepare);
  const byHalves = [0, 1].map((half) => {
    const others = prepared.filter(({ origin }) => origin % 2 !== half);
    return new Weights(storedWeights(learnLook(others, settings, looks.first).rows()));
  });
  const looked = prepared.map((lesson) => withLook(lesson, byHalves[lesson.origin % 2] as Weights));
  const first = learnLook(prepared, settings, looks.first).rows();
  const second = learnLook(looked, settings, looks.second).rows();
  return storedWeights(bothLooks(first, second));
}

type Rows = ReadonlyMap<number, readonly StoredWeight[]>;

function bothLooks(first: Rows, second: Rows): Rows {
  const both = new Map(first);
  for (const [feature, weights] of second) {
    const ofSecond = weights.map(({ one, worth }) => ({ one: one + tagCount, worth }));
    both.set(feature, [...(both.get(feature) ?? []), ...ofSecond]);
  }
  return both;
}

interface Prepared {
  readonly text: HashedText;
  readonly tags: Uint8Array;
  readonly origin: number;
  /** The features of each word that don't depend on the tags before it on the way. */
  readonly features: readonly Int32Array[];
}

function prepare({ text, values, origin }: Lesson): Prepared {
  const scanned = scan(text);
  const words = hashedText(scanned);
  const tags = new Uint8Array(words.words.count);
  for (const { field, start, end } of values)
    for (let word = 0; word < tags.length; word += 1) {
      const at = scanned.starts[word] ?? 0;
      if (at >= start && at < end) tags[word] = at === start ? firstOf(field) : furtherOf(field);
    }
  const features = Array.from(tags, (_, word) => into.slice(0, addFeatures(words, word, into)));
  return { text: words, tags, origin, features };
}

/** A message with what a first look makes of it. */
function withLook(lesson: Prepared, weights: Weights): Prepared {
  const { look } = firstLook(lesson.text, new Uint8Array(lesson.tags.length).fill(1), weights);
  const looked = new LookFeatures(lesson.text, look);
  const features = lesson.features.map((own, word) => {
    into.set(own);
    return into.slice(0, looked.add(word, into, own.length));
  });
  return { ...lesson, features };
}

/** A way through a text. */
interface Look {
  /** Number from which the features of its history count. */
  readonly history: number;
  /** The numbers of so many words in the order in which they are looked at. */
  readonly way: (count: number) => readonly number[];
}

const looks: Readonly<Record<keyof typeof historyOf, Look>> = {
  first: {
    history: historyOf.first,
    way: (count) => Array.from({ length: count }, (_, at) => count - 1 - at),
  },
  second: { history: historyOf.second, way: (count) => Array.from({ length: count }, (_, at) => at) },
};

function learnLook(lessons: readonly Prepared[], settings: Settings, look: Look): Learner {
  const learner = new Learner(tagCount, messagesOf(lessons, look), settings);
  learnInRounds(lessons, learner, settings, ({ text, tags, features }) => {
    const history = new TagHistory(text, look.history);
    let wrong = 0;
    for (const word of look.way(tags.length)) {
      const [truth, own] = [tags[word] ?? outside, features[word] ?? noFeatures];
      into.set(own);
      const size = history.addFeatures(word, into, own.length);
      const found = learner.learn(into, size, truth, size - own.length);
      if (found !== truth) wrong += 1;
      history.add(word, settings.random() < trueTags ? truth : found);
    }
    return wrong;
  });
  return learner;
}

/** In how many messages each feature stands. */
function messagesOf(lessons: readonly Prepared[], look: Look): ReadonlyMap<number, number> {
  const count = new FeatureCount();
  for (const { text, tags, features, origin } of lessons) {
    const history = new TagHistory(text, look.history);
    for (const word of look.way(tags.length)) {
      for (const feature of features[word] ?? noFeatures) count.add(feature, origin);
      const size = history.addFeatures(word, into, 0);
      for (let index = 0; index < size; index += 1) count.add(into[index] ?? 0, origin);
      history.add(word, tags[word] ?? outside);
    }
  }
  return count.messages;
}

const noFeatures = new Int32Array(0);
/** Used again for each word. */
const into = new Int32Array(mostFeatures);
