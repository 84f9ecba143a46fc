import { notFound } from '#functions/platform/errors.ts';
import { getAlert, type StoredAlert } from './alerts.store.ts';
import { correctedReading } from './corrections.ts';

/** An alert of the company, its reading as somebody corrected it. Throws NOT_FOUND, also for another company's. */
export async function readAlert(companyId: string, alertId: string): Promise<StoredAlert> {
  const alert = await getAlert(alertId);
  if (alert === undefined || alert.companyId !== companyId) throw notFound('The alert');
  const { reading, correction } = alert;
  return correction === undefined
    ? alert
    : { ...alert, reading: correctedReading(reading, correction.values) };
}
