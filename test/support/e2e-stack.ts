import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { getBrowser } from './browser.ts';
import { freePort } from './free-port.ts';
import { requireNoRefusals } from './refusals.ts';
import { newStateDirectory } from './temporary-directories.ts';

/** The addresses of a stack's site and its SMTP port. */
export interface RunningStack {
  readonly site: string;
  readonly smtpPort: number;
}

/** One for each worker, since a stack has one clock, which two tests must not move at once. */
export const stackCount = 2;

/** Finds a browser, starts the stacks, and tells the tests where they are (`E2E_STACKS`). Returns how to stop them. */
export default async function startForBrowserTests(): Promise<() => Promise<void>> {
  await getBrowser();
  // In parallel; if a build is needed, the second waits for the first.
  const stacks = await Promise.all(Array.from({ length: stackCount }, startStackForBrowser));
  process.env.E2E_STACKS = JSON.stringify(stacks.map(({ site, smtpPort }) => ({ site, smtpPort })));
  return async () => {
    await Promise.all(stacks.map((stack) => stack.stop()));
  };
}

/** Starts what `npm start` starts, with its own state and free ports, and without orders or automatic technicians. */
export async function startStackForBrowser(): Promise<RunningStack & { stop(): Promise<void> }> {
  const state = newStateDirectory();
  const [port, smtpPort] = [await freePort(), await freePort()];
  const child = spawn('node_modules/.bin/tsx', ['local/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      SMTP_PORT: String(smtpPort),
      STATE_DIR: state,
      DEMO_TECHNICIANS: 'off',
      DEMO_ORDERS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const site = `http://localhost:${port}`;
  await printed(child, site);
  return {
    site,
    smtpPort,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await ended;
      requireNoRefusals(state);
      rmSync(state, { recursive: true, force: true });
    },
  };
}

function printed(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(text)) resolve();
    });
    child.once('exit', () => reject(new Error(`The stack ended before it was ready:\n${output}`)));
  });
}
