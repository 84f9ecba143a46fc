import { present, update, updateRow, type Write } from '#functions/platform/table.ts';
import { companyKey } from './company-rows.ts';

/** A member of the transaction that writes a company's first order from an alert: the 'New' badge goes for good. */
export function rememberAlertOrder(companyId: string): Write {
  return update(companyKey(companyId), setTrue('hasOrderFromEquipmentAlerts'), present);
}

/** Remembers that the company has seen the tour of the alert import. One write unit; again changes nothing. */
export async function completeTelematicsOnboarding(companyId: string): Promise<void> {
  await updateRow(companyKey(companyId), setTrue('telematicsOnboardingCompleted'), present);
}

function setTrue(attribute: string) {
  return { expression: 'SET #done = :true', names: { '#done': attribute }, values: { ':true': true } };
}
