/**
 * `npx tsx test/corpus/composed.ts [KIND] [--count N] [--seed N] [--errors]`: of alerts that are put together at random, how many the
 * reader has entirely right, kind by kind. `--errors` also shows each that it has not.
 */
import { parseArgs } from 'node:util';
import { composed, compositions, mistakesIn } from '#test/support/composed/composed.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    errors: { type: 'boolean', default: false },
  },
});
const [only] = positionals;
const [count, seed] = [Number(values.count), Number(values.seed)];

for (const [kind, compose] of compositions) {
  if (only !== undefined && only !== kind) continue;
  const wrong: string[] = [];
  for (const message of composed(compose, seed, count)) {
    const mistakes = await mistakesIn(message);
    if (mistakes.length > 0) wrong.push(`\n${message.content.toString()}\n  => ${mistakes.join('; ')}`);
  }
  const right = 100 - (wrong.length * 100) / count;
  process.stdout.write(
    `${[`${kind.padEnd(16)}${right.toFixed(1).padStart(6)} %`, ...(values.errors ? wrong : [])].join('\n')}\n`,
  );
}
