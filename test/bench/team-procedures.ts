import { randomUUID } from 'node:crypto';
import { type AccountCard, accountRow } from '#functions/accounts/account-rows.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { batchWrite } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { madeAccount, savedAccount, savedCompany } from '#test/support/accounts.ts';
import { callContext, callerOf } from '#test/support/callers.ts';
import { companyKind } from '#test/support/procedure-inputs.ts';
import { madeSubscription } from '#test/support/push-subscriptions.ts';
import type { standInForSenders } from '#test/support/sent-messages.ts';
import { listedOrder } from '#test/support/stored-orders.ts';
import type { Measure } from './service-procedures.ts';

/** Measures what a company's people do with their team, their company and themselves; and a team so large. */
export async function measureTeam(
  measure: Measure,
  manager: Caller,
  senders: ReturnType<typeof standInForSenders>,
  team: number,
): Promise<void> {
  const as = (who: Caller) =>
    callerFactory(appRouter)(
      callContext(who, { confirmInTable: true, now: new Date(), idempotencyKey: randomUUID() }),
    );
  const { companyId } = manager;
  const mia = {
    firstName: 'Mia',
    lastName: 'Park',
    email: `mia-${randomUUID()}@hudson.example`,
    title: 'Foreman',
  };

  const { id } = await measure('customers.accounts.createOrUpdate, invited', () =>
    as(manager).customers.accounts.createOrUpdate({ ...mia, roleId: 'FleetManager' }),
  );
  await measure('customers.accounts.createOrUpdate, another role', () =>
    as(manager).customers.accounts.createOrUpdate({ id, ...mia, roleId: 'InternalUser' }),
  );
  await measure('customers.accounts.updateStatus', () =>
    as(manager).customers.accounts.updateStatus({ id, status: 'inactive' }),
  );
  await measure('customers.accounts.emailExists', () =>
    as(manager).customers.accounts.emailExists({ email: 'nobody@hudson.example' }),
  );
  await measure('customers.accounts.updateCompany', () =>
    as(manager).customers.accounts.updateCompany({ name: 'Hudson Earthworks' }),
  );
  await measure('customers.accounts.getS3PresignedPost', () =>
    as(manager).customers.accounts.getS3PresignedPost({ fileType: 'image/png' }),
  );
  await measure('customers.accounts.activity', () => as(manager).customers.accounts.activity({}));
  await measure('customers.profile.updateCompany', () =>
    as(manager).customers.profile.updateCompany(companyKind),
  );
  await measure('customers.profile.updateBillingInfo', () =>
    as(manager).customers.profile.updateBillingInfo({
      billingEmails: ['bills@hudson.example'],
      billingAddresses: [],
    }),
  );
  const orderId = await listedOrder(companyId);
  await measure('customers.orders.explainAccess', () =>
    as(manager).customers.orders.explainAccess({ accountId: manager.accountId, orderId }),
  );

  const newcomer = await savedAccount({ companyId, roleId: 'InternalUser', phone: null });
  const own = callerOf('InternalUser', { accountId: newcomer.id, companyId });
  const phone = '+13145550163';
  await measure('customers.accounts.updateProfile, with a number', () =>
    as(own).customers.accounts.updateProfile({ ...mia, email: newcomer.email, phone }),
  );
  await measure('auth.sendContactCode', () => as(own).auth.sendContactCode({ channel: 'phone' }));
  await measure('auth.proveContact', () =>
    as(own).auth.proveContact({ channel: 'phone', code: senders.codeFor(phone) }),
  );
  await measure('auth.updateNotificationSettings', () =>
    as(own).auth.updateNotificationSettings({
      emailNotificationEnabled: true,
      smsNotificationEnabled: false,
    }),
  );
  const { profile } = as(own).customers;
  const webPushToken = madeSubscription();
  await measure('customers.profile.notices', () => profile.notices());
  await measure('customers.profile.webPushKey', () => profile.webPushKey());
  await measure('customers.profile.addWebPushToken', () => profile.addWebPushToken({ webPushToken }));
  await measure('customers.profile.removeWebPushToken', () => profile.removeWebPushToken(webPushToken));
  await measure('auth.sessions', () => as(own).auth.sessions({}));
  await measure('auth.signOutEverywhere', () => as(own).auth.signOutEverywhere());

  const large = await savedCompany();
  const people = Array.from({ length: team }, (_, place) =>
    madeAccount({
      companyId: large.id,
      firstName: firstNames[place % firstNames.length] ?? '',
      lastName: `${lastNames[place % lastNames.length]}-${place}`,
      roleId: place % 10 === 0 ? 'FleetManager' : 'InternalUser',
    }),
  );
  await batchWrite({ put: people.map(accountRow), remove: [] });
  const leader = callerOf('FleetManager', { accountId: people[0]?.id ?? '', companyId: large.id });
  await measure(`customers.accounts.all, of ${team.toLocaleString('en')} people`, () =>
    as(leader).customers.accounts.all({
      sort: 'ordersCount',
      sortDir: 'desc',
      roles: ['FleetManager'],
      page: 3,
    }),
  );
}

const firstNames: readonly AccountCard['firstName'][] = ['Ana', 'Bo', 'Cal', 'Dana', 'Eve', 'Femi', 'Gus'];
const lastNames = [
  'Adams',
  'Brown',
  'Diaz',
  'Garcia',
  'Kim',
  'Lopez',
  'Moore',
  'Nguyen',
  'Reyes',
  'Smith',
  'Young',
];
