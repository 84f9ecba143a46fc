/**
 * `npx tsx training/add.ts FILE.jsonl PART`: adds new messages (`{"message", "truth"}` a line) to a part of the corpus, with the
 * places of their values, and names the values of each that are found nowhere in it.
 */
import type { Field } from '#functions/alerts/reading/fields.ts';
import { type MessageTruth, machinesOf } from '#test/support/alert-score.ts';
import { addToPart, type CorpusMessage, corpusPart, newMessages, parts, textFormsOf } from './corpus.ts';
import { goldValues } from './gold.ts';

const [file, name] = process.argv.slice(2);
const part = parts.find((one) => one === name);
if (file === undefined || part === undefined)
  throw new Error(`Give a file and a part of the corpus: FILE.jsonl ${parts.join('|')}`);

const ids = new Set(corpusPart(part).map(({ id }) => id));
const added: CorpusMessage[] = [];
for (const message of newMessages(file)) {
  const { id, truth } = message;
  if (ids.has(id)) throw new Error(`${part} has a message ${id}`);
  ids.add(id);
  const texts = (await textFormsOf(message)).map((text) => ({ text, values: goldValues(text, truth) }));
  added.push({ ...message, texts });
  const found = new Set(texts.flatMap(({ values }) => values.map(({ field }) => field)));
  if (found.has('spn')) found.add('code');
  const lost = statedIn(truth).filter((field) => !found.has(field));
  if (lost.length > 0) console.log(`${id}: no ${lost.join(', ')}`);
}
addToPart(part, added);
console.log(`${added.length} messages added to ${part}`);

/** The fields that a truth has values of. */
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
