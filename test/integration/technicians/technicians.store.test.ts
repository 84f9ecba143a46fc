import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getRow } from '#functions/platform/table.ts';
import { candidateOf } from '#functions/technicians/candidate.rules.ts';
import { readTechnician } from '#functions/technicians/read-technician.ts';
import { candidateRow, technicianRow } from '#functions/technicians/technician-rows.ts';
import { putTechnician } from '#functions/technicians/technicians.store.ts';
import { savedAccount } from '#test/support/accounts.ts';
import { metered, startDatabase, type TestDatabase } from '#test/support/database.ts';
import { onFileOf, profileOf, savedTechnician } from '#test/support/technicians.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());

describe('reading a technician', () => {
  test('answers profile, account and company in two round trips', async () => {
    const saved = await savedTechnician();

    const read = await metered(() => readTechnician(saved.profile.id));

    expect(read).toMatchObject({ answer: saved, roundTrips: 2, unitsRead: 1.5 });
  });

  test('takes one round trip where the company is known', async () => {
    const saved = await savedTechnician();

    const read = await metered(() =>
      readTechnician(saved.profile.id, { consistent: true, companyId: saved.company.id }),
    );

    expect(read).toMatchObject({ answer: saved, roundTrips: 1, unitsRead: 3 });
  });

  test('answers nobody of another company, and nobody who is none', async () => {
    const [saved, other] = [await savedTechnician(), await savedTechnician()];
    const customer = await savedAccount();

    expect(await readTechnician(saved.profile.id, { companyId: other.company.id })).toBeUndefined();
    expect(await readTechnician(customer.id)).toBeUndefined();
    expect(await readTechnician('acc_nobody', { companyId: other.company.id })).toBeUndefined();
  });

  test('answers nobody whose company does not exist', async () => {
    const account = await savedAccount({ userType: 'technician', companyId: 'com_gone' });
    const profile = profileOf({ id: account.id, companyId: 'com_gone' });
    await putTechnician(onFileOf({ profile, account }));

    expect(await readTechnician(account.id)).toBeUndefined();
    expect(await readTechnician(account.id, { companyId: 'com_gone' })).toBeUndefined();
  });
});

describe('writing a technician', () => {
  test('writes the rows that are documented', async () => {
    const homebase = { ...profileOf().homebase, lat: 64.84, long: -147.72 };

    const saved = await savedTechnician({ profile: { homebase } });

    const { id } = saved.profile;
    expect(await getRow({ pk: `TECHNICIAN#${id}`, sk: 'PROFILE' })).toEqual(technicianRow(saved.profile));
    expect(await getRow({ pk: 'TECH_CELL#64:-148', sk: `TECHNICIAN#${id}` })).toEqual(
      candidateRow(candidateOf(saved)),
    );
  });

  test('writes nothing over one who is there already', async () => {
    const saved = await savedTechnician();

    const again = putTechnician({ ...saved, profile: { ...saved.profile, bio: 'Somebody else' } });

    await expect(again).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await readTechnician(saved.profile.id)).toEqual(saved);
  });

  test('writes nothing where somebody changed the profile meanwhile', async () => {
    const saved = await savedTechnician();
    const { profile } = saved;
    const first = { ...profile, standing: { ...profile.standing, jobsCompleted: 1 } };
    await putTechnician({ ...saved, profile: first }, profile);

    const second = putTechnician(
      { ...saved, profile: { ...profile, bio: 'Twenty years of Deere' } },
      profile,
    );

    await expect(second).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await readTechnician(profile.id))?.profile).toEqual(first);
  });

  test('takes one round trip where the technician stays in its cell', async () => {
    const saved = await savedTechnician();
    const specialties = ['Hydraulics'];

    const written = await metered(() =>
      putTechnician({ ...saved, profile: { ...saved.profile, specialties } }, saved.profile),
    );

    expect(written).toMatchObject({ roundTrips: 1, unitsWritten: 4 });
  });
});
