import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { registerToggle, type Toggle } from '../console/controls.ts';
import type { AwsRequest, AwsResponse, LambdaResult, LocalService, Resource, Runtime } from '../runtime.ts';
import { inert, provider } from './known-properties.ts';
import {
  type AsyncInvocations,
  createAsyncInvocations,
  eventInvokeConfig,
} from './lambda/async-invocations.ts';
import { createWorkerPool, type PooledFunction, type WorkerPool } from './lambda/worker-pool.ts';
import { localCredentials } from './local-credentials.ts';
import { physicalName } from './resource-names.ts';

/** A function as the console shows it. */
interface FunctionSummary {
  readonly name: string;
  readonly stack: string;
  readonly runtime: string;
  readonly memoryMb: number;
  readonly timeoutMs: number;
  readonly invocations: number;
  readonly failures: number;
}

/** One invocation as the console shows it. Times by the runtime's clock, duration in real milliseconds. */
interface InvocationRecord {
  readonly requestId: string;
  readonly functionName: string;
  readonly at: number;
  readonly durationMs: number;
  readonly cold: boolean;
  readonly error?: string;
  readonly log: readonly string[];
}

export interface LambdaService extends LocalService {
  readonly invoke: Runtime['invoke'];
  readonly invokeAsync: Runtime['invokeAsync'];
  readonly runBundle: Runtime['runBundle'];
  /** Calls back after every invocation, which may have written to a stream. */
  onInvoked(listener: () => void): void;
  /** Starts a worker for each of these functions ahead of the first request. */
  warm(functionNamesOrArns: readonly string[]): void;
}

/**
 * Functions as worker threads: the code that would be deployed, with its environment from the template.
 *
 * @param clockOffset how far the workers' `Date` is ahead of real time, shared with the runtime's clock
 */
