import { absent, put, remove, update, type Write } from '#functions/platform/table.ts';
import type { Company } from '#schema/accounts/account.ts';
import { alertTokenKey, alertTokenRow, companyKey } from './company-rows.ts';

/**
 * Members of the transaction by which a company gets another forwarding address: mail to the one before finds nobody from then
 * on. The first fails where the company has another token by now than the one that was read.
 */
export function replaceAlertToken(
  { id, alertToken }: Pick<Company, 'id' | 'alertToken'>,
  to: string,
): Write[] {
  return [
    update(
      companyKey(id),
      {
        expression: 'SET #token = :to',
        names: { '#token': 'alertToken' },
        values: { ':to': to },
      },
      {
        expression: '#token = :read',
        names: { '#token': 'alertToken' },
        values: { ':read': alertToken },
      },
    ),
    remove(alertTokenKey(alertToken)),
    put(alertTokenRow({ id, alertToken: to }), absent),
  ];
}
