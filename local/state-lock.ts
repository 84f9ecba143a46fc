import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from './start-failure.ts';

/**
 * Takes a state directory for this process. The lock is a socket that this process listens on: a killed process
 * leaves nothing behind that would have to be told from a running one.
 *
 * @throws StartFailure when another runtime has the directory
 */
export async function lockState(stateDirectory: string): Promise<{ release(): Promise<void> }> {
  const path = socketPath(realpathSync(stateDirectory));
  if (await isListening(path)) throw inUse(stateDirectory);
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((socket) => socket.destroy());
  await listen(server, path, stateDirectory);
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A socket's path may have about a hundred characters, so that it cannot be in the directory itself. */
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

function listen(server: Server, path: string, stateDirectory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? inUse(stateDirectory) : error),
    );
    server.listen(path, resolve);
  });
}

function inUse(stateDirectory: string): StartFailure {
  return new StartFailure(
    `Ironcall runs already with the state in ${stateDirectory}.`,
    'Use the one that runs, end it, or keep another state: STATE_DIR=.ironcall-2 PORT=3001 SMTP_PORT=2526 npm start',
  );
}
