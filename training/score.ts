/**
 * `npx tsx training/score.ts WHAT… [--errors] [--values] [--seed N]`: how much the reader gets entirely right of `kept` (lessons that
 * are never trained on), `formats` (layouts that are not), `formats-trained`, `composed` (generated messages), a part of the corpus or
 * a `.jsonl` file of new messages.
 * `--errors` shows what is wrong with each; `--given` does so with the true places of values instead of the tagger's; `--values` scores
 * how many values the tagger finds in the right place; `--seed` fills layouts with other values.
 */

import { parseArgs } from 'node:util';
import stored from '#functions/alerts/reading/data/tagger.generated.json' with { type: 'json' };
import { type Field, fields } from '#functions/alerts/reading/tagger/fields.ts';
import { Tagger } from '#functions/alerts/reading/tagger/tagger.ts';
import { wordsOf } from '#functions/alerts/reading/words/words.ts';
import { type Score, totalScore } from '#test/support/alert-score.ts';
import { composed, compositions } from './composed/composed.ts';
import {
  type CorpusMessage,
  corpusPart,
  keptLessons,
  type Message,
  newMessages,
  parts,
  textFormsOf,
} from './corpus.ts';
import { floors, isAbove } from './floors.ts';
import { goldValues } from './gold.ts';
import { spansOf } from './gold-text.ts';
import { filledFormats, scoresByTruth, scoresOf } from './scores.ts';

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    floors: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
    values: { type: 'boolean', default: false },
    given: { type: 'boolean', default: false },
    seed: { type: 'string', default: '11' },
  },
});

const seed = Number(options.seed);

for (const what of positionals) {
  const messages = await messagesOf(what);
  if (options.values) reportValues(what, messages);
  else await reportReadings(what, messages);
}

if (options.floors) {
  for (const [what, floor] of Object.entries(floors)) {
    if (isAbove(floor, await reportReadings(what, await messagesOf(what)))) continue;
    console.error(`${what} is below its floor: ${JSON.stringify(floor)}`);
    process.exitCode = 1;
  }
}

async function messagesOf(what: string): Promise<readonly CorpusMessage[]> {
  if (what === 'kept') return keptLessons();
  if (what === 'formats') return filledFormats(true, seed);
  if (what === 'formats-trained') return filledFormats(false, seed);
  if (what === 'composed')
    return Promise.all([...compositions.values()].flatMap((one) => composed(one, seed, 10)).map(withValues));
  if (what.endsWith('.jsonl')) return Promise.all(newMessages(what).map(withValues));
  const part = parts.find((one) => one === what);
  if (!part)
    throw new Error(
      `There is no ${what}: kept, formats, formats-trained, composed, ${parts.join(', ')} or a .jsonl file`,
    );
  return corpusPart(part);
}

async function withValues(message: Message): Promise<CorpusMessage> {
  const forms = await textFormsOf(message);
  return { ...message, texts: forms.map((text) => ({ text, values: goldValues(text, message.truth) })) };
}

async function reportReadings(what: string, messages: readonly CorpusMessage[]): Promise<Score> {
  const start = performance.now();
  const scores = await (options.given ? scoresByTruth(messages) : scoresOf(messages));
  const took = (performance.now() - start) / messages.length;
  const wrong = scores.filter(({ isAllRight }) => !isAllRight);
  if (options.errors)
    for (const { truth, errors } of wrong) console.log(`\n${truth.id}\n  ${errors.join('\n  ')}`);
  const total = totalScore(scores);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(
    `${what}: ${messages.length} messages, all right ${percent(total.allRight)}, outcome ${percent(total.outcomeRight)}, severity ${percent(total.severityRight)}, description ${percent(total.descriptionRight)}, orders for non-alerts ${total.ordersForNonAlerts}, ${took.toFixed(2)} ms each`,
  );
  console.log(`  F1: ${listed(Object.entries(total.fields).map(([field, { f1 }]) => [field, percent(f1)]))}`);
  const kinds = wrong.flatMap(({ errors }) => [
    ...new Set(errors.map((error) => error.split(/[ :]/)[0] ?? '')),
  ]);
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  console.log(`  messages wrong by: ${listed([...counts].sort(([, one], [, other]) => other - one))}`);
  console.log(`  outcomes: ${listed([...total.confusion])}`);
  return total;
}

/** Only of alerts, and of their first text form. */
function reportValues(what: string, messages: readonly CorpusMessage[]): void {
  const tagger = new Tagger(stored);
  const counts = new Map(fields.map((field) => [field, { right: 0, extra: 0, missed: 0 }]));
  const count = (span: string, as: 'right' | 'extra' | 'missed') => {
    const own = counts.get(span.split(' ')[0] as Field);
    if (own) own[as] += 1;
  };
  for (const { truth, texts } of messages) {
    const [text] = texts;
    if (!text || truth.outcome === 'not_an_alert') continue;
    const words = wordsOf(text.text);
    const spans = (values: typeof text.values) =>
      new Set(spansOf(words.tokens, values).map(({ field, first, last }) => `${field} ${first} ${last}`));
    const gold = spans(text.values);
    const found = spans(tagger.valuesOf(words));
    for (const span of found) count(span, gold.has(span) ? 'right' : 'extra');
    for (const span of gold) if (!found.has(span)) count(span, 'missed');
  }
  const all = { right: 0, extra: 0, missed: 0 };
  for (const { right, extra, missed } of counts.values()) {
    all.right += right;
    all.extra += extra;
    all.missed += missed;
  }
  const f1 = ({ right, extra, missed }: typeof all) =>
    ((200 * right) / (2 * right + extra + missed || 1)).toFixed(1);
  console.log(`${what}: values' F1 ${f1(all)}`);
  const stated = [...counts].filter(([, { right, extra, missed }]) => right + extra + missed > 0);
  console.log(`  ${listed(stated.map(([field, own]) => [field, f1(own)]))}`);
}

function listed(pairs: readonly (readonly [string, string | number])[]): string {
  return pairs.map(([name, value]) => `${name} ${value}`).join(', ');
}
