import { randomUUID } from 'node:crypto';
import { type AccountCard, accountRow } from '#functions/accounts/account-rows.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { batchWrite } from '#functions/platform/table.ts';
import { madeAccount, savedAccount, savedCompany } from '#test/support/accounts.ts';
import { callerOf } from '#test/support/callers.ts';
import { companyKind } from '#test/support/procedure-inputs.ts';
import { madeSubscription } from '#test/support/push-subscriptions.ts';
import type { standInForSenders } from '#test/support/sent-messages.ts';
import { listedOrder } from '#test/support/stored-orders.ts';
import type { MeteredCallers } from './metered-callers.ts';

/** Measures managing a team, a company and one's own profile, and a page of a large team. */
export async function measureTeam(
  callers: MeteredCallers,
  manager: Caller,
  senders: ReturnType<typeof standInForSenders>,
  team: number,
): Promise<void> {
  const as = (who: Caller, variant?: string) => callers.app(who, { variant });
  const { companyId } = manager;
  const mia = {
    firstName: 'Mia',
    lastName: 'Park',
    email: `mia-${randomUUID()}@hudson.example`,
    title: 'Foreman',
  };

  const { id } = await as(manager, 'invited').customers.accounts.createOrUpdate({
    ...mia,
    roleId: 'FleetManager',
  });
  await as(manager, 'another role').customers.accounts.createOrUpdate({ id, ...mia, roleId: 'InternalUser' });
  await as(manager).customers.accounts.updateStatus({ id, status: 'inactive' });
  await as(manager).customers.accounts.emailExists({ email: 'nobody@hudson.example' });
  await as(manager).customers.accounts.updateCompany({ name: 'Hudson Earthworks' });
  await as(manager).customers.accounts.getS3PresignedPost({ fileType: 'image/png' });
  await as(manager).customers.accounts.activity({});
  await as(manager).customers.profile.updateCompany(companyKind);
  await as(manager).customers.profile.updateBillingInfo({
    billingEmails: ['bills@hudson.example'],
    billingAddresses: [],
  });
  const orderId = await listedOrder(companyId);
  await as(manager).customers.orders.explainAccess({ accountId: manager.accountId, orderId });

  const newcomer = await savedAccount({ companyId, roleId: 'InternalUser', phone: null });
  const own = callerOf('InternalUser', { accountId: newcomer.id, companyId });
  const phone = '+13145550163';
  await as(own, 'with a number').customers.accounts.updateProfile({ ...mia, email: newcomer.email, phone });
  await as(own).auth.sendContactCode({ channel: 'phone' });
  await as(own).auth.proveContact({ channel: 'phone', code: senders.codeFor(phone) });
  await as(own).auth.updateNotificationSettings({
    emailNotificationEnabled: true,
    smsNotificationEnabled: false,
  });
  const webPushToken = madeSubscription();
  await as(own).customers.profile.notices();
  await as(own).customers.profile.webPushKey();
  await as(own).customers.profile.addWebPushToken({ webPushToken });
  await as(own).customers.profile.removeWebPushToken(webPushToken);
  await as(own).auth.sessions({});
  await as(own).auth.signOutEverywhere();

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
  await as(leader, `of ${team.toLocaleString('en')} people`).customers.accounts.all({
    sort: 'ordersCount',
    sortDir: 'desc',
    roles: ['FleetManager'],
    page: 3,
  });
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
