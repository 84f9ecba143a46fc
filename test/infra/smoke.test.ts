import { execFile } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#infra/functions.ts';
import { temporaryDirectory } from '#test/support/temporary-directories.ts';

describe('npm run smoke', () => {
  test('runs one canary round and reports how long it took', async () => {
    const run = await smoke(['{"seconds":12.5}']);

    expect(run.code).toBe(0);
    expect(run.stdout).toBe('The canary signed in and saw its order within 12.5 s.\n');
    expect(run.rounds).toBe(1);
  });

  test('tries again after a round that overlapped another', async () => {
    const run = await smoke([
      '{"errorMessage":"order is in the list: nothing within 75 s"}',
      '{"seconds":12.5}',
    ]);

    expect(run.code).toBe(0);
    expect(run.rounds).toBe(2);
  });

  test('fails after two failed rounds and names the step', async () => {
    const failed = '{"errorMessage":"import an alert: /api answered 500"}';

    const run = await smoke([failed, failed]);

    expect(run.code).toBe(1);
    expect(run.stderr).toBe('The canary failed: import an alert: /api answered 500\n');
  });

  test('fails without a canary', async () => {
    const run = await smoke([]);

    expect(run.code).toBe(1);
    expect(run.stderr).toMatch(/^ironcall-preview-canary cannot be invoked: No such function/);
  });
});

/** Runs the script with a stub of the AWS CLI that gives these answers in order and then fails. */
async function smoke(answers: readonly string[]) {
  const commands = temporaryDirectory('commands');
  for (const [at, answer] of answers.entries()) writeFileSync(join(commands, `answer-${at + 1}`), answer);
  writeFileSync(
    join(commands, 'aws'),
    `#!/bin/sh
echo round >> ${commands}/rounds
for out; do :; done
cp ${commands}/answer-$(wc -l < ${commands}/rounds | tr -d ' ') "$out" 2> /dev/null || { echo No such function >&2; exit 254; }
`,
  );
  chmodSync(join(commands, 'aws'), 0o755);
  const log = join(commands, 'rounds');
  const rounds = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').length : 0);
  try {
    const { stdout, stderr } = await promisify(execFile)(
      join(projectRoot, 'node_modules/.bin/tsx'),
      ['infra/smoke.ts', '-c', 'env=preview'],
      {
        cwd: projectRoot,
        env: { HOME: process.env.HOME, PATH: `${commands}${delimiter}${process.env.PATH}` },
      },
    );
    return { code: 0, stdout, stderr, rounds: rounds() };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr, rounds: rounds() };
  }
}
