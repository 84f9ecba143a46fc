/**
 * `npx tsx training/train.ts`: trains the reader's models (which words are which values, and which mail is not an alert) on the
 * corpus and the layouts, except for what is kept apart, and writes the weights where the reader loads them.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { StoredLook } from '#functions/alerts/reading/tagger/tagger.ts';
import { seededRandom } from '#test/support/random.ts';
import { trainingMessages } from './corpus.ts';
import { messageFrom, trainingTemplates } from './formats.ts';
import { learnKind } from './kind-learner.ts';
import type { LookJob } from './learn-look.ts';
import { poolsOf } from './pools.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '4' },
    fills: { type: 'string', default: '3' },
    composed: { type: 'string', default: '8' },
    kept: { type: 'string', default: '2200000' },
    dropped: { type: 'string', default: '0.36' },
    seed: { type: 'string', default: '7' },
    all: { type: 'boolean', default: false },
    into: { type: 'string', default: 'functions/alerts/reading/data' },
  },
});
const { all, into } = options;
const rounds = Number(options.rounds);
const seed = Number(options.seed);

write('kind', await kind());
write('tagger', await tagger());

async function kind() {
  const random = seededRandom(7);
  const messages = trainingMessages(all);
  const pools = poolsOf(messages.map(({ truth }) => truth));
  for (let fill = 0; fill < 2; fill += 1)
    for (const template of trainingTemplates(all)) messages.push(await messageFrom(template, pools, random));
  const lessons = messages.map(({ texts, truth }) => ({
    text: texts[0]?.text ?? '',
    isAlert: truth.outcome !== 'not_an_alert',
  }));
  return learnKind(lessons, random, console.log);
}

/** The second look is trained on the results of a first look for messages that this first look was not trained on. */
async function tagger() {
  const fewer = Math.min(rounds, Math.max(2, rounds - 1));
  const firstLooks = await Promise.all([
    look({ name: 'first look, even half', seed, half: 0, rounds: fewer }),
    look({ name: 'first look, odd half', seed: seed + 4, half: 1, rounds: fewer }),
  ]);
  const [first, second] = await Promise.all([
    look({ name: 'first look', seed, rounds }),
    look({ name: 'second look', seed: seed + 6, rounds, firstLooks }),
  ]);
  return { first, second };
}

/** Runs in its own process, so that two looks use two processors. */
function look(own: Pick<LookJob, 'name' | 'seed' | 'half' | 'rounds' | 'firstLooks'>): Promise<StoredLook> {
  const { fills, composed, kept, dropped } = options;
  const job: LookJob = {
    ...own,
    fills: Number(fills),
    composed: Number(composed),
    kept: Number(kept),
    dropped: Number(dropped),
    all,
  };
  const script = fileURLToPath(new URL('learn-look.ts', import.meta.url));
  const child = fork(script, { execArgv: [...process.execArgv, '--max-old-space-size=9000'] });
  child.send(job);
  return new Promise((resolve, reject) => {
    child.once('message', (stored: StoredLook) => resolve(stored));
    child.once('exit', (code) => reject(new Error(`${own.name} ended with ${code}`)));
  });
}

function write(name: string, stored: object): void {
  writeFileSync(`${into}/${name}.generated.json`, `${JSON.stringify(stored)}\n`);
}
