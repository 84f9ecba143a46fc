import type { Filing } from '#functions/orders/creation/file-alert.ts';
import type { MachineImport } from './import-steps.ts';

/** What a run reports about an alert's order. A repeated step finds what its first run filed, and reports the same. */
export function filedAs(filing: Filing, runId: string): NonNullable<MachineImport['filed']> {
  const { orderId } = filing;
  if (filing.kind === 'answered') return { orderId, attached: false, isNewOrder: false };
  const isOfThisRun = filing.kind === 'filed' || filing.runId === runId;
  return { orderId, attached: filing.attached, isNewOrder: !filing.attached && isOfThisRun };
}
