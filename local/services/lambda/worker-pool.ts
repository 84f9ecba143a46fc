import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { LambdaResult } from '../../runtime.ts';
import type { Invocation, WorkerAnswer, WorkerData } from './worker-messages.ts';

export interface PooledFunction extends WorkerData {
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Reserved concurrency from the template; undefined leaves it to the pool. */
  readonly maxConcurrency?: number | undefined;
}

export interface WorkerPool {
  /** Runs the handler in a free worker, a new one, or the next one to become free. Never rejects. */
  run(event: string, onLine: (line: string) => void): Promise<PoolResult>;
  /** Starts a worker ahead of the first invocation. */
  warm(): void;
  close(): Promise<void>;
}

interface PoolResult {
  readonly requestId: string;
  readonly result: LambdaResult;
  /** Whether the invocation had to wait for a worker to start. */
  readonly cold: boolean;
}

/**
 * Workers of one function. Each handles one invocation at a time, like a Lambda sandbox, and stays warm afterwards.
 */
export function createWorkerPool(pooled: PooledFunction): WorkerPool {
  const idle: PooledWorker[] = [];
  const all = new Set<PooledWorker>();
  const waiting: ((worker: PooledWorker) => void)[] = [];
  const limit = Math.min(pooled.maxConcurrency ?? largestPool, largestPool);
  const reaper = setInterval(reap, 60_000).unref();

  return {
    async run(event, onLine) {
      const requestId = randomUUID();
      const worker =
        takeIdle() ??
        (all.size < limit ? start() : await new Promise<PooledWorker>((next) => waiting.push(next)));
      const cold = !worker.served;
      const result = await worker.invoke({ requestId, event, timeoutMs: pooled.timeoutMs }, onLine);
      if (worker.usable()) release(worker);
      else {
        all.delete(worker);
        if (waiting.length > 0) waiting.shift()?.(start());
      }
      return { requestId, result, cold };
    },
    warm() {
      if (all.size === 0) idle.push(start());
    },
    async close() {
      clearInterval(reaper);
      await Promise.all([...all].map((worker) => worker.end()));
    },
  };

  function start(): PooledWorker {
    const worker = startWorker(pooled);
    all.add(worker);
    return worker;
  }

  function takeIdle(): PooledWorker | undefined {
    for (let worker = idle.pop(); worker; worker = idle.pop()) {
      if (worker.usable()) return worker;
      all.delete(worker);
    }
    return undefined;
  }

  function release(worker: PooledWorker): void {
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  }

  function end(worker: PooledWorker): void {
    all.delete(worker);
    void worker.end();
  }

  /** Surplus workers end after a minute, the last one after a quarter of an hour. */
  function reap(): void {
    for (const worker of [...idle]) {
      const quiet = performance.now() - worker.lastUsed();
      if (quiet < (all.size > 1 ? 60_000 : 900_000) && worker.usable()) continue;
      idle.splice(idle.indexOf(worker), 1);
      end(worker);
    }
  }
}

interface PooledWorker {
  served: boolean;
  invoke(invocation: Invocation, onLine: (line: string) => void): Promise<LambdaResult>;
  usable(): boolean;
  lastUsed(): number;
  end(): Promise<void>;
}

/** More would not be faster on a laptop, and each holds a copy of the bundle and has to warm up. */
const largestPool = 4;
/** AWS allows a cold start ten seconds; a busy laptop gets more before it counts as a failure. */
const initLimitMs = 20_000;
/** For a synchronous invocation's result. */
const largestPayload = 6 * 1024 * 1024;

