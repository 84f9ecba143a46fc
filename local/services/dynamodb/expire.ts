import type { Runtime } from '../../runtime.ts';
import type { StreamRecord } from './stream-reader.ts';
import type { DynamoCall } from './wire.ts';

export interface ExpiringTable {
  readonly name: string;
  readonly keys: readonly string[];
  readonly attribute: string;
}

/**
 * Deletes rows whose expiry time is past by the runtime's clock, as DynamoDB does in the background. No API lets a
 * caller delete as the service itself, so what is deleted is remembered, and `decorate` marks its stream records.
 */
export function createExpiry(runtime: Runtime, call: DynamoCall) {
  const deleted = runtime.durable<true>('expired-rows');
  let sweeping: Promise<void> | undefined;

  return {
    /** One sweep at a time; a second call waits for the one under way. */
    sweep(tables: readonly ExpiringTable[]): Promise<void> {
      sweeping ??= sweepAll(tables).finally(() => {
        sweeping = undefined;
      });
      return sweeping;
    },
    decorate(table: string, record: StreamRecord): StreamRecord {
      if (record.eventName !== 'REMOVE') return record;
      const key = keyOf(table, record.dynamodb.Keys);
      if (!deleted.get(key)) return record;
      deleted.delete(key);
      return { ...record, userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } };
    },
  };

  async function sweepAll(tables: readonly ExpiringTable[]): Promise<void> {
    const release = runtime.clock.hold();
    try {
      for (const table of tables) await sweepTable(table);
    } catch (error) {
      runtime.log('warn', `Expired rows could not be deleted: ${String(error)}`);
    } finally {
      release();
    }
  }

  async function sweepTable({ name, keys, attribute }: ExpiringTable): Promise<void> {
    const now = Math.floor(runtime.clock.now() / 1000);
    const expired = {
      ExpressionAttributeNames: { '#expiry': attribute },
      ExpressionAttributeValues: {
        ':now': { N: String(now) },
        // DynamoDB leaves alone what expired more than five years ago: most likely it is no time in seconds.
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
        deleted.put(key, true);
        try {
          // Its time may have been moved since it was read.
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

function keyOf(table: string, keys: Readonly<Record<string, unknown>>): string {
  return `${table} ${JSON.stringify(Object.entries(keys).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}