export function lambda({ clockOffset }: { readonly clockOffset: SharedArrayBuffer }): LambdaService {
  const functions = new Map<string, LocalFunction>();
  const recent: InvocationRecord[] = [];
  const listeners: (() => void)[] = [];
  const asynchronous: AsyncInvocations = createAsyncInvocations(invoke);
  const functionsFail: Toggle = {
    id: 'functions-fail',
    label: 'Functions fail at first',
    hint: `The first ${failingCalls} calls of each function fail, as if its process had ended.`,
    counts: 'Calls failed',
    changed: () => {
      for (const known of functions.values()) known.failedBySwitch = 0;
    },
  };
  let runtime: Runtime | undefined;
  let stopping = false;

  async function invoke(functionNameOrArn: string, payload: unknown): Promise<LambdaResult> {
    const name = functionName(functionNameOrArn);
    const known = functions.get(name);
    if (!known || !runtime)
      return {
        ok: false,
        errorType: 'ResourceNotFoundException',
        errorMessage: `Function not found: ${name}`,
      };
    if (known.running >= known.reserved)
      return { ok: false, errorType: 'TooManyRequestsException', errorMessage: 'Rate Exceeded.' };

    const { clock, log } = runtime;
    const release = clock.hold();
    const at = clock.now();
    const startedAt = performance.now();
    const lines: string[] = [];
    known.running++;
    try {
      known.pool ??= createPool(known, runtime);
      if (typeof known.pool === 'string')
        return { ok: false, errorType: 'Runtime.Unsupported', errorMessage: known.pool };
      const { requestId, result, cold } = failsBySwitch(known, runtime)
        ? { requestId: randomUUID(), result: setToFail, cold: false }
        : await known.pool.run(JSON.stringify(payload) ?? 'null', (line) => {
            log('info', `[${name}] ${line}`);
            if (lines.length < longestLog) lines.push(line);
          });
      // Its worker was ended with the runtime: no failure of the function.
      if (stopping && !result.ok) return result;
      const durationMs = Math.round((performance.now() - startedAt) * 10) / 10;
      const error = result.ok ? undefined : `${result.errorType}: ${result.errorMessage}`;
      known.invocations++;
      if (error) {
        known.failures++;
        log('warn', `[${name}] failed: ${error}`);
      }
      recent.push({
        requestId,
        functionName: name,
        at,
        durationMs,
        cold,
        ...(error && { error }),
        log: lines,
      });
      if (recent.length > longestHistory) recent.shift();
      return result;
    } finally {
      known.running--;
      for (const listener of listeners) listener();
      release();
    }
  }

  function failsBySwitch(known: LocalFunction, at: Runtime): boolean {
    const failing = registerToggle(at, functionsFail);
    if (!failing.on || known.failedBySwitch >= failingCalls) return false;
    known.failedBySwitch++;
    failing.count();
    return true;
  }

  async function runBundle(entry: string, payload: Promise<unknown>): Promise<LambdaResult> {
    const at = runtime;
    if (!at) throw new Error('The functions are not declared yet.');
    const name = basename(dirname(entry));
    const variables = [...functions.values()].map(({ properties }) => properties.Environment?.Variables);
    const pool = createWorkerPool({
      ...workerSettings(at, { name, directory: dirname(entry), memoryMb: 1024, variables }),
      entry,
      handlerName: 'handler',
      functionArn: name,
      timeoutMs: longestBundleMs,
    });
    pool.warm();
    try {
      const { result } = await pool.run(JSON.stringify(await payload), (line) =>
        at.log('info', `[${name}] ${line}`),
      );
      return result;
    } finally {
      await pool.close();
    }
  }

  function createPool(known: LocalFunction, at: Runtime): WorkerPool | string {
    const { name, arn, properties, directory } = known;
    if (!properties.Runtime?.startsWith('nodejs'))
      return `${name} runs ${properties.Runtime ?? 'an image'}, and the laptop runtime only runs Node.js functions.`;
    const [file = '', handlerName = ''] = (properties.Handler ?? '').split('.');
    const entry = ['.mjs', '.js', '.cjs']
      .map((end) => join(directory, file + end))
      .find((path) => existsSync(path));
    if (!entry) return `${name}: there is no ${file}.mjs or ${file}.js in ${directory}.`;
    return createWorkerPool({
      ...workerSettings(at, {
        name,
        directory,
        memoryMb: properties.MemorySize,
        role: properties.Role,
        variables: [properties.Environment?.Variables],
      }),
      entry,
      handlerName,
      functionArn: arn,
      timeoutMs: properties.Timeout * 1000,
      maxConcurrency: properties.ReservedConcurrentExecutions,
    });
  }

  /** What every worker gets, whatever it runs. */
  function workerSettings(
    { awsEndpoint, region }: Runtime,
    {
      name,
      directory,
      memoryMb,
      role,
      variables,
    }: {
      readonly name: string;
      readonly directory: string;
      readonly memoryMb: number;
      readonly role?: string | undefined;
      readonly variables: readonly (Readonly<Record<string, string>> | undefined)[];
    },
  ): Pick<PooledFunction, 'functionName' | 'memoryMb' | 'clockOffset' | 'environment'> {
    return {
      functionName: name,
      memoryMb,
      clockOffset,
      environment: {
        ...Object.assign({}, ...variables),
        AWS_REGION: region,
        AWS_DEFAULT_REGION: region,
        AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
        // Names the role whose permissions its calls have.
        AWS_SESSION_TOKEN: role ?? localCredentials.sessionToken,
        AWS_LAMBDA_FUNCTION_NAME: name,
        AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
        AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
        AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
        LAMBDA_TASK_ROOT: directory,
        AWS_ENDPOINT_URL: awsEndpoint,
        // The SDK would print it once per worker; the runtime checks the laptop's Node version itself.
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
        TZ: 'UTC',
      },
    };
  }

  function declare(
    resource: Resource,
    properties: FunctionProperties,
    { accountId, region, asset, directory }: Runtime,
  ) {
    const name = physicalName(resource, properties.FunctionName);
    const arn = `arn:aws:lambda:${region}:${accountId}:function:${name}`;
    if (properties.Layers?.length && properties.Runtime?.startsWith('nodejs'))
      throw new Error('the laptop runtime does not support layers for Node.js functions');
    const { S3Key, ZipFile } = properties.Code;
    functions.set(name, {
      name,
      arn,
      stack: resource.stack,
      properties,
      directory: S3Key ? asset(S3Key) : inlineCode(join(directory('functions'), name), ZipFile ?? ''),
      reserved: properties.ReservedConcurrentExecutions ?? Number.POSITIVE_INFINITY,
      running: 0,
      invocations: 0,
      failures: 0,
      failedBySwitch: 0,
      pool: undefined,
    });
    if (properties.DeadLetterConfig)
      asynchronous.configure(name, { deadLetterArn: properties.DeadLetterConfig.TargetArn });
    return { ref: name, attributes: { Arn: arn } };
  }

  return {
    providers: [
      provider('AWS::Lambda::Function', functionProperties, (properties, resource, at) => {
        runtime = at;
        return declare(resource, properties, at);
      }),
      provider('AWS::Lambda::EventInvokeConfig', eventInvokeConfig, (properties) => {
        asynchronous.configure(functionName(properties.FunctionName), {
          onFailureArn: properties.DestinationConfig?.OnFailure?.Destination,
          retries: properties.MaximumRetryAttempts,
          maxAgeMs: properties.MaximumEventAgeInSeconds && properties.MaximumEventAgeInSeconds * 1000,
        });
        return { ref: `${properties.FunctionName}-invoke-config` };
      }),
      provider('AWS::Lambda::Version', versionProperties, ({ FunctionName }, _, { accountId, region }) => ({
        ref: `arn:aws:lambda:${region}:${accountId}:function:${functionName(FunctionName)}:1`,
        attributes: {
          FunctionArn: `arn:aws:lambda:${region}:${accountId}:function:${functionName(FunctionName)}:1`,
          Version: '1',
        },
      })),
      provider('AWS::Lambda::Alias', aliasProperties, ({ FunctionName, Name }, _, { accountId, region }) => {
        const arn = `arn:aws:lambda:${region}:${accountId}:function:${functionName(FunctionName)}:${Name}`;
        return { ref: arn, attributes: { AliasArn: arn } };
      }),
    ],
    aws: [{ signingName: 'lambda', handle: (request) => invokeOverWire(request) }],
    routes: {
      '/_local/api/functions': async () =>
        json({
          functions: [...functions.values()].map(
            ({ name, stack, properties, invocations, failures }): FunctionSummary => ({
              name,
              stack,
              runtime: properties.Runtime ?? 'image',
              memoryMb: properties.MemorySize,
              timeoutMs: properties.Timeout * 1000,
              invocations,
              failures,
            }),
          ),
        }),
      '/_local/api/invocations': async ({ query }) => {
        const of = query.get('function');
        const chosen = recent.filter(({ functionName: name }) => !of || name === of).reverse();
        return json({ invocations: chosen.slice(0, Number(query.get('limit') ?? 100)) });
      },
    },
    start: (at) => {
      runtime = at;
      registerToggle(at, functionsFail);
      return asynchronous.start(at);
    },
    async stop() {
      stopping = true;
      asynchronous.stop();
      const pools = [...functions.values()].flatMap(({ pool }) => (typeof pool === 'object' ? [pool] : []));
      await Promise.all(pools.map((pool) => pool.close()));
    },
    invoke,
    invokeAsync: async (functionNameOrArn, payload) =>
      asynchronous.accept(functionName(functionNameOrArn), payload),
    runBundle,
    onInvoked(listener) {
      listeners.push(listener);
    },
    warm(names) {
      for (const known of names.map((name) => functions.get(functionName(name)))) {
        if (!known || !runtime) continue;
        known.pool ??= createPool(known, runtime);
        if (typeof known.pool === 'object') known.pool.warm();
      }
    },
  };

  async function invokeOverWire({ path, headers, body }: AwsRequest): Promise<AwsResponse> {
    const [, encoded] = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(path) ?? [];
    if (encoded === undefined)
      return refusal(404, 'UnknownOperationException', 'The laptop runtime only supports Invoke.');
    const name = functionName(decodeURIComponent(encoded));
    if (!functions.has(name)) return refusal(404, 'ResourceNotFoundException', `Function not found: ${name}`);
    if (body.length > largestRequest)
      return refusal(413, 'RequestTooLargeException', 'Request must be smaller than 6291456 bytes');
    const payload: unknown = body.length === 0 ? {} : JSON.parse(body.toString('utf8'));

    if (headers['x-amz-invocation-type'] === 'Event') {
      asynchronous.accept(name, payload);
      return { status: 202, body: '' };
    }
    if (headers['x-amz-invocation-type'] === 'DryRun') return { status: 204, body: '' };
    const result = await invoke(name, payload);
    if (result.ok)
      return {
        status: 200,
        headers: { 'content-type': 'application/json', 'x-amz-executed-version': '$LATEST' },
        body: JSON.stringify(result.payload),
      };
    if (result.errorType === 'TooManyRequestsException')
      return refusal(429, result.errorType, result.errorMessage);
    return {
      status: 200,
      headers: { 'content-type': 'application/json', 'x-amz-function-error': 'Unhandled' },
      body: JSON.stringify({ errorType: result.errorType, errorMessage: result.errorMessage }),
    };
  }
}

