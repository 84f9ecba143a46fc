import type { Runtime } from '../../runtime.ts';
import type { StreamRecord } from './stream-reader.ts';
import type { DynamoCall } from './wire.ts';

export interface ExpiringTable {
  readonly name: string;
  readonly keys: readonly string[];
  readonly attribute: string;
}

/**
 * Deletes rows that have expired by the runtime's clock, as DynamoDB does in the background. No API lets a caller
 * delete as the service itself, so deletions are remembered with the database's (real) time, and `decorate` marks
 * their stream records: for each reader of the stream, and again if a record is read again.
 */
export function createExpiry(runtime: Runtime, call: DynamoCall) {
  const deleted = runtime.durable<number>('expired-rows');
  let sweeping: Promise<void> | undefined;

  return {
    /** One sweep at a time; a second call waits for the first. */
    sweep(tables: readonly ExpiringTable[]): Promise<void> {
      sweeping ??= sweepAll(tables).finally(() => {
        sweeping = undefined;
      });
      return sweeping;
    },
    decorate(table: string, record: StreamRecord): StreamRecord {
      if (record.eventName !== 'REMOVE') return record;
      const deletedAt = deleted.get(keyOf(table, record.dynamodb.Keys));
      const recordedAt = record.dynamodb.ApproximateCreationDateTime * 1000;
      if (deletedAt === undefined || Math.abs(recordedAt - deletedAt) > recordedWithinMs) return record;
      return { ...record, userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } };
    },
  };

  async function sweepAll(tables: readonly ExpiringTable[]): Promise<void> {
    const release = runtime.clock.hold();
    try {
      forgetOld();
      for (const table of tables) await sweepTable(table);
    } catch (error) {
      runtime.log('warn', `Expired rows could not be deleted: ${String(error)}`);
    } finally {
      release();
    }
  }

  /** The database keeps its stream for a day, like the service; after that no record needs its mark. */
  function forgetOld(): void {
    const old = Date.now() - 24 * 60 * 60 * 1000;
    for (const [key, deletedAt] of [...deleted.entries()]) if (deletedAt < old) deleted.delete(key);
  }

  async function sweepTable({ name, keys, attribute }: ExpiringTable): Promise<void> {
    const now = Math.floor(runtime.clock.now() / 1000);
    const expired = {
      ExpressionAttributeNames: { '#expiry': attribute },
      ExpressionAttributeValues: {
        ':now': { N: String(now) },
        // DynamoDB ignores times more than five years ago: most likely they aren't in seconds.
        ':tooOld': { N: String(now - 5 * 365 * 86_400) },
      },
    };
    const names = Object.fromEntries(keys.map((key, position) => [`#key${position}`, key]));
    let from: object | undefined;
    do {
      const page: { Items?: Record<string, unknown>[]; LastEvaluatedKey?: object } = await call('Scan', {
        TableName: name,
        ...expired,
        ExpressionAttributeNames: { ...expired.ExpressionAttributeNames, ...names },
        FilterExpression: '#expiry < :now AND #expiry > :tooOld',
        ProjectionExpression: Object.keys(names).join(', '),
        Limit: 500,
        ...(from && { ExclusiveStartKey: from }),
      });
      for (const Key of page.Items ?? []) {
        const key = keyOf(name, Key);
        deleted.put(key, Date.now());
        try {
          // Its expiry may have been moved since it was read.
          await call('DeleteItem', {
            TableName: name,
            Key,
            ConditionExpression: '#expiry < :now AND #expiry > :tooOld',
            ...expired,
          });
        } catch (error) {
          deleted.delete(key);
          if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error;
        }
      }
      from = page.LastEvaluatedKey;
    } while (from);
  }
}

/** A later deletion of a row with the same key wasn't the service's. */
const recordedWithinMs = 5_000;

function keyOf(table: string, keys: Readonly<Record<string, unknown>>): string {
  return `${table} ${JSON.stringify(Object.entries(keys).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}
