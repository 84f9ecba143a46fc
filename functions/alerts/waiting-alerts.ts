import type { WaitingAlert } from '#schema/alerts/alerts.ts';
import { readAlert } from './read-alert.ts';
import { newestWaiting, takeOffList } from './waiting-alerts.store.ts';

/** The newest 50 low-priority alerts that were not pasted and await a decision. One round trip. */
export async function waitingAlerts(companyId: string): Promise<{ alerts: WaitingAlert[] }> {
  return { alerts: await newestWaiting(companyId, mostShown) };
}

/**
 * Takes an alert off that list; repeating it changes nothing. One round trip, two if it is not on the list. Throws NOT_FOUND for
 * another company's alert.
 */
export async function dismissAlert(companyId: string, alertId: string): Promise<void> {
  if (await takeOffList(companyId, alertId)) return;
  await readAlert(companyId, alertId);
}

const mostShown = 50;
