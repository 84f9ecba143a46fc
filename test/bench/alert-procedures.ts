import { newRunWrite } from '#functions/alert-import/runs/runs.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { newId } from '#functions/platform/ids.ts';
import { transact } from '#functions/platform/table.ts';
import { correctedAlert } from '#test/support/alerts.ts';
import { brokenRun } from '#test/support/runs.ts';
import { listedOrder, savedAlert, savedMachine, savedPendingOrder } from '#test/support/stored-orders.ts';
import { savedLowPriorityAlert } from '#test/support/waiting-alerts.ts';
import type { MeteredCallers } from './metered-callers.ts';

/** Measures the pending list, the decision on a pending order, and the alerts that bring orders in. */
export async function measureAlerts(callers: MeteredCallers, manager: Caller): Promise<void> {
  const { companyId } = manager;
  const app = (variant?: string) => callers.app(manager, { variant }).customers;
  await Promise.all(Array.from({ length: 120 }, () => listedOrder(companyId)));
  const [approved, rejected] = [await savedPendingOrder(companyId), await savedPendingOrder(companyId)];
  const { id, version } = approved.order;

  await app().orders.all({ status: 'needsService' });
  await app('by priority').orders.all({ status: 'needsService', sort: 'priority' });
  await app('with rejected').orders.all({ status: 'needsService', showRejectedJobs: true });
  await app('unchanged').orders.byId({ id, version });
  await app('whole').orders.byId({ id });
  await app('100 and more').orders.getPendingOrdersCount({});
  await app().orders.getHasOrderFromEquipmentAlerts();
  await app().orders.approvePendingOrder({ id, order: { issue: 'The engine derates' } });
  await app().orders.rejectPendingOrder({ id: rejected.order.id, rejectionReason: 'duplicate' });
  await app().orders.reopenPendingOrder({ id: rejected.order.id });

  const [filed = ''] = rejected.order.alertIds;
  await app().equipmentAlerts.ofOrder({ id: rejected.order.id });
  await app('of a pending order').equipmentAlerts.correct({ id: filed, values: correctedAlert });
  const { alert } = await savedAlert(companyId, await savedMachine(companyId));
  await app().equipmentAlerts.byTelematicsAlertId({ id: alert.id });
  await app().equipmentAlerts.original({ id: alert.id });
  await app('without an order').equipmentAlerts.correct({ id: alert.id, values: correctedAlert });
  await app().orders.createFromEquipmentAlert({ equipmentAlertId: alert.id });
  const run = await app().equipmentAlerts.import({ rawEvent: 'E0363(2) on TRENCH-3' });
  await app().asyncRuns.byId(run);
  await app().asyncRuns.cancel(run);
}

/** Measures setting up a company's ways in for alerts, and listing what came in. */
export async function measureAlertDoors(callers: MeteredCallers, manager: Caller): Promise<void> {
  Object.assign(process.env, { INBOUND_MAIL_DOMAIN: 'in.ironcall.example', MAIL_BUCKET: 'mail' });
  const { companyId } = manager;
  const alerts = (variant?: string) => callers.app(manager, { variant }).customers.equipmentAlerts;
  const waiting = await Promise.all(Array.from({ length: 8 }, () => savedLowPriorityAlert(companyId)));

  await alerts().replaceAddress();
  await alerts('the first').replaceProviderKey();
  await alerts().replaceProviderKey();
  await alerts().setUp();
  await alerts().removeProviderKey();
  await alerts().waiting();
  await alerts().dismiss({ id: waiting[0]?.id ?? '' });

  const messages = (variant?: string) =>
    callers.app(manager, { variant, idempotent: false }).customers.incomingMessages;
  const startedAt = new Date().toISOString();
  const runs = Array.from({ length: 60 }, () => brokenRun(newId('run'), companyId, startedAt));
  await transact(runs.map(newRunWrite));
  const [first, second] = runs.map(({ id }) => ({ id }));
  if (first === undefined || second === undefined) throw new Error('Nothing came in.');
  await messages('25 of 60').all({});
  await messages('50 that could not be read').all({ unread: true });
  await messages().text(first);
  await messages().tryAgain(first);
  await messages().dismiss(second);
}
