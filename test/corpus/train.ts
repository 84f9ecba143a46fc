/**
 * `npx tsx test/corpus/train.ts`: learns what the reader has learnt (functions/alerts/reader/learnt/*.json) from the corpus,
 * but from none of the messages that are kept apart. Run it when the corpus, the vocabulary or the features have changed.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StoredJudge } from '#functions/alerts/reader/learnt/judge.ts';
import { type StoredWeights, Weights } from '#functions/alerts/reader/learnt/weights.ts';
import { corpusMessages, lessonSets } from '#test/support/alert-corpus.ts';
import { type JudgeLesson, judgeLessons, trainJudge } from '#test/support/judge-training.ts';
import { mailLessons, type ReadMessage, readAll, taggerLessons } from '#test/support/lessons.ts';
import { trainMailKind } from '#test/support/mail-kind-training.ts';
import { seededRandom } from '#test/support/random.ts';
import { trainTagger } from '#test/support/tagger-training.ts';

const random = seededRandom(7);
const common = { fewest: 2, random, report: (line: string) => process.stdout.write(`${line}\n`) };
const tuned = await readAll(lessonSets.flatMap((set) => (set === 'lessons' ? [] : corpusMessages(set))));
// Of those hardly a rule was made with, so that rules are no surer of them than of what is yet to come.
const untuned = await readAll(corpusMessages('lessons'));

/** Parts that the messages are cut into for the judge. */
const shares = 3;

write('judge', trainJudge(lessonsForJudge(), random, common.report));
write('tagger', tagger([...tuned, ...untuned]));
write('mail-kind', mailKind([...tuned, ...untuned]));

/** What is found in each share of the messages by what has learnt from the others. */
function lessonsForJudge(): JudgeLesson[] {
  return Array.from({ length: shares }, (_, share) => {
    const isOfShare = (_message: ReadMessage, index: number) => index % shares === share;
    const others = [...tuned, ...untuned.filter((message, index) => !isOfShare(message, index))];
    const strangers = { tagger: new Weights(tagger(others)), mailKind: new Weights(mailKind(others)) };
    return untuned.filter(isOfShare).flatMap((message) => judgeLessons(message, strangers));
  }).flat();
}

function tagger(messages: readonly ReadMessage[]): StoredWeights {
  return trainTagger(taggerLessons(messages, random), { ...common, rounds: 4, kept: 200_000 });
}

function mailKind(messages: readonly ReadMessage[]): StoredWeights {
  return trainMailKind(mailLessons(messages), { ...common, rounds: 6, kept: 20_000 });
}

function write(name: string, learnt: StoredWeights | StoredJudge): void {
  const file = new URL(`../../functions/alerts/reader/learnt/${name}.json`, import.meta.url);
  writeFileSync(fileURLToPath(file), `${JSON.stringify(learnt, null, 2)}\n`);
  process.stdout.write(`${name} written\n`);
}
