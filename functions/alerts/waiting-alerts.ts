import type { WaitingAlert } from '#schema/alerts.ts';

/** Alerts of low priority that came by themselves, and that nobody has decided about yet. */
export function waitingAlerts(_companyId: string): Promise<{ alerts: WaitingAlert[] }> {
  throw new Error('Not built yet.');
}

/** Takes an alert off that list; again changes nothing. Throws NOT_FOUND for an alert of another company. */
export function dismissAlert(_companyId: string, _alertId: string): Promise<void> {
  throw new Error('Not built yet.');
}
