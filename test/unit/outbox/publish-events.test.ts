import { readdirSync, readFileSync } from 'node:fs';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderEventDetail } from '#events/orders.ts';

const bus = mockClient(EventBridgeClient);
const samples = new URL('../../../events/samples/', import.meta.url);
let publishEvents: typeof import('#functions/outbox/publish-events.ts').handler;

beforeAll(async () => {
  process.env.BUS_NAME = 'ironcall-test';
  ({ handler: publishEvents } = await import('#functions/outbox/publish-events.ts'));
});

beforeEach(() => {
  bus.reset();
  bus.on(PutEventsCommand).callsFake(({ Entries }: { Entries: unknown[] }) => ({
    FailedEntryCount: 0,
    Entries: Entries.map((_, index) => ({ EventId: `bus-${index}` })),
  }));
});

describe('Events from commands', () => {
  test('go to the bus unchanged, under their names', async () => {
    const answer = await publishEvents({ Records: [recordOf(1)] });

    expect(answer).toEqual({ batchItemFailures: [] });
    expect(sent()).toEqual([
      {
        EventBusName: 'ironcall-test',
        Source: 'ironcall',
        DetailType: 'order.approved',
        Time: new Date('2026-03-02T15:00:00.000Z'),
        Detail: JSON.stringify(detailOf(1)),
      },
    ]);
  });

  test('go in batches of ten, in order', async () => {
    await publishEvents({ Records: Array.from({ length: 23 }, (_, index) => recordOf(index)) });

    expect(bus.commandCalls(PutEventsCommand).map(({ args }) => args[0].input.Entries?.length)).toEqual([
      10, 10, 3,
    ]);
    expect(sent().map(({ Detail }) => JSON.parse(Detail ?? '').id)).toEqual(
      Array.from({ length: 23 }, (_, index) => `evt_10001_${index}`),
    );
  });

  test('that the bus refuses are retried, and only those', async () => {
    bus.on(PutEventsCommand).resolves({
      FailedEntryCount: 1,
      Entries: [{ EventId: 'bus-0' }, { ErrorCode: 'ThrottlingException' }, { EventId: 'bus-2' }],
    });

    const answer = await publishEvents({ Records: [recordOf(1), recordOf(2), recordOf(3)] });

    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'sequence-2' }] });
  });

  test('are retried if their batch fails, and the others are not', async () => {
    bus.on(PutEventsCommand).callsFake(({ Entries }: { Entries: { Detail: string }[] }) => {
      if (Entries[0]?.Detail.includes('evt_10001_0"')) throw new Error('No connection');
      return { FailedEntryCount: 0, Entries: Entries.map(() => ({ EventId: 'bus' })) };
    });

    const answer = await publishEvents({
      Records: Array.from({ length: 12 }, (_, index) => recordOf(index)),
    });

    expect(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(
      Array.from({ length: 10 }, (_, index) => `sequence-${index}`),
    );
  });

  test('that match no contract are reported and hold up no others', async () => {
    const unknown = recordOf(1, { name: 'order.exploded' });
    const broken = recordOf(2, { detail: { ...detailOf(2), status: 'lost' } });

    const answer = await publishEvents({ Records: [unknown, broken, recordOf(3)] });

    expect(answer).toEqual({
      batchItemFailures: [{ itemIdentifier: 'sequence-1' }, { itemIdentifier: 'sequence-2' }],
    });
    expect(sent()).toHaveLength(1);
  });
});

test.each(readdirSync(samples).map((file) => file.replace(/\.json$/, '')))(
  'the publisher knows %s',
  async (name) => {
    const detail: unknown = JSON.parse(readFileSync(new URL(`${name}.json`, samples), 'utf8'));

    const answer = await publishEvents({ Records: [recordOf(1, { name, detail })] });

    expect(answer).toEqual({ batchItemFailures: [] });
    expect(sent()).toMatchObject([{ DetailType: name, Detail: JSON.stringify(detail) }]);
  },
);

test('a written candidate is published as a changed technician, under the stream record’s id', async () => {
  const image = marshall({ kind: 'candidate', technicianId: 'acc_1', companyId: 'com_1' });
  const record = (eventName: 'INSERT' | 'MODIFY' | 'REMOVE'): DynamoDBRecord => ({
    eventID: '5f0c',
    eventName,
    dynamodb: {
      SequenceNumber: 'sequence-1',
      ApproximateCreationDateTime: 1_772_463_600,
      ...(eventName !== 'REMOVE' && { NewImage: image as Record<string, AttributeValue> }),
    },
  });

  await publishEvents({ Records: [record('INSERT'), record('MODIFY'), record('REMOVE')] });

  const detail = {
    id: 'evt_5f0c',
    version: 1,
    at: '2026-03-02T15:00:00.000Z',
    companyId: 'com_1',
    technicianId: 'acc_1',
  };
  expect(sent().map(({ DetailType, Detail }) => [DetailType, JSON.parse(Detail ?? '')])).toEqual([
    ['technician.changed', detail],
    ['technician.changed', detail],
  ]);
});

test('other rows of the table, and expired events, are skipped', async () => {
  const order = recordOf(1, { kind: 'order' });
  const expired: DynamoDBRecord = { ...recordOf(2), eventName: 'REMOVE' };

  const answer = await publishEvents({ Records: [order, expired] });

  expect(answer).toEqual({ batchItemFailures: [] });
  expect(bus.commandCalls(PutEventsCommand)).toHaveLength(0);
});

function sent() {
  return bus.commandCalls(PutEventsCommand).flatMap(({ args }) => args[0].input.Entries ?? []);
}

function recordOf(number: number, row: Readonly<Record<string, unknown>> = {}): DynamoDBRecord {
  const detail = detailOf(number);
  const image = marshall({
    pk: `EVENT#${detail.id}`,
    sk: 'EVENT',
    kind: 'event',
    name: 'order.approved',
    detail,
    expiresAt: 1_773_000_000,
    ...row,
  }) as Record<string, AttributeValue>;
  return { eventName: 'INSERT', dynamodb: { SequenceNumber: `sequence-${number}`, NewImage: image } };
}

function detailOf(number: number): OrderEventDetail {
  return {
    id: `evt_10001_${number}`,
    version: 1,
    at: '2026-03-02T15:00:00.000Z',
    companyId: 'com_fleet',
    orderId: '10001',
    status: 'open',
    matchingRound: 1,
    actorId: null,
  };
}
