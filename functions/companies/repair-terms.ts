import { notFound } from '#functions/platform/errors.ts';
import { ConditionFailed, parseRow, updateRow } from '#functions/platform/table.ts';
import { type Company, company } from '#schema/accounts/account.ts';
import type { RepairTerms } from '#schema/technicians/technician.ts';
import { companyKey } from './company-rows.ts';

/** Sets what a repair company charges, and answers the company as it stands then. One write unit. Throws NOT_FOUND. */
export async function changeRepairTerms(companyId: string, terms: RepairTerms): Promise<Company> {
  try {
    const row = await updateRow(
      companyKey(companyId),
      { expression: 'SET repair = :terms', values: { ':terms': terms } },
      { expression: 'userType = :technicians', values: { ':technicians': 'technician' } },
    );
    return parseRow(company, row);
  } catch (error) {
    if (error instanceof ConditionFailed) throw notFound('The company');
    throw error;
  }
}
