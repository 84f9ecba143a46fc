import { paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { storedAccount } from '#functions/accounts/account-rows.ts';
import { heldAgain } from '#functions/notifications/notices/held-again.ts';
import { indexAgain } from '#functions/orders/lists/index-again.ts';
import { order as storedOrder } from '#functions/orders/order.ts';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import { readEnv } from '#functions/platform/env.ts';
import { documentClient, type Key, parseRow } from '#functions/platform/table.ts';
import { ensureIdentity } from '#functions/sign-in/identity.ts';
import { indexTechnician } from '#functions/technicians/near/index-technician.ts';
import { isUnderWay, reminderEventsOf, searchEventOf } from './order-events.ts';
import { accountsWithUser } from './pool-users.ts';
import { handOver } from './queues.ts';

/** How often each thing was done. */
export interface Done {
  orders: number;
  reminded: number;
  searching: number;
  technicians: number;
  users: number;
  held: number;
  failed: number;
}

export interface Progress {
  readonly done: Readonly<Done>;
  /** Everything up to this row is done; undefined at the end. */
  readonly at: Key | undefined;
}

/**
 * Goes through the table once and recreates what an app stack kept outside it: search rows, reminders, running
 * searches, held-back notices, and users missing from the pools. Repeating it changes nothing that is right, since it
 * is all the product's own code, and reminders, searches and notices go through their functions' queues. Yields after
 * each page of the table. `failed` names a row that could not be done; the rest goes on.
 */
export async function* rebuild({
  after,
  failed,
}: {
  readonly after?: Key | undefined;
  readonly failed: (row: Key, error: unknown) => void;
}): AsyncGenerator<Progress> {
  const { TABLE_NAME } = readEnv({ TABLE_NAME: z.string().min(1) });
  const done: Done = { orders: 0, reminded: 0, searching: 0, technicians: 0, users: 0, held: 0, failed: 0 };
  const withUser = await accountsWithUser();
  const digests = new Set<string>();
  const makers: Readonly<Record<string, (row: Row) => Promise<void>>> = {
    order: async (row) => {
      const found = parseRow(storedOrder, row);
      const { id } = found;
      await indexAgain(id);
      done.orders += 1;
      // Anything that has begun since is handled by the functions, which exist again.
      if (!isUnderWay(found)) return;
      const whole = await readWholeOrder(id);
      if (whole === undefined || !isUnderWay(whole.order)) return;
      for (const event of reminderEventsOf(whole)) await handOver('set-reminders', event);
      done.reminded += 1;
      const search = searchEventOf(whole.order);
      if (search === undefined) return;
      await handOver('start-matching', search);
      done.searching += 1;
    },
    technician: async (row) => {
      await indexTechnician(parseRow(z.object({ id: z.string() }), row).id);
      done.technicians += 1;
    },
    account: async (row) => {
      const account = parseRow(storedAccount, row);
      if (account.identityAt === null || withUser.has(account.id)) return;
      await ensureIdentity({ ...account, identityAt: null }, new Date());
      done.users += 1;
    },
    'held-notice': async (row) => {
      const item = heldAgain(row, new Date());
      // One digest has many notices.
      if (item === undefined || digests.has(`${item.channel} ${item.body}`)) return;
      digests.add(`${item.channel} ${item.body}`);
      await handOver(`send-${item.channel}`, item.body);
      done.held += 1;
    },
  };

  const kinds = Object.keys(makers);
  const pages = paginateScan(
    { client: documentClient, ...(after && { startingToken: after }) },
    {
      TableName: TABLE_NAME,
      FilterExpression: `kind IN (${kinds.map((_, at) => `:${at}`).join(', ')})`,
      ExpressionAttributeValues: Object.fromEntries(kinds.map((kind, at) => [`:${at}`, kind])),
    },
  );
  for await (const { Items: rows = [], LastEvaluatedKey: at } of pages) {
    await eachOf(rows as Row[], async (row) => {
      try {
        await makers[row.kind]?.(row);
      } catch (error) {
        done.failed += 1;
        failed({ pk: row.pk, sk: row.sk }, error);
      }
    });
    yield { done, at: at as Key | undefined };
  }
}

type Row = Key & { readonly kind: string } & Readonly<Record<string, unknown>>;

/** A new table accepts 4,000 write units a second, and an order has about a hundred search rows. */
const atOnce = 4;

async function eachOf(rows: readonly Row[], make: (row: Row) => Promise<void>): Promise<void> {
  const waiting = rows.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const row of waiting) await make(row);
    }),
  );
}
