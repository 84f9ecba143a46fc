import { adminRouter } from '#functions/apis/admin.router.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import { publicRouter } from '#functions/apis/public.router.ts';
import { handler as alertWave } from '#functions/matching/alert-wave.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { callContext, callerOf } from '#test/support/callers.ts';
import { savedCandidates } from '#test/support/candidates.ts';
import { savedOpenOrder } from '#test/support/stored-orders.ts';
import type { Measure } from './service-procedures.ts';

/** Measures what operators ask about searches, of one that considered 200 technicians, and the number of technicians. */
export async function measureMatching(measure: Measure): Promise<void> {
  const { id: companyId } = await savedCompany();
  const account = await savedAccount({ userType: 'admin', roleId: 'Admin', companyId });
  const who = callerOf('Admin', { accountId: account.id, companyId });
  const brand = 'Liebherr';
  const { order } = await savedOpenOrder(companyId, { machine: { brand }, now: new Date() });
  await savedCandidates(210, 10, { brands: [brand] });
  await alertWave({ orderId: order.id, matchingRound: 1, openedAt: order.openedAt, wave: 1 });
  const admin = () =>
    callerFactory(adminRouter)(callContext(who, { confirmInTable: true, now: new Date() })).admin.orders;
  const anybody = callerFactory(publicRouter)(callContext(undefined)).public;

  await measure('admin.orders.explainSearch, one wave of 200', () => admin().explainSearch({ id: order.id }));
  await measure('customers.orders.explainSearch, one wave of 200', () =>
    callerFactory(appRouter)(
      callContext(callerOf('FleetManager', { companyId })),
    ).customers.orders.explainSearch({ id: order.id }),
  );
  await measure('admin.orders.resendAlerts', () => admin().resendAlerts({ id: order.id }));
  await measure('public.getNumberOfTechniciansByEquipment', () =>
    anybody.getNumberOfTechniciansByEquipment({ brandId: brand, productId: 'Excavator' }),
  );
}
