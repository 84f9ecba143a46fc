import { randomUUID } from 'node:crypto';
import type { DurableMap, LambdaResult, Runtime } from '../../runtime.ts';
import { type EventFilter, passes } from '../event-pattern.ts';
import { createDelivery, type EventSourceMapping, reportedFailures } from '../lambda/event-source-mapping.ts';
import type { DynamoCall } from './wire.ts';

/** A record as a function sees it. */
export interface StreamRecord {
  readonly eventID: string;
  readonly eventName: string;
  readonly dynamodb: {
    readonly Keys: Readonly<Record<string, unknown>>;
    readonly SequenceNumber: string;
    readonly ApproximateCreationDateTime: number;
  };
  readonly userIdentity?: { readonly type: string; readonly principalId: string };
}

export interface StreamReaderOptions {
  readonly mapping: EventSourceMapping;
  readonly filters: readonly EventFilter[];
  readonly runtime: Runtime;
  readonly call: DynamoCall;
  /** The database's name for the stream; its label changes if the table is recreated. */
  readonly databaseStreamArn: string;
  /** Adds what the database leaves out of a record. */
  readonly decorate: (record: StreamRecord) => StreamRecord;
}

export interface StreamReader {
  /** Something may have been written: read at once. */
  poke(): void;
  stop(): void;
}

/**
 * Delivers a stream's records to a function, in order and at least once. The position is stored after every batch, so
 * a killed runtime continues where it was.
 */
