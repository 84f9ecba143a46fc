import { type AttributeValue, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { keepConfirmation } from '#functions/alert-import/doors/gmail-confirmations.store.ts';
import { putLessons } from '#functions/alerts/learning/learned-readings.store.ts';
import { claimConversation } from '#functions/notifications/notified-conversations.store.ts';
import { holdNotice } from '#functions/notifications/sent-notices.store.ts';
import { transact } from '#functions/platform/table.ts';
import { spendStep } from '#functions/sign-in/authenticators.store.ts';
import { indexTechnician } from '#functions/technicians/near/index-technician.ts';
import { apiEvent, apiHandlers, lambdaContext } from './api-events.ts';
import type { startEveryOperation } from './every-operation.ts';
import { savedTechnician } from './technicians.ts';
import { savedLowPriorityAlert } from './waiting-alerts.ts';
import type { WholeWorld } from './whole-world.ts';

/** A row in DynamoDB's format. */
export type RawRow = Readonly<Record<string, AttributeValue>>;

/** The rows that all operations of the product leave behind, by name. */
export async function rowsByName(
  started: Awaited<ReturnType<typeof startEveryOperation>>,
): Promise<ReadonlyMap<string, readonly RawRow[]>> {
  const { world, services, snapshot, operations, database } = started;
  const found = new Map<string, RawRow[]>();
  const keep = (row: RawRow) => {
    const name = nameOfRow(row);
    found.set(name, [...(found.get(name) ?? []), row]);
  };
  for (const row of snapshot.before.values()) keep(marshall(row));
  const others = otherWrites(world).map((write) => ({ begin: () => write }));
  for (const operation of [...operations, ...others]) {
    await snapshot.restore();
    services.reset();
    await operation.begin()();
    for (const row of (await snapshot.changes()).written.values()) keep(marshall(row));
  }
  for (const row of await searchRows(database.endpoint, `${database.tableName}-search`)) keep(row);
  return found;
}

/** The row's kind, with its subject if several stores share the kind. */
function nameOfRow(row: RawRow): string {
  const [pk, sk] = [row.pk?.S ?? '', row.sk?.S ?? ''].map((key) => key.split('#')[0]);
  const kind = row.kind?.S;
  if (kind === undefined) return `${pk}`;
  if (kind === 'technician-counts') return `${kind} ${pk}`;
  if (kind === 'unique') return `unique ${pk === 'COMPANY' ? sk : pk}`;
  if (kind === 'rate')
    return `rate ${'sent' in row ? 'of codes' : 'taken' in row ? 'of turns' : 'by window'}`;
  return kind;
}

/** Writes that no operation of the world makes. */
function otherWrites({ now, callers, signIn, orders }: WholeWorld): readonly (() => Promise<unknown>)[] {
  const { companyId, accountId } = callers.manager;
  const verify = (input: object) => called('auth.otpVerify', { ...signIn, ...input });
  const notice = { eventId: `evt_${orders.booked}_4`, channel: 'sms', accountId } as const;
  return [
    () => verify({ device: 'the-browser-of-a-sign-in' }),
    () => verify({ code: signIn.code === '111111' ? '222222' : '111111' }),
    async () => called('auth.accountExists', { phoneNumber: '+13145560003' }),
    () => spendStep({ who: callers.admin.accountId, by: 'authenticator' }, 1, 'challenge'),
    () => claimConversation({ ...notice, orderId: orders.booked }, { last: 3, seen: 1 }, now),
    () =>
      holdNotice(
        notice,
        { until: '2026-03-03T13:00:00.000Z' },
        { event: '{"detail":{}}', at: now.toISOString() },
        now,
      ),
    () =>
      keepConfirmation(
        companyId,
        { code: '123456789', link: 'https://mail-settings.google.example/1', requestedBy: null },
        now.toISOString(),
      ),
    () =>
      transact([
        putLessons(companyId, 'Deere', {
          version: 0,
          learned: {
            layouts: [{ id: 1, labels: ['machine'] }],
            rules: [
              {
                layout: 1,
                at: now.toISOString(),
                rule: { kind: 'constant', field: 'brand', of: 'brand', raw: 'JD', value: 'John Deere' },
              },
            ],
          },
        }),
      ]),
    () => savedLowPriorityAlert(companyId),
    async () => indexTechnician((await savedTechnician()).account.id),
  ];
}

async function called(procedure: string, input: object): Promise<void> {
  const handlers = await apiHandlers();
  const event = apiEvent({ procedure, surface: 'public', caller: undefined, body: JSON.stringify(input) });
  await handlers.public(event, lambdaContext);
}

async function searchRows(endpoint: string, tableName: string): Promise<RawRow[]> {
  const { Items = [] } = await new DynamoDBClient({ endpoint }).send(
    new ScanCommand({ TableName: tableName, ConsistentRead: true }),
  );
  return Items;
}
