import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { OrderEventDetail, OrderEventName } from '#events/orders.ts';
import { documentClient } from '#functions/platform/table.ts';

export interface HeardEvent {
  readonly kind: 'event';
  readonly name: OrderEventName;
  readonly detail: OrderEventDetail;
}

/**
 * Does some work and returns its events instead of sending them to the outbox, so that nobody is notified today of
 * what happened last week.
 */
export async function heardDuring<T>(
  work: () => Promise<T>,
): Promise<{ readonly answer: T; readonly heard: readonly HeardEvent[] }> {
  const heard: HeardEvent[] = [];
  documentClient.middlewareStack.add(
    (next) => (args) => {
      const { TransactItems: members } = args.input as { readonly TransactItems?: readonly Member[] };
      if (members === undefined) return next(args);
      heard.push(...members.flatMap(({ Put }) => (isEvent(Put?.Item) ? [Put.Item] : [])));
      const others = members.filter(({ Put }) => !isEvent(Put?.Item));
      return next({ ...args, input: { ...args.input, TransactItems: others } });
    },
    { name, step: 'initialize' },
  );
  try {
    return { answer: await work(), heard };
  } finally {
    documentClient.middlewareStack.remove(name);
  }
}

/** Gives a queue's consumer the events it subscribes to, as the bus and the queue would. */
export async function bring(
  consumer: (event: SQSEvent) => Promise<SQSBatchResponse>,
  heard: readonly HeardEvent[],
  names: readonly OrderEventName[],
): Promise<void> {
  const items = heard.filter((event) => names.includes(event.name));
  const Records = items.map(({ name: detailType, detail }) => ({
    messageId: detail.id,
    body: JSON.stringify({ 'detail-type': detailType, detail }),
  }));
  const { batchItemFailures } = await consumer({ Records } as unknown as SQSEvent);
  if (batchItemFailures.length > 0) throw new Error(`${batchItemFailures.length} events were taken back.`);
}

interface Member {
  readonly Put?: { readonly Item: { readonly kind: string } };
}

const name = 'events-heard';

function isEvent(row: { readonly kind: string } | undefined): row is HeardEvent {
  return row?.kind === 'event';
}
