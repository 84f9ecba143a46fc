/**
 * Runs before each file of component tests: adds what the simulated browser lacks, and empties the page after each
 * test.
 */
import './quick-dom.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { loadConfig } from '../../frontend/src/lib/config.ts';
import { currentToasts, dismissToast } from '../../frontend/src/lib/toasts.ts';

// Waits are for conditions: a time-out only ends what hangs, and slowness on a busy machine never reaches it.
configure({ asyncUtilTimeout: 20_000 });

const siteUrl = 'http://localhost:3000/';
const { happyDOM: browser } = window as unknown as {
  readonly happyDOM: {
    setViewport(size: { readonly width: number; readonly height: number }): void;
    setURL(url: string): void;
  };
};
const pool = { userPoolId: 'us-east-1_test', userPoolClientId: 'client' };

vi.stubGlobal('fetch', async () =>
  Response.json({
    environment: 'test',
    pool,
    userPoolEndpoint: '/pool',
    supportPhone: '+1 555 010 0100',
    supportEmail: 'help@ironcall.example',
    map: { provider: 'bundled' },
    inboundMailDomain: 'in.ironcall.example',
  }),
);
await loadConfig();
vi.unstubAllGlobals();

afterEach(async () => {
  cleanup();
  // Pending loads must not finish in the next file's window.
  await vi.dynamicImportSettled();
  // Files share a window: restore its size and address for the next one.
  browser.setViewport({ width: 1024, height: 768 });
  browser.setURL(siteUrl);
  for (const { id } of currentToasts()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
