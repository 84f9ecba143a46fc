import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { beforeAll, describe, expect, test } from 'vitest';
import { publicRouter } from '#functions/apis/public.router.ts';
import { companyOfVerifiedEmail } from '#functions/companies/open-company.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { getRow } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { handler as addClaims } from '#functions/sign-in/add-claims.ts';
import { handler as followCompany } from '#functions/technicians/company/follow-company.ts';
import type { TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import { candidateKey } from '#functions/technicians/technician-rows.ts';
import { putTechnician } from '#functions/technicians/technicians.store.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { adminAs, eventsAbout, savedAdmin } from '#test/support/admins.ts';
import { newKey, ordersAs, refusalOfCall } from '#test/support/api-calls.ts';
import { callContext, fleetManager } from '#test/support/callers.ts';
import { metered } from '#test/support/database.ts';
import { batchOf } from '#test/support/queue-batches.ts';
import { profileOf, savedTechnician, termsOf } from '#test/support/technicians.ts';
import { withDatabase } from '#test/support/with-database.ts';

let admin: Caller;

withDatabase();
beforeAll(async () => {
  admin = await savedAdmin();
});

const companies = () => adminAs(admin).companies;

describe('the list of companies', () => {
  test('shows each type separately, by name and in pages', async () => {
    const names = ['Zenith Crushing', 'Éclair Paving', 'Zenith Aggregates', 'zenith & Sons'];
    for (const name of names) await savedCompany({ name });
    await savedCompany({ name: 'Zenith Repair', userType: 'technician' });

    const first = await companies().all({ userType: 'customer', search: 'zen', limit: 2 });
    const cursor = first.nextCursor;
    await savedCompany({ name: 'Zenith Able' });
    const second = await companies().all({ userType: 'customer', search: 'zen', limit: 2, cursor });
    const repair = await companies().all({ userType: 'technician', search: 'Zenith' });
    const accented = await companies().all({ userType: 'customer', search: 'eclair' });

    expect(first.data.map(({ name }) => name)).toEqual(['zenith & Sons', 'Zenith Aggregates']);
    expect(second.data.map(({ name }) => name)).toEqual(['Zenith Crushing']);
    expect(second.nextCursor).toBeNull();
    expect(repair.data.map(({ name, status }) => [name, status])).toEqual([['Zenith Repair', 'active']]);
    expect(accented.data.map(({ name }) => name)).toEqual(['Éclair Paving']);
  });

  test('costs one round trip and refuses another list’s cursor', async () => {
    for (let made = 0; made < 3; made += 1) await savedCompany({ name: `Quarry ${made}` });
    const { nextCursor: cursor } = await companies().all({
      userType: 'customer',
      search: 'quarry',
      limit: 1,
    });

    const page = await metered(() => companies().all({ userType: 'customer', search: 'quarry', cursor }));
    const other = await refusalOfCall(companies().all({ userType: 'customer', cursor }));
    const nonsense = await refusalOfCall(companies().all({ userType: 'customer', cursor: 'x' }));

    expect(page).toMatchObject({ roundTrips: 1, unitsRead: 0.5, answer: { data: [{}, {}] } });
    expect([other.code, nonsense.code]).toEqual(['BAD_INPUT', 'BAD_INPUT']);
  });

  test('hides repair companies from people signing up', async () => {
    await savedCompany({ name: 'Harbor Repair', userType: 'technician' });
    await savedCompany({ name: 'Harbor Dredging' });

    const found = await callerFactory(publicRouter)(callContext(undefined)).public.searchCustomerCompanies({
      search: 'harbor',
    });

    expect(found).toEqual([{ name: 'Harbor Dredging' }]);
  });
});

describe('creating a company', () => {
  const firstUser = (email: string) => ({
    firstName: 'Lee',
    lastName: 'Ortiz',
    email,
    phone: null,
  });

  test('also creates its manager, whose colleagues find it by mail domain', async () => {
    const client = adminAs(admin);
    const input = {
      name: 'Northgate Paving',
      userType: 'customer',
      creditLimitCents: 2_500_000,
      firstUser: { ...firstUser('Lee@Northgate.example'), phone: '(314) 555-0177', title: 'Owner' },
    } as const;

    const made = await metered(() => client.companies.create(input));
    const retried = await client.companies.create(input);
    const seen = await companies().byId({ id: made.answer.company.id });

    expect(made.answer).toMatchObject({
      company: {
        name: 'Northgate Paving',
        status: 'active',
        creditUsage: { creditLimit: 2_500_000, balance: 0, creditUsagePercent: 0 },
      },
      firstUser: {
        fullName: 'Lee Ortiz',
        email: 'lee@northgate.example',
        phone: '+13145550177',
        role: { id: 'FleetManager' },
        status: 'active',
        lastSignIn: null,
      },
    });
    expect(retried).toEqual(made.answer);
    expect(made.roundTrips).toBe(2);
    expect(seen.company).toEqual(made.answer.company);
    expect(JSON.stringify(seen)).not.toContain('alertToken');
    expect(await companyOfVerifiedEmail('sam@northgate.example')).toEqual({ join: seen.company.id });
    expect((await eventsAbout(seen.company.id)).map(({ name }) => name)).toEqual(['account.activated']);
  });

  test('leaves a mail domain with the company that already has it', async () => {
    const first = await savedCompany({ mailDomain: 'oldtown.example' });

    const { company } = await companies().create({
      name: 'Oldtown Two',
      userType: 'customer',
      firstUser: firstUser('kim@oldtown.example'),
    });

    expect(company.id).not.toBe(first.id);
    expect(await companyOfVerifiedEmail('sam@oldtown.example')).toEqual({ join: first.id });
  });

  test('fails if the first user’s address is taken, and creates nothing', async () => {
    const taken = await savedAccount();

    const refused = await refusalOfCall(
      companies().create({ name: 'Nowhere Ltd', userType: 'customer', firstUser: firstUser(taken.email) }),
    );

    expect(refused).toMatchObject({ code: 'ACCOUNT_EXISTS', details: { conflictsWith: taken.email } });
    const { data } = await companies().all({ userType: 'customer', search: 'Nowhere' });
    expect(data).toEqual([]);
  });

  test('accepts only the fields of its type', async () => {
    const repair = await companies().create({
      name: 'Delta Repair',
      userType: 'technician',
      repair: termsOf({ mileagePrice: 200 }),
    });

    const wrong = await refusalOfCall(
      companies().create({
        name: 'X',
        userType: 'technician',
        creditLimitCents: 1,
        firstUser: firstUser('a@b.example'),
      }),
    );

    expect(repair).toMatchObject({ company: { repair: { mileagePrice: 200 } }, firstUser: null });
    expect(wrong).toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { creditLimitCents: expect.any(String), firstUser: expect.any(String) } },
    });
  });
});

