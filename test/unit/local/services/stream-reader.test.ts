import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClock, type RuntimeClock } from '#local/clock.ts';
import type { LambdaResult, Runtime } from '#local/runtime.ts';
import { readStream, type StreamReader } from '#local/services/dynamodb/stream-reader.ts';
import type { EventSourceMapping } from '#local/services/lambda/event-source-mapping.ts';
import { openState, type State } from '#local/state.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';

type Batch = readonly string[];

let directory: string;
let state: State;
let clock: RuntimeClock;
let stream: string[];
let batches: Batch[];
let letters: { startSequenceNumber: string; endSequenceNumber: string; batchSize: number }[];
const readers: StreamReader[] = [];

beforeEach(() => {
  directory = newStateDirectory();
  open();
  stream = [];
  batches = [];
  letters = [];
});

afterEach(async () => {
  for (const reader of readers.splice(0)) reader.stop();
  clock.stop();
  await state.close();
});

describe('A stream', () => {
  it('is delivered in batches, in order', async () => {
    stream = ['1', '2', '3', '4', '5'];

    read({ batchSize: 2 });

    await until(() => batches.length === 3);
    expect(batches).toEqual([['1', '2'], ['3', '4'], ['5']]);
  });

  it('continues after the last completed batch following a restart', async () => {
    stream = ['1', '2'];
    read();
    await until(() => batches.length === 1);
    await settle();
    for (const reader of readers.splice(0)) reader.stop();
    await state.close();

    open();
    stream = ['1', '2', '3'];
    read();

    await until(() => batches.length === 2);
    expect(batches[1]).toEqual(['3']);
  });

  it('repeats a batch from the first failed record', async () => {
    stream = ['1', '2', '3', '4'];
    let failing = true;
    read({ reportsFailures: true }, () => {
      const batchItemFailures = failing ? [{ itemIdentifier: '4' }, { itemIdentifier: '3' }] : [];
      failing = false;
      return { ok: true, payload: { batchItemFailures } };
    });

    await until(() => batches.length === 1);
    await clock.advance(100);

    await until(() => batches.length === 2);
    expect(batches).toEqual([
      ['1', '2', '3', '4'],
      ['3', '4'],
    ]);
  });

  it('is bisected around a record that fails, which alone is set aside', async () => {
    stream = ['1', '2', '3', 'poison', '5', '6', '7'];
    read({ bisects: true, retries: 1 }, (batch) =>
      batch.includes('poison')
        ? { ok: false, errorType: 'Error', errorMessage: 'poisoned' }
        : { ok: true, payload: null },
    );

    await until(async () => {
      await clock.advance(1_000);
      return batches.some((batch) => batch.includes('7') && !batch.includes('poison'));
    });

    const done = batches.filter((batch) => !batch.includes('poison')).flat();
    expect(done).toEqual(['1', '2', '3', '5', '6', '7']);
    expect(letters).toMatchObject([
      { startSequenceNumber: 'poison', endSequenceNumber: 'poison', batchSize: 1 },
    ]);
  });

  it('gives up on a record at its maximum age', async () => {
    stream = ['old'];
    read({ maxRecordAgeMs: 60_000 }, () => ({ ok: false, errorType: 'Error', errorMessage: 'no' }));

    await until(async () => {
      await clock.advance(20_000);
      return letters.length > 0;
    });

    expect(letters).toHaveLength(1);
    expect(clock.now()).toBeGreaterThan(1_060_000);
  });

  it('treats an unreadable answer as a failure of the whole batch', async () => {
    stream = ['1', '2'];
    let first = true;
    read({ reportsFailures: true }, () => {
      const batchItemFailures = first ? [{ itemIdentifier: 'unknown' }] : [];
      first = false;
      return { ok: true, payload: { batchItemFailures } };
    });

    await until(async () => {
      await clock.advance(1_000);
      return batches.length === 2;
    });

    expect(batches).toEqual([
      ['1', '2'],
      ['1', '2'],
    ]);
  });
});

function open(): void {
  state = openState(directory);
  clock = createClock(state.durable<number>('clock'), { realNow: () => 1_000_000 });
}

interface Settings extends Partial<EventSourceMapping['stream']> {
  readonly batchSize?: number;
  readonly reportsFailures?: boolean;
}

function read(
  { batchSize = 100, reportsFailures = false, ...settings }: Settings = {},
  answer: (batch: Batch) => LambdaResult = () => ({ ok: true, payload: null }),
): void {
  const runtime = {
    clock,
    region: 'us-east-1',
    accountId: '000000000000',
    durable: state.durable,
    invoke: async (_: string, payload: unknown) => {
      const { Records } = payload as { Records: { dynamodb: { SequenceNumber: string } }[] };
      const batch = Records.map(({ dynamodb }) => dynamodb.SequenceNumber);
      batches.push(batch);
      return answer(batch);
    },
    sendToQueue: async (_: string, body: string) => {
      letters.push((JSON.parse(body) as { DDBStreamBatchInfo: (typeof letters)[number] }).DDBStreamBatchInfo);
    },
    log: () => {},
  };
  readers.push(
    readStream({
      mapping: {
        id: 'mapping',
        sourceArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/rows/stream/1',
        functionName: 'follow',
        batchSize,
        windowMs: 0,
        maxConcurrency: 1,
        reportsFailures,
        stream: {
          startAt: 'TRIM_HORIZON',
          bisects: false,
          retries: Number.POSITIVE_INFINITY,
          maxRecordAgeMs: Number.POSITIVE_INFINITY,
          onFailureArn: 'arn:aws:sqs:us-east-1:000000000000:lost',
          ...settings,
        },
      },
      filters: [],
      runtime: runtime as unknown as Runtime,
      call: answerAsDatabase as never,
      databaseStreamArn: 'stream',
      decorate: (record) => record,
    }),
  );
}

/** The stream's operations over the sequence numbers in `stream`; an iterator is a position in it. */
async function answerAsDatabase(operation: string, input: Record<string, string>): Promise<unknown> {
  if (operation === 'DescribeStream') return { StreamDescription: { Shards: [{ ShardId: 'shard' }] } };
  if (operation === 'GetShardIterator')
    return { ShardIterator: String(stream.indexOf(input.SequenceNumber ?? '') + 1) };
  const Records = stream.slice(Number(input.ShardIterator)).map((SequenceNumber) => ({
    eventID: SequenceNumber,
    eventName: 'INSERT',
    dynamodb: { Keys: {}, SequenceNumber, ApproximateCreationDateTime: 1_000 },
  }));
  return { Records, NextShardIterator: String(stream.length) };
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const limit = performance.now() + 5_000;
  while (!(await condition())) {
    if (performance.now() > limit) throw new Error(`It did not come to that: ${JSON.stringify(batches)}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Waits until a delivered batch is recorded, too. */
function settle(): Promise<void> {
  return clock.advance(0);
}
