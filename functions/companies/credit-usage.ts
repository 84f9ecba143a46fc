import { isToldOfCompany } from '#functions/platform/field-readers.ts';
import { present, update, type Write } from '#functions/platform/table.ts';
import type { Company, CreditUsage } from '#schema/accounts/account.ts';
import type { Role } from '#schema/accounts/roles.ts';
import { companyKey } from './company-rows.ts';

/** The credit usage shown to one of the company's people; all zero for roles that may not see it. */
export function creditUsageFor(
  caller: Pick<Role, 'permissions'>,
  company: Pick<Company, 'balanceCents' | 'creditLimitCents'>,
): CreditUsage {
  const visible = isToldOfCompany(caller, 'creditUsage')
    ? company
    : { balanceCents: 0, creditLimitCents: null };
  return creditUsageOf(visible);
}

/** Document 3 section 8. A company without a limit has no usage; one with a limit of 0 is always at it. */
export function creditUsageOf(company: Pick<Company, 'balanceCents' | 'creditLimitCents'>): CreditUsage {
  const { balanceCents: balance, creditLimitCents: creditLimit } = company;
  if (creditLimit === null) {
    return { balance, creditLimit, creditUsagePercent: 0, creditLimitExceeded: false };
  }
  // Prepayments make the balance negative, which counts as no usage.
  const creditUsagePercent = creditLimit === 0 ? 100 : Math.max(0, (balance / creditLimit) * 100);
  return { balance, creditLimit, creditUsagePercent, creditLimitExceeded: creditUsagePercent >= 100 };
}

/**
 * Adds to what a company owes; integer cents, negative for a payment. Fails its transaction if there is no such
 * company.
 */
export function balanceWrite(companyId: string, byCents: number): Write {
  return update(
    companyKey(companyId),
    { expression: 'ADD balanceCents :cents', values: { ':cents': byCents } },
    present,
  );
}
