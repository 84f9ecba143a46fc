/**
 * `npx tsx test/corpus/retold.ts SET [LAYOUT] [--errors]`: of the messages of a set that the reader has entirely right as pasted
 * text, how many it still has right when they are told in another layout.
 */
import { parseArgs } from 'node:util';
import { plainReading } from '#functions/alerts/read-files.ts';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reader/reader.ts';
import { corpusMessages, type messageSets, messagesIn } from '#test/support/alert-corpus.ts';
import { type MessageTruth, scoreMessage } from '#test/support/alert-score.ts';
import { type Retold, retellingNames, retold } from '#test/support/retold-alerts.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { errors: { type: 'boolean', default: false } },
});
const [set = 'practice', asked] = positionals;
const sets: readonly string[] = ['tuned', 'practice', 'phrases'] satisfies (typeof messageSets)[number][];
const messages = sets.includes(set) ? corpusMessages(set as (typeof messageSets)[number]) : messagesIn(set);

const right: { text: string; truth: MessageTruth }[] = [];
for (const { truth, isMail, content } of messages) {
  const text = isMail ? (await readMailAlert(content)).text : content.toString('utf8');
  if ((await scored({ content: text, isMail: false }, truth)).isAllRight) right.push({ text, truth });
}
for (const name of retellingNames) {
  if (asked !== undefined && asked !== name) continue;
  let told = 0;
  const wrong: string[] = [];
  for (const { text, truth } of right) {
    const again = retold(name, text);
    if (!again) continue;
    told += 1;
    const score = await scored(again, truth);
    if (!score.isAllRight) wrong.push(`${truth.file}: ${score.errors.join('; ')}`);
  }
  process.stdout.write(
    `${name.padEnd(26)}${String(told).padStart(6)} ${(100 - (wrong.length * 100) / told).toFixed(1).padStart(6)}%\n`,
  );
  if (values.errors) process.stdout.write(wrong.map((line) => `  ${line}\n`).join(''));
}

async function scored({ content, isMail }: Retold, truth: MessageTruth) {
  const read = isMail ? await readMailAlert(Buffer.from(content)) : await readPastedAlert(content);
  return scoreMessage(truth, plainReading(read));
}
