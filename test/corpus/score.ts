/**
 * `npx tsx test/corpus/score.ts tuned|apart|DIRECTORY [--errors]`: how much of a part of the corpus, or of the messages in
 * a directory, the reader has right; beside the tuned part the practice and the phrases. `--errors` also shows each thing that is wrong; it
 * is not for the part apart, so that no rule is made for a message of it.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type CorpusMessage,
  corpusMessages,
  corpusParts,
  type messageSets,
  messagesIn,
  scoresOf,
} from '#test/support/alert-corpus.ts';
import { type MessageScore, type Score, totalScore } from '#test/support/alert-score.ts';

const setsOf: Readonly<Record<(typeof corpusParts)[number], readonly (typeof messageSets)[number][]>> = {
  tuned: ['tuned', 'practice', 'phrases'],
  apart: ['apart'],
};
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { errors: { type: 'boolean', default: false } },
});
const [asked = ''] = positionals;
const part = corpusParts.find((one) => one === asked);

if (part !== undefined) {
  for (const set of setsOf[part]) await print(set, corpusMessages(set));
} else if (existsSync(asked)) {
  await print(asked, messagesIn(asked));
} else {
  process.stderr.write(`Give the part to score, ${corpusParts.join(' or ')}, or a directory of messages.\n`);
  process.exitCode = 2;
}

async function print(name: string, messages: readonly CorpusMessage[]): Promise<void> {
  const scores = await scoresOf(messages);
  const lines = [name, ...totals(totalScore(scores)), ...(values.errors ? scores.flatMap(wrong) : []), ''];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function totals(score: Score): string[] {
  return [
    `messages               ${score.messages}`,
    `all right              ${percent(score.allRight)}`,
    `outcome right          ${percent(score.outcomeRight)}`,
    `severity right         ${percent(score.severityRight)}`,
    `description right      ${percent(score.descriptionRight)}`,
    `mean F1                ${percent(score.macroF1)}`,
    `orders for non-alerts  ${score.ordersForNonAlerts}`,
    '',
    'field              precision  recall      F1',
    ...Object.entries(score.fields).map(
      ([field, { precision, recall, f1 }]) =>
        `${field.padEnd(18)}  ${[precision, recall, f1].map(percent).join('  ')}`,
    ),
    '',
    'true outcome > read outcome',
    ...[...score.confusion]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([pair, count]) => `${String(count).padStart(4)}  ${pair}`),
  ];
}

function wrong({ truth, isAllRight, errors }: MessageScore): string[] {
  if (isAllRight) return [];
  return [
    '',
    `${truth.file} [${truth.provider}, ${truth.style}, ${truth.difficulty}]`,
    ...errors.map((error) => `  ${error}`),
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1).padStart(6)}%`;
}
