import { techRouter } from '#functions/apis/tech.router.ts';
import { put, transact } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { technicianReview, technicianReviewRow } from '#functions/technicians/review-rows.ts';
import { savedAccount } from '#test/support/accounts.ts';
import { callContext, callerFor } from '#test/support/callers.ts';
import { monday } from '#test/support/orders.ts';
import { madeSubscription } from '#test/support/push-subscriptions.ts';
import { profileChange, savedTechnician, termsOf } from '#test/support/technicians.ts';
import type { Measure } from './service-procedures.ts';

/** Measures what technicians call about themselves and their company, as an owner with 50 reviews. */
export async function measureTechnicians(measure: Measure): Promise<void> {
  const owner = await savedTechnician({ account: { roleId: 'TechnicianOwner' } });
  const who = callerFor(owner);
  const newcomer = await savedAccount({
    userType: 'technician',
    companyId: who.companyId,
    roleId: 'TechnicianAssociate',
  });
  await Promise.all(Array.from({ length: 50 }, (_, job) => reviewed(who.accountId, String(10_001 + job))));
  const callAs = (caller: typeof who) =>
    callerFactory(techRouter)(callContext(caller, { confirmInTable: true, now: monday })).technicians;
  const tech = callAs(who);
  const elsewhere = { city: 'Fairbanks', state: 'AK', lat: 64.84, long: -147.72 };

  await measure('technicians.profile.getTechnician', () => tech.profile.getTechnician());
  await measure('technicians.profile.update, in its cell', () =>
    tech.profile.update(profileChange({ bio: 'Twenty years of Deere.' })),
  );
  await measure('technicians.profile.update, to another cell', () =>
    tech.profile.update(profileChange({ homebase: elsewhere })),
  );
  await measure('technicians.profile.update, for the first time', () =>
    callAs(callerFor({ ...owner, account: newcomer })).profile.update(profileChange()),
  );
  await measure('technicians.company.get', () => tech.company.get());
  await measure('technicians.company.updateSettings', () =>
    tech.company.updateSettings(termsOf({ mileagePrice: 175 })),
  );
  await measure('technicians.reviews.mine, of 50', () => tech.reviews.mine());
  const webPushToken = madeSubscription();
  await measure('technicians.account.notices', () => tech.account.notices());
  await measure('technicians.account.updateNotificationSettings', () =>
    tech.account.updateNotificationSettings({ noJobsAtNight: true }),
  );
  await measure('technicians.account.webPushKey', () => tech.account.webPushKey());
  await measure('technicians.account.addWebPushToken', () => tech.account.addWebPushToken({ webPushToken }));
  await measure('technicians.account.removeWebPushToken', () =>
    tech.account.removeWebPushToken(webPushToken),
  );
  await measure('technicians.account.sessions', () => tech.account.sessions({}));
  await measure('technicians.account.signOutEverywhere', () => tech.account.signOutEverywhere());
}

async function reviewed(technicianId: string, orderId: string): Promise<void> {
  const review = technicianReview.parse({
    orderId,
    technicianId,
    companyId: 'com_other',
    rating: 5,
    description: 'Found the cause within the hour, explained it, and left the site as it was.',
    attributes: ['on_time', 'found_cause'],
    visible: true,
    reviewer: { id: 'acc_lee', fullName: 'Lee Ortiz', picture: null },
    createdAt: monday.toISOString(),
  });
  await transact([put(technicianReviewRow(review))]);
}