export function readStream(options: StreamReaderOptions): StreamReader {
  const { mapping, filters, runtime, call, databaseStreamArn, decorate } = options;
  const { clock } = runtime;
  const bring = createDelivery(runtime);
  const kept: DurableMap<Checkpoint> = runtime.durable('stream-checkpoints');
  const key = `${mapping.id} ${databaseStreamArn}`;
  let checkpoint: Checkpoint = kept.get(key) ?? { shardId: undefined, sequence: undefined };
  let iterator: string | undefined;
  let stopped = false;
  /** Holds the clock while a poke's read is pending or under way. */
  let release = (): void => {};
  let releaseRead = (): void => {};
  let poked = false;
  let wake = (): void => {};

  void run();
  return {
    poke() {
      if (stopped || poked) return;
      poked = true;
      release();
      release = clock.hold();
      wake();
    },
    stop() {
      stopped = true;
      release();
      wake();
    },
  };

  async function run(): Promise<void> {
    let pauseMs = 0;
    while (!stopped) {
      poked = false;
      releaseRead = release;
      release = () => {};
      const startedAt = performance.now();
      try {
        const records = await nextRecords();
        const tookMs = performance.now() - startedAt;
        if (records.length > 0) await handOver(records.map(decorate));
        // Long streams are slow to read, so an idle stream is polled so rarely that this costs less than about 3 % of
        // a core. Functions' writes trigger a read at once, through `poke`.
        pauseMs =
          records.length > 0
            ? 0
            : Math.min(
                Math.max(pauseMs * 1.5, shortestPauseMs, tookMs * 40),
                tookMs > 5 ? 2_000 : longestPauseMs,
              );
      } catch (error) {
        if (stopped) return;
        iterator = undefined;
        pauseMs = 1_000;
        runtime.log('warn', `The stream of ${mapping.sourceArn} could not be read: ${String(error)}`);
      } finally {
        releaseRead();
      }
      if (!poked && pauseMs > 0 && !stopped) await pause(pauseMs);
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function nextRecords(): Promise<StreamRecord[]> {
    iterator ??= await openShard();
    if (iterator === undefined) return [];
    const answer = await call<{ Records?: StreamRecord[]; NextShardIterator?: string }>('GetRecords', {
      ShardIterator: iterator,
      Limit: 1000,
    });
    iterator = answer.NextShardIterator;
    if (iterator === undefined && (answer.Records ?? []).length === 0)
      checkpoint = { ...checkpoint, closed: true };
    return answer.Records ?? [];
  }

  async function openShard(): Promise<string | undefined> {
    const { StreamDescription } = await call<{ StreamDescription: { Shards?: { ShardId: string }[] } }>(
      'DescribeStream',
      { StreamArn: databaseStreamArn },
    );
    const shards = (StreamDescription.Shards ?? []).map(({ ShardId }) => ShardId);
    const known = checkpoint.shardId === undefined ? -1 : shards.indexOf(checkpoint.shardId);
    const fromLatest = checkpoint.shardId === undefined && mapping.stream.startAt === 'LATEST';
    const goesOn = known >= 0 && !checkpoint.closed;
    const shardId = goesOn ? shards[known] : fromLatest ? shards.at(-1) : shards[known + 1];
    if (shardId === undefined) return undefined;
    const sequence = goesOn ? checkpoint.sequence : undefined;
    checkpoint = { shardId, sequence };
    const { ShardIterator } = await call<{ ShardIterator?: string }>('GetShardIterator', {
      StreamArn: databaseStreamArn,
      ShardId: shardId,
      ...(sequence === undefined
        ? { ShardIteratorType: fromLatest ? 'LATEST' : 'TRIM_HORIZON' }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: sequence }),
    });
    return ShardIterator;
  }

  async function handOver(records: readonly StreamRecord[]): Promise<void> {
    const readAt = clock.now();
    const wanted = records.filter((record) => passes(filters, record));
    for (let at = 0; at < wanted.length && !stopped; at += mapping.batchSize)
      await deliver(wanted.slice(at, at + mapping.batchSize), readAt);
    const last = records.at(-1);
    if (last && !stopped) moveOn(last);
  }

  async function deliver(batch: readonly StreamRecord[], readAt: number): Promise<void> {
    for (let attempts = 1, rest = batch; rest.length > 0 && !stopped; ) {
      const free = clock.hold();
      const result = await invoke(rest);
      free();
      if (stopped) return;
      const failedFrom = firstFailure(rest, result);
      const done = rest[failedFrom - 1];
      if (done) moveOn(done);
      if (failedFrom === rest.length) return;
      rest = rest.slice(failedFrom);
      const [last] = rest.slice(-1);
      const given = attempts > mapping.stream.retries || clock.now() - readAt > mapping.stream.maxRecordAgeMs;
      if (failedFrom === 0 && mapping.stream.bisects && rest.length > 1) {
        const half = Math.ceil(rest.length / 2);
        await deliver(rest.slice(0, half), readAt);
        rest = rest.slice(half);
        continue;
      }
      if (given && last) {
        await giveUp(rest, attempts, result);
        moveOn(last);
        return;
      }
      // What comes next depends on time, so the clock may move.
      release();
      releaseRead();
      await new Promise<void>((resolve) => clock.at(clock.now() + backoffMs(attempts), resolve));
      attempts++;
    }
  }

  function invoke(records: readonly StreamRecord[]): Promise<LambdaResult> {
    const { region } = runtime;
    return bring(mapping.functionName, {
      Records: records.map((record) => ({
        ...record,
        eventVersion: '1.1',
        eventSource: 'aws:dynamodb',
        awsRegion: region,
        eventSourceARN: mapping.sourceArn,
      })),
    });
  }

  /** Index of the first record to retry; the batch's length if there is none. */
  function firstFailure(batch: readonly StreamRecord[], result: LambdaResult): number {
    if (!result.ok) return 0;
    if (!mapping.reportsFailures) return batch.length;
    const reported = reportedFailures(result.payload);
    if (!reported) return 0;
    const positions = reported.map((id) => batch.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === id));
    return positions.includes(-1) ? 0 : Math.min(batch.length, ...positions);
  }

  async function giveUp(
    batch: readonly StreamRecord[],
    attempts: number,
    result: LambdaResult,
  ): Promise<void> {
    const [first, last] = [batch[0], batch.at(-1)];
    runtime.log('error', `[${mapping.functionName}] gave up ${batch.length} records of ${mapping.sourceArn}`);
    if (!mapping.stream.onFailureArn || !first || !last) return;
    const { region, accountId } = runtime;
    const at = (record: StreamRecord): string =>
      new Date(record.dynamodb.ApproximateCreationDateTime * 1000).toISOString();
    await runtime.sendToQueue(
      mapping.stream.onFailureArn,
      JSON.stringify({
        requestContext: {
          requestId: randomUUID(),
          functionArn: `arn:aws:lambda:${region}:${accountId}:function:${mapping.functionName.split(':')[6] ?? mapping.functionName}`,
          condition: attempts > mapping.stream.retries ? 'RetryAttemptsExhausted' : 'RecordAgeExceeded',
          approximateInvokeCount: attempts,
        },
        responseContext: {
          statusCode: 200,
          executedVersion: '$LATEST',
          functionError: result.ok ? null : 'Unhandled',
        },
        version: '1.0',
        timestamp: new Date(clock.now()).toISOString(),
        DDBStreamBatchInfo: {
          shardId: checkpoint.shardId,
          startSequenceNumber: first.dynamodb.SequenceNumber,
          endSequenceNumber: last.dynamodb.SequenceNumber,
          approximateArrivalOfFirstRecord: at(first),
          approximateArrivalOfLastRecord: at(last),
          batchSize: batch.length,
          streamArn: mapping.sourceArn,
        },
      }),
    );
  }

  function moveOn({ dynamodb }: StreamRecord): void {
    checkpoint = { ...checkpoint, sequence: dynamodb.SequenceNumber };
    kept.put(key, checkpoint);
  }
}

interface Checkpoint {
  readonly shardId: string | undefined;
  /** Sequence number of the last finished record. */
  readonly sequence: string | undefined;
  /** The whole shard has been read; waiting for its successor. */
  readonly closed?: boolean;
}

const shortestPauseMs = 100;
const longestPauseMs = 250;

function backoffMs(attempts: number): number {
  return Math.min(100 * 2 ** (attempts - 1), 10_000);
}
