import { appRouter } from '#functions/apis/app.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { put, transact } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { technicianReview, technicianReviewRow } from '#functions/technicians/review-rows.ts';
import { savedAccount } from '#test/support/accounts.ts';
import { callContext, callerFor } from '#test/support/callers.ts';
import { indexed } from '#test/support/order-index.ts';
import { monday } from '#test/support/orders.ts';
import { offerBy } from '#test/support/scene.ts';
import { listedOrder, savedMachine, savedOpenOrder } from '#test/support/stored-orders.ts';
import { savedTechnician } from '#test/support/technicians.ts';
import type { Measure } from './service-procedures.ts';

/** Measures what customers read beside an order: its technicians, their colleagues, what is new, and whose number one is. */
export async function measureReading(measure: Measure, manager: Caller): Promise<void> {
  const { companyId } = manager;
  const technician = await savedTechnician();
  const tess = callerFor(technician);
  await Promise.all(Array.from({ length: 50 }, (_, job) => reviewed(tess.accountId, String(10_001 + job))));
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
  await offerBy(tess, order.id);
  const { serialNumber, unitNumber } = await savedMachine(companyId);
  const app = () => callerFactory(appRouter)(callContext(manager, { confirmInTable: true, now: monday }));
  const customers = () => app().customers;

  await measure('customers.technicians.byId, with 50 reviews', () =>
    customers().technicians.byId({ id: tess.accountId, orderId: order.id }),
  );
  await measure('customers.technicians.getOverallRating', () =>
    customers().technicians.getOverallRating({ id: tess.accountId }),
  );
  await measure('customers.technicians.getReviews, of 50', () =>
    customers().technicians.getReviews({ technicianId: tess.accountId }),
  );
  await measure('customers.accounts.all, of 30 people', () => customers().accounts.all({ search: 'ort' }));
  await measure('customers.accounts.byId', () => customers().accounts.byId({ id: colleague.id }));
  await measure('customers.accounts.getQuickPickParticipants, of 11 orders', () =>
    customers().accounts.getQuickPickParticipants({ lat: order.address.lat, long: order.address.long }),
  );
  await measure('auth.getUnreads, of 10 orders', () => app().auth.getUnreads());
  await measure('auth.markAsRead', () => app().auth.markAsRead({ orderId: order.id }));
  await measure('customers.equipment.validateSerialNumber, of another', () =>
    customers().equipment.validateSerialNumber({ serialNumber: serialNumber ?? '' }),
  );
  await measure('customers.equipment.validateUnitNumber, of another', () =>
    customers().equipment.validateUnitNumber({ unitNumber: unitNumber ?? '' }),
  );
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
