import { resolve } from 'node:path';
import { createClock, type RuntimeClock } from './clock.ts';
import { clockRoutes } from './clock-routes.ts';
import { lockDirectory } from './directory-lock.ts';
import { startHttpServer } from './http-server.ts';
import { openLog } from './log.ts';
import type { AwsRequest, LocalService, ResourceProvider, Runtime } from './runtime.ts';
import { startDatabase } from './services/dynamodb/database.ts';
import { declareServices } from './services.ts';
import { StartFailure } from './start-failure.ts';
import { beginState, brokeOff, finishState, forgetState, openState } from './state.ts';
import { readCloudAssembly } from './template/assembly.ts';
import { loadStacks } from './template/load.ts';
import { createWire } from './wire.ts';

export interface StackOptions {
  /** The site's port; 0 takes a free one. */
  readonly port: number;
  readonly smtpPort: number;
  readonly stateDirectory: string;
  /** Where `cdk synth` left the templates. */
  readonly cloudAssembly: string;
  /** Starts without any stored state. */
  readonly fresh?: boolean;
  /** Keeps warnings and errors out of the terminal; they are in the log anyway. */
  readonly quiet?: boolean;
  /** A running DynamoDB to use instead of the embedded one. */
  readonly dynamoDbEndpoint?: string | undefined;
  /** Starts workers for the API's functions ahead of the first request. */
  readonly warm?: boolean;
  /** What runs besides the AWS services: the console, the demo. */
  readonly extras?: readonly LocalService[];
  /** The database stopped by itself, and nothing works from here on. */
  readonly onLost?: (message: string) => void;
}

/** A running stack. */
export interface Stack {
  readonly siteUrl: string;
  readonly awsEndpoint: string;
  readonly smtpPort: number;
  readonly dynamoDbEndpoint: string;
  readonly logPath: string;
  readonly clock: Pick<RuntimeClock, 'now' | 'advance'>;
  readonly runtime: Runtime;
  /** What `Ref` and `Fn::GetAtt` return for a declared resource; undefined if there is none with that logical id. */
  resource(
    stack: string,
    logicalId: string,
  ): { ref: string; attributes: Readonly<Record<string, string>> } | undefined;
  /** Ends every process and worker that was started. Stored state stays. */
  stop(): Promise<void>;
}

