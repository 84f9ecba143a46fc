import { expect, test } from 'vitest';
import type { Caller } from '#functions/platform/caller.ts';
import type { TechnicianOnFile } from '#functions/technicians/read-technician.ts';
import { savedAccount } from '#test/support/accounts.ts';
import { jobsAs, refusalOfCall, techniciansAs } from '#test/support/api-calls.ts';
import { callerOf } from '#test/support/callers.ts';
import { scene, tuesdayAtEight } from '#test/support/scene.ts';
import { savedTechnician } from '#test/support/technicians.ts';
import { withDatabase } from '#test/support/with-database.ts';

withDatabase();

const techniciansOf = async (who: Caller) => (await techniciansAs(who).company.technicians()).data;

function staffOf({ company }: TechnicianOnFile, roleId: 'TechnicianOfficeStaff' | 'TechnicianOwner') {
  return callerOf(roleId, { companyId: company.id, accountId: 'acc_office' });
}

const coworker = ({ company: { id } }: TechnicianOnFile, lastName: string, account: object = {}) =>
  savedTechnician({ company: { id }, account: { lastName, ...account } });

test('office staff and owners see which technicians they can send, and which not', async () => {
  const { technician, tess } = await scene();
  const companyId = technician.company.id;
  const inactive = await coworker(technician, 'Zorn', { status: 'inactive' });
  const newcomer = await savedAccount({
    userType: 'technician',
    companyId,
    lastName: 'Young',
    roleId: 'TechnicianAssociate',
  });
  await savedAccount({ userType: 'technician', companyId, roleId: 'TechnicianOfficeStaff' });
  await savedTechnician();

  const data = await techniciansOf(staffOf(technician, 'TechnicianOfficeStaff'));

  expect(data.map(({ id, active, bookable, homebase }) => [id, active, bookable, homebase])).toEqual([
    [tess.accountId, true, true, { city: 'Belleville', state: 'IL' }],
    [newcomer.id, true, false, null],
    [inactive.account.id, false, false, { city: 'Belleville', state: 'IL' }],
  ]);
  expect(data[0]).toMatchObject({ fullName: 'Tess Moreno', role: { id: 'TechnicianAssociate' } });
  expect(await techniciansOf(staffOf(technician, 'TechnicianOwner'))).toEqual(data);
});

test('other technicians see only themselves', async () => {
  const { technician, tess } = await scene();

  await coworker(technician, 'Abbot');

  expect((await techniciansOf(tess)).map(({ id }) => id)).toEqual([tess.accountId]);
});

test('office staff can offer for any technician of their company, and change the offer', async () => {
  const { order, technician } = await scene({ order: 'open' });
  // Last by last name.
  const names = Array.from({ length: 11 }, (_, place) => `Adams${place}`);
  await Promise.all(names.map((lastName) => coworker(technician, lastName)));
  const last = await coworker(technician, 'Zimmer');
  const office = jobsAs(staffOf(technician, 'TechnicianOfficeStaff'));
  const technicianId = last.account.id;

  await office.submitAvailability({ id: order.id, technicianId, ...tuesdayAtEight });
  const changed = await office.submitAvailability({
    id: order.id,
    technicianId,
    ...tuesdayAtEight,
    serviceTime: '13:00',
  });

  expect(changed.order.ordersTechnicians).toMatchObject([{ technicianId, serviceTime: '13:00:00' }]);
  const stranger = await savedTechnician();
  const refused = await refusalOfCall(
    office.submitAvailability({ id: order.id, technicianId: stranger.account.id, ...tuesdayAtEight }),
  );
  expect(refused.code).toBe('BAD_INPUT');
});

test('a job nearby shows its offer until it is withdrawn or the round ends', async () => {
  const { order, tech } = await scene({ order: 'open' });
  const mine = tech().jobs;
  const shownOffer = async () => (await mine.near()).data.find(({ id }) => id === order.id)?.offer;

  const before = await shownOffer();
  await mine.submitAvailability({ id: order.id, ...tuesdayAtEight });
  const offered = await shownOffer();
  await mine.removeAvailability({ id: order.id });
  const after = await shownOffer();

  expect([before, after]).toEqual([null, null]);
  expect(offered).toMatchObject({ ...tuesdayAtEight, requestedAt: null });
});
