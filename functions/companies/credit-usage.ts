import type { Company, CreditUsage } from '#schema/accounts.ts';

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
