/**
 * `npx tsx test/corpus/train.ts`: learns what the reader has learnt (functions/alerts/reader/learnt/*.json) from the corpus,
 * but from none of the messages that are kept apart. Run it when the corpus, the vocabulary or the features have changed.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StoredWeights } from '#functions/alerts/reader/learnt/weights.ts';
import { corpusMessages, lessonSets } from '#test/support/alert-corpus.ts';
import { mailLessons, readAll, taggerLessons } from '#test/support/lessons.ts';
import { trainMailKind } from '#test/support/mail-kind-training.ts';
import { seededRandom } from '#test/support/random.ts';
import { trainTagger } from '#test/support/tagger-training.ts';

const messages = await readAll(lessonSets.flatMap((set) => corpusMessages(set)));
const random = seededRandom(7);
const common = { fewest: 2, random, report: (line: string) => process.stdout.write(`${line}\n`) };

write('tagger', trainTagger(taggerLessons(messages, random), { ...common, rounds: 4, kept: 180_000 }));
write('mail-kind', trainMailKind(mailLessons(messages), { ...common, rounds: 6, kept: 20_000 }));

function write(name: string, weights: StoredWeights): void {
  const file = new URL(`../../functions/alerts/reader/learnt/${name}.json`, import.meta.url);
  writeFileSync(fileURLToPath(file), `${JSON.stringify(weights, null, 2)}\n`);
  process.stdout.write(`${name}: ${weights.features} features, ${weights.weights} weights\n`);
}
