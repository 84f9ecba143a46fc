import type { Duration } from 'aws-cdk-lib';
import type { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import type { BundledFunction } from './bundled-function.ts';
import { type Deployment, dataRemoval, isProtected } from './deployment.ts';
import { throttlesOf } from './table-metrics.ts';

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
    if (!deployment.environment.keepData) {
      acknowledge(
        this.table,
        'This environment keeps nothing: its table goes with its stack, and so would its backups.',
        'NIST.800.53.R5-DynamoDBInBackupPlan',
      );
    }
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

  /**
   * Grants reading by key or query, and sets TABLE_NAME. With `rows`, only partitions whose keys begin so (`ORDER#`);
   * without, all of them, also through the indexes.
   */
  grantRead(reader: BundledFunction, rows?: readonly string[]): void {
    reader.addEnvironment('TABLE_NAME', this.table.tableName);
    const { tableArn } = this.table;
    if (rows) this.allowOn(reader, rows, readActions);
    else reader.allow(readActions, [tableArn, ...this.indexes.map((index) => `${tableArn}/index/${index}`)]);
  }

  /** Grants reading as above, and writing rows singly or in transactions, and sets TABLE_NAME. */
  grantReadWrite(writer: BundledFunction, rows?: readonly string[]): void {
    this.grantRead(writer, rows);
    if (rows) this.allowOn(writer, rows, writeActions);
    else writer.allow(writeActions, [this.table.tableArn]);
  }

  private allowOn(user: BundledFunction, rows: readonly string[], actions: readonly string[]): void {
    user.addToRolePolicy(
      new PolicyStatement({
        actions: [...actions],
        resources: [this.table.tableArn],
        conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': rows.map((row) => `${row}*`) } },
      }),
    );
  }

  /** Throttled reads and writes of the table, and of each index, which holds up writes to the table. */
  throttles(period: Duration): readonly (readonly [name: string, metric: MathExpression])[] {
    const { tableName } = this.table;
    return [
      ['table', throttlesOf('table', { tableName, period })],
      ...this.indexes.map((index) => [index, throttlesOf(index, { tableName, index, period })] as const),
    ];
  }
}
