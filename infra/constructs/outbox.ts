import { Duration } from 'aws-cdk-lib';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';
import { alarmOnErrors } from './error-alarm.ts';
import type { KeptTable } from './kept-table.ts';
import { DeadLetterQueue } from './queue-with-consumer.ts';

export interface OutboxProps extends Deployment {
  readonly table: KeptTable;
  readonly publisher: BundledFunction;
  readonly alarms: Alarms;
}

/**
 * Carries the events that commands write into the table on to the bus: the table's stream, filtered to new events, and to
 * candidates that are written, each of which is told as a technician that changed.
 */
export class Outbox extends Construct {
  constructor(scope: Construct, id: string, { table, publisher, alarms, environment, build }: OutboxProps) {
    super(scope, id);
    const deadLetters = new DeadLetterQueue(this, 'dead-letters', {
      environment,
      build,
      name: publisher.functionId,
      alarms,
      effect:
        'What customers did is saved, but what follows from it is not: nobody is notified, and no search for technicians starts.',
    });
    publisher.addEventSource(
      new DynamoEventSource(table.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        filters: [
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('INSERT'),
            dynamodb: { NewImage: { kind: { S: FilterRule.isEqual('event') } } },
          }),
          FilterCriteria.filter({
            eventName: FilterRule.or('INSERT', 'MODIFY'),
            dynamodb: { NewImage: { kind: { S: FilterRule.isEqual('candidate') } } },
          }),
        ],
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        retryAttempts: 10,
        maxRecordAge: Duration.hours(12),
        onFailure: new SqsDlq(deadLetters.queue),
      }),
    );
    alarmOnErrors(publisher, alarms, {
      effect: 'What customers do is saved but not followed up: notifications and searches wait.',
      runbook: 'outbox-lag',
    });
    alarms.add(this, 'lag', {
      metric: publisher.metric('IteratorAge', { period: Duration.minutes(1), statistic: 'Maximum' }),
      threshold: Duration.minutes(2).toMilliseconds(),
      periods: 3,
      effect:
        'What customers do takes minutes to be followed up: codes still arrive, but notifications and searches are late.',
      runbook: 'outbox-lag',
    });
  }
}