interface LocalFunction {
  readonly name: string;
  readonly arn: string;
  readonly stack: string;
  readonly properties: FunctionProperties;
  readonly directory: string;
  readonly reserved: number;
  running: number;
  invocations: number;
  failures: number;
  /** Calls that the console's switch failed since it was turned on. */
  failedBySwitch: number;
  /** Created at the first invocation; a string says why it can't be. */
  pool: WorkerPool | string | undefined;
}

type FunctionProperties = z.output<typeof functionProperties>;

/** The dose of the switch `functions-fail`. */
const failingCalls = 2;
const setToFail: LambdaResult = {
  ok: false,
  errorType: 'Runtime.ExitError',
  errorMessage: 'The function is set to fail in the console.',
};

const largestRequest = 6 * 1024 * 1024;
const longestHistory = 500;
const longestLog = 100;
/** A busy laptop takes its time. */
const longestBundleMs = 120_000;

const functionProperties = z.strictObject({
  Architectures: inert,
  Code: z.strictObject({
    S3Bucket: inert,
    S3Key: z.string().optional(),
    ZipFile: z.string().optional(),
  }),
  DeadLetterConfig: z.strictObject({ TargetArn: z.string() }).optional(),
  Description: inert,
  Environment: z.strictObject({ Variables: z.record(z.string(), z.coerce.string()).optional() }).optional(),
  EphemeralStorage: inert,
  FunctionName: z.string().optional(),
  Handler: z.string().optional(),
  Layers: z.array(z.string()).optional(),
  LoggingConfig: inert,
  MemorySize: z.coerce.number().default(128),
  ReservedConcurrentExecutions: z.number().optional(),
  Role: z.string().optional(),
  Runtime: z.string().optional(),
  RuntimeManagementConfig: inert,
  Tags: inert,
  Timeout: z.coerce.number().default(3),
  TracingConfig: inert,
});

const versionProperties = z.strictObject({ FunctionName: z.string(), Description: inert, CodeSha256: inert });

const aliasProperties = z.strictObject({
  FunctionName: z.string(),
  FunctionVersion: inert,
  Name: z.string(),
  Description: inert,
});

/** The name from `name`, `name:qualifier`, or an ARN with or without a qualifier. */
function functionName(nameOrArn: string): string {
  const parts = nameOrArn.split(':');
  return (parts[0] === 'arn' ? parts[6] : parts[0]) ?? nameOrArn;
}

function inlineCode(directory: string, code: string): string {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'index.js'), code);
  // Inline code is CommonJS, whatever the package around the state directory says.
  writeFileSync(join(directory, 'package.json'), '{"type":"commonjs"}\n');
  return directory;
}

function json(body: unknown): AwsResponse {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function refusal(status: number, code: string, message: string): AwsResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', 'x-amzn-errortype': code },
    body: JSON.stringify({ Type: 'User', Message: message, message }),
  };
}
