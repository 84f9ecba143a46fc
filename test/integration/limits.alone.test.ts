import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Caller } from '#functions/platform/caller.ts';
import { rememberCommand } from '#functions/platform/idempotency.ts';
import { countUse, mostInBatch } from '#functions/platform/limits.ts';
import { transact } from '#functions/platform/table.ts';
import { type ApiCall, type ApiHandlers, apiEvent, lambdaContext } from '#test/support/api-events.ts';
import type { TestDatabase } from '#test/support/database.ts';
import { startHandlers } from '#test/support/deployed-handlers.ts';
import type { FaultyServices } from '#test/support/injected-faults.ts';
import { inputSchemas } from '#test/support/procedure-inputs.ts';
import { samples } from '#test/support/procedure-samples.ts';
import { type ProcedureName, policies } from '#test/support/procedures.ts';
import type { TableSnapshot } from '#test/support/table-snapshot.ts';
import type { WholeWorld } from '#test/support/whole-world.ts';

/**
 * Rate limits of signed-in people and repeated idempotency keys, through the deployed handlers. Catches: digests that
 * are not compared, or whose keys are not sorted; a remembered row that refuses forever; counts that are not awaited;
 * companies that are not counted; batches of any length.
 */
let database: TestDatabase;
let services: FaultyServices;
let snapshot: TableSnapshot;
let world: WholeWorld;
let handlers: ApiHandlers;

beforeAll(async () => {
  ({ database, services, snapshot, world, handlers } = await startHandlers());
}, 120_000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: world.now });
  services.reset();
});
afterEach(async () => {
  vi.useRealTimers();
  await snapshot.restore();
});
afterAll(async () => {
  services.stop();
  await database.stop();
});

const names = Object.keys(policies) as ProcedureName[];

interface Answer {
  /** `done`, or the code of the refusal. */
  readonly outcome: string;
  readonly data: unknown;
  readonly details: Record<string, unknown>;
  readonly status: number | undefined;
  readonly retryAfter: unknown;
}

async function send(call: ApiCall & { readonly key?: string }): Promise<Answer> {
  const surface = policies[(call.procedure.split(',')[0] ?? '') as ProcedureName].surface;
  const headers = call.key === undefined ? undefined : { 'idempotency-key': call.key };
  const event = apiEvent({ ...call, surface, ...(headers && { headers }) });
  const answer = await handlers[surface](event, lambdaContext);
  const body = JSON.parse(answer.body ?? '');
  const { code = 'done', details = {} } = body.error?.data ?? {};
  return {
    outcome: code,
    data: body.result?.data,
    details,
    status: answer.statusCode,
    retryAfter: answer.headers?.['retry-after'],
  };
}

function give(procedure: ProcedureName, caller: Caller, input: unknown, key?: string): Promise<Answer> {
  return send({ procedure, caller, body: JSON.stringify(input), ...(key !== undefined && { key }) });
}

