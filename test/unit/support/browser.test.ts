import { describe, expect, it } from 'vitest';
import { findBrowser, getBrowser, type Machine } from '#test/support/browser.ts';

const [onPath, ofPlaywright] = ['/usr/bin/chromium', '/cache/ms-playwright/chrome'];

/** A machine with those browsers, on which installing adds others. */
function machine({
  there = [],
  named,
  mayInstall = false,
  brings = {},
}: {
  readonly there?: readonly string[];
  readonly named?: string;
  readonly mayInstall?: boolean;
  readonly brings?: Readonly<Partial<Record<'apt-get' | 'npx', string>>>;
}): Machine & { readonly ran: string[] } {
  const runnable = new Set(there);
  const ran: string[] = [];
  return {
    ran,
    named,
    places: [onPath, ofPlaywright],
    isRunnable: (path) => runnable.has(path),
    mayInstall,
    run: async (command, options) => {
      const [program = ''] = command.split(' ');
      ran.push(options === undefined ? program : `${program} within ${options.withinMs / 1000} s`);
      const brought = brings[program as 'apt-get' | 'npx'];
      if (brought === undefined) return false;
      runnable.add(brought);
      return true;
    },
  };
}

describe('The browser for tests', () => {
  it.each([
    [
      'the one that is named, whatever else is there',
      { named: '/opt/chrome', there: ['/opt/chrome', onPath] },
      '/opt/chrome',
    ],
    ['the one on the path', { there: [ofPlaywright, onPath] }, onPath],
    ['the one that Playwright has, where there is none on the path', { there: [ofPlaywright] }, ofPlaywright],
  ])('is %s', async (_, given, expected) => {
    const here = machine({ ...given, mayInstall: true });

    expect(await getBrowser(here)).toBe(expected);
    expect(here.ran).toEqual([]);
  });

  it('is installed from Debian if packages can be installed', async () => {
    const here = machine({ mayInstall: true, brings: { 'apt-get': onPath, npx: ofPlaywright } });

    expect(await getBrowser(here)).toBe(onPath);
    expect(here.ran).toEqual(['apt-get']);
  });

  it.each([
    ['where packages may not be installed', false, ['npx within 60 s']],
    ['where Debian has none', true, ['apt-get', 'npx within 60 s']],
  ])('is installed from Playwright %s, within a minute', async (_, mayInstall, ran) => {
    const here = machine({ mayInstall, brings: { npx: ofPlaywright } });

    expect(await getBrowser(here)).toBe(ofPlaywright);
    expect(here.ran).toEqual(ran);
  });

  it('is requested with an install command if it cannot be installed', async () => {
    const here = machine({ mayInstall: true });

    await expect(getBrowser(here)).rejects.toThrow('npx playwright install --with-deps chromium');
    expect(here.ran).toEqual(['apt-get', 'npx within 60 s']);
  });

  it('is never another one than the one configured', async () => {
    const here = machine({
      named: '/opt/chrome',
      there: [onPath],
      mayInstall: true,
      brings: { 'apt-get': onPath },
    });

    await expect(getBrowser(here)).rejects.toThrow('CHROMIUM_PATH names /opt/chrome, which cannot be run.');
    expect(here.ran).toEqual([]);
  });

  it('is not needed to read the configuration', () => {
    expect(findBrowser(machine({}))).toBeUndefined();
  });
});
