import type { WaitingAlert } from '#schema/alerts/alerts.ts';
import { readAlert } from './read-alert.ts';
import { newestWaiting, takeOffList } from './waiting-alerts.store.ts';

/** Alerts of low priority that came by themselves, and that nobody has decided about yet: the newest 50. One round trip. */
export async function waitingAlerts(companyId: string): Promise<{ alerts: WaitingAlert[] }> {
  return { alerts: await newestWaiting(companyId, mostShown) };
}

/**
 * Takes an alert off that list; again changes nothing. One round trip, two where it is not on the list. Throws NOT_FOUND for an
 * alert of another company.
 */
export async function dismissAlert(companyId: string, alertId: string): Promise<void> {
  if (await takeOffList(companyId, alertId)) return;
  await readAlert(companyId, alertId);
}

const mostShown = 50;
