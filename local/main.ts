import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { buildLocal } from './build.ts';
import { localConsole } from './console/console.ts';
import { type DemoOptions, demo } from './demo/demo.ts';
import { ironwood, ironwoodPeople } from './demo/ironwood.ts';
import { demoAdmins, demoCompany, demoPeople } from './demo/people.ts';
import { type Stack, startStack } from './stack.ts';
import { StartFailure } from './start-failure.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

async function main(): Promise<void> {
  const startedAt = performance.now();
  // The runtime's own SDK clients would print it at every start; the Node version has been checked already.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const settings = readSettings();
  checkPackages();
  await checkPort(settings.port, 'PORT');
  await checkPort(settings.smtpPort, 'SMTP_PORT');

  let stack: Stack | undefined;
  let ending: Promise<void> | undefined;
  const end = (code: number): void => {
    // The second time it ends at once. Its child processes watch for that, and end too.
    if (ending) process.exit(code);
    ending = (async () => {
      await stack?.stop();
      process.exit(code);
    })();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  process.on('unhandledRejection', (error) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    if (stack) stack.runtime.log('error', `Unhandled failure: ${text}`);
    else process.stderr.write(`${text}\n`);
  });

  const { cloudAssembly, steps } = await buildLocal({ environment: 'mock', tell: print });
  if (steps.length > 0) print('Starting …');
  stack = await startStack({
    ...settings,
    cloudAssembly,
    warm: true,
    extras: [localConsole(), demo(settings.demo)],
    onLost: (message) => {
      process.stderr.write(`${message}\n`);
      end(1);
    },
  });
  welcome(stack, settings, performance.now() - startedAt);
}

function welcome(stack: Stack, { stateDirectory }: Settings, milliseconds: number): void {
  const rows = [
    ['Inbox (codes by SMS and email), runs, events, clock', `${stack.siteUrl}/_local`],
    ['Mail in (SMTP)', `localhost:${stack.smtpPort}`],
    ['Log', fromHere(stack.logPath)],
  ];
  const namesOf = (people: readonly Who[]) =>
    people.map(({ firstName, lastName, title, phone, email }) => [
      `${firstName} ${lastName}, ${title.toLowerCase()}`,
      `${phone} or ${email}`,
    ]);
  const [customers, technicians] = [namesOf(demoPeople), namesOf(ironwoodPeople)];
  const admins = namesOf(demoAdmins);
  const width = Math.max(
    ...[...rows, ...customers, ...technicians, ...admins].map(([label = '']) => label.length),
  );
  const table = (lines: string[][]): string =>
    lines.map(([label = '', value]) => `  ${label.padEnd(width)}  ${value}`).join('\n');
  print(`
Ironcall is at ${stack.siteUrl} (ready in ${seconds(milliseconds)})

${table(rows)}

Sign in as one of ${demoCompany.name}; the code comes into the inbox:

${table(customers)}

Or as a technician of ${ironwood.name}, at ${stack.siteUrl}/tech/login:

${table(technicians)}

Admins have no pages yet: docs/runbook.md says how to call their API, here as

${table(admins)}

Ctrl-C ends it. State is kept in ${fromHere(stateDirectory)}; npm start -- --fresh starts over.
`);
}

type Who = Pick<(typeof ironwoodPeople)[number], 'firstName' | 'lastName' | 'title' | 'phone' | 'email'>;

interface Settings {
  readonly port: number;
  readonly smtpPort: number;
  readonly stateDirectory: string;
  readonly dynamoDbEndpoint: string | undefined;
  readonly fresh: boolean;
  readonly demo: DemoOptions;
}

function readSettings(): Settings {
  const unknown = process.argv.slice(2).find((argument) => argument !== '--fresh');
  if (unknown !== undefined)
    throw new StartFailure(
      `${unknown} is not an option of npm start.`,
      'The only one is npm start -- --fresh (besides the variables PORT, SMTP_PORT, STATE_DIR, DYNAMODB_ENDPOINT, DEMO_TECHNICIANS, DEMO_ORDERS).',
    );
  const parsed = environment.safeParse(process.env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartFailure(`${issue?.path.join('.')}: ${issue?.message}`, 'Change it, or leave it out.');
  }
  const { PORT, SMTP_PORT, STATE_DIR, DYNAMODB_ENDPOINT, DEMO_TECHNICIANS, DEMO_ORDERS } = parsed.data;
  return {
    port: PORT,
    smtpPort: SMTP_PORT,
    stateDirectory: STATE_DIR ?? `${root}.ironcall`,
    dynamoDbEndpoint: DYNAMODB_ENDPOINT,
    fresh: process.argv.includes('--fresh'),
    demo: { technicians: DEMO_TECHNICIANS, orders: DEMO_ORDERS },
  };
}

const port = z.coerce
  .number('is not a port number')
  .int('is not a port number')
  .min(0)
  .max(65_535, 'is not a port number');
const onOrOff = z.enum(['on', 'off'], 'must be on or off').default('on');
const environment = z.object({
  PORT: port.default(3000),
  SMTP_PORT: port.default(2525),
  STATE_DIR: z.string().min(1).optional(),
  DYNAMODB_ENDPOINT: z.url({ protocol: /^https?$/, error: 'is not an http URL' }).optional(),
  /** Whether the demo's technicians answer and work at first. Can be changed in the console. */
  DEMO_TECHNICIANS: onOrOff,
  /** Whether a new stack starts with orders from the last ten days. */
  DEMO_ORDERS: onOrOff,
});

/**
 * Checks that the installed packages match the lock file: otherwise a start after a pull fails far from the cause.
 */
function checkPackages(): void {
  const wanted = lockFile.parse(JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))).packages;
  const path = `${root}node_modules/.package-lock.json`;
  const installed = existsSync(path) ? lockFile.parse(JSON.parse(readFileSync(path, 'utf8'))).packages : {};
  const direct = { ...wanted['']?.dependencies, ...wanted['']?.devDependencies };
  const other = Object.keys(direct).find((name) => {
    const key = `node_modules/${name}`;
    return wanted[key]?.version !== installed[key]?.version;
  });
  if (other === undefined) return;
  throw new StartFailure(
    `The package ${other} is not installed in the version of package-lock.json.`,
    'Run: npm ci',
  );
}

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      devDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/** Before anything is built, so that someone who has it running already hears so at once. */
async function checkPort(wanted: number, variable: string): Promise<void> {
  if (wanted === 0) return;
  const server = createServer();
  const taken = await new Promise<boolean>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    server.listen(wanted, '127.0.0.1', () => server.close(() => resolve(false)));
  });
  if (!taken) return;
  throw new StartFailure(
    `Port ${wanted} is taken by another program.`,
    `Stop that program, or choose another port: ${variable}=${wanted + 1} npm start`,
  );
}

function fromHere(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`\n${error.message}\n${error.wayOut}\n`);
  // Explicitly: another step of the build may still be running.
  process.exit(1);
}
