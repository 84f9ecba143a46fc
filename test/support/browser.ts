import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The machine's facilities for finding or installing a browser. */
export interface Machine {
  /** The value of `CHROMIUM_PATH`. */
  readonly named: string | undefined;
  /** Possible places of a browser, best first. */
  readonly places: readonly string[];
  readonly isRunnable: (path: string) => boolean;
  /** Whether system packages may be installed. */
  readonly mayInstall: boolean;
  /** Whether the command succeeded, within the time limit if there is one. */
  readonly run: (command: string, options?: { readonly withinMs: number }) => Promise<boolean>;
}

/**
 * An existing Chromium: the one in `CHROMIUM_PATH`, else the first of the usual names on the path, else one that
 * Playwright installed before. Undefined if there is none.
 */
export function findBrowser({ named, places, isRunnable }: Machine = thisMachine): string | undefined {
  return (named === undefined ? places : [named]).find(isRunnable);
}

/**
 * An existing Chromium, else a newly installed one: Debian's if packages may be installed, else Playwright's. Throws
 * with instructions if that fails, so that tests never pass by being skipped.
 */
export async function getBrowser(machine: Machine = thisMachine): Promise<string> {
  const found = findBrowser(machine);
  if (found !== undefined) return found;
  if (machine.named !== undefined)
    throw new Error(`CHROMIUM_PATH names ${machine.named}, which cannot be run.`);
  return (await installed(machine)) ?? cannotGet();
}

async function installed(machine: Machine): Promise<string | undefined> {
  if (machine.mayInstall && (await machine.run(ofDebian))) {
    const found = findBrowser(machine);
    if (found !== undefined) return found;
  }
  return (await machine.run(ofPlaywright, { withinMs: 60_000 })) ? findBrowser(machine) : undefined;
}

function cannotGet(): never {
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it (npx playwright install --with-deps chromium; ' +
      'on Debian: apt-get install chromium) or name it: CHROMIUM_PATH=/path/to/chromium.',
  );
}

const ofDebian =
  'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium';
const ofPlaywright = 'npx playwright install chromium';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
const onPath = (name: string) => folders.map((folder) => join(folder, name));

const thisMachine: Machine = {
  named: process.env.CHROMIUM_PATH,
  places: [...names.flatMap(onPath), chromium.executablePath()],
  isRunnable,
  mayInstall: process.getuid?.() === 0 && onPath('apt-get').some(isRunnable),
  run: (command, { withinMs } = { withinMs: 0 }) => {
    process.stderr.write(`No Chromium is here yet: ${command}\n`);
    const child = spawn(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], timeout: withinMs });
    return new Promise((resolve) => {
      child.once('error', () => resolve(false));
      child.once('exit', (code) => resolve(code === 0));
    });
  },
};

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
