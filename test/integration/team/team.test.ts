import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { accountIdOfEmail, readAccount } from '#functions/accounts/read-account.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import type { Company } from '#schema/accounts/account.ts';
import { savedAccount, savedCompany } from '../../support/accounts.ts';
import { eventsAbout } from '../../support/admins.ts';
import { refusalOfCall } from '../../support/api-calls.ts';
import { type ContextOptions, callContext, callerOf } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { indexed } from '../../support/order-index.ts';
import { setSenderEnvironment } from '../../support/sent-messages.ts';
import { listedOrder } from '../../support/stored-orders.ts';
import { withDatabase } from '../../support/with-database.ts';

let company: Company;
let dana: StoredAccount;
let mia: StoredAccount;
let manager: Caller;
let count = 0;

withDatabase();
beforeAll(setSenderEnvironment);
beforeEach(async () => {
  count += 1;
  company = await savedCompany();
  dana = await savedAccount({ companyId: company.id });
  mia = await savedAccount({
    companyId: company.id,
    firstName: 'Mia',
    lastName: 'Danaher',
    roleId: 'FleetManager',
    identityAt: '2026-01-05T08:00:00.000Z',
  });
  manager = callerFor(dana);
});

function callerFor({ id: accountId, companyId, roleId }: StoredAccount): Caller {
  return callerOf(roleId, { accountId, companyId });
}

function customersAs(who: Caller, options: ContextOptions = {}) {
  return callerFactory(appRouter)(callContext(who, { confirmInTable: true, ...options })).customers;
}

const accountsAs = (who: Caller, options?: ContextOptions) => customersAs(who, options).accounts;
const stored = (id: string) => readAccount(id, { consistent: true });

function ownedOrder({ id, firstName, lastName }: StoredAccount): Promise<string> {
  const owner = { id, fullName: `${firstName} ${lastName}`, picture: null };
  return listedOrder(company.id, () => ({ owner }));
}

function kim(overrides: object = {}) {
  return {
    firstName: 'Kim',
    lastName: 'Park',
    email: `kim-${count}@hudson-excavating.example`,
    phone: '(314) 555-0188',
    title: '',
    roleId: 'InternalUser' as const,
    ...overrides,
  };
}

/** What the form sends about an existing person. */
function formOf({ id, firstName, lastName, email, phone, title, picture, roleId }: StoredAccount) {
  return { id, firstName, lastName, email, phone, title, picture, roleId: roleId as 'FleetManager' };
}

