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
 * Puts the events that commands wrote into the table on to the bus. What the bus takes not, and what is no event of ours,
 * is reported record by record: the stream brings it again, and at last to the dead letters.
 */
export async function handler(stream: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const { ready, failed } = read(stream.Records);
  for (let start = 0; start < ready.length; start += mostEntries) {
    failed.push(...(await publish(ready.slice(start, start + mostEntries))));
  }
  return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
}

/** PutEvents takes so many at once. */
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
      const told = toldBy(record, image);
      if (told !== undefined) ready.push({ sequenceNumber, entry: entryOf(eventRow.parse(told)) });
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
 * An event's row says it all. That a candidate was written is an event of its own: every write of one would otherwise need a
 * second row, which costs more than the candidate. Its id is the record's, which stays when the stream brings it again.
 */
function toldBy(
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

/** The sequence numbers of those that the bus did not take. */
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
