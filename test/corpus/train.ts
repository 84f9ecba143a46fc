/**
 * `npx tsx test/corpus/train.ts`: learns what the reader has learnt (functions/alerts/reader/learnt/*.generated.json) from the corpus,
 * but from none of the messages that are kept apart. Run it when the corpus, the vocabulary or the features have changed.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type StoredWeights, Weights } from '#functions/alerts/reader/learnt/weights.ts';
import { corpusMessages, lessonSets } from '#test/support/alert-corpus.ts';
import { judgeLessons, trainJudge } from '#test/support/judge-training.ts';
import { mailLessons, readAll, taggerLessons } from '#test/support/lessons.ts';
import { madeMessages } from '#test/support/made-messages.ts';
import { trainMailKind } from '#test/support/mail-kind-training.ts';
import { seededRandom } from '#test/support/random.ts';
import { trainSpanClassifier } from '#test/support/span-training.ts';
import { trainTagger } from '#test/support/tagger-training.ts';

/** Parts that the messages are cut into for the judge, which learns what is found in each by what has not learnt from it. */
const shares = ['0', '1', '2'] as const;
const none = 'none';
/** Messages that learning goes without: one of the shares, or none. */
type Share = (typeof shares)[number] | typeof none;

/** Messages that are made beside those that were written. */
const madeCount = 500;

/** What reads without rules. */
interface Learnt {
  readonly tagger: StoredWeights;
  readonly spans: StoredWeights;
  readonly mailKind: StoredWeights;
}

// Of those hardly a rule was made with, so that rules are no surer of them than of what is yet to come.
const written = corpusMessages('lessons');
const untuned = [
  ...written,
  ...madeMessages(
    written.map(({ truth }) => truth),
    seededRandom(7),
    madeCount,
  ),
];
const [own] = process.argv.slice(2);

if (own === undefined) await learnAll();
else process.send?.(await learnWithout(own as Share));

/** Each share in a process of its own, as many at once as there are processors. */
async function learnAll(): Promise<void> {
  const learnt = new Map<Share, Learnt>();
  const waiting: Share[] = [...shares, none];
  const next = async (): Promise<void> => {
    const share = waiting.shift();
    if (share === undefined) return;
    const [message] = await once(fork(fileURLToPath(import.meta.url), [share]), 'message');
    learnt.set(share, message as Learnt);
    return next();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));

  const lessons = await Promise.all(
    shares.map(async (share) => {
      const { tagger, spans, mailKind } = learnt.get(share) as Learnt;
      const strangers = {
        tagger: new Weights(tagger),
        spans: new Weights(spans),
        mailKind: new Weights(mailKind),
      };
      const messages = await readAll(untuned.filter((_, index) => isOfShare(index, share)));
      return messages.flatMap((message) => judgeLessons(message, strangers));
    }),
  );
  const { tagger, spans, mailKind } = learnt.get(none) as Learnt;
  write('judge', trainJudge(lessons.flat(), seededRandom(7), report));
  write('tagger', tagger);
  write('span-classifier', spans);
  write('mail-kind', mailKind);
}

async function learnWithout(share: Share): Promise<Learnt> {
  const tuned = lessonSets.flatMap((set) => (set === 'lessons' ? [] : corpusMessages(set)));
  const others = untuned.filter((_, index) => !isOfShare(index, share));
  const messages = await readAll([...tuned, ...others]);
  const random = seededRandom(7);
  const settings = { fewest: 2, random, report: (line: string) => report(`without share ${share}: ${line}`) };
  const lessons = taggerLessons(messages, random);
  return {
    tagger: trainTagger(lessons, { ...settings, rounds: 4, kept: 300_000 }),
    spans: trainSpanClassifier(lessons, { ...settings, rounds: 4, kept: 150_000 }),
    mailKind: trainMailKind(mailLessons(messages), { ...settings, rounds: 6, kept: 20_000 }),
  };
}

function isOfShare(index: number, share: Share): boolean {
  return `${index % shares.length}` === share;
}

function write(name: string, learnt: object): void {
  const file = new URL(`../../functions/alerts/reader/learnt/${name}.generated.json`, import.meta.url);
  writeFileSync(fileURLToPath(file), `${JSON.stringify(learnt, null, 2)}\n`);
  report(`${name} written`);
}

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}
