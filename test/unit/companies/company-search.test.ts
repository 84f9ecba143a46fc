import { beforeAll, describe, expect, it } from 'vitest';
import { publicRouter } from '#functions/apis/public.router.ts';
import { completeTelematicsOnboarding, rememberAlertOrder } from '#functions/companies/company-writes.ts';
import { companyOfAlertToken, readCompany } from '#functions/companies/read-company.ts';
import { transact } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { savedCompany } from '#test/support/accounts.ts';
import { callContext } from '#test/support/callers.ts';
import { metered } from '#test/support/database.ts';
import { withDatabase } from '#test/support/with-database.ts';

withDatabase();
beforeAll(async () => {
  for (const name of ['Hudson Excavating', 'HUDSON Excavating', 'Hudson River Paving', 'Ørsted Ås', 'Hut']) {
    await savedCompany({ name });
  }
  await savedCompany({ name: 'Hudson Repairs', userType: 'technician' });
});

function search(text: string, address = '192.0.2.1') {
  return callerFactory(publicRouter)(callContext(undefined, { address })).public.searchCustomerCompanies({
    search: text,
  });
}

describe('Searching customer companies', () => {
  it('finds names by prefix, each once whatever its case, and only customers', async () => {
    const found = await search('hudSON');

    expect(found.map(({ name }) => name.toLowerCase())).toEqual(['hudson excavating', 'hudson river paving']);
  });

  it('returns only names, and nothing for fewer than three letters', async () => {
    expect(await search(' hud ')).toEqual(expect.arrayContaining([{ name: 'Hudson River Paving' }]));
    expect(await search('hu')).toEqual([]);
  });

  it('is refused after 120 searches in ten minutes from one network', async () => {
    for (let asked = 0; asked < 120; asked += 1) await search('hudson', '192.0.2.99');

    await expect(search('hudson', '192.0.2.99')).rejects.toMatchObject({ cause: { code: 'RATE_LIMITED' } });
  }, 30_000);

  it('costs one read unit and one write unit', async () => {
    const cost = await metered(() => search('hudson', '192.0.2.7'));

    expect(cost).toMatchObject({ unitsRead: 1, unitsWritten: 1 });
  });
});

describe('A company', () => {
  it('is found by the token of its forwarding address, and by no other', async () => {
    const company = await savedCompany();

    expect(await companyOfAlertToken(company.alertToken)).toBe(company.id);
    expect(await companyOfAlertToken('a'.repeat(26))).toBeUndefined();
    expect(await companyOfAlertToken('../TOKEN')).toBeUndefined();
  });

  it('remembers its tour and its first order from an alert', async () => {
    const { id } = await savedCompany();

    await completeTelematicsOnboarding(id);
    await transact([rememberAlertOrder(id)]);

    expect(await readCompany(id, { consistent: true })).toMatchObject({
      telematicsOnboardingCompleted: true,
      hasOrderFromEquipmentAlerts: true,
    });
  });

  it('is not found under an unknown id', async () => {
    await expect(readCompany('com_nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
