import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#infra/functions.ts';
import { buildLocal } from '#local/build.ts';

/** No other test builds the stacks of this environment. */
const environment = 'preview';

async function toldOfBuild(): Promise<string[]> {
  const lines: string[] = [];
  await buildLocal({ environment, tell: (line) => lines.push(line) });
  return lines;
}

// Does nothing if the build is up to date.
beforeAll(async () => {
  await toldOfBuild();
}, 300_000);

test('a build reports the start and end of each step, and nothing when up to date', async () => {
  rmSync(join(projectRoot, 'build/.up-to-date/stacks-of-preview'));

  const [again, upToDate] = [await toldOfBuild(), await toldOfBuild()];

  expect(again).toEqual([
    'Building the stacks of preview …',
    expect.stringMatching(/^Built the stacks of preview in \d+\.\d s$/),
  ]);
  expect(upToDate).toEqual([]);
});