describe('inviting a person', () => {
  test('creates an account once, with a phone to be confirmed, and sends the invitation', async () => {
    const call = () =>
      accountsAs(manager, { idempotencyKey: `invite-${count}-0123456789` }).createOrUpdate(kim());

    const { answer, roundTrips } = await metered(call);
    const again = await call();

    expect(answer).toMatchObject({
      fullName: 'Kim Park',
      role: { id: 'InternalUser' },
      status: 'active',
      title: null,
      phone: '+13145550188',
      phoneProven: false,
      lastSignIn: null,
      company: { id: company.id },
    });
    expect(again.id).toBe(answer.id);
    expect(await stored(answer.id)).toMatchObject({ phone: null, unprovenPhone: '+13145550188' });
    expect((await eventsAbout(company.id)).map(({ name }) => name).sort()).toEqual([
      'account.activated',
      'account.invited',
    ]);
    expect(roundTrips).toBe(2);
  });

  test('is refused for a taken address, with the message at its field', async () => {
    const refusal = await refusalOfCall(accountsAs(manager).createOrUpdate(kim({ email: mia.email })));

    expect(refusal).toMatchObject({
      code: 'ACCOUNT_EXISTS',
      details: { fields: { email: 'This email has already been used. Please choose another.' } },
    });
  });

  test('twice at once with one address creates one account', async () => {
    const outcomes = await Promise.allSettled([
      accountsAs(manager).createOrUpdate(kim()),
      accountsAs(callerFor(mia)).createOrUpdate(kim()),
    ]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('accepts no foreign roles, invisible characters, or web addresses as names', async () => {
    const wrong = [
      { roleId: 'Admin' },
      { roleId: 'TechnicianOwner' },
      { firstName: 'Kim\u202e' },
      { lastName: 'Park\nBcc: all' },
      { firstName: 'Visit www.cheap-parts.example' },
      { firstName: '   ' },
      { email: 'kim@' },
      { phone: '12345' },
    ];

    const refusals = await Promise.all(
      wrong.map((one) =>
        refusalOfCall(accountsAs(manager).createOrUpdate(kim(one) as ReturnType<typeof kim>)),
      ),
    );

    expect(refusals.map(({ code }) => code)).toEqual(wrong.map(() => 'BAD_INPUT'));
  });

  test('requires user_management', async () => {
    const member = await savedAccount({ companyId: company.id, roleId: 'InternalUser' });

    const refusal = await refusalOfCall(accountsAs(callerFor(member)).createOrUpdate(kim()));

    expect(refusal).toMatchObject({ code: 'FORBIDDEN', details: { permission: 'user_management' } });
  });
});

describe('changing a person', () => {
  test('updates names and role, but a new address needs that person’s code', async () => {
    const email = `mia-new-${count}@hudson-excavating.example`;
    const person = {
      ...formOf(mia),
      firstName: 'Mia-Sofia',
      title: 'Foreman',
      email,
      roleId: 'ExternalUser' as const,
    };

    const { answer, roundTrips } = await metered(() => accountsAs(manager).createOrUpdate(person));

    expect(answer).toMatchObject({
      fullName: 'Mia-Sofia Danaher',
      title: 'Foreman',
      email: mia.email,
      unprovenEmail: email,
      role: { id: 'ExternalUser' },
    });
    expect(await accountIdOfEmail('customer', email)).toBeUndefined();
    expect((await eventsAbout(company.id)).map(({ name }) => name)).toEqual(['account.email-change-asked']);
    expect(roundTrips).toBe(2);
  });

  test('corrects the address of someone who has not signed in yet, and invites again', async () => {
    const made = await accountsAs(manager).createOrUpdate(kim({ email: `kin-${count}@hudson.example` }));

    const { title: _, ...corrected } = kim({ id: made.id });
    const changed = await accountsAs(manager).createOrUpdate(corrected);

    expect(changed).toMatchObject({ email: kim().email, unprovenEmail: null });
    expect(await accountIdOfEmail('customer', kim().email)).toBe(made.id);
    expect(await accountIdOfEmail('customer', `kin-${count}@hudson.example`)).toBeUndefined();
    expect((await eventsAbout(company.id)).filter(({ name }) => name === 'account.invited')).toHaveLength(2);
  });

  test('cannot change one’s own role or demote a manager who owns orders', async () => {
    const orderId = await ownedOrder(mia);
    await indexed(orderId);

    const own = await refusalOfCall(
      accountsAs(manager).createOrUpdate({ ...formOf(dana), roleId: 'InternalUser' }),
    );
    const owner = await refusalOfCall(
      accountsAs(manager).createOrUpdate({ ...formOf(mia), roleId: 'InternalUser' }),
    );

    expect(own.code).toBe('CONFLICT');
    expect(owner.details).toEqual({
      fields: {
        roleId:
          'You must transfer all 1 orders owned by this user to another manager before changing their role.',
      },
    });
  });

  test('needs no permission for one’s own profile, and changes nobody else', async () => {
    const member = await savedAccount({ companyId: company.id, roleId: 'ExternalUser', firstName: 'Pat' });
    const { id: _, roleId: __, ...form } = formOf(member);

    const changed = await accountsAs(callerFor(member)).updateProfile({
      ...form,
      lastName: 'Gomez',
      phone: null,
    });

    expect(changed).toMatchObject({
      id: member.id,
      fullName: 'Pat Gomez',
      phone: null,
      role: { id: 'ExternalUser' },
    });
    expect(await stored(dana.id)).toMatchObject({ lastName: dana.lastName });
  });

  test('accepts only the company’s own pictures', async () => {
    const form = formOf(mia);
    const foreign = '/pictures/com_other/upl_1/face.png';

    const refusal = await refusalOfCall(accountsAs(manager).createOrUpdate({ ...form, picture: foreign }));
    const own = `/pictures/${company.id}/upl_1/face.png`;
    const changed = await accountsAs(manager).createOrUpdate({ ...form, picture: own });

    expect(refusal).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { picture: expect.any(String) } },
    });
    expect(changed.picture).toBe(own);
  });

  test('is not possible in another company', async () => {
    const stranger = await savedAccount({ companyId: (await savedCompany()).id });

    const refusals = await Promise.all([
      refusalOfCall(accountsAs(manager).createOrUpdate(formOf(stranger))),
      refusalOfCall(accountsAs(manager).updateStatus({ id: stranger.id, status: 'inactive' })),
    ]);

    expect(refusals.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});

describe('deactivating a person', () => {
  test('stops them at once, and reactivating lets them continue', async () => {
    const gone = await accountsAs(manager).updateStatus({ id: mia.id, status: 'inactive' });
    const refused = await refusalOfCall(
      accountsAs(callerFor(mia)).updateStatus({ id: dana.id, status: 'inactive' }),
    );
    const back = await accountsAs(manager).updateStatus({ id: mia.id, status: 'active' });

    expect([gone.status, back.status]).toEqual(['inactive', 'active']);
    expect(refused.code).toBe('ACCOUNT_DEACTIVATED');
  });

  test('is refused until their orders are transferred', async () => {
    const orderId = await ownedOrder(mia);
    await indexed(orderId);
    const deactivate = () => accountsAs(manager).updateStatus({ id: mia.id, status: 'inactive' });

    const refusal = await refusalOfCall(deactivate());
    await customersAs(manager).orders.transferOrders({ fromCustomerId: mia.id, toCustomerId: dana.id });
    await indexed(orderId);
    const gone = await deactivate();

    expect(refusal.message).toContain('owns an order');
    expect(gone.status).toBe('inactive');
  });

  test('is refused for oneself', async () => {
    const refusal = await refusalOfCall(
      accountsAs(manager).updateStatus({ id: dana.id, status: 'inactive' }),
    );

    expect(refusal.code).toBe('CONFLICT');
    expect(await stored(dana.id)).toMatchObject({ status: 'active' });
  });

  test.each([['deactivate', (id: string) => ({ id, status: 'inactive' as const })]])(
    'leaves one of two managers who %s each other at the same moment',
    async (_, input) => {
      for (let round = 0; round < 8; round += 1) {
        await Promise.allSettled([
          accountsAs(manager).updateStatus(input(mia.id)),
          accountsAs(callerFor(mia)).updateStatus(input(dana.id)),
        ]);

        const [one, other] = await Promise.all([stored(dana.id), stored(mia.id)]);
        expect([one?.status, other?.status].filter((status) => status === 'active')).toHaveLength(1);
        const [left, gone] = one?.status === 'active' ? [dana, mia] : [mia, dana];
        await accountsAs(callerFor(left)).updateStatus({ id: gone.id, status: 'active' });
      }
    },
  );

  test('leaves a manager when it crosses with a demotion', async () => {
    await Promise.allSettled([
      accountsAs(manager).createOrUpdate({ ...formOf(mia), roleId: 'InternalUser' }),
      accountsAs(callerFor(mia)).updateStatus({ id: dana.id, status: 'inactive' }),
    ]);

    const people = await Promise.all([stored(dana.id), stored(mia.id)]);
    const managers = people.filter((one) => one?.status === 'active' && one.roleId === 'FleetManager');
    expect(managers).toHaveLength(1);
  });
});

describe('a person’s unfinished orders', () => {
  test('are counted, and move with a transfer', async () => {
    const made = await Promise.all([ownedOrder(mia), ownedOrder(mia)]);
    await indexed(...made);
    const counts = async () => {
      const { data } = await accountsAs(manager).all({ sort: 'ordersCount', sortDir: 'desc' });
      return Object.fromEntries(data.map(({ firstName, ordersCount }) => [firstName, ordersCount]));
    };

    const before = await counts();
    await customersAs(manager).orders.transferOrders({ fromCustomerId: mia.id, toCustomerId: dana.id });
    await indexed(...made);
    // The stream may deliver twice.
    await indexed(...made);
    const after = await counts();

    expect(before).toEqual({ Mia: 2, [dana.firstName]: 0 });
    expect(after).toEqual({ Mia: 0, [dana.firstName]: 2 });
  });
});

describe('the activity log', () => {
  test('shows who changed what, before and after, newest first, in pages', async () => {
    await accountsAs(manager, { now: new Date('2026-03-02T15:00:01.000Z') }).createOrUpdate(kim());
    await accountsAs(manager, { now: new Date('2026-03-02T15:00:02.000Z') }).createOrUpdate({
      ...formOf(mia),
      roleId: 'InternalUser',
    });
    await accountsAs(manager, { now: new Date('2026-03-02T15:00:03.000Z') }).updateCompany({
      name: 'Hudson Earthworks',
    });

    const first = await accountsAs(manager).activity({ limit: 2 });
    const second = await accountsAs(manager).activity({ limit: 2, cursor: first.nextCursor });

    expect(first.data).toMatchObject([
      {
        action: 'company_changed',
        changes: [{ field: 'name', before: company.name, after: 'Hudson Earthworks' }],
      },
      {
        action: 'person_changed',
        actor: { id: dana.id },
        subject: { id: mia.id, name: 'Mia Danaher' },
        changes: [{ field: 'role', before: 'Fleet Manager', after: 'Internal User' }],
      },
    ]);
    expect(second.data).toMatchObject([{ action: 'person_invited', subject: { name: 'Kim Park' } }]);
    expect(second.nextCursor).toBeNull();
  });
});

describe('the company', () => {
  test('can change its name, kind and billing, each with its permission', async () => {
    const member = callerFor(await savedAccount({ companyId: company.id, roleId: 'InternalUser' }));
    const kind = { segment: 'construction', category: 'excavation_contractor', fleetSize: '11_50' } as const;

    const named = await accountsAs(manager).updateCompany({ name: 'Hudson Earthworks' });
    await customersAs(manager).profile.updateCompany(kind);
    const billing = await customersAs(manager).profile.updateBillingInfo({
      billingEmails: ['Bills@Hudson.example', 'bills@hudson.example'],
      billingAddresses: [],
    });
    const refusals = await Promise.all([
      refusalOfCall(accountsAs(member).updateCompany({ name: 'Mine' })),
      refusalOfCall(customersAs(member).profile.updateCompany(kind)),
      refusalOfCall(
        customersAs(member).profile.updateBillingInfo({ billingEmails: [], billingAddresses: [] }),
      ),
    ]);
    const { account } = await customersAs(manager).profile.get();

    expect(named).toEqual({ id: company.id, name: 'Hudson Earthworks', logo: null });
    expect(billing.billingEmails).toEqual(['bills@hudson.example']);
    expect(account.company).toMatchObject({ name: 'Hudson Earthworks', ...kind });
    expect(refusals.map(({ details }) => details.permission)).toEqual([
      'company_management',
      'company_management',
      'user_management',
    ]);
  });

  test('reports which parts of its kind are missing', async () => {
    const refusal = await refusalOfCall(
      customersAs(manager).profile.updateCompany({ segment: '', category: 'x', fleetSize: '' } as never),
    );

    expect(refusal.details.fields).toEqual({
      segment: 'Industry is required',
      category: 'Category is required',
      fleetSize: 'Fleet size is required',
    });
  });
});

describe('a person’s access to an order', () => {
  test('is explained with the rule', async () => {
    const outsider = await savedAccount({ companyId: company.id, roleId: 'ExternalUser' });
    const member = await savedAccount({ companyId: company.id, roleId: 'InternalUser' });
    const orderId = await listedOrder(company.id);
    const explain = (accountId: string) => customersAs(manager).orders.explainAccess({ accountId, orderId });

    const [own, inside, outside] = await Promise.all([dana, member, outsider].map(({ id }) => explain(id)));

    expect(own).toMatchObject({
      sees: true,
      actions: expect.arrayContaining([
        { does: 'Approve a pending order', allowed: true, rule: 'The order is pending.' },
        { does: 'Rate a job', allowed: false, rule: 'Not while the order is pending.' },
      ]),
    });
    expect(inside?.actions).toContainEqual({
      does: 'Approve a pending order',
      allowed: false,
      rule: 'Needs order management.',
    });
    expect(outside).toMatchObject({ sees: false, why: expect.stringContaining('External User') });
    expect(outside?.actions.every(({ allowed }) => !allowed)).toBe(true);
  });
});

test('an address can be checked for a form, except for the person’s own', async () => {
  const exists = (email: string, id?: string) => accountsAs(manager).emailExists({ email, id });

  expect(await exists(mia.email.toUpperCase())).toEqual({ exists: true });
  expect(await exists(mia.email, mia.id)).toEqual({ exists: false });
  expect(await exists(`nobody-${randomUUID()}@hudson.example`)).toEqual({ exists: false });
});
