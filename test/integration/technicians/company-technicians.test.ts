import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { techRouter } from '#functions/apis/tech.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { savedAccount } from '#test/support/accounts.ts';
import { callContext, callerOf } from '#test/support/callers.ts';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';
import {
  jobsAs,
  refusalOfCall,
  type Scene,
  savedOpenOrder,
  savedScene,
  standInForRoutes,
  tuesdayAtEight,
} from '#test/support/service-scene.ts';
import { savedTechnician } from '#test/support/technicians.ts';

let database: TestDatabase;
let scene: Scene;

beforeAll(async () => {
  database = await startDatabase();
  standInForRoutes();
});
afterAll(() => database.stop());
beforeEach(async () => {
  scene = await savedScene();
});

const techniciansOf = async (who: Caller) =>
  (await callerFactory(techRouter)(callContext(who)).technicians.company.technicians()).data;

function staffOf({ technician }: Scene, roleId: 'TechnicianOfficeStaff' | 'TechnicianOwner') {
  return callerOf(roleId, { companyId: technician.company.id, accountId: 'acc_office' });
}

const coworker = (lastName: string, account: object = {}) =>
  savedTechnician({
    company: { id: scene.technician.company.id },
    account: { lastName, ...account },
  });

test('office staff and owners read whom their company can send, and whom not', async () => {
  const companyId = scene.technician.company.id;
  const inactive = await coworker('Zorn', { status: 'inactive' });
  const newcomer = await savedAccount({
    userType: 'technician',
    companyId,
    lastName: 'Young',
    roleId: 'TechnicianAssociate',
  });
  await savedAccount({ userType: 'technician', companyId, roleId: 'TechnicianOfficeStaff' });
  await savedTechnician();

  const data = await techniciansOf(staffOf(scene, 'TechnicianOfficeStaff'));

  expect(data.map(({ id, active, bookable, homebase }) => [id, active, bookable, homebase])).toEqual([
    [scene.tess.accountId, true, true, { city: 'Belleville', state: 'IL' }],
    [newcomer.id, true, false, null],
    [inactive.account.id, false, false, { city: 'Belleville', state: 'IL' }],
  ]);
  expect(data[0]).toMatchObject({ fullName: 'Tess Moreno', role: { id: 'TechnicianAssociate' } });
  expect(await techniciansOf(staffOf(scene, 'TechnicianOwner'))).toEqual(data);
});

test('a technician who answers for nobody else reads itself', async () => {
  await coworker('Abbot');

  expect((await techniciansOf(scene.tess)).map(({ id }) => id)).toEqual([scene.tess.accountId]);
});

test('office staff answers for each technician of its company, however many there are, and changes the answer', async () => {
  // By last name the one who is asked about comes last.
  const names = Array.from({ length: 11 }, (_, place) => `Adams${place}`);
  await Promise.all(names.map((lastName) => coworker(lastName)));
  const last = await coworker('Zimmer');
  const office = jobsAs(staffOf(scene, 'TechnicianOfficeStaff'));
  const { order } = await savedOpenOrder(scene.company.id);
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

test('a job nearby shows the offer that was made for it until it is taken back or its round is over', async () => {
  const { order } = await savedOpenOrder(scene.company.id);
  const mine = jobsAs(scene.tess);
  const shownOffer = async () => (await mine.near()).data.find(({ id }) => id === order.id)?.offer;

  const before = await shownOffer();
  await mine.submitAvailability({ id: order.id, ...tuesdayAtEight });
  const offered = await shownOffer();
  await mine.removeAvailability({ id: order.id });
  const after = await shownOffer();

  expect([before, after]).toEqual([null, null]);
  expect(offered).toMatchObject({ ...tuesdayAtEight, requestedAt: null });
});
