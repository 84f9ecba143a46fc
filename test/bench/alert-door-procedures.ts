import { randomUUID } from 'node:crypto';
import { newRunWrite } from '#functions/alert-import/runs/runs.store.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { newId } from '#functions/platform/ids.ts';
import { transact } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { callContext } from '#test/support/callers.ts';
import { brokenRun } from '#test/support/runs.ts';
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
  await measureIncoming(measure, manager);
}

/** What came in by itself, and what could not be read of it. */
async function measureIncoming(measure: Measure, manager: Caller): Promise<void> {
  process.env.MAIL_BUCKET = 'mail';
  const messages = () =>
    callerFactory(appRouter)(callContext(manager, { confirmInTable: true, now: new Date() })).customers
      .incomingMessages;
  const startedAt = new Date().toISOString();
  const runs = Array.from({ length: 60 }, () => brokenRun(newId('run'), manager.companyId, startedAt));
  await transact(runs.map(newRunWrite));
  const [first, second] = runs.map(({ id }) => ({ id }));
  if (first === undefined || second === undefined) throw new Error('Nothing came in.');

  await measure('customers.incomingMessages.all, 25 of 60', () => messages().all({}));
  await measure('customers.incomingMessages.all, 50 that could not be read', () =>
    messages().all({ unread: true }),
  );
  await measure('customers.incomingMessages.text', () => messages().text(first));
  await measure('customers.incomingMessages.tryAgain', () => messages().tryAgain(first));
  await measure('customers.incomingMessages.dismiss', () => messages().dismiss(second));
}
