import { describe, expect, it } from 'vitest';
import { accountRow, emailRow, phoneRow, storedAccount } from '#functions/accounts/account-rows.ts';
import {
  alertTokenRow,
  companyNameRow,
  companyRow,
  firstOfMailDomainRow,
  mailDomainRow,
} from '#functions/companies/company-rows.ts';
import { demoCompany, demoPeople } from '#local/demo/people.ts';
import { demoRows } from '#local/demo/rows.ts';
import { company } from '#schema/accounts.ts';
import { roles } from '#schema/roles.ts';

const rows = demoRows(new Date('2026-11-20T06:00:00.000Z'));

describe("the demo's rows", () => {
  it('are those that the product itself would write for the company', () => {
    const parsed = company.parse(rows.find(({ kind }) => kind === 'company'));

    const written = [
      companyRow(parsed),
      companyNameRow(parsed),
      alertTokenRow(parsed),
      mailDomainRow(demoCompany.mailDomain, parsed.id),
      firstOfMailDomainRow(demoCompany.mailDomain, parsed.id),
    ];

    for (const row of written) expect(rows).toContainEqual(row);
  });

  it.each(demoPeople)('are those that the product itself would write for $firstName', ({ id, phone }) => {
    const parsed = storedAccount.parse(rows.find((row) => row.kind === 'account' && row.id === id));

    const written = [accountRow(parsed), emailRow(parsed), phoneRow(parsed, phone)];

    for (const row of written) expect(rows).toContainEqual(row);
  });

  it('have two people who may manage orders, so that two at once can be tried', () => {
    const managers = demoPeople.filter(({ roleId }) =>
      roles[roleId].permissions.includes('order_management'),
    );

    expect(managers.length).toBeGreaterThanOrEqual(2);
  });
});
