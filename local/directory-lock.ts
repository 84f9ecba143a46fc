import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Locks a directory for this process; undefined if another process has it. The lock is a socket that this process
 * listens on: a killed process leaves nothing behind that looks like a running one.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock | undefined> {
  mkdirSync(directory, { recursive: true });
  const path = socketPath(realpathSync(directory));
  if (await isListening(path)) return undefined;
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((socket) => socket.destroy());
  const listening = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(path, () => resolve(true));
  });
  if (!listening) return undefined;
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A socket's path is limited to about a hundred characters, so it cannot be in the directory itself. */
function socketPath(directory: string): string {
  const name = `ironcall-${createHash('sha256').update(directory).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
