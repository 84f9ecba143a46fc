/**
 * `npx tsx training/train.ts`: learns what the reader knows (which words of a text are which values, and which mail is no alert) from
 * the corpus and the layouts, but from nothing that is kept apart, and writes it where the reader has it.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { StoredLook } from '#functions/alerts/reading/tagger/tagger.ts';
import { seededRandom } from '#test/support/random.ts';
import { learntMessages } from './corpus.ts';
import { learntTemplates, messageFrom } from './formats.ts';
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
  const messages = learntMessages(all);
  const pools = poolsOf(messages.map(({ truth }) => truth));
  for (let fill = 0; fill < 2; fill += 1)
    for (const template of learntTemplates(all)) messages.push(await messageFrom(template, pools, random));
  const lessons = messages.map(({ texts, truth }) => ({
    text: texts[0]?.text ?? '',
    isAlert: truth.outcome !== 'not_an_alert',
  }));
  return learnKind(lessons, random, console.log);
}

/** The second look learns from what a first look finds in messages that it has not learnt from. */
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

/** A process of its own for each: two at once use two processors. */
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
