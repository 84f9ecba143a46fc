/**
 * Runs inside a function's worker thread, compiled to CommonJS by `worker-pool.ts`: loads the handler and handles one
 * invocation at a time. Imports nothing but Node and types, because it is passed as text.
 */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Invocation, WorkerAnswer, WorkerData } from './worker-messages.ts';

const data = workerData as WorkerData;
const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread only.');

followClock(data.clockOffset);
void loadHandler().then(serve, (error: unknown) => {
  answer({ kind: 'init-failed', ...described(error, 'Runtime.ImportModuleError') });
});

function serve(handler: (event: unknown, context: unknown) => unknown): void {
  const run = async (invocation: Invocation): Promise<void> => {
    try {
      const result = await handler(JSON.parse(invocation.event), context(invocation));
      answer({ kind: 'done', payload: JSON.stringify(result) ?? 'null' });
    } catch (error) {
      answer({ kind: 'failed', ...described(error, 'Error') });
    }
  };
  port?.on('message', (invocation: Invocation) => void run(invocation));
  answer({ kind: 'ready' });
}

async function loadHandler() {
  const module = (await import(pathToFileURL(data.entry).href)) as Record<string, unknown>;
  // CommonJS exports that Node could not detect are only on `default`.
  const fallback = module.default as Record<string, unknown> | undefined;
  const handler = module[data.handlerName] ?? fallback?.[data.handlerName];
  if (typeof handler !== 'function') {
    throw Object.assign(new Error(`${data.handlerName} is not exported by ${data.entry}`), {
      name: 'Runtime.HandlerNotFound',
    });
  }
  return handler as (event: unknown, context: unknown) => unknown;
}

function context({ requestId, timeoutMs }: Invocation) {
  const startedAt = performance.now();
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName: data.functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: data.functionArn,
    memoryLimitInMB: String(data.memoryMb),
    awsRequestId: requestId,
    logGroupName: `/aws/lambda/${data.functionName}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, Math.round(timeoutMs - (performance.now() - startedAt))),
  };
}

function described(error: unknown, otherwise: string) {
  if (!(error instanceof Error)) return { errorType: otherwise, errorMessage: String(error), stack: '' };
  return { errorType: error.name || otherwise, errorMessage: error.message, stack: error.stack ?? '' };
}

function answer(message: WorkerAnswer): void {
  port?.postMessage(message);
}

/** Lets `Date` follow the runtime's clock. Timers and `performance` keep real time. */
function followClock(offset: SharedArrayBuffer): void {
  const ahead = new Float64Array(offset);
  const realNow = Date.now;
  const RealDate = Date;
  const now = (): number => realNow() + (ahead[0] ?? 0);
  RealDate.now = now;
  const ClockDate = new Proxy(RealDate, {
    construct: (target, parts, newTarget) =>
      Reflect.construct(target, parts.length > 0 ? parts : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
  });
  RealDate.prototype.constructor = ClockDate;
  globalThis.Date = ClockDate;
}
