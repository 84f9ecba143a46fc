import { AppError } from '#functions/platform/errors.ts';
import { ConditionFailed, type Write } from '#functions/platform/table.ts';
import type { FaultCode } from '#schema/alerts/faults.ts';
import { getAlert, type StoredAlert, saveAlertOnce } from '../alerts.store.ts';
import { countFaults } from './fault-history.rules.ts';
import { faultHistoryWrite, readFaultHistory } from './fault-history.store.ts';

/** An alert to save, and when it arrived (ISO 8601). */
interface AlertToKeep {
  readonly alert: StoredAlert;
  readonly receivedAt: string;
}

/** The id of the saved alert, and its faults with their counts. */
interface Kept {
  readonly id: string;
  readonly faultCodes: readonly FaultCode[];
}

/**
 * Saves an alert once, however often it is sent, and adds its faults to the machine's history in the same transaction. A refused
 * alert is not counted, because it is read again when it is resent with what was missing. `held` must hold. Throws
 * ConditionFailed with index 0 if it does not, and CONFLICT if other alerts for the machine keep coming in.
 */
export async function saveCounted(kept: AlertToKeep, held: Write): Promise<Kept> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const saved = await tryToSave(kept, held);
    if (saved !== 'counted-meanwhile') return saved;
  }
  throw new AppError('CONFLICT', 'Other alerts for this machine keep coming in. Please try again.');
}

/** An attempt fails only if another alert of the machine got in first, so this is how many may arrive at once. */
const mostAttempts = 8;

async function tryToSave(
  { alert, receivedAt }: AlertToKeep,
  held: Write,
): Promise<Kept | 'counted-meanwhile'> {
  const { companyId, machine } = alert;
  const assessed = faultCodesOf(alert);
  const equipmentId = alert.assessment.flow === 'refused' ? undefined : machine?.equipment.id;
  const before = equipmentId === undefined ? undefined : await readFaultHistory(companyId, equipmentId);
  const counted = before && countFaults(before.history, { id: alert.id, faultCodes: assessed, receivedAt });
  const faultCodes = counted?.faultCodes ?? assessed;
  try {
    const id = await saveAlertOnce(
      { ...alert, equipmentAlertsFaultCodes: faultCodes.map((faultCode) => ({ faultCode })) },
      held,
      before && counted && equipmentId !== undefined
        ? [faultHistoryWrite(companyId, equipmentId, counted.history, before)]
        : [],
    );
    // The same alert came before and was counted then.
    const first = id === alert.id ? undefined : await getAlert(id);
    return { id, faultCodes: first ? faultCodesOf(first) : faultCodes };
  } catch (error) {
    if (!(error instanceof ConditionFailed) || error.index === 0) throw error;
    return 'counted-meanwhile';
  }
}

function faultCodesOf({ equipmentAlertsFaultCodes }: StoredAlert): FaultCode[] {
  return equipmentAlertsFaultCodes.map(({ faultCode }) => faultCode);
}
