import type { Duration } from 'aws-cdk-lib';
import type { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { rowRights } from '../row-rights.ts';
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

/** The one table, with its two indexes and its stream. Nobody may scan it. */
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

  /** Grants the rows that `row-rights.ts` lists for the function, and no others. Sets TABLE_NAME. */
  grantRows(user: BundledFunction): void {
    const rights = rowRights[user.functionId];
    if (rights === undefined) throw new Error(`row-rights.ts has no rows for ${user.functionId}.`);
    const { read, write, list } = rights;
    const { tableArn, tableName } = this.table;
    user.addEnvironment('TABLE_NAME', tableName);
    allowOn(user, readActions, [tableArn], read);
    allowOn(user, writeActions, [tableArn], write);
    allowOn(
      user,
      ['dynamodb:Query'],
      this.indexes.map((index) => `${tableArn}/index/${index}`),
      list,
    );
  }

  /** Throttled reads and writes of the table and of each index. A throttled index holds up writes to the table. */
  throttles(period: Duration): readonly (readonly [name: string, metric: MathExpression])[] {
    const { tableName } = this.table;
    return [
      ['table', throttlesOf('table', { tableName, period })],
      ...this.indexes.map((index) => [index, throttlesOf(index, { tableName, index, period })] as const),
    ];
  }
}

/** The condition covers every row of a batch or transaction; for an index, it is on the index's own partition key. */
function allowOn(
  user: BundledFunction,
  actions: readonly string[],
  resources: readonly string[],
  rows: readonly string[] | undefined,
): void {
  if (rows === undefined) return;
  user.addToRolePolicy(
    new PolicyStatement({
      actions: [...actions],
      resources: [...resources],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': rows.map((row) => `${row}*`) } },
    }),
  );
}
