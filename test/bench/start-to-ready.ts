import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { newStateDirectory } from '#test/support/temporary-directories.ts';

/** Seconds from `npm start` to the printed address: with nothing built, and a second time. */
export async function startToReady(): Promise<{ first: number; second: number }> {
  const state = newStateDirectory();
  for (const folder of ['build', 'cdk.out/mock']) rmSync(folder, { recursive: true, force: true });
  const first = await readyAfter(state);
  const second = await readyAfter(state);
  return { first, second };
}

function readyAfter(state: string): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: '0', SMTP_PORT: '0', STATE_DIR: state },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  return new Promise((resolve, reject) => {
    let seconds: number | undefined;
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (seconds !== undefined || !/http:\/\/(localhost|127\.0\.0\.1):\d+/.test(printed)) return;
      seconds = (performance.now() - started) / 1000;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    });
    child.once('exit', () => {
      if (seconds === undefined) reject(new Error(`npm start ended before it was ready:\n${printed}`));
      else resolve(seconds);
    });
  });
}
