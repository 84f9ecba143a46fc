import { notFound } from '#functions/platform/errors.ts';
import { check, present, update, updateRow, type Write } from '#functions/platform/table.ts';
import type { Company } from '#schema/accounts/account.ts';
import type { RepairTerms } from '#schema/technicians/technician.ts';
import { companyHasStatus, putRepairTerms } from './companies.store.ts';
import { companyKey } from './company-rows.ts';

/** For the transaction in which somebody joins a company: fails if the company is no longer active. */
export function companyIsActive(companyId: string): Write {
  return check(companyKey(companyId), companyHasStatus('active'));
}

/** For a transaction based on a company as it was read: fails if it was activated or deactivated since. */
export function companyAsRead({ id, status }: Pick<Company, 'id' | 'status'>): Write {
  return check(companyKey(id), companyHasStatus(status));
}

/** For the transaction that writes a company's first order from an alert: the 'New' badge disappears for good. */
export function rememberAlertOrder(companyId: string): Write {
  return update(companyKey(companyId), setTrue('hasOrderFromEquipmentAlerts'), present);
}

/** Records that the company has seen the alert import tour. One write unit; repeating it changes nothing. */
export async function completeTelematicsOnboarding(companyId: string): Promise<void> {
  await updateRow(companyKey(companyId), setTrue('telematicsOnboardingCompleted'), present);
}

/** Sets what a repair company charges and returns the company with it. One write unit. Throws NOT_FOUND. */
export async function changeRepairTerms(companyId: string, terms: RepairTerms): Promise<Company> {
  const company = await putRepairTerms(companyId, terms);
  if (company === undefined) throw notFound('The company');
  return company;
}

function setTrue(attribute: string) {
  return { expression: 'SET #done = :true', names: { '#done': attribute }, values: { ':true': true } };
}