describe('credit and terms', () => {
  test('can be set and removed', async () => {
    const customer = await savedCompany({ balanceCents: 40_000 });
    const repairers = await savedCompany({ userType: 'technician', repair: null });

    const limited = await companies().setCreditLimit({ id: customer.id, creditLimitCents: 50_000 });
    const unlimited = await companies().setCreditLimit({ id: customer.id, creditLimitCents: null });
    const terms = await companies().setRepairTerms({ id: repairers.id, repair: termsOf() });

    expect(limited.company.creditUsage).toMatchObject({ creditUsagePercent: 80, creditLimitExceeded: false });
    expect(unlimited.company.creditUsage.creditLimit).toBeNull();
    expect(terms.company.repair).toEqual(termsOf());
  });

  test('only apply to the matching company type', async () => {
    const customer = await savedCompany();
    const repairers = await savedCompany({ userType: 'technician' });

    const refused = await Promise.all([
      refusalOfCall(companies().setCreditLimit({ id: repairers.id, creditLimitCents: 1 })),
      refusalOfCall(companies().setRepairTerms({ id: customer.id, repair: termsOf() })),
      refusalOfCall(companies().setCreditLimit({ id: 'com_nobody', creditLimitCents: 1 })),
    ]);

    expect(refused.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });
});

describe('deactivating a company', () => {
  test('blocks its people at their next command and token, until it is reactivated', async () => {
    const { id } = await savedCompany({ name: 'Basalt Works' });
    const account = await savedAccount({ companyId: id });
    const manager = ordersAs(fleetManager({ companyId: id, accountId: account.id }), {
      confirmInTable: true,
      idempotencyKey: newKey(),
    });
    const command = () =>
      refusalOfCall(manager.cancel({ id: '10001', cancellationReason: 'just_exploring' }));
    const token = () => addClaims(tokenEvent(account.id));

    const { company } = await companies().updateStatus({ id, status: 'inactive' });
    const refused = await command();
    await expect(token()).rejects.toMatchObject({ code: 'ACCOUNT_DEACTIVATED' });
    const listed = await companies().all({ userType: 'customer', search: 'Basalt' });
    await companies().updateStatus({ id, status: 'active' });
    const again = await command();

    expect(company.status).toBe('inactive');
    expect(refused.code).toBe('ACCOUNT_DEACTIVATED');
    expect(listed.data).toMatchObject([{ id, status: 'inactive' }]);
    expect(again.code).toBe('NOT_FOUND');
    await expect(token()).resolves.toBeDefined();
  });

  test('is reported once, however often it is requested', async () => {
    const { id } = await savedCompany();
    const client = adminAs(admin).companies;

    const both = await Promise.all([
      client.updateStatus({ id, status: 'inactive' }),
      client.updateStatus({ id, status: 'inactive' }),
      companies().updateStatus({ id, status: 'inactive' }),
    ]);

    expect(both.map(({ company }) => company.status)).toEqual(['inactive', 'inactive', 'inactive']);
    expect(await eventsAbout(id)).toMatchObject([
      { name: 'company.status-changed', detail: { companyId: id, status: 'inactive' } },
    ]);
  });

  test('is refused for the admins’ own company', async () => {
    const refused = await refusalOfCall(
      companies().updateStatus({ id: admin.companyId, status: 'inactive' }),
    );

    expect(refused.code).toBe('NOT_FOUND');
  });

  test('hides its technicians from searches until it is reactivated, in whatever order the events arrive', async () => {
    const owner = await savedTechnician({ account: { roleId: 'TechnicianOwner' } });
    const others = await Promise.all(Array.from({ length: 20 }, () => colleagueOf(owner)));
    const id = owner.company.id;
    await savedAccount({ companyId: id, userType: 'technician', roleId: 'TechnicianOfficeStaff' });
    const team = [owner, ...others];
    await companies().updateStatus({ id, status: 'inactive' });
    const [deactivated] = await eventsAbout(id);
    if (deactivated === undefined) throw new Error('No event.');

    const first = await followCompany(batchOf(deactivated));
    const whileInactive = await bookableOf(team);
    await adminAs(admin).technicians.updateStatus({
      companyId: id,
      id: owner.account.id,
      status: 'inactive',
    });
    await companies().updateStatus({ id, status: 'active' });
    const events = await eventsAbout(id);
    await Promise.all([followCompany(batchOf(...events)), followCompany(batchOf(...[...events].reverse()))]);

    expect(first).toEqual({ batchItemFailures: [] });
    expect(new Set(whileInactive)).toEqual(new Set([false]));
    const [own, ...rest] = await bookableOf(team);
    expect(own).toBe(false);
    expect(new Set(rest)).toEqual(new Set([true]));
  });

  test('is retried if its event cannot be processed', async () => {
    const answer = await followCompany(batchOf({ name: 'company.status-changed', detail: {} }));

    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'm1' }] });
  });
});

