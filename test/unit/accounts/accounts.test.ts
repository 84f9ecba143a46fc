import { beforeAll, describe, expect, it } from 'vitest';
import { confirmCaller } from '#functions/accounts/confirm-caller.ts';
import { readPeople } from '#functions/accounts/read-account.ts';
import { adminRouter } from '#functions/apis/admin.router.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import { techRouter } from '#functions/apis/tech.router.ts';
import { readCompany } from '#functions/companies/read-company.ts';
import { type ConfirmedCaller, callerFactory } from '#functions/platform/trpc.ts';
import { type RoleId, roles } from '#schema/accounts/roles.ts';
import { savedAccount, savedCompany } from '../../support/accounts.ts';
import { callContext, callerOf } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { subjectOf } from '../../support/orders.ts';
import { setSenderEnvironment } from '../../support/sent-messages.ts';
import { withDatabase } from '../../support/with-database.ts';

withDatabase();
beforeAll(setSenderEnvironment);

/** A saved person with that role in a saved company, and the caller that their token names. */
async function saved(roleId: RoleId, overrides: Parameters<typeof savedAccount>[0] = {}) {
  const company = await savedCompany({ balanceCents: 450_000, creditLimitCents: 500_000, logo: 'logo.png' });
  const { userType } = roles[roleId];
  const account = await savedAccount({ companyId: company.id, roleId, userType, ...overrides });
  return { company, account, caller: callerOf(roleId, { accountId: account.id, companyId: company.id }) };
}

function callsOf(caller: ConfirmedCaller | Awaited<ReturnType<typeof saved>>['caller']) {
  return callerFactory(appRouter)(callContext(caller, { confirmInTable: true })).customers;
}