/**
 * Runs the stacks of a synthesized cloud assembly.
 *
 * @throws StartFailure if something has to be fixed first; everything that was started is ended again
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  // Lambda's time zone. Workers use the process's, whatever their own environment says.
  process.env.TZ = 'UTC';
  const stateDirectory = resolve(options.stateDirectory);
  const ending: (() => Promise<void> | void)[] = [];
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      for (const end of ending.reverse()) await end();
    })();
    return stopping;
  };

  try {
    return await start(options, stateDirectory, ending, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  options: StackOptions,
  stateDirectory: string,
  ending: (() => Promise<void> | void)[],
  stop: () => Promise<void>,
): Promise<Stack> {
  const lock = await lockDirectory(stateDirectory);
  if (!lock)
    throw new StartFailure(
      `Ironcall is already running with the state in ${stateDirectory}.`,
      'Use that one, stop it, or use other state: STATE_DIR=.ironcall-2 PORT=3001 SMTP_PORT=2526 npm start',
    );
  ending.push(() => lock.release());
  // An external database is only cleared on request.
  const begunAnew = options.dynamoDbEndpoint === undefined && brokeOff(stateDirectory);
  const fresh = options.fresh === true || begunAnew;
  if (fresh) forgetState(stateDirectory);
  beginState(stateDirectory);

  const state = openState(stateDirectory);
  ending.push(() => state.close());
  const clock = createClock(state.durable<number>('clock'));
  ending.push(() => clock.stop());
  const log = openLog(state.directory('logs'), {
    now: () => clock.now(),
    show: (level, message) => {
      if (!options.quiet) process.stderr.write(`${level}: ${message}\n`);
    },
  });
  ending.push(() => log.close());

  const database = await startDatabase({
    stateDirectory,
    endpoint: options.dynamoDbEndpoint,
    onLost: (message) => {
      log.write('error', message);
      options.onLost?.(message);
    },
  });
  ending.push(() => database.stop());

  const { services, functions, tables, queues, bus, api, edge, mailIn } = declareServices({
    clockOffset: clock.offset,
    databaseEndpoint: database.endpoint,
    smtpPort: options.smtpPort,
    fresh,
    extras: [{ routes: clockRoutes(clock) }, ...(options.extras ?? [])],
  });
  functions.onInvoked(() => tables.poke());
  clock.onMoved(() => void tables.expire());

  const wire = createWire(services.flatMap(({ aws }) => aws ?? []));
  const routes = routesOf(services);
  let ready = false;
  let siteUrl = '';
  const failed = (error: unknown, request: string): void =>
    log.write(
      'error',
      `${request}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );

  const site = await startHttpServer({
    port: options.port,
    largestBody: 16 * 1024 * 1024,
    pages: () => [],
    answer: async (request, viewer) => {
      if (!ready) return { status: 503, headers: { 'retry-after': '1' }, body: 'Ironcall is starting.\n' };
      const route = routes(request.path);
      if (route) return route(request, runtime);
      return (await edge.serve(request, viewer)) ?? { status: 404, body: 'No distribution is declared.\n' };
    },
    now: () => clock.now(),
    onError: failed,
  });
  ending.push(() => site.close());
  siteUrl = `http://localhost:${site.port}`;

  const wireServer = await startHttpServer({
    port: 0,
    largestBody: 256 * 1024 * 1024,
    pages: () => [siteUrl, `http://127.0.0.1:${site.port}`],
    answer: (request) => wire.answer(request, runtime),
    now: () => clock.now(),
    onError: failed,
  });
  ending.push(() => wireServer.close());

  const assembly = readCloudAssembly(options.cloudAssembly);
  const runtime: Runtime = {
    clock,
    accountId: '000000000000',
    region: 'us-east-1',
    awsEndpoint: `http://127.0.0.1:${wireServer.port}`,
    siteUrl,
    directory: state.directory,
    durable: state.durable,
    atomically: state.atomically,
    invoke: functions.invoke,
    invokeAsync: functions.invokeAsync,
    runBundle: functions.runBundle,
    putEvent: bus.put,
    sendToQueue: async (queueArn, body) => queues.send(queueArn, body),
    callAws: (name, request) => wire.call(name, wholeRequest(request), runtime),
    asset(objectKey) {
      const path = assembly.assets.get(objectKey);
      if (path === undefined) throw new Error(`The cloud assembly has no asset ${objectKey}.`);
      return path;
    },
    log: log.write,
  };

  const providers: ResourceProvider[] = services.flatMap((service) => service.providers ?? []);
  const loaded = await loadStacks(assembly, providers, runtime);
  for (const service of services) {
    // What was started is ended, even if a later one fails to start.
    ending.push(() => service.stop?.());
    await service.start?.(runtime);
  }
  finishState(stateDirectory);
  ready = true;
  if (options.warm) functions.warm(api.functionArns());

  return {
    siteUrl,
    awsEndpoint: runtime.awsEndpoint,
    smtpPort: mailIn.port() ?? options.smtpPort,
    dynamoDbEndpoint: database.endpoint,
    logPath: log.path,
    clock,
    runtime,
    resource(stack, logicalId) {
      const found = loaded.find(
        ({ resource }) => resource.stack === stack && resource.logicalId === logicalId,
      );
      return found && { ref: found.standing.ref, attributes: found.standing.attributes ?? {} };
    },
    stop,
  };
}

type Route = NonNullable<LocalService['routes']>[string];

/** The route of a path below `/_local/`: an exact match before the longest prefix. */
function routesOf(services: readonly LocalService[]): (path: string) => Route | undefined {
  const exact = new Map<string, Route>();
  const prefixes: [string, Route][] = [];
  for (const service of services)
    for (const [path, route] of Object.entries(service.routes ?? {}))
      if (path.endsWith('/')) prefixes.push([path, route]);
      else exact.set(path, route);
  prefixes.sort(([a], [b]) => b.length - a.length);
  return (path) => {
    if (!path.startsWith('/_local')) return undefined;
    return (
      exact.get(path) ??
      prefixes.find(([prefix]) => path.startsWith(prefix) || path === prefix.slice(0, -1))?.[1] ??
      notFound
    );
  };
}

const notFound: Route = async ({ path }) => ({
  status: 404,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message: `There is nothing at ${path}.` }),
});

function wholeRequest(request: Partial<AwsRequest>): AwsRequest {
  return {
    method: 'POST',
    path: '/',
    query: new URLSearchParams(),
    headers: {},
    body: Buffer.alloc(0),
    ...request,
  };
}
