import type { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { BundledFunction } from './bundled-function.ts';
import { type Deployment, dataRemoval, isProtected } from './deployment.ts';

const readActions = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writeActions = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:ConditionCheckItem',
  'dynamodb:BatchWriteItem',
];

/** The one table, its two indexes and its stream. Nobody may scan it. */
export class KeptTable extends Construct {
  readonly table: Table;
  private readonly indexes = ['byList', 'byPriority'] as const;

  constructor(scope: Construct, id: string, deployment: Deployment) {
    super(scope, id);
    this.table = new Table(this, 'table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'expiresAt',
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: isProtected(deployment),
      removalPolicy: dataRemoval(deployment),
    });
    this.indexes.forEach((indexName, position) => {
      this.table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: { name: `gsi${position + 1}pk`, type: AttributeType.STRING },
        sortKey: { name: `gsi${position + 1}sk`, type: AttributeType.STRING },
        projectionType: ProjectionType.INCLUDE,
        nonKeyAttributes: ['card', 'kind'],
      });
    });
  }

  /** Grants reading by key or query, also through the indexes, and sets TABLE_NAME. */
  grantRead(reader: BundledFunction): void {
    reader.addEnvironment('TABLE_NAME', this.table.tableName);
    const { tableArn } = this.table;
    reader.allow(readActions, [tableArn, ...this.indexes.map((index) => `${tableArn}/index/${index}`)]);
  }

  /** Grants reading, and writing rows singly or in transactions, and sets TABLE_NAME. */
  grantReadWrite(writer: BundledFunction): void {
    this.grantRead(writer);
    writer.allow(writeActions, [this.table.tableArn]);
  }

  /** Throttled reads and writes. */
  throttles(period: Duration): IMetric {
    const events = (metricName: string) =>
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        statistic: 'Sum',
        period,
        dimensionsMap: { TableName: this.table.tableName },
      });
    return new MathExpression({
      expression: 'FILL(reads, 0) + FILL(writes, 0)',
      usingMetrics: { reads: events('ReadThrottleEvents'), writes: events('WriteThrottleEvents') },
      period,
      label: 'Throttled reads and writes',
    });
  }
}
