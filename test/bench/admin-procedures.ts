import { newRunWrite } from '#functions/alert-import/runs/runs.store.ts';
import { handler as alertWave } from '#functions/matching/alert-wave.ts';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { newId } from '#functions/platform/ids.ts';
import { transact } from '#functions/platform/table.ts';
import { savedAccount, savedCompany } from '../support/accounts.ts';
import { savedAdmin } from '../support/admins.ts';
import { ordersAs } from '../support/api-calls.ts';
import { callerOf } from '../support/callers.ts';
import { savedCandidates } from '../support/candidates.ts';
import { monday, situationOf } from '../support/orders.ts';
import { brokenRun } from '../support/runs.ts';
import { offerBy, scene } from '../support/scene.ts';
import { standInForRoutes } from '../support/stand-ins.ts';
import { commanded, listedOrder, savedOpenOrder } from '../support/stored-orders.ts';
import { profileChange, savedTechnician, termsOf } from '../support/technicians.ts';
import type { MeteredCallers } from './metered-callers.ts';

/** Measures the calls of admins. */
export async function measureAdmin(callers: MeteredCallers): Promise<void> {
  standInForRoutes();
  Object.assign(process.env, { UPLOADS_BUCKET: 'uploads', MAIL_BUCKET: 'mail' });
  const who = await savedAdmin();
  await measureCompanies(callers, who);
  await measurePeople(callers, who);
  await measureOrders(callers, who);
}

/** Measures explaining a search that considered 200 technicians. */
export async function measureMatching(callers: MeteredCallers): Promise<void> {
  const { id: companyId } = await savedCompany();
  const account = await savedAccount({ userType: 'admin', roleId: 'Admin', companyId });
  const who = callerOf('Admin', { accountId: account.id, companyId });
  const brand = 'Liebherr';
  const { order } = await savedOpenOrder(companyId, { machine: { brand }, now: new Date() });
  await savedCandidates(210, 10, { brands: [brand] });
  await alertWave({ orderId: order.id, matchingRound: 1, openedAt: order.openedAt, wave: 1 });
  const { id } = order;
  const variant = 'one wave of 200';

  await callers.admin(who, { variant }).admin.orders.explainSearch({ id });
  await callers
    .app(callerOf('FleetManager', { companyId }), { variant })
    .customers.orders.explainSearch({ id });
  await callers.admin(who, { idempotent: false }).admin.orders.resendAlerts({ id });
  await callers
    .anybody()
    .public.getNumberOfTechniciansByEquipment({ brandId: brand, productId: 'Excavator' });
}

async function measureCompanies(callers: MeteredCallers, who: Caller): Promise<void> {
  const admin = (variant?: string) => callers.admin(who, { variant }).admin;
  const companies = (variant?: string) => admin(variant).companies;
  await Promise.all(Array.from({ length: 60 }, (_, index) => savedCompany({ name: `Quarry ${index}` })));
  const repair = await savedTechnician();
  const firstUser = { firstName: 'Lee', lastName: 'Ortiz', email: 'lee@first-manager.example' };

  await companies('50 of 60').all({ userType: 'customer', search: 'quarry' });
  const { company } = await companies('with a manager').create({
    name: 'First Quarry',
    userType: 'customer',
    firstUser,
  });
  const { id } = company;
  await companies().byId({ id });
  await transact(
    Array.from({ length: 30 }, () => newRunWrite(brokenRun(newId('run'), id, new Date().toISOString()))),
  );
  const span = { companyId: id, from: '2020-01-01T00:00:00.000Z', to: '2040-01-01T00:00:00.000Z' };
  await admin('25 of 30').incomingMessages.redrive(span);
  await companies().setCreditLimit({ id, creditLimitCents: 5_000_000 });
  await companies().setRepairTerms({ id: repair.company.id, repair: termsOf() });
  await companies().updateStatus({ id, status: 'inactive' });
}

async function measurePeople(callers: MeteredCallers, who: Caller): Promise<void> {
  const { id: companyId } = await savedCompany();
  const admin = (variant?: string) => callers.admin(who, { variant, now: monday }).admin;
  await Promise.all(Array.from({ length: 30 }, () => savedAccount({ companyId })));
  const name = { firstName: 'Kim', lastName: 'Park' };

  const { person } = await admin().customers.create({
    ...name,
    companyId,
    email: 'kim@made-by-hand.example',
    phone: '314 555 0199',
    roleId: 'FleetManager',
  });
  await admin('of 31').customers.all({ companyId });
  await admin('of 31').customers.updateStatus({ companyId, id: person.id, status: 'inactive' });

  const { technician } = await scene({ order: 'scheduled' });
  const repairCompany = { companyId: technician.company.id };
  const booked = { ...repairCompany, id: technician.account.id };
  await admin().technicians.create({
    ...name,
    ...repairCompany,
    email: 'kim@made-technician.example',
    roleId: 'TechnicianAssociate',
    profile: profileChange(),
  });
  await admin().technicians.all(repairCompany);
  await admin('its company known').technicians.byId(booked);
  await admin('by its id alone').technicians.byId({ id: booked.id });
  await admin('with a booking').technicians.updateStatus({ ...booked, status: 'inactive' });
}

async function measureOrders(callers: MeteredCallers, who: Caller): Promise<void> {
  const { company, manager, tess, anotherOrder } = await scene();
  const orders = (variant?: string) => callers.admin(who, { variant, now: monday }).admin.orders;
  const companyId = company.id;
  for (let order = 0; order < 40; order += 1) await listedOrder(companyId);
  const id = await anotherOrder('scheduled');

  await orders().all({ companyId, status: 'needsService' });
  await orders().reschedule({ id, serviceDate: '2026-03-04', serviceTime: '10:00', message: null });
  await orders().unassign({ id, message: null });
  await commanded(
    id,
    {
      name: 'alertTechnicians',
      matchingRound: 2,
      wave: 1,
      radiusMiles: 60,
      technicians: [{ id: tess.accountId, companyId, fullName: 'Tess Moreno', miles: 13.8, score: 0.8 }],
    },
    situationOf('system'),
  );
  const shown = (await readWholeOrder(id))?.order.version;
  await orders('unchanged').byId({ id, version: shown });
  await orders('whole').byId({ id });
  await orders().createOrderUpdate({ orderId: id, data: { message: 'We are looking into it' } });
  await orders().getFileUrl({ orderId: id, uri: `orders/${id}/upl_1/gate.jpg` });
  const offer = await offerBy(tess, id);
  await ordersAs(manager).assignTechnician({ orderTechniciansId: offer.id });
  await orders().complete({ id, hours: 2, notes: 'Replaced the pump' });
  await ordersAs(manager).reviewJob({ orderId: id, rating: 5, description: 'Quick' });
  await orders().moderateReview({ id, visible: false });
  await orders().invoice({ id, amountCents: 120_000 });
  await orders().recordPayment({ id, amountCents: 120_000 });
  const other = await anotherOrder('scheduled', {
    when: { serviceDate: '2026-03-05', serviceTime: '08:00:00' },
  });
  await orders('when booked').cancel({ id: other, cancellationReason: 'no_longer_need_service' });
}
