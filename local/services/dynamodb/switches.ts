import * as z from 'zod';
import { registerToggle } from '../../console/controls.ts';
import type { AwsResponse, Runtime } from '../../runtime.ts';
import { laggingIndexes } from './lagging-indexes.ts';
import { type DynamoCall, refusalOf } from './wire.ts';

/** What the console's switches do to the database. */
export interface DatabaseSwitches {
  /** The answer to give instead of the database's, or the request to send it instead. */
  meet(target: string, body: Buffer): Promise<AwsResponse | { readonly body: Buffer } | undefined>;
  /** Something may have been written. */
  poke(): void;
  stop(): Promise<void>;
}

/**
 * Throttling, transaction conflicts and lagging indexes, in small doses: DynamoDB does this now and then, the embedded
 * database never.
 */
export function databaseSwitches(database: {
  readonly runtime: Runtime;
  readonly call: DynamoCall;
  readonly streamCall: DynamoCall;
  /** The database's name for the table's stream; undefined if it has none, or none yet. */
  readonly streamOf: (table: string) => string | undefined;
}): DatabaseSwitches {
  const indexes = laggingIndexes({ ...database, lagMs });
  const throttling = registerToggle(database.runtime, throttlingToggle);
  const conflicts = registerToggle(database.runtime, conflictsToggle);
  const lag = registerToggle(database.runtime, {
    ...lagToggle,
    changed: (on) => {
      if (!on) void indexes.drop();
    },
  });

  return {
    async meet(target, body) {
      if (throttling.hits(10)) return throttled;
      if (target.endsWith('.TransactWriteItems')) {
        return conflicts.hits(5)
          ? conflictOf(transaction.parse(parsed(body)).TransactItems.length)
          : undefined;
      }
      if (!lag.on || !/\.(Query|Scan)$/.test(target)) return undefined;
      const request = indexRequest.safeParse(parsed(body));
      if (!request.success) return undefined;
      lag.count();
      const TableName = await indexes.tableFor(request.data.TableName);
      return { body: Buffer.from(JSON.stringify({ ...request.data, TableName })) };
    },
    poke: () => indexes.poke(),
    stop: () => indexes.drop(),
  };
}

/** AWS states no limit; usually it is a fraction of a second. */
const lagMs = 3_000;

const throttlingToggle = {
  id: 'database-throttles',
  label: 'The database throttles',
  hint: 'Every tenth request to DynamoDB fails with ThrottlingException.',
  counts: 'Requests refused',
};

const conflictsToggle = {
  id: 'database-conflicts',
  label: 'Transactions get in each other’s way',
  hint: 'Every fifth transaction is canceled with TransactionConflict.',
  counts: 'Transactions canceled',
};

const lagToggle = {
  id: 'indexes-lag',
  label: 'Indexes lag',
  hint: `What is read through an index is ${lagMs / 1000} seconds old by the laptop’s clock.`,
  counts: 'Reads of the past',
};

const transaction = z.object({ TransactItems: z.array(z.unknown()) });
const indexRequest = z.looseObject({ TableName: z.string(), IndexName: z.string() });

function parsed(body: Buffer): unknown {
  return JSON.parse(body.toString('utf8'));
}

const throttled = refusalOf('com.amazonaws.dynamodb.v20120810#ThrottlingException', {
  message: 'Throughput exceeds the current capacity of your table or index. (Set in the console.)',
});

function conflictOf(items: number): AwsResponse {
  const conflict = { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' };
  const reasons = Array.from({ length: items }, (_, place) => (place === 0 ? conflict : { Code: 'None' }));
  return refusalOf('com.amazonaws.dynamodb.v20120810#TransactionCanceledException', {
    Message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`,
    CancellationReasons: reasons,
  });
}
