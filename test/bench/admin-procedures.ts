import { randomUUID } from 'node:crypto';
import { newRunWrite } from '#functions/alert-import/runs.store.ts';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { newId } from '#functions/platform/ids.ts';
import { transact } from '#functions/platform/table.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { adminAs, savedAdmin } from '#test/support/admins.ts';
import { ordersAs } from '#test/support/api-calls.ts';
import { monday, situationOf } from '#test/support/orders.ts';
import { brokenRun } from '#test/support/runs.ts';
import { offerBy, scene } from '#test/support/scene.ts';
import { standInForRoutes } from '#test/support/stand-ins.ts';
import { commanded, listedOrder } from '#test/support/stored-orders.ts';
import { profileChange, savedTechnician, termsOf } from '#test/support/technicians.ts';
import type { Measure } from './service-procedures.ts';

/** Measures what admins call. */
export async function measureAdmin(measure: Measure): Promise<void> {
  standInForRoutes();
  Object.assign(process.env, { UPLOADS_BUCKET: 'uploads', MAIL_BUCKET: 'mail' });
  const who = await savedAdmin();
  await measureCompanies(measure, who);
  await measurePeople(measure, who);
  await measureOrders(measure, who);
}

async function measureCompanies(measure: Measure, who: Caller): Promise<void> {
  const companies = () => adminAs(who).companies;
  await Promise.all(Array.from({ length: 60 }, (_, index) => savedCompany({ name: `Quarry ${index}` })));
  const repair = await savedTechnician();
  const firstUser = { firstName: 'Lee', lastName: 'Ortiz', email: 'lee@first-manager.example' };

  await measure('admin.companies.all, 50 of 60', () =>
    companies().all({ userType: 'customer', search: 'quarry' }),
  );
  const { company } = await measure('admin.companies.create, with a manager', () =>
    companies().create({ name: 'First Quarry', userType: 'customer', firstUser }),
  );
  const { id } = company;
  await measure('admin.companies.byId', () => companies().byId({ id }));
  await transact(
    Array.from({ length: 30 }, () => newRunWrite(brokenRun(newId('run'), id, new Date().toISOString()))),
  );
  const span = { companyId: id, from: '2020-01-01T00:00:00.000Z', to: '2040-01-01T00:00:00.000Z' };
  await measure('admin.incomingMessages.redrive, 25 of 30', () =>
    adminAs(who).incomingMessages.redrive(span),
  );
  await measure('admin.companies.setCreditLimit', () =>
    companies().setCreditLimit({ id, creditLimitCents: 5_000_000 }),
  );
  await measure('admin.companies.setRepairTerms', () =>
    companies().setRepairTerms({ id: repair.company.id, repair: termsOf() }),
  );
  await measure('admin.companies.updateStatus', () => companies().updateStatus({ id, status: 'inactive' }));
}

async function measurePeople(measure: Measure, who: Caller): Promise<void> {
  const { id: companyId } = await savedCompany();
  const admin = (now = monday) => adminAs(who, { now });
  await Promise.all(Array.from({ length: 30 }, () => savedAccount({ companyId })));
  const name = { firstName: 'Kim', lastName: 'Park' };

  const { person } = await measure('admin.customers.create', () =>
    admin().customers.create({
      ...name,
      companyId,
      email: 'kim@made-by-hand.example',
      phone: '314 555 0199',
      roleId: 'FleetManager',
    }),
  );
  await measure('admin.customers.all, of 31', () => admin().customers.all({ companyId }));
  await measure('admin.customers.updateStatus, of 31', () =>
    admin().customers.updateStatus({ companyId, id: person.id, status: 'inactive' }),
  );

  const { technician } = await scene({ order: 'scheduled' });
  const repairCompany = { companyId: technician.company.id };
  const booked = { ...repairCompany, id: technician.account.id };
  await measure('admin.technicians.create', () =>
    admin().technicians.create({
      ...name,
      ...repairCompany,
      email: 'kim@made-technician.example',
      roleId: 'TechnicianAssociate',
      profile: profileChange(),
    }),
  );
  await measure('admin.technicians.all', () => admin().technicians.all(repairCompany));
  await measure('admin.technicians.byId, its company known', () => admin().technicians.byId(booked));
  await measure('admin.technicians.byId, by its id alone', () => admin().technicians.byId({ id: booked.id }));
  await measure('admin.technicians.updateStatus, with a booking', () =>
    admin().technicians.updateStatus({ ...booked, status: 'inactive' }),
  );
}

async function measureOrders(measure: Measure, who: Caller): Promise<void> {
  const { company, manager, tess, anotherOrder } = await scene();
  const orders = () => adminAs(who, { now: monday, idempotencyKey: randomUUID() }).orders;
  const companyId = company.id;
  for (let order = 0; order < 40; order += 1) await listedOrder(companyId);
  const id = await anotherOrder('scheduled');

  await measure('admin.orders.all', () => orders().all({ companyId, status: 'needsService' }));
  await measure('admin.orders.reschedule', () =>
    orders().reschedule({ id, serviceDate: '2026-03-04', serviceTime: '10:00', message: null }),
  );
  await measure('admin.orders.unassign', () => orders().unassign({ id, message: null }));
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
  await measure('admin.orders.byId, unchanged', () => orders().byId({ id, version: shown }));
  await measure('admin.orders.byId, whole', () => orders().byId({ id }));
  await measure('admin.orders.createOrderUpdate', () =>
    orders().createOrderUpdate({ orderId: id, data: { message: 'We are looking into it' } }),
  );
  await measure('admin.orders.getFileUrl', () =>
    orders().getFileUrl({ orderId: id, uri: `orders/${id}/upl_1/gate.jpg` }),
  );
  const offer = await offerBy(tess, id);
  await ordersAs(manager).assignTechnician({ orderTechniciansId: offer.id });
  await measure('admin.orders.complete', () =>
    orders().complete({ id, hours: 2, notes: 'Replaced the pump' }),
  );
  await ordersAs(manager).reviewJob({ orderId: id, rating: 5, description: 'Quick' });
  await measure('admin.orders.moderateReview', () => orders().moderateReview({ id, visible: false }));
  await measure('admin.orders.invoice', () => orders().invoice({ id, amountCents: 120_000 }));
  await measure('admin.orders.recordPayment', () => orders().recordPayment({ id, amountCents: 120_000 }));
  const other = await anotherOrder('scheduled', {
    when: { serviceDate: '2026-03-05', serviceTime: '08:00:00' },
  });
  await measure('admin.orders.cancel, when booked', () =>
    orders().cancel({ id: other, cancellationReason: 'no_longer_need_service' }),
  );
}
