import { notFound } from '#functions/platform/errors.ts';
import { getAlert, type StoredAlert } from './alerts.store.ts';

/** An alert of the company. Throws NOT_FOUND, also for another company's. */
export async function readAlert(companyId: string, alertId: string): Promise<StoredAlert> {
  const alert = await getAlert(alertId);
  if (alert === undefined || alert.companyId !== companyId) throw notFound('The alert');
  return alert;
}
