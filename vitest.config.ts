import { defineConfig } from 'vitest/config';

/** At full size these take many minutes; `npm test` runs a share of each (test/soak/share.ts). */
const soakTimeout = process.env.SOAK === 'full' ? 60 * 60_000 : 60_000;

export default defineConfig({
  test: {
    restoreMocks: true,
    // Vitest leaves one core to its watcher; here nobody watches, and on two cores that is half of the time.
    maxWorkers: '100%',
    env: { POWERTOOLS_LOG_LEVEL: 'SILENT', AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    reporters: ['default'],
    projects: [
      {
        test: { name: 'unit', include: ['test/unit/**/*.test.ts', 'test/unit/**/*.test.tsx'] },
      },
      {
        test: {
          name: 'infra',
          include: ['test/infra/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'soak',
          include: ['test/soak/**/*.test.ts'],
          testTimeout: soakTimeout,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
