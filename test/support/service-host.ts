import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClock, type RuntimeClock } from '#local/clock.ts';
import type {
  AwsRequest,
  AwsResponse,
  LambdaResult,
  LocalService,
  Runtime,
  Standing,
} from '#local/runtime.ts';
import { localCredentials } from '#local/services/local-credentials.ts';
import { openState } from '#local/state.ts';
import { newStateDirectory } from './temporary-directories.ts';

export type TestFunction = (payload: never) => unknown;

export interface ServiceHost {
  readonly runtime: Runtime;
  readonly clock: RuntimeClock;
  readonly stateDirectory: string;
  /** Events put on buses, and messages sent to queues. */
  readonly events: { busName: string; source: string; detailType: string; detail: unknown }[];
  readonly queued: { queueArn: string; body: string }[];
  readonly functions: Map<string, TestFunction>;
  /** Settings for an SDK client of this host. */
  readonly client: {
    endpoint: string;
    region: string;
    credentials: typeof localCredentials;
  };
  readonly siteUrl: string;
  /** Gives a resource to its type's provider, as the template loader would. */
  create(type: string, properties: Record<string, unknown>, logicalId?: string): Promise<Standing>;
  start(): Promise<void>;
  /** Stops everything and keeps the stored state. */
  stop(): Promise<void>;
}

/**
 * Runs some local services alone: their protocols over HTTP, with the runtime's own clock and stored state, and with
 * functions, buses and queues that a test can inspect.
 */
export async function startServiceHost(options: {
  readonly services: readonly LocalService[];
  readonly functions?: Readonly<Record<string, TestFunction>>;
  readonly assets?: Readonly<Record<string, string>>;
  readonly stateDirectory?: string;
}): Promise<ServiceHost> {
  const stateDirectory = options.stateDirectory ?? newStateDirectory();
  const state = openState(stateDirectory);
  const clock = createClock(state.durable<number>('clock'), { settleLimitMs: 500 });
  const functions = new Map<string, TestFunction>(Object.entries(options.functions ?? {}));
  const events: ServiceHost['events'] = [];
  const queued: ServiceHost['queued'] = [];

  const aws = await listen((request) => dispatchAws(options.services, request, runtime));
  const site = await listen((request) => dispatchRoute(options.services, request, runtime));
  const runtime: Runtime = {
    clock,
    accountId: '123456789012',
    region: 'us-east-1',
    awsEndpoint: aws.url,
    siteUrl: site.url,
    directory: (name) => state.directory(name),
    durable: (name) => state.durable(name),
    atomically: (writes) => state.atomically(writes),
    invoke: async (name, payload) => {
      const done = clock.hold();
      return invoke(functions, name, payload).finally(done);
    },
    // The real runtime stores and retries these; here the function has finished when this returns.
    invokeAsync: async (name, payload) => {
      const result = await invoke(functions, name, payload);
      if (!result.ok && result.errorType === 'ResourceNotFoundException')
        throw new Error(result.errorMessage);
    },
    runBundle: async (entry, payload) => invoke(functions, entry, await payload),
    callAws: async (signingName, request) => {
      const service = options.services
        .flatMap(({ aws = [] }) => aws)
        .find((s) => s.signingName === signingName);
      if (!service) throw new Error(`There is no service ${signingName}.`);
      return service.handle({ ...emptyRequest, ...request }, runtime);
    },
    putEvent: async (event) => {
      events.push(event);
    },
    sendToQueue: async (queueArn, body) => {
      queued.push({ queueArn, body });
    },
    asset: (key) => {
      const path = options.assets?.[key];
      if (!path) throw new Error(`There is no asset ${key}.`);
      return path;
    },
    log: () => undefined,
  };

  return {
    runtime,
    clock,
    stateDirectory,
    events,
    queued,
    functions,
    siteUrl: site.url,
    client: {
      endpoint: aws.url,
      region: 'us-east-1',
      credentials: localCredentials,
    },
    create: async (type, properties, logicalId = 'Thing') => {
      const provider = options.services
        .flatMap(({ providers = [] }) => providers)
        .find((p) => p.type === type);
      if (!provider) throw new Error(`No service provides ${type}.`);
      return provider.create({ stack: 'ironcall-test', logicalId, type, properties }, runtime);
    },
    start: async () => {
      for (const service of options.services) await service.start?.(runtime);
    },
    stop,
  };

  async function stop() {
    for (const service of options.services) await service.stop?.();
    await Promise.all([aws.close(), site.close()]);
    clock.stop();
    await state.close();
  }
}

async function invoke(
  functions: ReadonlyMap<string, TestFunction>,
  name: string,
  payload: unknown,
): Promise<LambdaResult> {
  const run = functions.get(name) ?? functions.get(name.split(':').at(-1) ?? '');
  if (!run) return { ok: false, errorType: 'ResourceNotFoundException', errorMessage: `No function ${name}` };
  try {
    const answer = await run(structuredClone(payload) as never);
    return { ok: true, payload: answer === undefined ? null : JSON.parse(JSON.stringify(answer)) };
  } catch (error) {
    const { name: errorType, message } = error instanceof Error ? error : new Error(String(error));
    return { ok: false, errorType, errorMessage: message };
  }
}

async function dispatchAws(services: readonly LocalService[], request: AwsRequest, runtime: Runtime) {
  const scope =
    /Credential=[^/]+\/\d+\/[^/]+\/([^/]+)\//.exec(request.headers.authorization ?? '')?.[1] ??
    request.query.get('X-Amz-Credential')?.split('/')[3];
  const unsigned = request.headers['x-amz-target']?.startsWith('AWSCognito') ? 'cognito-idp' : 's3';
  const service = services
    .flatMap(({ aws = [] }) => aws)
    .find(({ signingName }) => signingName === (scope ?? unsigned));
  return service ? service.handle(request, runtime) : { status: 404, body: `No service ${scope}` };
}

async function dispatchRoute(services: readonly LocalService[], request: AwsRequest, runtime: Runtime) {
  const routes = services.flatMap(({ routes = {} }) => Object.entries(routes));
  const exact = routes.find(([path]) => path === request.path);
  const prefixed = routes
    .filter(([path]) => path.endsWith('/') && request.path.startsWith(path))
    .sort(([a], [b]) => b.length - a.length)[0];
  const route = exact ?? prefixed;
  return route ? route[1](request, runtime) : { status: 404, body: `No route ${request.path}` };
}

async function listen(answer: (request: AwsRequest) => Promise<AwsResponse>) {
  const respond = async (message: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = await answer(await readRequest(message));
    response.writeHead(status, headers).end(message.method === 'HEAD' ? undefined : body);
  };
  const server: Server = createServer((message, response) => void respond(message, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const emptyRequest: AwsRequest = {
  method: 'POST',
  path: '/',
  query: new URLSearchParams(),
  headers: {},
  body: Buffer.alloc(0),
};

async function readRequest(message: IncomingMessage): Promise<AwsRequest> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  const [path = '/', query = ''] = (message.url ?? '/').split('?');
  return {
    method: message.method ?? 'GET',
    path,
    query: new URLSearchParams(query),
    headers: Object.fromEntries(
      Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
    ),
    body: Buffer.concat(parts),
  };
}
