import type { Caller } from '#functions/platform/caller.ts';
import { put, transact } from '#functions/platform/table.ts';
import { technicianReview, technicianReviewRow } from '#functions/technicians/reviews/review-rows.ts';
import { savedAccount } from '../support/accounts.ts';
import { callerFor, callerOf } from '../support/callers.ts';
import { indexed } from '../support/order-index.ts';
import { monday } from '../support/orders.ts';
import { madeSubscription } from '../support/push-subscriptions.ts';
import { offerBy } from '../support/scene.ts';
import { listedOrder, savedMachine, savedOpenOrder } from '../support/stored-orders.ts';
import { profileChange, savedTechnician, termsOf } from '../support/technicians.ts';
import type { MeteredCallers } from './metered-callers.ts';

/** Measures what customers read around an order: technicians, colleagues, unread orders, and who has a number. */
export async function measureReading(callers: MeteredCallers, manager: Caller): Promise<void> {
  const { companyId } = manager;
  const tess = callerFor(await savedTechnician());
  await saveReviews(tess.accountId, 50);
  await Promise.all(
    Array.from({ length: 30 }, () => savedAccount({ companyId, roleId: 'InternalUser', lastName: 'Ortiz' })),
  );
  const colleague = await savedAccount({ companyId });
  const people = {
    owner: { id: manager.accountId, fullName: 'Dana Reyes', picture: null },
    participants: [{ id: colleague.id, fullName: 'Mia Cole', picture: null }],
  };
  for (let order = 0; order < 10; order += 1) await indexed(await listedOrder(companyId, () => people));
  const { order } = await savedOpenOrder(companyId);
  const { lat, long } = order.address;
  await offerBy(tess, order.id);
  const { serialNumber, unitNumber } = await savedMachine(companyId);
  const app = (variant?: string) => callers.app(manager, { variant, now: monday });
  const customers = (variant?: string) => app(variant).customers;

  await customers('with 50 reviews').technicians.byId({ id: tess.accountId, orderId: order.id });
  await customers().technicians.getOverallRating({ id: tess.accountId });
  await customers('of 50').technicians.getReviews({ technicianId: tess.accountId });
  await customers('of 30 people').accounts.all({ search: 'ort' });
  await customers().accounts.byId({ id: colleague.id });
  await customers('of 11 orders').accounts.getQuickPickParticipants({ lat, long });
  await app('of 10 orders').auth.getUnreads();
  await app().auth.markAsRead({ orderId: order.id });
  await customers('of another').equipment.validateSerialNumber({ serialNumber: serialNumber ?? '' });
  await customers('of another').equipment.validateUnitNumber({ unitNumber: unitNumber ?? '' });
}

/** Measures what technicians call about themselves and their company; the owner has 50 reviews. */
export async function measureTechnicians(callers: MeteredCallers): Promise<void> {
  const owner = await savedTechnician({ account: { roleId: 'TechnicianOwner' } });
  const who = callerFor(owner);
  const newcomer = await savedAccount({
    userType: 'technician',
    companyId: who.companyId,
    roleId: 'TechnicianAssociate',
  });
  await saveReviews(who.accountId, 50);
  const techAs = (caller: Caller, variant?: string) =>
    callers.tech(caller, { variant, now: monday, idempotent: false }).technicians;
  const tech = (variant?: string) => techAs(who, variant);
  const elsewhere = { city: 'Fairbanks', state: 'AK', lat: 64.84, long: -147.72 };

  await tech().profile.getTechnician();
  await tech('in its cell').profile.update(profileChange({ bio: 'Twenty years of Deere.' }));
  await tech('to another cell').profile.update(profileChange({ homebase: elsewhere }));
  await techAs(callerFor({ ...owner, account: newcomer }), 'for the first time').profile.update(
    profileChange(),
  );
  await tech().company.get();
  await tech().company.updateSettings(termsOf({ mileagePrice: 175 }));
  await tech('of 50').reviews.mine();
  const webPushToken = madeSubscription();
  await tech().account.notices();
  await tech().account.updateNotificationSettings({ noJobsAtNight: true });
  await tech().account.webPushKey();
  await tech().account.addWebPushToken({ webPushToken });
  await tech().account.removeWebPushToken(webPushToken);
  await tech().account.sessions({});
  await tech().account.signOutEverywhere();

  const { companyId } = (await savedTechnician()).account;
  const office = await savedAccount({ userType: 'technician', companyId, roleId: 'TechnicianOfficeStaff' });
  await techAs(callerOf('TechnicianOfficeStaff', { accountId: office.id, companyId })).company.technicians();
}

async function saveReviews(technicianId: string, count: number): Promise<void> {
  const reviews = Array.from({ length: count }, (_, job) =>
    technicianReview.parse({
      orderId: String(10_001 + job),
      technicianId,
      companyId: 'com_other',
      rating: 5,
      description: 'Found the cause within the hour, explained it, and left the site as it was.',
      attributes: ['on_time', 'found_cause'],
      visible: true,
      reviewer: { id: 'acc_lee', fullName: 'Lee Ortiz', picture: null },
      createdAt: monday.toISOString(),
    }),
  );
  await transact(reviews.map((review) => put(technicianReviewRow(review))));
}
