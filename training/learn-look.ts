/** Trains one look of the tagger. `train.ts` runs it as a separate process and sends it a `LookJob`. */
import { cellFeaturesOf, featuresOf } from '#functions/alerts/reading/tagger/features.ts';
import { mostSecond, SecondLook } from '#functions/alerts/reading/tagger/second-look.ts';
import {
  bucketOf,
  type FeaturesAt,
  featureBits,
  firstLookAt,
  Look,
  type StoredLook,
} from '#functions/alerts/reading/tagger/tagger.ts';
import { sequencesOf, type Words, wordsOf } from '#functions/alerts/reading/words/words.ts';
import { seededRandom } from '#test/support/random.ts';
import { tagsOf } from './gold-text.ts';
import { Learner } from './learner.ts';
import { type Course, Lessons } from './lessons.ts';

export interface LookJob extends Course {
  readonly name: string;
  readonly seed: number;
  /** The half of the messages to train on; both if left out. */
  readonly half?: 0 | 1;
  /** For a second look: first looks trained on one half each. It gets the results of the look trained on the other half. */
  readonly firstLooks?: readonly [StoredLook, StoredLook];
  /** Weights kept before the last round. */
  readonly kept: number;
  /** The share of features left out at random. */
  readonly dropped: number;
}

const rate = 0.15;
const lastRate = 0.08;

process.once('message', (job: LookJob) => {
  // A failure ends this process, which the parent notices.
  void learnLook(job).then((stored) => process.send?.(stored, () => process.disconnect()));
});

async function learnLook(job: LookJob): Promise<StoredLook> {
  const random = seededRandom(job.seed);
  const lessons = new Lessons(job, job.half, random);
  const learner = new Learner({ random, bits: featureBits, dropped: job.dropped });
  const firstLooks = job.firstLooks?.map((stored) => new Look(stored));
  for (let round = 1; round <= job.rounds; round += 1) {
    const own = await lessons.ofRound(round);
    const start = performance.now();
    let [wrong, count] = [0, 0];
    learner.rate = round === job.rounds ? lastRate : rate;
    for (const lesson of own) {
      const words = wordsOf(lesson.text);
      const tags = tagsOf(words.tokens, lesson.values);
      const featuresAt = featuresOfLook(words, firstLooks?.[1 - (lesson.origin % 2)]);
      for (const { from, to } of sequencesOf(words)) {
        const buckets = Array.from({ length: to - from }, (_, token) =>
          bucketsAt(words, featuresAt, from + token),
        );
        wrong += learner.learn(buckets, tags.subarray(from, to));
        count += to - from;
      }
    }
    const share = ((wrong / count) * 100).toFixed(2);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(
      `${job.name}, round ${round}: ${own.length} texts, ${count} words, ${share} % wrong, ${seconds} s`,
    );
    if (round === job.rounds - 1) learner.keepOnly(job.kept);
  }
  return learner.stored();
}

function featuresOfLook(words: Words, firstLook: Look | undefined): FeaturesAt {
  if (!firstLook) return (token, into) => featuresOf(words, token, into);
  const second = new SecondLook(words, firstLookAt(words, firstLook));
  return (token, into) => second.featuresOf(token, into);
}

function bucketsAt(words: Words, featuresAt: FeaturesAt, token: number): Int32Array {
  const own = featuresAt(token, features);
  const size = own + cellFeaturesOf(words, words.cellOf[token] ?? 0, features.subarray(own));
  return features.slice(0, size).map(bucketOf);
}

/** Reused for each token. */
const features = new Int32Array(mostSecond);
