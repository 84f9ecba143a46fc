import { type MachineImport, saveInput } from '#functions/alert-import/import-steps.ts';
import { runFinished, tellStep } from '#functions/alert-import/run-progress.ts';
import { stepHandler } from '#functions/alert-import/step-handler.ts';
import { AppError } from '#functions/platform/errors.ts';
import { ConditionFailed } from '#functions/platform/table.ts';
import { getAlert, type StoredAlert, saveAlertOnce } from './alerts.store.ts';
import { countFaults } from './fault-history.rules.ts';
import { faultHistoryWrite, readFaultHistory } from './fault-history.store.ts';

type Saved = Pick<MachineImport, 'alert' | 'assessment'>;

/**
 * The step of alert-import that keeps the alert: once, however often it is run or sent. In the same transaction its faults are
 * counted into what their machine has reported, and the assessment goes on with the new counts.
 */
export const handler = stepHandler(saveInput, async (input): Promise<Saved> => {
  await tellStep(input, 'save');
  const { faultCodes, ...assessed } = input.assessment;
  const alert: StoredAlert = {
    id: `alt_${input.runId.replace(/^run_/, '')}_${input.position}`,
    companyId: input.companyId,
    runId: input.runId,
    orderId: null,
    createdAt: new Date().toISOString(),
    source: input.source,
    outcome: input.assessment.outcome,
    messageKey: input.object.key,
    reading: input.reading,
    equipmentAlertsFaultCodes: faultCodes.map((faultCode) => ({ faultCode })),
    machine: input.machine,
    place: input.place,
    assessment: assessed,
  };
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const saved = await saveCounted(alert, input);
    if (saved !== 'counted-meanwhile') return saved;
  }
  throw new AppError('CONFLICT', 'Other alerts for this machine keep coming in. Please try again.');
});

/** A refused alert is not counted: it is read anew when it comes with what was missing. */
async function saveCounted(
  alert: StoredAlert,
  {
    companyId,
    machine,
    assessment,
    receivedAt,
  }: Pick<MachineImport, 'companyId' | 'machine' | 'assessment' | 'receivedAt'>,
): Promise<Saved | 'counted-meanwhile'> {
  const equipmentId = assessment.flow === 'refused' ? undefined : machine?.equipment.id;
  const before = equipmentId === undefined ? undefined : await readFaultHistory(companyId, equipmentId);
  const counted =
    before && countFaults(before.history, { id: alert.id, faultCodes: assessment.faultCodes, receivedAt });
  const faultCodes = counted?.faultCodes ?? assessment.faultCodes;
  try {
    const id = await saveAlertOnce(
      { ...alert, equipmentAlertsFaultCodes: faultCodes.map((faultCode) => ({ faultCode })) },
      before && counted && equipmentId !== undefined
        ? [faultHistoryWrite(companyId, equipmentId, counted.history, before)]
        : [],
    );
    // The same alert came before, and was counted then.
    const first = id === alert.id ? undefined : await getAlert(id);
    return {
      alert: { id },
      assessment: {
        ...assessment,
        faultCodes: first?.equipmentAlertsFaultCodes.map(({ faultCode }) => faultCode) ?? faultCodes,
      },
    };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.index > 0) return 'counted-meanwhile';
    throw runFinished();
  }
}

/** Each goes by who came in between, so the number is that of alerts about one machine in the same moment. */
const mostAttempts = 8;
