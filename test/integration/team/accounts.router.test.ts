import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import type { Person } from '#schema/orders/order.ts';
import { savedAccount, savedCompany } from '../../support/accounts.ts';
import { refusalOfCall } from '../../support/api-calls.ts';
import { callContext, callerOf, fleetManager } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { listedOrder } from '../../support/stored-orders.ts';
import { withDatabase } from '../../support/with-database.ts';

let companyId: string;
let people: { dana: StoredAccount; mia: StoredAccount; omar: StoredAccount; gone: StoredAccount };
let manager: Caller;
let member: Caller;

withDatabase();
beforeEach(async () => {
  companyId = (await savedCompany()).id;
  const saved = (firstName: string, lastName: string, more: Partial<StoredAccount> = {}) =>
    savedAccount({ id: `acc_${randomUUID()}`, companyId, firstName, lastName, ...more });
  people = {
    dana: await saved('Dana', 'Reyes', { lastSignIn: '2026-02-20T12:00:00.000Z' }),
    mia: await saved('Mia', 'Danaher', { roleId: 'InternalUser', lastSignIn: '2026-01-10T12:00:00.000Z' }),
    omar: await saved('Omar', 'Jordan', { roleId: 'ExternalUser' }),
    gone: await saved('Ada', 'Stone', { status: 'inactive' }),
  };
  manager = fleetManager({ companyId, accountId: people.dana.id });
  member = callerOf('InternalUser', { companyId, accountId: people.mia.id });
});

const accountsAs = (who: Caller) => callerFactory(appRouter)(callContext(who)).customers.accounts;
const names = ({ data }: { data: readonly { fullName: string }[] }) => data.map(({ fullName }) => fullName);

describe('the list of a company’s people', () => {
  test('is sorted by name and shows what each may do', async () => {
    await savedAccount({ companyId: 'com_other', firstName: 'Stranger' });

    const list = await accountsAs(manager).all({});

    expect(names(list)).toEqual(['Ada Stone', 'Dana Reyes', 'Mia Danaher', 'Omar Jordan']);
    expect(list).toMatchObject({ page: 1, totalPages: 1, count: 4 });
    expect(list.data[1]).toMatchObject({
      email: people.dana.email,
      phone: people.dana.phone,
      role: { id: 'FleetManager', name: 'Fleet Manager' },
      lastSignIn: '2026-02-20T12:00:00.000Z',
    });
  });

  test('shows contact details and last visits only to managers of users, except one’s own', async () => {
    const { data } = await accountsAs(member).all({});

    const [, dana, mia] = data;
    expect(dana).toMatchObject({ fullName: 'Dana Reyes', role: { id: 'FleetManager' } });
    expect(dana).toMatchObject({ email: null, phone: null, lastSignIn: null });
    expect(mia).toMatchObject({ email: people.mia.email, phone: people.mia.phone });
  });

  test('cannot be searched by what the caller may not see', async () => {
    const { email } = people.dana;
    const active = { from: '2026-02-01T00:00:00.000Z', to: null };

    const [byEmail, byVisit] = [
      await accountsAs(member).all({ search: email }),
      await accountsAs(member).all({ lastActive: active }),
    ];

    expect([names(byEmail), names(byVisit)]).toEqual([[], []]);
    expect(names(await accountsAs(manager).all({ search: email }))).toEqual(['Dana Reyes']);
    expect(names(await accountsAs(manager).all({ lastActive: active }))).toEqual(['Dana Reyes']);
  });

  test('can be searched from two characters on: first names first, then words, then anywhere', async () => {
    // "dan" is inside Jordan, and at the start of Danaher and Dana.
    const found = await accountsAs(member).all({ search: 'DAN' });
    const tooShort = await accountsAs(member).all({ search: 'x' });

    expect(names(found)).toEqual(['Dana Reyes', 'Mia Danaher', 'Omar Jordan']);
    expect(tooShort.count).toBe(4);
  });

  test('can be filtered by role, status, permission and id', async () => {
    const all = accountsAs(manager).all;

    expect(names(await all({ roles: ['ExternalUser', 'InternalUser'] }))).toEqual([
      'Mia Danaher',
      'Omar Jordan',
    ]);
    expect(names(await all({ statuses: ['inactive'] }))).toEqual(['Ada Stone']);
    expect(names(await all({ permissions: ['order_management'], statuses: ['active'] }))).toEqual([
      'Dana Reyes',
    ]);
    expect(names(await all({ accountIds: [people.omar.id] }))).toEqual(['Omar Jordan']);
  });

  test('has pages in the requested order', async () => {
    const bySignIn = { sort: 'lastSignIn', sortDir: 'desc', limit: 2 } as const;

    const [first, second, third] = [
      await accountsAs(manager).all(bySignIn),
      await accountsAs(manager).all({ ...bySignIn, page: 2 }),
      await accountsAs(manager).all({ ...bySignIn, page: 3 }),
    ];

    expect(first).toMatchObject({ page: 1, totalPages: 2, count: 4 });
    expect([names(first), names(second), names(third)]).toEqual([
      ['Dana Reyes', 'Mia Danaher'],
      ['Ada Stone', 'Omar Jordan'],
      [],
    ]);
  });

  test('is refused to external users', async () => {
    const outsider = callerOf('ExternalUser', { companyId, accountId: people.omar.id });

    const refusal = await refusalOfCall(accountsAs(outsider).all({}));

    expect(refusal).toMatchObject({
      code: 'FORBIDDEN',
      details: { permission: 'view_and_request_orders' },
    });
  });
});

