import { describe, expect, test } from 'vitest';
import { getRow, updateRow } from '#functions/platform/table.ts';
import { candidateOf } from '#functions/technicians/candidate.rules.ts';
import { readTechnician, type TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import { candidateRow, technicianKey, technicianRow } from '#functions/technicians/technician-rows.ts';
import { listTrucks, putTechnician } from '#functions/technicians/technicians.store.ts';
import { savedAccount } from '#test/support/accounts.ts';
import { metered } from '#test/support/database.ts';
import { onFileOf, profileOf, savedTechnician } from '#test/support/technicians.ts';
import { withDatabase } from '#test/support/with-database.ts';

withDatabase();

describe('reading a technician', () => {
  test('returns profile, account and company in two round trips', async () => {
    const saved = await savedTechnician();

    const read = await metered(() => readTechnician(saved.profile.id));

    expect(read).toMatchObject({ answer: saved, roundTrips: 2, unitsRead: 1.5 });
  });

  test('accepts rows from before skills and trucks, and they can be changed like any other', async () => {
    const saved = await savedTechnician({
      profile: { specialties: ['Hydraulics'], software: [{ name: 'CAT ET', category: 'other' }] },
    });
    const { id } = saved.profile;
    await updateRow(technicianKey(id), {
      expression: 'SET software = :names REMOVE skills, trucks',
      values: { ':names': ['CAT ET'] },
    });

    const before = await readTechnician(id);
    await putTechnician(withHydraulics(saved), before?.profile);

    expect(before).toEqual(saved);
    expect((await readTechnician(id))?.profile.skills).toEqual(withHydraulics(saved).profile.skills);
  });

  test('writes nothing if skills were added to an old row meanwhile', async () => {
    const saved = await savedTechnician();
    await putTechnician(withHydraulics(saved), saved.profile);

    const second = putTechnician(
      { ...saved, profile: { ...saved.profile, bio: 'Twenty years' } },
      saved.profile,
    );

    await expect(second).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('lists trucks with the company’s for half a unit, if there are any', async () => {
    const trucks = [
      { id: 'trk_1', truckClass: '5', craneSize: '4000-7500', picture: null },
      { id: 'trk_2', truckClass: '3', craneSize: 'no-crane', picture: null },
    ] as const;
    const saved = await savedTechnician({ profile: { trucks: [...trucks] } });
    await savedTechnician({ profile: { trucks: [trucks[0]] } });
    const { id, companyId } = saved.profile;

    const listed = await metered(() => listTrucks(companyId));
    const removed = await metered(() =>
      putTechnician({ ...saved, profile: { ...saved.profile, trucks: [] } }, saved.profile),
    );

    expect(listed).toMatchObject({
      answer: [{ technicianId: id, trucks }],
      roundTrips: 1,
      unitsRead: 0.5,
    });
    expect(removed).toMatchObject({ roundTrips: 1, unitsWritten: 5 });
    expect(await listTrucks(companyId)).toEqual([]);
  });

  test('takes one round trip if the company is known', async () => {
    const saved = await savedTechnician();

    const read = await metered(() =>
      readTechnician(saved.profile.id, { consistent: true, companyId: saved.company.id }),
    );

    expect(read).toMatchObject({ answer: saved, roundTrips: 1, unitsRead: 3 });
  });

  test('finds nobody in another company, and no one who is not a technician', async () => {
    const [saved, other] = [await savedTechnician(), await savedTechnician()];
    const customer = await savedAccount();

    expect(await readTechnician(saved.profile.id, { companyId: other.company.id })).toBeUndefined();
    expect(await readTechnician(customer.id)).toBeUndefined();
    expect(await readTechnician('acc_nobody', { companyId: other.company.id })).toBeUndefined();
  });

  test('finds nobody whose company does not exist', async () => {
    const account = await savedAccount({ userType: 'technician', companyId: 'com_gone' });
    const profile = profileOf({ id: account.id, companyId: 'com_gone' });
    await putTechnician(onFileOf({ profile, account }));

    expect(await readTechnician(account.id)).toBeUndefined();
    expect(await readTechnician(account.id, { companyId: 'com_gone' })).toBeUndefined();
  });
});

describe('writing a technician', () => {
  test('writes the documented rows', async () => {
    const homebase = { ...profileOf().homebase, lat: 64.84, long: -147.72 };

    const saved = await savedTechnician({ profile: { homebase } });

    const { id } = saved.profile;
    expect(await getRow({ pk: `TECHNICIAN#${id}`, sk: 'PROFILE' })).toEqual(technicianRow(saved.profile));
    expect(await getRow({ pk: 'TECH_CELL#64:-148', sk: `TECHNICIAN#${id}` })).toEqual(
      candidateRow(candidateOf(saved)),
    );
  });

  test('does not overwrite an existing technician', async () => {
    const saved = await savedTechnician();

    const again = putTechnician({ ...saved, profile: { ...saved.profile, bio: 'Somebody else' } });

    await expect(again).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await readTechnician(saved.profile.id)).toEqual(saved);
  });

  test('writes nothing if the profile has changed meanwhile', async () => {
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

  test('takes one round trip if the technician stays in the same cell', async () => {
    const saved = await savedTechnician();
    const specialties = ['Hydraulics'];

    const written = await metered(() =>
      putTechnician({ ...saved, profile: { ...saved.profile, specialties } }, saved.profile),
    );

    expect(written).toMatchObject({ roundTrips: 1, unitsWritten: 4 });
  });
});

function withHydraulics(onFile: TechnicianOnFile): TechnicianOnFile {
  return {
    ...onFile,
    profile: {
      ...onFile.profile,
      skills: [{ skill: 'hydraulic_systems', subSkills: ['hydraulic_leaks', 'hydraulic_pump'] }],
    },
  };
}
