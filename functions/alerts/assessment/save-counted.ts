import { AppError } from '#functions/platform/errors.ts';
import { ConditionFailed, type Write } from '#functions/platform/table.ts';
import type { FaultCode } from '#schema/faults.ts';
import { getAlert, type StoredAlert, saveAlertOnce } from '../alerts.store.ts';
import { countFaults } from './fault-history.rules.ts';
import { faultHistoryWrite, readFaultHistory } from './fault-history.store.ts';

/** An alert to be kept, with when it came (ISO 8601). */
interface AlertToKeep {
  readonly alert: StoredAlert;
  readonly receivedAt: string;
}

/** The id that the alert has, and its faults as they are counted by then. */
interface Kept {
  readonly id: string;
  readonly faultCodes: readonly FaultCode[];
}

/**
 * Keeps an alert once, however often it is sent, and in the same transaction counts its faults into what their machine has reported. A
 * refused one is not counted: it is read anew when it comes with what was missing. `held` must hold for it to be kept. Throws
 * ConditionFailed with index 0 where that does not, CONFLICT where other alerts for the machine keep coming in between.
 */
export async function saveCounted(kept: AlertToKeep, held: Write): Promise<Kept> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const saved = await tryToSave(kept, held);
    if (saved !== 'counted-meanwhile') return saved;
  }
  throw new AppError('CONFLICT', 'Other alerts for this machine keep coming in. Please try again.');
}

/** Each goes by who came in between, so the number is that of alerts about one machine in the same moment. */
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
    // The same alert came before, and was counted then.
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
