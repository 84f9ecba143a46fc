import { randomUUID } from 'node:crypto';
import type { DurableMap, Runtime } from '../../runtime.ts';

interface Delivery {
  readonly targetArn: string;
  /** JSON text. */
  readonly input: string;
  readonly ruleArn: string;
  readonly retries: number;
  readonly maxAgeMs: number;
  readonly deadLetterArn?: string | undefined;
}

/** Deliveries to targets: stored before the event is accepted, then tried until they arrive or are given up. */
export interface Deliveries {
  /** Stores it. Call in the transaction that stores the event, and `attempt` the returned key afterwards. */
  keep(delivery: Delivery): string;
  attempt(key: string): Promise<void>;
  start(runtime: Runtime): void;
  stop(): void;
}

export function createDeliveries(): Deliveries {
  let runtime: Runtime | undefined;
  let kept: DurableMap<KeptDelivery> | undefined;
  let stopped = false;

  return {
    keep(delivery) {
      if (!runtime || !kept) throw new Error('Events are accepted once all resources exist.');
      const now = runtime.clock.now();
      const key = `${String(now).padStart(15, '0')}-${randomUUID()}`;
      kept.put(key, { ...delivery, acceptedAt: now, attempts: 0, nextAt: now });
      return key;
    },
    attempt,
    start(at) {
      runtime = at;
      kept = at.durable<KeptDelivery>('event-deliveries');
      for (const [key, { nextAt }] of kept.entries()) at.clock.at(nextAt, () => attempt(key));
    },
    stop() {
      stopped = true;
    },
  };

  async function attempt(key: string): Promise<void> {
    const delivery = kept?.get(key);
    if (!delivery || !runtime || !kept || stopped) return;
    const { clock, log } = runtime;
    const release = clock.hold();
    try {
      const failure = await deliver(delivery, runtime);
      if (!failure) return kept.delete(key);
      const attempts = delivery.attempts + 1;
      const nextAt = clock.now() + Math.min(1_000 * 2 ** delivery.attempts, 3_600_000);
      const retries = failure.permanent ? 0 : delivery.retries;
      if (attempts <= retries && nextAt - delivery.acceptedAt <= delivery.maxAgeMs) {
        kept.put(key, { ...delivery, attempts, nextAt });
        clock.at(nextAt, () => attempt(key));
        return;
      }
      if (delivery.deadLetterArn) await runtime.sendToQueue(delivery.deadLetterArn, delivery.input);
      kept.delete(key);
      log('error', `An event was not delivered to ${delivery.targetArn}: ${failure.message}`);
    } finally {
      release();
    }
  }
}

interface KeptDelivery extends Delivery {
  readonly acceptedAt: number;
  readonly attempts: number;
  readonly nextAt: number;
}

/** Kinds of targets, by how their ARN starts. */
export const targetArns = /^arn:aws:(sqs|lambda|states|events):/;

async function deliver(
  { targetArn, input }: Delivery,
  runtime: Runtime,
): Promise<{ message: string; permanent: boolean } | undefined> {
  try {
    if (targetArn.startsWith('arn:aws:sqs:')) await runtime.sendToQueue(targetArn, input);
    else if (targetArn.startsWith('arn:aws:lambda:')) await runtime.invokeAsync(targetArn, JSON.parse(input));
    else if (targetArn.startsWith('arn:aws:states:')) return await startExecution(targetArn, input, runtime);
    else await passOn(targetArn, input, runtime);
    return undefined;
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error), permanent: false };
  }
}

async function startExecution(stateMachineArn: string, input: string, runtime: Runtime) {
  const { status, body } = await runtime.callAws('states', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'AWSStepFunctions.StartExecution',
    },
    body: Buffer.from(JSON.stringify({ stateMachineArn, input, name: randomUUID() })),
  });
  return status < 400 ? undefined : { message: String(body), permanent: status < 500 };
}

/** A bus that is another bus's target gets the same event with a new id. */
async function passOn(busArn: string, input: string, runtime: Runtime): Promise<void> {
  const event = JSON.parse(input) as Record<string, unknown>;
  await runtime.putEvent({
    busName: busArn.split('/').at(-1) ?? 'default',
    source: String(event.source),
    detailType: String(event['detail-type']),
    detail: event.detail,
    time: Date.parse(String(event.time)),
  });
}
