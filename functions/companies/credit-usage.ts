import { isToldOfCompany } from '#functions/platform/field-readers.ts';
import { present, update, type Write } from '#functions/platform/table.ts';
import type { Company, CreditUsage } from '#schema/accounts/account.ts';
import type { Role } from '#schema/accounts/roles.ts';
import { companyKey } from './company-rows.ts';

/** The same for one of its people; who is told nothing of it reads that there is none. */
export function creditUsageFor(
  caller: Pick<Role, 'permissions'>,
  company: Pick<Company, 'balanceCents' | 'creditLimitCents'>,
): CreditUsage {
  const told = isToldOfCompany(caller, 'creditUsage') ? company : { balanceCents: 0, creditLimitCents: null };
  return creditUsageOf(told);
}

/** Document 3 section 8. A company without a limit has no usage; one whose limit is 0 is at it. */
export function creditUsageOf(company: Pick<Company, 'balanceCents' | 'creditLimitCents'>): CreditUsage {
  const { balanceCents: balance, creditLimitCents: creditLimit } = company;
  if (creditLimit === null) {
    return { balance, creditLimit, creditUsagePercent: 0, creditLimitExceeded: false };
  }
  // Payments ahead of invoices make the balance negative: that is no usage, not a negative one.
  const creditUsagePercent = creditLimit === 0 ? 100 : Math.max(0, (balance / creditLimit) * 100);
  return { balance, creditLimit, creditUsagePercent, creditLimitExceeded: creditUsagePercent >= 100 };
}

/** Adds to what a company owes; integer cents, negative for a payment. Fails its transaction where there is no such company. */
export function balanceWrite(companyId: string, byCents: number): Write {
  return update(
    companyKey(companyId),
    { expression: 'ADD balanceCents :cents', values: { ':cents': byCents } },
    present,
  );
}
