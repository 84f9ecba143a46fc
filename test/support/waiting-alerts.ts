import { getAlert, type StoredAlert, saveAlertOnce } from '#functions/alerts/alerts.store.ts';
import { savedAlert, savedMachine } from './stored-orders.ts';

/** A low-priority alert for a new machine, saved as the import's step saves it, by default from mail. */
export async function savedLowPriorityAlert(
  companyId: string,
  differs: Partial<StoredAlert> = {},
): Promise<StoredAlert> {
  const machine = await savedMachine(companyId);
  const { alert } = await savedAlert(companyId, machine);
  const saved = await getAlert(alert.id);
  if (saved === undefined) throw new Error('The alert was not saved.');
  // Alerts with the same content count as the same alert.
  const unitNumber = { value: machine.id, span: { start: 0, end: 6 }, confidence: 1 };
  const low: StoredAlert = {
    ...saved,
    id: `${saved.id}_low`,
    source: 'mail',
    outcome: 'low_priority',
    reading: { ...saved.reading, outcome: 'low_priority', unitNumber },
    assessment: { ...saved.assessment, flow: 'low_priority', outcome: 'low_priority' },
    ...differs,
  };
  await saveAlertOnce(low);
  return low;
}
