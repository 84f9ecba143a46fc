import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { StartFailure } from '../../start-failure.ts';
import { layOutDatabaseFile } from './database-file.ts';

export interface Database {
  readonly endpoint: string;
  /** Resolves when the database has ended. */
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  readonly stateDirectory: string;
  /** An endpoint that is already running, to use instead. */
  readonly endpoint?: string | undefined;
  /** The database stopped by itself: nothing works from here on. */
  readonly onLost: (message: string) => void;
}

/**
 * Starts the embedded database on its file in the state directory, or uses the given endpoint.
 *
 * @throws StartFailure if there is no database for this machine, or its file cannot be read
 */
export async function startDatabase({
  stateDirectory,
  endpoint,
  onLost,
}: DatabaseOptions): Promise<Database> {
  if (endpoint) return joinRunning(endpoint);
  const binary = findBinary();
  const file = join(stateDirectory, 'dynamodb.sqlite');
  layOutDatabaseFile(file);

  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const started = await launch(binary, port, file);
    if ('child' in started) {
      let stopping = false;
      started.child.once('exit', () => {
        if (!stopping) onLost('The database stopped by itself. Start again with: npm start');
      });
      return {
        endpoint: `http://127.0.0.1:${port}`,
        async stop() {
          stopping = true;
          await end(started.child);
        },
      };
    }
    // Another process may have taken the port since it was found.
    if (started.output.includes('already in use') && attempt < 5) continue;
    throw new StartFailure(
      `The database could not open ${file}: ${firstSentence(started.output)}`,
      'If the file is damaged, start over with: npm start -- --fresh',
    );
  }
}

/** The rest of its message is advice about itself, not about this project. */
function firstSentence(output: string): string {
  const last = output.trim().split('\n').at(-1) ?? '';
  const [sentence = 'no reason given.'] = /[^.]+\./.exec(last.replace(/^error: /, '')) ?? [last];
  return sentence;
}

async function joinRunning(endpoint: string): Promise<Database> {
  try {
    await fetch(endpoint, { signal: AbortSignal.timeout(5_000) });
  } catch {
    throw new StartFailure(
      `Nothing answers at DYNAMODB_ENDPOINT=${endpoint}.`,
      'Start a DynamoDB there (docker run -p 8000:8000 amazon/dynamodb-local), or unset the variable.',
    );
  }
  return { endpoint, stop: async () => {} };
}

function findBinary(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  try {
    const directory = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const binary = join(directory, process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide');
    accessSync(binary, constants.X_OK);
    return binary;
  } catch {
    throw new StartFailure(
      `There is no embedded database for this machine (${name} is not installed).`,
      'Run npm ci again, or run any DynamoDB (docker run -p 8000:8000 amazon/dynamodb-local) and set DYNAMODB_ENDPOINT=http://127.0.0.1:8000 npm start',
    );
  }
}

/** Ends the database when its standard input closes, which happens however this process dies. */
const watched = `exec 3<&0
"$@" </dev/null 3<&- &
database=$!
{ cat <&3 >/dev/null; kill "$database"; } 2>/dev/null &
exec 3<&-
wait "$database"`;

async function launch(
  binary: string,
  port: number,
  file: string,
): Promise<{ child: ChildProcess } | { output: string }> {
  const command = [binary, 'serve', '--port', String(port), '--db-path', file];
  // In its own process group it doesn't get the terminal's Ctrl-C: the runtime ends it after its own work.
  const child =
    process.platform === 'win32'
      ? spawn(binary, command.slice(1), { stdio: ['pipe', 'pipe', 'pipe'] })
      : spawn('/bin/sh', ['-c', watched, 'sh', ...command], {
          stdio: ['pipe', 'pipe', 'pipe'],
          detached: true,
        });
  let output = '';
  let ended = false;
  const ready = new Promise<void>((resolve) => {
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('listening')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => {
      ended = true;
      resolve();
    });
    child.once('error', (error) => {
      ended = true;
      output += error.message;
      resolve();
    });
  });
  await ready;
  if (ended) return { output };
  await answers(port);
  // Later output doesn't matter, but an unread pipe would block it.
  child.unref();
  return { child };
}

async function answers(port: number): Promise<void> {
  const until = performance.now() + 5_000;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(1_000) });
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.stdin?.end();
  if (process.platform === 'win32') child.kill();
  await exited;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}