function startWorker(pooled: PooledFunction): PooledWorker {
  const { environment, entry, handlerName, functionName, functionArn, memoryMb, clockOffset } = pooled;
  const data: WorkerData = { entry, handlerName, functionName, functionArn, memoryMb, clockOffset };
  let onLine: (line: string) => void = () => {};
  let lastUsed = performance.now();
  let ended = false;
  let answered: ((answer: WorkerAnswer) => void) | undefined;
  let gone: WorkerAnswer | undefined;
  let thread: Worker | undefined;

  const ready = workerCode().then((code) => {
    if (ended) return;
    thread = new Worker(code, {
      eval: true,
      // Otherwise it would inherit the runtime's own flags.
      execArgv: [],
      name: functionName,
      env: { ...environment },
      workerData: data,
      stdout: true,
      stderr: true,
      // Node 24 allows young objects four times the room that Node 20 does (192 MB), and then a full worker ends the
      // whole process instead of itself.
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 48 },
    });
    for (const input of [thread.stdout, thread.stderr])
      createInterface({ input }).on('line', (line) => onLine(line));
    thread.on('message', (answer: WorkerAnswer) => answered?.(answer));
    thread.on('error', (error: NodeJS.ErrnoException) => lose(crashed(error)));
    thread.on('exit', (code) =>
      lose({
        kind: 'failed',
        errorType: 'Runtime.ExitError',
        errorMessage: ended
          ? 'The runtime is stopping.'
          : `The function's worker stopped by itself with exit code ${code}.`,
        stack: '',
      }),
    );
    return nextAnswer(initLimitMs, {
      kind: 'init-failed',
      errorType: 'Runtime.InitTimeout',
      errorMessage: `The function did not load within ${initLimitMs / 1000} s.`,
      stack: '',
    });
  });

  return {
    served: false,
    async invoke(invocation, hear) {
      onLine = hear;
      const loaded = await ready;
      this.served = true;
      if (gone || loaded?.kind !== 'ready') {
        await this.end();
        return failure(loaded?.kind === 'init-failed' ? loaded : (gone ?? loaded));
      }
      thread?.postMessage(invocation);
      const answer = await nextAnswer(invocation.timeoutMs, {
        kind: 'failed',
        errorType: 'Sandbox.Timedout',
        errorMessage: `RequestId: ${invocation.requestId} Error: Task timed out after ${(invocation.timeoutMs / 1000).toFixed(2)} seconds`,
        stack: '',
      });
      lastUsed = performance.now();
      if (answer.kind === 'failed' && answer.errorType === 'Sandbox.Timedout') await this.end();
      if (answer.kind !== 'done') {
        if (answer.kind === 'failed' && answer.stack) hear(answer.stack);
        return failure(answer);
      }
      if (answer.payload.length > largestPayload)
        return {
          ok: false,
          errorType: 'Function.ResponseSizeTooLarge',
          errorMessage: `Response payload size exceeded maximum allowed payload size (${largestPayload} bytes).`,
        };
      return { ok: true, payload: JSON.parse(answer.payload) };
    },
    usable: () => !ended && !gone,
    lastUsed: () => lastUsed,
    async end() {
      ended = true;
      await thread?.terminate();
    },
  };

  function nextAnswer(limitMs: number, late: WorkerAnswer): Promise<WorkerAnswer> {
    return new Promise((resolve) => {
      const settle = (answer: WorkerAnswer): void => {
        clearTimeout(timer);
        answered = undefined;
        resolve(answer);
      };
      const timer = setTimeout(() => settle(late), limitMs);
      answered = settle;
      if (gone) settle(gone);
    });
  }

  function lose(answer: WorkerAnswer): void {
    gone ??= answer;
    answered?.(gone);
  }
}

function crashed(error: NodeJS.ErrnoException): WorkerAnswer {
  const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return {
    kind: 'failed',
    errorType: outOfMemory ? 'Runtime.OutOfMemory' : 'Runtime.ExitError',
    errorMessage: error.message ?? String(error),
    stack: error.stack ?? '',
  };
}

function failure(answer: WorkerAnswer | undefined): LambdaResult {
  if (answer && 'errorType' in answer)
    return { ok: false, errorType: answer.errorType, errorMessage: answer.errorMessage };
  return { ok: false, errorType: 'Runtime.ExitError', errorMessage: 'The runtime is stopping.' };
}

/** The worker's module as JavaScript: a worker started from TypeScript would first load its own compiler. */
function workerCode(): Promise<string> {
  compiled ??= compile();
  return compiled;
}

let compiled: Promise<string> | undefined;

async function compile(): Promise<string> {
  const source = await readFile(new URL('./function-worker.ts', import.meta.url), 'utf8');
  const { transform } = await import('esbuild');
  const { code } = await transform(source, { loader: 'ts', format: 'cjs', target: 'node20' });
  return code;
}
