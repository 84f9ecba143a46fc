import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { DurableMap, LambdaResult, Runtime } from '../../runtime.ts';
import { inert } from '../known-properties.ts';

/**
 * `Event` invocations: accepted once stored, retried on the runtime's clock, then sent to the failure destination.
 */
export interface AsyncInvocations {
  configure(functionName: string, settings: Partial<AsyncSettings>): void;
  accept(functionName: string, payload: unknown): void;
  /** Continues what earlier runs accepted but did not finish. */
  start(runtime: Runtime): void;
  stop(): void;
}

interface AsyncSettings {
  readonly retries: number | undefined;
  readonly maxAgeMs: number | undefined;
  /** Where a record of the failure goes: a queue, a function or a bus. */
  readonly onFailureArn: string | undefined;
  /** The older kind: a queue that gets the payload itself. */
  readonly deadLetterArn: string | undefined;
}

export function createAsyncInvocations(
  invoke: (functionName: string, payload: unknown) => Promise<LambdaResult>,
): AsyncInvocations {
  const settings = new Map<string, Partial<AsyncSettings>>();
  let kept: DurableMap<Accepted> | undefined;
  let runtime: Runtime | undefined;
  let stopped = false;

  return {
    configure(functionName, added) {
      const { onFailureArn } = added;
      if (onFailureArn && !/^arn:aws:(sqs|lambda|events):/.test(onFailureArn))
        throw new Error(
          `the laptop runtime can send failures to a queue, a function or a bus, not to ${onFailureArn}`,
        );
      settings.set(functionName, { ...settings.get(functionName), ...added });
    },
    accept(functionName, payload) {
      if (!runtime) throw new Error('Asynchronous invocations are accepted once all resources exist.');
      const acceptedAt = runtime.clock.now();
      const id = randomUUID();
      // Ordered by time, so that a restart continues in the order of acceptance.
      keep(`${String(acceptedAt).padStart(15, '0')}-${id}`, {
        id,
        functionName,
        payload,
        acceptedAt,
        attempts: 0,
        nextAt: acceptedAt,
      });
    },
    start(at) {
      runtime = at;
      kept = at.durable<Accepted>('lambda-async');
      for (const [key, accepted] of kept.entries()) schedule(key, accepted);
    },
    stop() {
      stopped = true;
    },
  };

  function keep(key: string, accepted: Accepted): void {
    kept?.put(key, accepted);
    schedule(key, accepted);
  }

  function schedule(key: string, accepted: Accepted): void {
    runtime?.clock.at(accepted.nextAt, () => attempt(key, accepted));
  }

  async function attempt(key: string, accepted: Accepted): Promise<void> {
    if (stopped || !runtime || !kept) return;
    const { retries = 2, maxAgeMs = sixHours } = settings.get(accepted.functionName) ?? {};
    const { clock } = runtime;
    const release = clock.hold();
    try {
      const result = await invoke(accepted.functionName, accepted.payload);
      if (stopped) return;
      if (result.ok) return kept.delete(key);
      // A throttled attempt doesn't count: it never reached the function.
      const throttled = result.errorType === 'TooManyRequestsException';
      const attempts = throttled ? accepted.attempts : accepted.attempts + 1;
      const nextAt = clock.now() + (throttled ? 1_000 : attempts * 60_000);
      const tooOld = nextAt - accepted.acceptedAt > maxAgeMs;
      if (attempts <= retries && !tooOld) return keep(key, { ...accepted, attempts, nextAt });
      await giveUp({ ...accepted, attempts }, result, tooOld && attempts <= retries);
      kept.delete(key);
    } finally {
      release();
    }
  }

  async function giveUp(
    { id, functionName, payload, attempts }: Accepted,
    failure: LambdaResult & { ok: false },
    tooOld: boolean,
  ): Promise<void> {
    if (!runtime) return;
    const { onFailureArn, deadLetterArn } = settings.get(functionName) ?? {};
    const { clock, region, accountId, log } = runtime;
    if (deadLetterArn) await runtime.sendToQueue(deadLetterArn, JSON.stringify(payload));
    const { errorType, errorMessage } = failure;
    const record = {
      version: '1.0',
      timestamp: new Date(clock.now()).toISOString(),
      requestContext: {
        requestId: id,
        functionArn: `arn:aws:lambda:${region}:${accountId}:function:${functionName}:$LATEST`,
        condition: tooOld ? 'EventAgeExceeded' : 'RetriesExhausted',
        approximateInvokeCount: attempts,
      },
      requestPayload: payload,
      responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
      responsePayload: { errorType, errorMessage },
    };
    if (onFailureArn?.startsWith('arn:aws:sqs:'))
      await runtime.sendToQueue(onFailureArn, JSON.stringify(record));
    else if (onFailureArn?.startsWith('arn:aws:lambda:')) await runtime.invokeAsync(onFailureArn, record);
    else if (onFailureArn)
      await runtime.putEvent({
        busName: onFailureArn.split('/').at(-1) ?? 'default',
        source: 'lambda',
        detailType: 'Lambda Function Invocation Result - Failure',
        detail: record,
      });
    log(
      'error',
      `[${functionName}] gave up an asynchronous invocation after ${attempts} attempts: ${errorType}`,
    );
  }
}

export const eventInvokeConfig = z.strictObject({
  DestinationConfig: z
    .strictObject({ OnFailure: z.strictObject({ Destination: z.string() }).optional() })
    .optional(),
  FunctionName: z.string(),
  MaximumEventAgeInSeconds: z.number().optional(),
  MaximumRetryAttempts: z.number().optional(),
  Qualifier: inert,
});

interface Accepted {
  readonly id: string;
  readonly functionName: string;
  readonly payload: unknown;
  readonly acceptedAt: number;
  readonly attempts: number;
  readonly nextAt: number;
}

const sixHours = 6 * 60 * 60 * 1000;
