/** Builds what the tests run, once before all of them: bundles, site, and the stacks of the laptop. */
import { buildLocal } from '#local/build.ts';

await buildLocal({
  environment: 'mock',
  onStep: (step, milliseconds) => {
    process.stdout.write(`Built the ${step} in ${(milliseconds / 1000).toFixed(1)} s\n`);
  },
});
