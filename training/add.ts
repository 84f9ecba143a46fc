/**
 * `npx tsx training/add.ts FILE.jsonl PART`: adds messages (`{"message", "truth"}` per line) to a part of the corpus, with the
 * places of their values, and lists the values of each that are not found in it. A message that the part already has is replaced,
 * so passing the part's own file updates its places.
 */
import type { Field } from '#functions/alerts/reading/tagger/fields.ts';
import { type MessageTruth, machinesOf } from '#test/support/alert-score.ts';
import { type CorpusMessage, corpusPart, newMessages, parts, textFormsOf, writePart } from './corpus.ts';
import { goldValues } from './gold.ts';

const [file, name] = process.argv.slice(2);
const part = parts.find((one) => one === name);
if (file === undefined || part === undefined)
  throw new Error(`Give a file and a part of the corpus: FILE.jsonl ${parts.join('|')}`);

const all = new Map(corpusPart(part).map((message) => [message.id, message]));
const [before, given] = [all.size, newMessages(file)];
for (const message of given) {
  const { id, truth } = message;
  const texts = (await textFormsOf(message)).map((text) => ({ text, values: goldValues(text, truth) }));
  all.set(id, { ...message, texts } satisfies CorpusMessage);
  const found = new Set(texts.flatMap(({ values }) => values.map(({ field }) => field)));
  if (found.has('spn')) found.add('code');
  const lost = statedIn(truth).filter((field) => !found.has(field));
  if (lost.length > 0) console.log(`${id}: no ${lost.join(', ')}`);
}
writePart(part, [...all.values()]);
console.log(`${given.length} messages, ${all.size - before} of them new to ${part}`);

/** The fields for which a truth has values. */
function statedIn(truth: MessageTruth): Field[] {
  const machines = machinesOf(truth);
  const faults = machines.flatMap(({ faultCodes }) => faultCodes);
  const values: readonly (readonly [Field, readonly unknown[]])[] = [
    ['brand', machines.map(({ brand }) => brand)],
    ['model', machines.map(({ model }) => model)],
    ['serial', machines.map(({ serialNumber }) => serialNumber)],
    ['unit', machines.map(({ unitNumber }) => unitNumber)],
    ['hours', machines.map(({ hours }) => hours)],
    ['time', machines.map(({ detectedAt }) => detectedAt)],
    ['code', faults.map(({ code }) => code)],
    ['description', faults.map(({ description }) => description)],
    ...(['address', 'city', 'state', 'lat', 'long'] as const).map(
      (field) => [field, machines.map(({ location }) => location[field])] as const,
    ),
  ];
  return values.filter(([, own]) => own.some((value) => value !== null)).map(([field]) => field);
}