/** Rows written since the test began, without rate limits and id counters. */
async function effects() {
  const { written } = await snapshot.changes();
  return [...written].filter(([key]) => !/^(?:RATE#|COUNTER )/.test(key)).map(([, row]) => row);
}

function countOf(answers: readonly Answer[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(answers.map(({ outcome }) => outcome))].map((outcome) => [
      outcome,
      answers.filter((answer) => answer.outcome === outcome).length,
    ]),
  );
}

describe('a signed-in person', () => {
  // Attack: forty messages, each of which texts and mails everyone on the order.
  test('can send thirty of forty messages, learns when to continue, and blocks no colleague', async () => {
    const { manager, deputy } = world.callers;
    const message = { orderId: world.orders.offered, data: { message: 'Hello' } };

    const answers: Answer[] = [];
    for (let time = 0; time < 40; time += 1)
      answers.push(await give('customers.orders.createOrderUpdate', manager, message));
    const colleague = await give('customers.orders.createOrderUpdate', deputy, message);
    vi.setSystemTime(world.now.getTime() + 5 * 60_000);
    const later = await give('customers.orders.createOrderUpdate', manager, message);

    expect(countOf(answers)).toEqual({ done: 30, RATE_LIMITED: 10 });
    const { status, details, retryAfter } = answers.at(-1) ?? {};
    expect(status).toBe(429);
    expect(details?.retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfter).toBe(String(details?.retryAfterSeconds));
    expect([colleague.outcome, later.outcome]).toEqual(['done', 'done']);
  });

  test('can send nothing once the company has sent two hundred', async () => {
    const { manager, deputy } = world.callers;
    await countUse('messages', { ...deputy, accountId: 'acc_somebody' }, world.now, 200);

    const { outcome } = await give('customers.orders.createOrderUpdate', manager, {
      orderId: world.orders.offered,
      data: { message: 'Hello' },
    });

    expect(outcome).toBe('RATE_LIMITED');
  });

  // Attack: sixty forms for two hundred megabytes each.
  test('can upload four gigabytes a day, by announced size', async () => {
    const { manager } = world.callers;
    const upload = { orderId: world.orders.offered, fileType: 'video/mp4', name: 'walk.mp4' };
    const ask = (bytes?: number) =>
      give('customers.orders.getS3PresignedPost', manager, { ...upload, ...(bytes && { bytes }) });

    const small = await ask(1_000_000);
    const answers: Answer[] = [];
    for (let time = 0; time < 60; time += 1) answers.push(await ask());

    expect(small.outcome).toBe('done');
    expect(countOf(answers)).toEqual({ done: 19, RATE_LIMITED: 41 });
  });

  test.each(
    names.flatMap((name) => {
      const what = policies[name].limit;
      return what === undefined ? [] : [{ name, what }];
    }),
  )('can do nothing through $name once its limit is used up', async ({ name, what }) => {
    const { who, input } = samples[name](world);
    const caller = world.callers[who ?? 'manager'];
    await countUse(what, caller, world.now, 30);
    for (let time = 0; time < 90; time += 1) await countUse(what, caller, world.now).catch(() => undefined);

    const { outcome } = await give(name, caller, input);

    expect(outcome).toBe('RATE_LIMITED');
    expect(await effects()).toEqual([]);
    expect(services.told).toEqual([]);
  });

  // Attack: batches of three hundred queries.
  test.each([
    [mostInBatch, 200],
    [mostInBatch + 1, 400],
    [300, 400],
  ])('gets an answer to a batch of %i queries with status %i', async (count, status) => {
    const procedure = Array(count).fill('customers.roles.all').join(',');

    const answer = await send({
      procedure,
      caller: world.callers.manager,
      body: '{}',
      query: { batch: '1' },
    });

    expect(answer.status).toBe(status);
    expect(answer.outcome).toBe(status === 200 ? 'done' : 'BAD_INPUT');
  });
});

const commands = names.filter(
  (name) => policies[name].kind === 'mutation' && policies[name].surface !== 'public',
);
const inputsOf = new Map(
  await Promise.all(commands.map(async (name) => [name, await inputSchemas(name)] as const)),
);
/** The others have no input that could differ. */
const withInput = commands.filter((name) => inputsOf.get(name)?.length !== 0);

describe('a repeated idempotency key', () => {
  const key = 'the-key-that-comes-back';

  /** These remember nothing: repeating them changes nothing, or makes another form or code. */
  const unremembered: ReadonlySet<ProcedureName> = new Set<ProcedureName>([
    'auth.markAsRead',
    'auth.sendContactCode',
    'auth.proveContact',
    'auth.updateNotificationSettings',
    'technicians.account.updateNotificationSettings',
    'customers.profile.addWebPushToken',
    'customers.profile.removeWebPushToken',
    'customers.profile.completeTelematicsOnboarding',
    'customers.orders.getS3PresignedPost',
    'customers.equipmentAlerts.replaceProviderKey',
    'customers.equipmentAlerts.removeProviderKey',
    'customers.equipmentAlerts.dismiss',
    'customers.incomingMessages.tryAgain',
    'customers.incomingMessages.dismiss',
    'customers.asyncRuns.cancel',
    'customers.accounts.getS3PresignedPost',
    'customers.models.createCustomModel',
    'technicians.account.addWebPushToken',
    'technicians.account.removeWebPushToken',
    'technicians.profile.update',
    'technicians.company.updateSettings',
    'technicians.jobs.markAsRead',
    'technicians.jobs.getS3PresignedPost',
    'admin.companies.setCreditLimit',
    'admin.companies.setRepairTerms',
    'admin.incomingMessages.redrive',
  ]);
  /** A repeated delivery is answered anyway. */
  const repeated = 'customers.orders.deliverChatbotUpdate';
  /** What to change in the input where an extra field alone would not count as different. */
  const otherwise: { readonly [Name in ProcedureName]?: object } = {
    'customers.profile.updateCompany': { fleetSize: '1_10' },
    'customers.profile.updateBillingInfo': { billingEmails: ['others@hudson.example'] },
    'customers.accounts.createOrUpdate': { title: 'Driver' },
    'customers.accounts.updateStatus': { status: 'active' },
    'customers.accounts.updateProfile': { title: 'Driver' },
    'customers.accounts.updateCompany': { name: 'Hudson Paving' },
    'admin.companies.updateStatus': { status: 'active' },
    'admin.customers.updateStatus': { status: 'active' },
    'admin.technicians.updateStatus': { status: 'active' },
  };

  test.each(withInput.filter((name) => !unremembered.has(name) && name !== repeated))(
    'is refused by %s with another input and gets the same answer with the same one',
    async (name) => {
      const { who, input } = samples[name](world);
      const caller = world.callers[who ?? 'manager'];

      const first = await give(name, caller, input, key);
      const again = await give(name, caller, turned(input), key);
      const done = await effects();
      const other = { ...Object(input), ...(otherwise[name] ?? { aside: 'another' }) };
      const refused = await give(name, caller, other, key);

      expect([first.outcome, again.outcome, refused.outcome, refused.status]).toEqual([
        'done',
        'done',
        'IDEMPOTENCY_KEY_REUSED',
        409,
      ]);
      expect(await effects()).toEqual(done);
    },
  );

  test.each([...unremembered])('is not remembered by %s', async (name) => {
    const { who, input } = samples[name](world);

    const { outcome } = await give(name, world.callers[who ?? 'manager'], input, key);
    const rows = await effects();

    expect(outcome).toBe('done');
    expect(rows.filter(({ kind }) => kind === 'command')).toEqual([]);
  });

  test('stored without a digest, as in older rows, still gives its answer', async () => {
    const { manager } = world.callers;
    const id = world.orders.offered;
    const before = { accountId: manager.accountId, procedure: 'customers.orders.updatePoNumber', key };
    await transact([rememberCommand(before, { id }, world.now)]);

    const answer = await give('customers.orders.updatePoNumber', manager, { id, poNumber: 'PO-9' }, key);

    expect(answer).toMatchObject({ outcome: 'done', data: { order: { poNumber: null } } });
  });

  test('counts as new after a day, even if its row still exists', async () => {
    const { manager } = world.callers;
    const id = world.orders.offered;
    await give('customers.orders.updatePoNumber', manager, { id, poNumber: 'PO-8' }, key);

    vi.setSystemTime(world.now.getTime() + 24 * 3_600_000);
    const answer = await give('customers.orders.updatePoNumber', manager, { id, poNumber: 'PO-9' }, key);

    expect(answer).toMatchObject({ outcome: 'done', data: { order: { poNumber: 'PO-9' } } });
  });
});

/** The same input with its keys in reverse, as another client might send it. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, turned(inner)]),
  );
}
