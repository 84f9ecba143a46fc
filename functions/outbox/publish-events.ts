import { Logger } from '@aws-lambda-powertools/logger';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand, type PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import {
  accountEventDetail,
  accountEventNames,
  companyEventDetail,
  companyEventNames,
  technicianEventDetail,
  technicianEventNames,
} from '#events/accounts.ts';
import { alertEventDetail, alertEventNames } from '#events/alerts.ts';
import { eventSource } from '#events/envelope.ts';
import { orderEventDetail, orderEventNames } from '#events/orders.ts';
import { readEnv } from '#functions/platform/env.ts';

/**
 * Publishes the events that commands wrote into the table to the event bus. Records that the bus rejects, or that are not valid
 * events, are reported one by one: the stream retries them and finally sends them to the dead-letter queue.
 */
export async function handler(stream: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const { ready, failed } = read(stream.Records);
  for (let start = 0; start < ready.length; start += mostEntries) {
    failed.push(...(await publish(ready.slice(start, start + mostEntries))));
  }
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}

/** The limit of PutEvents. */
const mostEntries = 10;

const env = readEnv({ BUS_NAME: z.string().min(1) });
const logger = new Logger();
const bus = new EventBridgeClient({ maxAttempts: 3 });

const eventRow = z.discriminatedUnion('name', [
  z.object({ name: z.enum(orderEventNames), detail: orderEventDetail }),
  z.object({ name: z.enum(accountEventNames), detail: accountEventDetail }),
  z.object({ name: z.enum(alertEventNames), detail: alertEventDetail }),
  z.object({ name: z.enum(companyEventNames), detail: companyEventDetail }),
  z.object({ name: z.enum(technicianEventNames), detail: technicianEventDetail }),
]);

interface Ready {
  readonly sequenceNumber: string;
  readonly entry: PutEventsRequestEntry;
}

function read(records: readonly DynamoDBRecord[]): { ready: Ready[]; failed: string[] } {
  const ready: Ready[] = [];
  const failed: string[] = [];
  for (const record of records) {
    const image = record.dynamodb?.NewImage as Record<string, AttributeValue> | undefined;
    const sequenceNumber = record.dynamodb?.SequenceNumber ?? '';
    if (image === undefined) continue;
    try {
      const event = eventIn(record, image);
      if (event !== undefined) ready.push({ sequenceNumber, entry: entryOf(eventRow.parse(event)) });
    } catch (error) {
      logger.error('An event in the table does not fit its schema.', {
        key: image.pk?.S,
        issues: error instanceof z.ZodError ? error.issues.map(({ path }) => path.join('.')) : String(error),
      });
      failed.push(sequenceNumber);
    }
  }
  return { ready, failed };
}

/**
 * An event's row contains the whole event. A written candidate is an event in itself, because a second row per candidate would
 * cost more than the candidate. Its id is the stream record's, which is the same on every delivery.
 */
function eventIn(
  { eventName, eventID = '', dynamodb }: DynamoDBRecord,
  image: Record<string, AttributeValue>,
): unknown {
  if (eventName === 'INSERT' && image.kind?.S === 'event') return unmarshall(image);
  if (image.kind?.S !== 'candidate') return undefined;
  const { technicianId, companyId } = unmarshall(image);
  const at = new Date(1000 * (dynamodb?.ApproximateCreationDateTime ?? 0)).toISOString();
  const detail = { id: `evt_${eventID}`, version: 1, at, companyId, technicianId };
  return { name: technicianChanged, detail };
}

const [technicianChanged] = technicianEventNames;

function entryOf({ name, detail }: z.infer<typeof eventRow>): PutEventsRequestEntry {
  return {
    EventBusName: env.BUS_NAME,
    Source: eventSource,
    DetailType: name,
    Time: new Date(detail.at),
    Detail: JSON.stringify(detail),
  };
}

/** The sequence numbers of events that the bus rejected. */
async function publish(batch: readonly Ready[]): Promise<string[]> {
  try {
    const { Entries = [] } = await bus.send(
      new PutEventsCommand({ Entries: batch.map(({ entry }) => entry) }),
    );
    const refused = batch.filter((_, index) => Entries[index]?.EventId === undefined);
    if (refused.length > 0) {
      logger.warn('The bus refused events.', { codes: Entries.flatMap(({ ErrorCode }) => ErrorCode ?? []) });
    }
    return refused.map(({ sequenceNumber }) => sequenceNumber);
  } catch (error) {
    logger.error('The bus could not be reached.', { error });
    return batch.map(({ sequenceNumber }) => sequenceNumber);
  }
}
