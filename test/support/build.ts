/** Builds what the tests run, once before all of them: bundles, site, and the stacks of the laptop. */
import { buildLocal } from '#local/build.ts';

await buildLocal({
  environment: 'mock',
  tell: (line) => {
    process.stdout.write(`${line}\n`);
  },
});
