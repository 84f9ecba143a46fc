import { randomUUID } from 'node:crypto';
import { appRouter } from '#functions/apis/app.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { callContext } from '#test/support/callers.ts';
import { savedLowPriorityAlert } from '#test/support/waiting-alerts.ts';
import type { Measure } from './service-procedures.ts';

/** Measures how a company sets up the ways in for its alerts, and the list of those that wait for a decision. */
export async function measureAlertDoors(measure: Measure, manager: Caller): Promise<void> {
  process.env.INBOUND_MAIL_DOMAIN = 'in.ironcall.example';
  const app = () =>
    callerFactory(appRouter)(
      callContext(manager, { confirmInTable: true, now: new Date(), idempotencyKey: randomUUID() }),
    ).customers.equipmentAlerts;
  const waiting = await Promise.all(
    Array.from({ length: 8 }, () => savedLowPriorityAlert(manager.companyId)),
  );

  await measure('customers.equipmentAlerts.replaceAddress', () => app().replaceAddress());
  await measure('customers.equipmentAlerts.replaceProviderKey, the first', () => app().replaceProviderKey());
  await measure('customers.equipmentAlerts.replaceProviderKey', () => app().replaceProviderKey());
  await measure('customers.equipmentAlerts.setUp', () => app().setUp());
  await measure('customers.equipmentAlerts.removeProviderKey', () => app().removeProviderKey());
  await measure('customers.equipmentAlerts.waiting', () => app().waiting());
  await measure('customers.equipmentAlerts.dismiss', () => app().dismiss({ id: waiting[0]?.id ?? '' }));
}