test('a former admin can change nothing', async () => {
  const former = await savedAdmin();
  const { id } = await savedCompany();
  await savedAccountStatus(former, 'inactive');

  const refused = await refusalOfCall(adminAs(former).companies.setCreditLimit({ id, creditLimitCents: 1 }));

  expect(refused.code).toBe('ACCOUNT_DEACTIVATED');
});

async function savedAccountStatus(who: Caller, status: 'active' | 'inactive') {
  await savedAccount({
    id: who.accountId,
    companyId: who.companyId,
    userType: who.userType,
    roleId: who.roleId,
    status,
  });
}

async function colleagueOf({ company }: TechnicianOnFile): Promise<TechnicianOnFile> {
  const account = await savedAccount({
    userType: 'technician',
    companyId: company.id,
    roleId: 'TechnicianAssociate',
  });
  const onFile = { account, company, profile: profileOf({ id: account.id, companyId: company.id }) };
  await putTechnician(onFile);
  return onFile;
}

async function bookableOf(team: readonly TechnicianOnFile[]): Promise<unknown[]> {
  const rows = await Promise.all(
    team.map(({ profile }) =>
      getRow(candidateKey({ technicianId: profile.id, ...profile.homebase }), { consistent: true }),
    ),
  );
  return rows.map((row) => row?.bookable);
}

function tokenEvent(userName: string): PreTokenGenerationV2TriggerEvent {
  return { userName, response: {} } as PreTokenGenerationV2TriggerEvent;
}
