import type { LambdaResult, Runtime } from '../../runtime.ts';
import { type EventFilter, passes } from '../event-pattern.ts';
import { createDelivery, type EventSourceMapping, reportedFailures } from '../lambda/event-source-mapping.ts';
import { md5 } from './md5.ts';
import type { Message, Queue } from './queues.ts';

/**
 * Delivers a queue's messages to a function, like Lambda's pollers: what the function does not report as failed is
 * deleted, the rest returns after the queue's visibility timeout.
 */
export function consume(
  queue: Queue,
  mapping: EventSourceMapping,
  filters: readonly EventFilter[],
  runtime: Runtime,
) {
  const deliver = createDelivery(runtime);
  let running = 0;
  let stopped = false;
  let windowEnds: number | undefined;

  queue.onVisible(() => queueMicrotask(pump));
  queueMicrotask(pump);
  return {
    stop() {
      stopped = true;
    },
  };

  function pump(): void {
    while (!stopped && running < mapping.maxConcurrency) {
      const { visible } = queue.counts();
      if (visible === 0 || waitsForMore(visible)) return;
      windowEnds = undefined;
      const batch = queue.receive(mapping.batchSize);
      if (batch.length === 0) return;
      running++;
      void handOver(batch).finally(() => {
        running--;
        pump();
      });
    }
  }

  function waitsForMore(visible: number): boolean {
    if (mapping.windowMs === 0 || visible >= mapping.batchSize) return false;
    const now = runtime.clock.now();
    if (windowEnds === undefined) {
      windowEnds = now + mapping.windowMs;
      runtime.clock.at(windowEnds, pump);
    }
    return now < windowEnds;
  }

  async function handOver(batch: readonly Message[]): Promise<void> {
    const release = runtime.clock.hold();
    try {
      const wanted = batch.filter(({ body, attributes }) =>
        passes(filters, { body: parsed(body), messageAttributes: attributes }),
      );
      for (const message of batch) if (!wanted.includes(message)) queue.delete(message.receipt ?? '');
      if (wanted.length === 0) return;
      const result = await deliver(mapping.functionName, {
        Records: wanted.map((message) => record(message, queue.arn, runtime.region)),
      });
      if (stopped) return;
      const failed = failedOf(wanted, result);
      runtime.atomically(() => {
        for (const message of wanted) if (!failed.has(message.id)) queue.delete(message.receipt ?? '');
      });
    } finally {
      release();
    }
  }

  function failedOf(batch: readonly Message[], result: LambdaResult): ReadonlySet<string> {
    const all = new Set(batch.map(({ id }) => id));
    if (!result.ok) return all;
    if (!mapping.reportsFailures) return new Set();
    const reported = reportedFailures(result.payload);
    return reported?.every((id) => all.has(id)) ? new Set(reported) : all;
  }
}

function record(message: Message, eventSourceARN: string, awsRegion: string) {
  return {
    messageId: message.id,
    receiptHandle: message.receipt,
    body: message.body,
    attributes: systemAttributes(message),
    messageAttributes: Object.fromEntries(
      Object.entries(message.attributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
        name,
        {
          dataType: DataType,
          ...(StringValue !== undefined && { stringValue: StringValue }),
          ...(BinaryValue !== undefined && { binaryValue: BinaryValue }),
          stringListValues: [],
          binaryListValues: [],
        },
      ]),
    ),
    md5OfBody: md5(message.body),
    eventSource: 'aws:sqs',
    eventSourceARN,
    awsRegion,
  };
}

/** A message's system attributes, as SQS returns them: all strings. */
export function systemAttributes(message: Message): Record<string, string> {
  return {
    ApproximateReceiveCount: String(message.receiveCount),
    SentTimestamp: String(message.sentAt),
    SenderId: 'local',
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt ?? message.sentAt),
    ...(message.deadLetterOf && { DeadLetterQueueSourceArn: message.deadLetterOf }),
  };
}

/** A filter on `body` parses JSON; plain text is used as it is. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
