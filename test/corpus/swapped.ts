/**
 * `npx tsx test/corpus/swapped.ts SET [VALUE] [--errors]`: of the messages of a set that the reader has entirely right as pasted
 * text, how many it still has right with another unit number, model, place … in them.
 */
import { parseArgs } from 'node:util';
import { plainReading } from '#functions/alerts/read-files.ts';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reader/reader.ts';
import { corpusMessages, type messageSets, messagesIn } from '#test/support/alert-corpus.ts';
import { type MessageTruth, scoreMessage } from '#test/support/alert-score.ts';
import { swapNames, swapped, valuePools } from '#test/support/swapped-alerts.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { errors: { type: 'boolean', default: false } },
});
const [set = 'practice', asked] = positionals;
const sets: readonly string[] = ['tuned', 'practice', 'phrases'] satisfies (typeof messageSets)[number][];
const messages = sets.includes(set) ? corpusMessages(set as (typeof messageSets)[number]) : messagesIn(set);
const pools = valuePools(
  (['tuned', 'practice', 'phrases'] as const).flatMap(corpusMessages).map(({ truth }) => truth),
);

const right: { text: string; truth: MessageTruth }[] = [];
for (const { truth, isMail, content } of messages) {
  const text = isMail ? (await readMailAlert(content)).text : content.toString('utf8');
  if ((await scored(text, truth)).isAllRight) right.push({ text, truth });
}
for (const name of swapNames) {
  if (asked !== undefined && asked !== name) continue;
  let told = 0;
  const wrong: string[] = [];
  for (const { text, truth } of right) {
    const other = swapped(name, text, truth, pools);
    if (!other) continue;
    told += 1;
    const score = await scored(other.text, other.truth);
    if (!score.isAllRight) wrong.push(`${truth.file}: ${score.errors.join('; ')}`);
  }
  process.stdout.write(
    `${name.padEnd(26)}${String(told).padStart(6)} ${(100 - (wrong.length * 100) / told).toFixed(1).padStart(6)}%\n`,
  );
  if (values.errors) process.stdout.write(wrong.map((line) => `  ${line}\n`).join(''));
}

async function scored(text: string, truth: MessageTruth) {
  return scoreMessage(truth, plainReading(await readPastedAlert(text)));
}
