import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts what `npm start` starts, with state of its own and free ports, and tells the tests where it is
 * (`E2E_SITE`, `E2E_SMTP_PORT`). Answers how to end it.
 */
export default async function startForBrowserTests(): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), 'ironcall-e2e-'));
  const [port, smtpPort] = [await freePort(), await freePort()];
  const child = spawn('node_modules/.bin/tsx', ['local/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      SMTP_PORT: String(smtpPort),
      STATE_DIR: state,
      // A test that wants technicians to answer switches them on.
      DEMO_TECHNICIANS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await printed(child, `http://localhost:${port}`);
  process.env.E2E_SITE = `http://localhost:${port}`;
  process.env.E2E_SMTP_PORT = String(smtpPort);

  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
    rmSync(state, { recursive: true, force: true });
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
