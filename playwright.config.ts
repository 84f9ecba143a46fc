import { defineConfig } from '@playwright/test';
import { findBrowser } from './test/support/browser.ts';
import { stackCount } from './test/support/e2e-stack.ts';

// Whoever only reads this file needs none, and the workers read it again when one is there (test/support/e2e-stack.ts).
const executablePath = findBrowser();

const movesTheClock = /(sign-in|team|main-job)\.spec\.ts$/;

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  // Each worker has a stack of its own, with a clock of its own, so the tests of a worker take turns.
  workers: stackCount,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  globalSetup: './test/support/e2e-stack.ts',
  // Moving the clock also moves every job that earlier tests left in search of a technician: what moves it comes first.
  projects: [
    { name: 'clock', testMatch: movesTheClock },
    { name: 'rest', testIgnore: movesTheClock },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    // Playwright empties the last test's page and storage instead of starting another renderer, which costs more than a page does.
    reuseContext: true,
    // What moves on the screen is drawn in software here, frame by frame.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording slows every page: TRACE=on, with the test that fails, shows how it got there.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    // It loads the whole shell behind each new browser's back: `push.spec.ts` alone has it at work.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