describe('Confirming a caller', () => {
  it('returns the account’s present role, whatever the token says', async () => {
    const { account, company } = await saved('InternalUser');
    const token = callerOf('FleetManager', { accountId: account.id, companyId: company.id });

    const confirmed = await confirmCaller(token);

    expect(confirmed).toEqual({
      accountId: account.id,
      companyId: company.id,
      userType: 'customer',
      roleId: 'InternalUser',
      permissions: roles.InternalUser.permissions,
      fullName: 'Dana Reyes',
      confirmed: true,
    });
  });

  it('refuses a deactivated account, and one of an inactive company', async () => {
    const one = await saved('FleetManager', { status: 'inactive' });
    const closed = await savedCompany({ status: 'inactive' });
    const other = await savedAccount({ companyId: closed.id });

    await expect(confirmCaller(one.caller)).rejects.toMatchObject({ code: 'ACCOUNT_DEACTIVATED' });
    await expect(
      confirmCaller(callerOf('FleetManager', { accountId: other.id, companyId: closed.id })),
    ).rejects.toMatchObject({ code: 'ACCOUNT_DEACTIVATED' });
  });

  it('refuses an account that is gone, or of another company than the token’s', async () => {
    const { account, company } = await saved('FleetManager');
    const other = await savedCompany();

    for (const token of [
      callerOf('FleetManager', { accountId: 'acc_gone', companyId: company.id }),
      callerOf('FleetManager', { accountId: account.id, companyId: other.id }),
    ]) {
      await expect(confirmCaller(token)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    }
  });

  it('costs one round trip of two read units', async () => {
    const { caller } = await saved('FleetManager');

    expect(await metered(() => confirmCaller(caller))).toMatchObject({ unitsRead: 2, roundTrips: 1 });
  });
});

describe('The profile', () => {
  it('shows the person, the company, its credit and its forwarding address', async () => {
    const { account, company, caller } = await saved('FleetManager');

    const profile = await callsOf(caller).profile.get();

    expect(profile).toEqual({
      account: {
        id: account.id,
        firstName: 'Dana',
        lastName: 'Reyes',
        fullName: 'Dana Reyes',
        email: account.email,
        phone: account.phone,
        unprovenEmail: null,
        unprovenPhone: null,
        picture: null,
        title: null,
        emailStopped: null,
        emailNotificationEnabled: true,
        smsNotificationEnabled: true,
        quietHours: null,
        timeZone: null,
        role: {
          id: 'FleetManager',
          name: 'Fleet Manager',
          permissions: roles.FleetManager.permissions,
        },
        company: {
          id: company.id,
          name: company.name,
          logo: 'logo.png',
          segment: null,
          category: null,
          fleetSize: null,
          billing: { emails: [], addresses: [] },
        },
      },
      equipmentAlertEmail: `alerts+${company.alertToken}@in.ironcall.example`,
      telematicsOnboardingCompleted: false,
      creditUsage: {
        balance: 450_000,
        creditLimit: 500_000,
        creditUsagePercent: 90,
        creditLimitExceeded: false,
      },
    });
  });

  it.each(['InternalUser', 'ExternalUser'] as const)(
    'hides the forwarding address from %s',
    async (roleId) => {
      const { caller } = await saved(roleId);

      expect((await callsOf(caller).profile.get()).equipmentAlertEmail).toBeNull();
    },
  );

  it('shows the billing info only to people who manage users', async () => {
    const { address } = subjectOf();
    const { id: companyId } = await savedCompany({
      billingEmails: ['bills@ridgeline.example'],
      billingAddresses: [address],
    });
    const billingFor = async (roleId: RoleId) => {
      const { id: accountId } = await savedAccount({ companyId, roleId });
      const { account } = await callsOf(callerOf(roleId, { accountId, companyId })).profile.get();
      return account.company.billing;
    };

    expect(await billingFor('FleetManager')).toEqual({
      emails: ['bills@ridgeline.example'],
      addresses: [address],
    });
    expect(await billingFor('InternalUser')).toBeNull();
    expect(await billingFor('ExternalUser')).toBeNull();
  });

  it('is refused to a deactivated account', async () => {
    const { caller } = await saved('FleetManager', { status: 'inactive' });

    await expect(callsOf(caller).profile.get()).rejects.toMatchObject({
      cause: { code: 'ACCOUNT_DEACTIVATED' },
    });
  });

  it('costs one round trip of one read unit', async () => {
    const { caller } = await saved('FleetManager');

    expect(await metered(() => callsOf(caller).profile.get())).toMatchObject({
      unitsRead: 1,
      unitsWritten: 0,
      roundTrips: 1,
    });
  });

  it('returns credit usage on its own', async () => {
    const { caller } = await saved('InternalUser');

    expect(await callsOf(caller).profile.getCreditUsage()).toMatchObject({ creditUsagePercent: 90 });
  });
});

describe('Completing the telematics tour', () => {
  it('counts for the company, and changes nothing the second time', async () => {
    const { caller, company } = await saved('FleetManager');

    const answers = [
      await callsOf(caller).profile.completeTelematicsOnboarding(),
      await callsOf(caller).profile.completeTelematicsOnboarding(),
    ];

    expect(answers).toEqual([
      { telematicsOnboardingCompleted: true },
      { telematicsOnboardingCompleted: true },
    ]);
    expect(await readCompany(company.id, { consistent: true })).toMatchObject({
      telematicsOnboardingCompleted: true,
    });
  });

  it('needs order_management in the token and in the account', async () => {
    const { caller } = await saved('InternalUser');
    const stale = callerOf('FleetManager', { accountId: caller.accountId, companyId: caller.companyId });

    for (const token of [caller, stale]) {
      await expect(callsOf(token).profile.completeTelematicsOnboarding()).rejects.toMatchObject({
        cause: { code: 'FORBIDDEN', details: { permission: 'order_management' } },
      });
    }
  });

  it('is refused to a deactivated account with a valid token', async () => {
    const { caller } = await saved('FleetManager', { status: 'inactive' });

    await expect(callsOf(caller).profile.completeTelematicsOnboarding()).rejects.toMatchObject({
      cause: { code: 'ACCOUNT_DEACTIVATED' },
    });
  });
});

describe('The roles', () => {
  it('are those of the caller’s own user type', async () => {
    const found = await callsOf(callerOf('InternalUser')).roles.all();

    expect(found.map(({ id }) => id)).toEqual(['FleetManager', 'InternalUser', 'ExternalUser']);
    expect(found[0]).toEqual({
      id: 'FleetManager',
      name: 'Fleet Manager',
      description: expect.any(String),
      permissions: roles.FleetManager.permissions,
      can: expect.arrayContaining(['See every order of the company', 'Approve a pending order']),
      cannot: [],
    });
    expect(found[1]).toMatchObject({
      can: expect.arrayContaining(['Request service', 'Write in the chat']),
      cannot: expect.arrayContaining(['Approve a pending order', 'Invite people and change their roles']),
    });
    expect(found[2]).toMatchObject({
      can: expect.arrayContaining(['See the orders that they take part in']),
      cannot: expect.arrayContaining(['See the company’s other orders', 'Request service']),
    });
  });
});

describe('The other surfaces', () => {
  it('show technicians and admins who they are signed in as', async () => {
    const technician = await saved('TechnicianOfficeStaff', { firstName: 'Pat', lastName: 'Okafor' });
    const admin = await saved('Admin', { firstName: 'Sam', lastName: 'Lind' });

    const shown = await Promise.all([
      callerFactory(techRouter)(callContext(technician.caller)).technicians.profile.get(),
      callerFactory(adminRouter)(callContext(admin.caller)).admin.profile.get(),
    ]);

    expect(shown).toMatchObject([
      {
        fullName: 'Pat Okafor',
        role: { id: 'TechnicianOfficeStaff' },
        company: { name: technician.company.name },
      },
      { fullName: 'Sam Lind', role: { id: 'Admin' }, company: { id: admin.company.id } },
    ]);
  });

  it('are closed to people of another surface', async () => {
    const { caller } = await saved('FleetManager');

    await expect(
      callerFactory(techRouter)(callContext(caller, { surface: 'app' })).technicians.profile.get(),
    ).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    await expect(
      callerFactory(adminRouter)(callContext(caller, { surface: 'admin' })).admin.profile.get(),
    ).rejects.toMatchObject({ cause: { code: 'FORBIDDEN', details: { permission: 'admin_access' } } });
  });
});

describe('People’s names', () => {
  it('are read by id, once each, skipping unknown ids', async () => {
    const { account } = await saved('FleetManager', { picture: 'dana.png' });

    const people = await readPeople([account.id, account.id, 'acc_nobody']);

    expect([...people.values()]).toEqual([{ id: account.id, fullName: 'Dana Reyes', picture: 'dana.png' }]);
  });
});