describe('one person', () => {
  test('reads the same as in the list', async () => {
    const [seen, hidden] = [
      await accountsAs(manager).byId({ id: people.mia.id }),
      await accountsAs(member).byId({ id: people.dana.id }),
    ];

    expect(seen).toMatchObject({ fullName: 'Mia Danaher', email: people.mia.email });
    expect(hidden).toMatchObject({ fullName: 'Dana Reyes', email: null, phone: null, lastSignIn: null });
  });

  test('is not found in another company', async () => {
    const stranger = await savedAccount({ id: `acc_${randomUUID()}`, companyId: 'com_other' });

    const codes = await Promise.all(
      [stranger.id, 'acc_nobody'].map(
        async (id) => (await refusalOfCall(accountsAs(manager).byId({ id }))).code,
      ),
    );

    expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});

describe('quick picks for participants', () => {
  const yard = { lat: 38.627, long: -90.1994 };
  const personOf = ({ id, firstName, lastName }: StoredAccount): Person => ({
    id,
    fullName: `${firstName} ${lastName}`,
    picture: null,
  });

  /** Saves an order with these people, at the yard by default. */
  const tookPart = (
    [owner, ...participants]: readonly StoredAccount[],
    place: { jobsiteId?: string; lat?: number } = {},
  ) =>
    listedOrder(companyId, ({ address, jobsite }) => ({
      owner: owner ? personOf(owner) : null,
      participants: participants.map(personOf),
      address: { ...address, ...yard, ...(place.lat !== undefined && { lat: place.lat }) },
      jobsite: { ...jobsite, id: place.jobsiteId ?? null },
    }));

  test('are the most frequent participants there, without the caller and inactive people', async () => {
    const { dana, mia, omar, gone } = people;
    await tookPart([omar, dana, gone]);
    await tookPart([mia, omar, gone]);
    await tookPart([]);

    const picked = await accountsAs(manager).getQuickPickParticipants(yard);

    expect(names({ data: picked })).toEqual(['Omar Jordan', 'Mia Danaher']);
  });

  test('participated at that jobsite, or within a mile of the point', async () => {
    await tookPart([people.mia], { jobsiteId: 'job_pit', lat: 45 });
    await tookPart([people.omar], { lat: yard.lat + 0.01 });
    const { getQuickPickParticipants } = accountsAs(manager);

    const [atPit, nearby, further] = [
      await getQuickPickParticipants({ jobsiteId: 'job_pit' }),
      await getQuickPickParticipants(yard),
      await getQuickPickParticipants({ ...yard, lat: yard.lat - 0.01 }),
    ];

    expect(names({ data: atPit })).toEqual(['Mia Danaher']);
    expect(names({ data: nearby })).toEqual(['Omar Jordan']);
    expect(further).toEqual([]);
  });

  test('hold one of the permissions, five at most', async () => {
    const more = await Promise.all(
      Array.from({ length: 6 }, (_, one) =>
        savedAccount({ id: `acc_${randomUUID()}`, companyId, firstName: `P${one}`, lastName: 'Many' }),
      ),
    );
    await tookPart([...more, people.omar]);
    const { getQuickPickParticipants } = accountsAs(manager);

    const [anybody, external] = [
      await getQuickPickParticipants(yard),
      await getQuickPickParticipants({ ...yard, permissions: ['external_notifications'] }),
    ];

    expect(anybody).toHaveLength(5);
    expect(external.every(({ role }) => role.permissions.includes('external_notifications'))).toBe(true);
  });

  test('need two round trips and bounded reads', async () => {
    for (let order = 0; order < 45; order += 1) await tookPart([people.mia]);

    const { roundTrips, unitsRead } = await metered(() => accountsAs(manager).getQuickPickParticipants(yard));

    expect(roundTrips).toBe(2);
    expect(unitsRead).toBeLessThanOrEqual(40);
  });

  test('require a place', async () => {
    const { code } = await refusalOfCall(accountsAs(manager).getQuickPickParticipants({ lat: 38 }));

    expect(code).toBe('BAD_INPUT');
  });
});
