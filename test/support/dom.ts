/** Runs before each file of component tests: what a browser has and the stand-in for one lacks, and an empty page after each test. */
import './quick-dom.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { loadConfig } from '../../frontend/src/lib/config.ts';
import { currentToasts, dismissToast } from '../../frontend/src/lib/toasts.ts';

// Waiting is for conditions: a time-out ends what hangs, and is never met by what is merely slow on a busy machine.
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
  // What a page has begun to load must not come into the next file's window.
  await vi.dynamicImportSettled();
  // Files share a window: what one made narrow, or led elsewhere by a link, the next one would find so.
  browser.setViewport({ width: 1024, height: 768 });
  browser.setURL(siteUrl);
  for (const { id } of currentToasts()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
