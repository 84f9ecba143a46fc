import { Duration } from 'aws-cdk-lib';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { alarmOnErrors } from './alarms.ts';
import { type BundledFunction, failsElsewhere } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';
import type { KeptTable } from './kept-table.ts';
import { DeadLetterQueue } from './queue-with-consumer.ts';

export interface StreamReaderProps extends Deployment {
  readonly table: KeptTable;
  readonly reader: BundledFunction;
  readonly alarms: Alarms;
  /** The kinds of items to read: only new ones, or changed ones too. */
  readonly items: readonly { readonly kind: string; readonly changes: boolean }[];
  readonly batchSize: number;
  /** What people notice when changes are lost, when the function fails, and when it is minutes behind. */
  readonly effects: { readonly lost: string; readonly failing: string; readonly late: string };
  readonly runbook: string;
}

/** Batches per shard. Lambda still keeps the changes of each item (partition and sort key) in order. */
const batchesAtOnce = 4;

/**
 * Lets a function read changes to the table: each at least once, and each item's in order. Changes of different items
 * may come in any order, since several batches of a shard are read at once. A failing batch is split in half, what
 * still fails goes to a dead-letter queue, and an alarm rings when the function falls behind.
 */
export function readStream(
  scope: Construct,
  { table, reader, alarms, items, batchSize, effects, runbook, environment, build }: StreamReaderProps,
): void {
  const deadLetters = new DeadLetterQueue(scope, 'dead-letters', {
    environment,
    build,
    name: reader.functionId,
    alarms,
    effect: effects.lost,
  });
  reader.addEventSource(
    new DynamoEventSource(table.table, {
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize,
      parallelizationFactor: batchesAtOnce,
      filters: items.map(({ kind, changes }) =>
        FilterCriteria.filter({
          eventName: changes ? FilterRule.or('INSERT', 'MODIFY') : FilterRule.isEqual('INSERT'),
          dynamodb: { NewImage: { kind: { S: FilterRule.isEqual(kind) } } },
        }),
      ),
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 10,
      maxRecordAge: Duration.hours(12),
      onFailure: new SqsDlq(deadLetters.queue),
    }),
  );
  failsElsewhere(reader, "What it fails on goes to the dead letters of its stream's mapping.");
  reader.rollBackOn(alarmOnErrors(reader, alarms, { effect: effects.failing, runbook }));
  alarms.add(scope, 'lag', {
    metric: reader.metric('IteratorAge', { period: Duration.minutes(1), statistic: 'Maximum' }),
    threshold: Duration.minutes(2).toMilliseconds(),
    periods: 3,
    effect: effects.late,
    runbook,
    graph: { in: 'streamLag', label: reader.functionId },
  });
}
