import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { Alarms } from './alarms.ts';
import type { BundledFunction } from './bundled-function.ts';
import type { Deployment } from './deployment.ts';
import type { KeptTable } from './kept-table.ts';
import { readStream } from './stream-reader.ts';
import { throttlesOf } from './table-metrics.ts';

export interface OrderIndexProps extends Deployment {
  readonly table: KeptTable;
  readonly indexer: BundledFunction;
  readonly alarms: Alarms;
}

/**
 * Keeps people's order lists and the search up to date from the table's stream. The search has its own table: an order
 * has about a hundred rows there, which would only burden the stream and can all be rebuilt from the orders.
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
    acknowledge(
      this.search,
      'It holds nothing of its own: it is written again from the orders (runbook).',
      'NIST.800.53.R5-DynamoDBInBackupPlan',
    );
    this.nameTo(indexer);
    indexer.allow(['dynamodb:BatchWriteItem'], [this.search.tableArn]);

    readStream(this, {
      table,
      reader: indexer,
      alarms,
      environment,
      build,
      items: [{ kind: 'order', changes: true }],
      batchSize: 50,
      effects: {
        lost: "Orders are missing or out of date in people's own lists and in the search.",
        failing: "People's own lists of orders, and the search, do not show the latest changes.",
        late: "People's own lists of orders, and the search, are minutes behind.",
      },
      runbook: 'order-index-lag',
    });
    alarms.add(this, 'throttles', {
      metric: throttlesOf('search', { tableName: this.search.tableName, period: Duration.minutes(5) }),
      threshold: 5,
      effect: 'The search fails for some people, and takes longer to find what has changed.',
      runbook: 'table-throttles',
      graph: { in: 'throttles', label: 'search table' },
    });
  }

  /** Grants searching, and sets SEARCH_TABLE_NAME. */
  grantSearch(reader: BundledFunction): void {
    this.nameTo(reader);
    reader.allow(['dynamodb:Query'], [this.search.tableArn]);
  }

  private nameTo(user: BundledFunction): void {
    user.addEnvironment('SEARCH_TABLE_NAME', this.search.tableName);
  }
}
