import * as z from 'zod';
import type { Access } from '../iam/policy.ts';

/** Names of the partition keys of a table and of its indexes. */
export interface PartitionKeys {
  readonly table: string;
  readonly indexes: Readonly<Record<string, string>>;
}

/**
 * What a request does, as IAM sees it: `dynamodb:LeadingKeys` are the values of the partition key it names, or of an
 * index's for a query through it; a Scan names none. A batch is one action with the keys of all its rows, a transaction
 * one action per row (developer guide, "Using IAM with DynamoDB transactions"). AWS doesn't document which keys count
 * for each of those, so here each has all of them: the stricter reading.
 *
 * @param tableArn the ARN of the table with that name
 */
export function accessesOf(
  operation: string,
  body: unknown,
  {
    tableArn,
    keysOf,
  }: {
    readonly tableArn: (name: string) => string;
    readonly keysOf: (table: string) => PartitionKeys | undefined;
  },
): Access[] {
  const access = (action: string, table: string, leadingKeys: readonly string[], index?: string): Access => ({
    action: `dynamodb:${action}`,
    resource: index === undefined ? tableArn(table) : `${tableArn(table)}/index/${index}`,
    context: { 'dynamodb:LeadingKeys': leadingKeys },
  });
  const partitionOf = (table: string, row: Row | undefined): string =>
    textOf(row?.[keysOf(table)?.table ?? '']);

  const { TableName: table = '', IndexName: index, ...request } = requestSchema.parse(body);
  if (operation === 'BatchGetItem' || operation === 'BatchWriteItem') {
    return Object.entries(request.RequestItems ?? {}).map(([name, asked]) => {
      const rows = Array.isArray(asked)
        ? asked.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key)
        : asked.Keys;
      return access(
        operation,
        name,
        rows.map((row) => partitionOf(name, row)),
      );
    });
  }
  if (operation === 'TransactWriteItems' || operation === 'TransactGetItems') {
    const parts = (request.TransactItems ?? []).flatMap((item) =>
      Object.entries(item).map(([kind, { TableName, Item, Key }]) => ({
        action: kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`,
        table: TableName,
        leadingKey: partitionOf(TableName, Item ?? Key),
      })),
    );
    return parts.map((part) =>
      access(
        part.action,
        part.table,
        parts.filter((other) => other.table === part.table).map(({ leadingKey }) => leadingKey),
      ),
    );
  }
  if (operation === 'Query') return [access(operation, table, [queried(table, request, index)], index)];
  if (operation === 'Scan') return [access(operation, table, [], index)];
  const row = request.Item ?? request.Key;
  return [access(operation, table, row === undefined ? [] : [partitionOf(table, row)])];

  /** The partition key value that the key condition asks for. */
  function queried(name: string, { KeyConditionExpression = '', ...given }: Request, through?: string) {
    const keys = keysOf(name);
    const partition = through === undefined ? keys?.table : keys?.indexes[through];
    for (const [, attribute = '', value = ''] of KeyConditionExpression.matchAll(
      /([#\w.-]+)\s*=\s*(:\w+)/g,
    )) {
      if ((given.ExpressionAttributeNames?.[attribute] ?? attribute) === partition)
        return textOf(given.ExpressionAttributeValues?.[value]);
    }
    return '';
  }
}

/** Keys are strings in every table here; no prefix allows another. */
function textOf(value: unknown): string {
  return keyText.safeParse(value).data?.S ?? '';
}

const keyText = z.object({ S: z.string() });
const row = z.record(z.string(), z.unknown());
type Row = z.output<typeof row>;

const requestSchema = z.object({
  TableName: z.string().optional(),
  IndexName: z.string().optional(),
  Key: row.optional(),
  Item: row.optional(),
  KeyConditionExpression: z.string().optional(),
  ExpressionAttributeNames: z.record(z.string(), z.string()).optional(),
  ExpressionAttributeValues: row.optional(),
  RequestItems: z
    .record(
      z.string(),
      z.union([
        z.object({ Keys: z.array(row) }),
        z.array(
          z.object({
            PutRequest: z.object({ Item: row }).optional(),
            DeleteRequest: z.object({ Key: row }).optional(),
          }),
        ),
      ]),
    )
    .optional(),
  TransactItems: z
    .array(
      z.record(z.string(), z.object({ TableName: z.string(), Item: row.optional(), Key: row.optional() })),
    )
    .optional(),
});
type Request = Omit<z.output<typeof requestSchema>, 'TableName' | 'IndexName'>;
