import { describe, expect, it } from 'vitest';
import { accountRow, emailRow, phoneRow, storedAccount } from '#functions/accounts/account-rows.ts';
import {
  alertTokenRow,
  companyNameRow,
  companyRow,
  firstOfMailDomainRow,
  mailDomainRow,
} from '#functions/companies/company-rows.ts';
import { demoAdmins, demoCompany, demoPeople } from '#local/demo/people.ts';
import { adminRows, demoRows } from '#local/demo/rows.ts';
import { company } from '#schema/accounts/account.ts';
import { roles } from '#schema/accounts/roles.ts';

const rows = demoRows(new Date('2026-11-20T06:00:00.000Z'));

describe('The demo’s rows', () => {
  it('match what the product itself would write for the company', () => {
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

  it.each(demoPeople)('match what the product itself would write for $firstName', ({ id, phone }) => {
    const parsed = storedAccount.parse(rows.find((row) => row.kind === 'account' && row.id === id));

    const written = [accountRow(parsed), emailRow(parsed), phoneRow(parsed, phone)];

    for (const row of written) expect(rows).toContainEqual(row);
  });

  it.each(demoAdmins)(
    'match what the product itself would write for $firstName, an admin',
    ({ id, phone }) => {
      const own = adminRows(new Date('2026-11-20T06:00:00.000Z'));
      const parsed = storedAccount.parse(own.find((row) => row.kind === 'account' && row.id === id));
      const employer = company.parse(own.find(({ kind }) => kind === 'company'));

      const written = [
        companyRow(employer),
        companyNameRow(employer),
        alertTokenRow(employer),
        accountRow(parsed),
        emailRow(parsed),
        phoneRow(parsed, phone),
      ];

      expect(own).toHaveLength(written.length);
      for (const row of written) expect(own).toContainEqual(row);
      expect(parsed).toMatchObject({ userType: 'admin', roleId: 'Admin', companyId: employer.id });
    },
  );

  it('include two people who can manage orders, so that simultaneous decisions can be tried', () => {
    const managers = demoPeople.filter(({ roleId }) =>
      roles[roleId].permissions.includes('order_management'),
    );

    expect(managers.length).toBeGreaterThanOrEqual(2);
  });
});
