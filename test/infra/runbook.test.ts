import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { accountRow, emailRow, storedAccount } from '#functions/accounts/account-rows.ts';
import { companyRow } from '#functions/companies/company-rows.ts';
import { projectRoot } from '#infra/functions.ts';
import { company } from '#schema/accounts/account.ts';

const runbook = readFileSync(join(projectRoot, 'docs/runbook.md'), 'utf8');

describe('the first admin', () => {
  const text = /<<'JSON'\n(.*?)\nJSON\n/s.exec(runbook)?.[1] ?? '';
  const variables: Record<string, string> = {
    TABLE: 'table',
    ID: 'acc_1',
    COMPANY: 'com_1',
    NAME: 'ann',
    SURNAME: 'smith',
    EMAIL: 'ann.smith@ironcall.example',
    NOW: '2026-01-02T03:04:05.000Z',
  };
  const put = z.object({ Put: z.object({ Item: z.record(z.string(), z.custom<AttributeValue>()) }) });
  const rows = z
    .array(put)
    .parse(JSON.parse(text.replace(/\$([A-Z]+)/g, (_, name: string) => variables[name] ?? '')))
    .map(({ Put }) => unmarshall(Put.Item));

  test('is written as the service itself would write it', () => {
    const [email, employer, person] = rows;

    const account = storedAccount.parse(person);
    expect(person).toEqual(accountRow(account));
    expect(email).toEqual(emailRow(account));
    expect(employer).toEqual(companyRow(company.parse(employer)));
    expect(account).toMatchObject({
      userType: 'admin',
      roleId: 'Admin',
      status: 'active',
      companyId: 'com_1',
    });
  });
});

test('every link of the runbook leads to a section', () => {
  const anchors = [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    String(heading)
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s+/g, '-'),
  );

  const links = [...runbook.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor);

  expect(links.filter((anchor) => !anchors.includes(String(anchor)))).toEqual([]);
});
