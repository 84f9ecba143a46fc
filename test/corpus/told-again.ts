/**
 * `npx tsx test/corpus/told-again.ts retold|swapped SET|DIRECTORY [KIND] [--errors]`: of the messages that the reader has entirely
 * right as pasted text, how many it still has right when they are told in another layout (retold), or of another machine, place
 * or fault (swapped). `--errors` also shows each thing that is lost; it is not for the part apart.
 */
import { parseArgs } from 'node:util';
import {
  messagesOf,
  rightAsText,
  scoreOf,
  type TextWithTruth,
  type Told,
} from '#test/support/alert-corpus.ts';
import type { MessageTruth } from '#test/support/alert-score.ts';
import { retellingNames, retold } from '#test/support/retold-alerts.ts';
import { swapNames, swapped, valuePools } from '#test/support/swapped-alerts.ts';

type Telling = (message: TextWithTruth) => (Told & { readonly truth: MessageTruth }) | undefined;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { errors: { type: 'boolean', default: false } },
});
const [way, set = '', only] = positionals;
const tellings = way === 'retold' ? retellings() : way === 'swapped' ? swaps() : undefined;

if (tellings === undefined || set === '') {
  process.stderr.write(
    'Say how the messages are to be told again, retold or swapped, and which: a set or a directory.\n',
  );
  process.exitCode = 2;
} else {
  const right = await rightAsText(messagesOf(set));
  for (const [kind, tell] of tellings)
    if (only === undefined || only === kind) await print(kind, tell, right);
}

async function print(kind: string, tell: Telling, messages: readonly TextWithTruth[]): Promise<void> {
  const told = messages.flatMap((message) => tell(message) ?? []);
  const lost: string[] = [];
  for (const { truth, ...again } of told) {
    const { isAllRight, errors } = await scoreOf(again, truth);
    if (!isAllRight) lost.push(`  ${truth.file}: ${errors.join('; ')}`);
  }
  const kept = told.length === 0 ? 100 : 100 - (lost.length * 100) / told.length;
  const head = `${kind.padEnd(26)}${String(told.length).padStart(6)} ${kept.toFixed(1).padStart(6)}%`;
  process.stdout.write(`${[head, ...(values.errors ? lost : [])].join('\n')}\n`);
}

function retellings(): [string, Telling][] {
  return retellingNames.map((name) => [
    name,
    ({ text, truth }) => {
      const again = retold(name, text);
      return again && { ...again, truth };
    },
  ]);
}

function swaps(): [string, Telling][] {
  const pools = valuePools(['tuned', 'practice', 'phrases'].flatMap(messagesOf).map(({ truth }) => truth));
  return swapNames.map((name) => [
    name,
    ({ text, truth }) => {
      const other = swapped(name, text, truth, pools);
      return other && { isMail: false, content: other.text, truth: other.truth };
    },
  ]);
}
