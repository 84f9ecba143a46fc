/** Runs once before all tests: builds the bundles, the site, and the laptop's stacks. */
import { buildLocal } from '#local/build.ts';

await buildLocal({
  environment: 'mock',
  tell: (line) => {
    process.stdout.write(`${line}\n`);
  },
});
