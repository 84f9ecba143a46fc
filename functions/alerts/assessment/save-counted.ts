import {
  alertToFile,
  type Filing,
  type ForNewOrder,
  fileAlert,
  forNewOrder,
} from '#functions/orders/creation/file-alert.ts';
import { AppError } from '#functions/platform/errors.ts';
import { ConditionFailed } from '#functions/platform/table.ts';
import type { FaultCode } from '#schema/alerts/faults.ts';
import { filingIn, filingOfNew } from '../alert-filing.ts';
import { fingerprintWrite, readSameAlert, type StoredAlert, saveAlertOnce } from '../alerts.store.ts';
import { countFaults } from './fault-history.rules.ts';
import { faultHistoryWrite, readFaultHistory } from './fault-history.store.ts';

/** An alert to save, and when it arrived (ISO 8601). */
interface AlertToKeep {
  readonly alert: StoredAlert;
  readonly receivedAt: string;
  /** Throws if nothing may be written; awaited in parallel with the first reads. */
  readonly allowed: Promise<unknown>;
  /** The import has just added the alert's machine, so it has no order yet. Only saves a round trip. */
  readonly isNewMachine: boolean;
}

/** The id of the saved alert, its faults with their counts, and its order if it has one. */
interface Kept {
  readonly id: string;
  readonly faultCodes: readonly FaultCode[];
  readonly filing?: Filing | undefined;
}

/**
 * Saves an alert once, however often it is sent, and adds its faults to the machine's history in the same transaction. An alert
 * that goes to an order is written together with it, since a transaction costs twice as much per row. A refused alert is not
 * counted, because it is read again when it is resent with what was missing. Two round trips for a new machine or an alert without
 * an order, four for a known machine. Throws what filing an alert throws, and CONFLICT if other alerts for the machine keep coming
 * in.
 */
export async function saveCounted(kept: AlertToKeep): Promise<Kept> {
  const ready = kept.isNewMachine && toBeFiled(kept.alert) ? forNewOrder(kept.alert.companyId) : undefined;
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const saved = await tryToSave(kept, ready);
    if (saved !== 'counted-meanwhile') return saved;
  }
  throw new AppError('CONFLICT', 'Other alerts for this machine keep coming in. Please try again.');
}

/** An attempt fails only if another alert of the machine got in first, so this is how many may arrive at once. */
const mostAttempts = 8;

async function tryToSave(
  { alert, receivedAt, allowed }: AlertToKeep,
  whenReady: Promise<ForNewOrder> | undefined,
): Promise<Kept | 'counted-meanwhile'> {
  const { companyId, machine } = alert;
  const isRefused = alert.assessment.flow === 'refused';
  const equipmentId = isRefused ? undefined : machine?.equipment.id;
  const [same, history, ready] = await Promise.all([
    isRefused ? undefined : readSameAlert(alert),
    equipmentId === undefined ? undefined : readFaultHistory(companyId, equipmentId),
    whenReady,
    allowed,
  ]);
  if (same !== undefined) {
    return { id: same.alert.id, faultCodes: faultCodesOf(same.alert), filing: filingIn(same.row) };
  }
  const assessed = faultCodesOf(alert);
  const counted = history && countFaults(history.history, { id: alert.id, faultCodes: assessed, receivedAt });
  const faultCodes = counted?.faultCodes ?? assessed;
  const toSave = { ...alert, equipmentAlertsFaultCodes: faultCodes.map((faultCode) => ({ faultCode })) };
  const also =
    history && counted && equipmentId !== undefined
      ? [faultHistoryWrite(companyId, equipmentId, counted.history, history)]
      : [];
  try {
    if (!toBeFiled(alert)) return { id: await saveAlertOnce(toSave, also), faultCodes };
    const filing = await fileAlert(
      alertToFile({ ...alert, alertId: alert.id, faultCodes, filing: filingOfNew(toSave) }),
      { actor: 'system', now: new Date(), source: 'heavebot' },
      undefined,
      { ...(ready && { ready }), also: [fingerprintWrite(alert), ...also] },
    );
    return { id: alert.id, faultCodes, filing };
  } catch (error) {
    // The next attempt finds the same alert, or the history with what was counted.
    if (error instanceof ConditionFailed) return 'counted-meanwhile';
    throw error;
  }
}

function toBeFiled({ machine, place, assessment }: StoredAlert): boolean {
  return assessment.flow === 'order' && machine !== null && place !== null;
}

function faultCodesOf({ equipmentAlertsFaultCodes }: StoredAlert): FaultCode[] {
  return equipmentAlertsFaultCodes.map(({ faultCode }) => faultCode);
}
