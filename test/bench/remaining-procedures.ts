import { randomUUID } from 'node:crypto';
import { appRouter } from '#functions/apis/app.router.ts';
import { publicRouter } from '#functions/apis/public.router.ts';
import { techRouter } from '#functions/apis/tech.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { savedAccount } from '#test/support/accounts.ts';
import { callContext, callerOf } from '#test/support/callers.ts';
import type { standInForSenders } from '#test/support/sent-messages.ts';
import { savedOpenOrder } from '#test/support/stored-orders.ts';
import { savedTechnician } from '#test/support/technicians.ts';
import type { Measure } from './service-procedures.ts';

/** Measures fault codes, models, a repair company's technicians, and what differs from sign-in to sign-in. */
export async function measureRemaining(
  measure: Measure,
  manager: Caller,
  senders: ReturnType<typeof standInForSenders>,
): Promise<void> {
  const command = () => ({ confirmInTable: true, now: new Date(), idempotencyKey: randomUUID() });
  const app = () => callerFactory(appRouter)(callContext(manager, command())).customers;
  const anybody = () => callerFactory(publicRouter)(callContext(undefined, command()));
  const { order, faults } = await savedOpenOrder(manager.companyId);
  const named = { model: 'Cyclone 40', brand: 'Sewer King', equipmentType: 'Vacuum Truck' };
  await measure('customers.orders.updateFaultCodes', () =>
    app().orders.updateFaultCodes({
      id: order.id,
      add: ['SPN 110 FMI 0'],
      remove: faults.map(({ id }) => id),
    }),
  );
  await measure('customers.models.createCustomModel', () => app().models.createCustomModel(named));
  await measure('public.getModels', () => anybody().public.getModels({ search: 'cat 320' }));

  const { account } = await savedTechnician();
  const { companyId } = account;
  const office = await savedAccount({ userType: 'technician', companyId, roleId: 'TechnicianOfficeStaff' });
  const staff = callerOf('TechnicianOfficeStaff', { accountId: office.id, companyId });
  await measure('technicians.company.technicians', () =>
    callerFactory(techRouter)(callContext(staff, command())).technicians.company.technicians(),
  );

  const newcomer = await savedAccount({ companyId: manager.companyId, email: 'mia@hudson.example' });
  const byPhone = await measure('auth.accountExists, by phone', () =>
    anybody().auth.accountExists({ phoneNumber: newcomer.phone ?? '' }),
  );
  const attempt = { email: byPhone.email ?? '', loginNonce: randomUUID() };
  await measure('auth.otpSend, by phone', () => anybody().auth.otpSend(attempt));
  const code = senders.codeFor(newcomer.phone ?? '');
  await measure('auth.otpVerify, for the first time', () => anybody().auth.otpVerify({ ...attempt, code }));
}
