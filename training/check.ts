/**
 * `npx tsx training/check.ts [FILE…]`: fills all layouts, or those given, and reports what is wrong with them. For up to three
 * files it shows a message, its values and its truth.
 */
import { basename } from 'node:path';
import { seededRandom } from '#test/support/random.ts';
import { corpusPart } from './corpus.ts';
import { messageFrom, templateFiles, templateFrom, wrongWith } from './formats.ts';
import { poolsOf } from './pools.ts';

const files = process.argv.slice(2);
const isShown = files.length > 0 && files.length <= 3;
const pools = poolsOf(corpusPart('lessons').map(({ truth }) => truth));
let wrong = 0;
for (const file of files.length > 0 ? files : templateFiles()) {
  const faults = await wrongWith(file, pools, seededRandom(1));
  for (const fault of faults) console.log(`${basename(file)}: ${fault}`);
  if (faults.length > 0) wrong += 1;
  else if (isShown) await show(file);
}
console.log(`${wrong} wrong`);
process.exitCode = wrong > 0 ? 1 : 0;

async function show(file: string): Promise<void> {
  const { content, truth, texts } = await messageFrom(templateFrom(file), pools, seededRandom(1));
  console.log(content.toString());
  for (const { text, values } of texts.slice(0, 1))
    console.log(values.map(({ field, start, end }) => `${field}=${text.slice(start, end)}`).join(' | '));
  console.log(JSON.stringify(truth, null, 1));
}
