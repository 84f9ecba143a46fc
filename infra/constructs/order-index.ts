import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';
import { alarmOnErrors } from './error-alarm.ts';
import type { KeptTable } from './kept-table.ts';
import { DeadLetterQueue } from './queue-with-consumer.ts';

export interface OrderIndexProps extends Deployment {
  readonly table: KeptTable;
  readonly indexer: BundledFunction;
  readonly alarms: Alarms;
}

/**
 * Keeps people's lists of orders, and the search, up to date with the table's stream. The search has a table of its own: an
 * order has some hundred rows there, which nobody needs in the stream, and which can all be made again from the orders.
 */
export class OrderIndex extends Construct {
  private readonly search: Table;

  constructor(scope: Construct, id: string, { table, indexer, alarms, environment, build }: OrderIndexProps) {
    super(scope, id);
    this.search = new Table(this, 'search', {
      tableName: `${environment.prefix}-search`,
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.nameTo(indexer);
    indexer.allow(['dynamodb:BatchWriteItem'], [this.search.tableArn]);

    const deadLetters = new DeadLetterQueue(this, 'dead-letters', {
      environment,
      build,
      name: indexer.functionId,
      alarms,
      effect:
        "Orders are missing from people's own lists, or stand there as they were, and the search misses them.",
    });
    indexer.addEventSource(
      new DynamoEventSource(table.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 50,
        filters: [
          FilterCriteria.filter({
            eventName: FilterRule.or('INSERT', 'MODIFY'),
            dynamodb: { NewImage: { kind: { S: FilterRule.isEqual('order') } } },
          }),
        ],
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        retryAttempts: 10,
        maxRecordAge: Duration.hours(12),
        onFailure: new SqsDlq(deadLetters.queue),
      }),
    );
    alarmOnErrors(indexer, alarms, {
      effect: "People's own lists of orders, and the search, do not show what has just changed.",
      runbook: 'order-index-lag',
    });
    alarms.add(this, 'lag', {
      metric: indexer.metric('IteratorAge', { period: Duration.minutes(1), statistic: 'Maximum' }),
      threshold: Duration.minutes(2).toMilliseconds(),
      periods: 3,
      effect: "People's own lists of orders, and the search, are minutes behind.",
      runbook: 'order-index-lag',
    });
  }

  /** SEARCH_TABLE_NAME, and reading what a word finds. */
  grantSearch(reader: BundledFunction): void {
    this.nameTo(reader);
    reader.allow(['dynamodb:Query'], [this.search.tableArn]);
  }

  private nameTo(user: BundledFunction): void {
    user.addEnvironment('SEARCH_TABLE_NAME', this.search.tableName);
  }
}
