import { randomUUID } from 'node:crypto';
import { techRouter } from '#functions/apis/tech.router.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { savedAccount } from '#test/support/accounts.ts';
import { ordersAs } from '#test/support/api-calls.ts';
import { callContext, callerFor } from '#test/support/callers.ts';
import { monday, situationOf } from '#test/support/orders.ts';
import { tuesdayAtEight } from '#test/support/scene.ts';
import { standInForRoutes } from '#test/support/stand-ins.ts';
import { commanded, listedOrder, savedOpenOrder, savedOrder } from '#test/support/stored-orders.ts';
import { savedTechnician } from '#test/support/technicians.ts';

export type Measure = <T>(name: string, call: () => Promise<T>) => Promise<T>;

/** Measures what customers and technicians call from the open order to the rated job. */
export async function measureService(measure: Measure, manager: Caller): Promise<void> {
  standInForRoutes();
  process.env.UPLOADS_BUCKET = 'uploads';
  const technician = await savedTechnician();
  const tess = callerFor(technician);
  // Each command under a key of its own, as the apps send it.
  const command = (now: Date) => ({ confirmInTable: true, now, idempotencyKey: randomUUID() });
  const orders = (now: Date = monday) => ordersAs(manager, command(now));
  const tech = (now: Date = monday) =>
    callerFactory(techRouter)(callContext(tess, { source: 'techapp', ...command(now) })).technicians;
  const jobs = (now?: Date) => tech(now).jobs;
  const [threeHoursOn, tuesday] = [new Date('2026-03-02T18:00:00Z'), new Date('2026-03-03T14:05:00Z')];
  const { id } = (await savedOpenOrder(manager.companyId)).order;
  await alertTo(id, tess);
  const version = async () => (await savedOrder(id)).order.version;
  const offerOf = async () => (await savedOrder(id)).offers[0]?.id ?? '';
  const newestUpdate = async () => (await savedOrder(id)).updates.at(-1)?.id ?? '';
  const uri = `orders/${id}/upl_1/gate.jpg`;

  await measure('technicians.profile.get', () => tech().profile.get());
  await measure('technicians.jobs.near', () => jobs().near());
  await measure('technicians.jobs.byId, open', () => jobs().byId({ id }));
  const shown = await version();
  await measure('technicians.jobs.byId, open and unchanged', () => jobs().byId({ id, version: shown }));
  await measure('technicians.jobs.submitAvailability', () =>
    jobs().submitAvailability({ id, ...tuesdayAtEight }),
  );
  const expired = { orderTechniciansId: await offerOf() };
  await measure('customers.orders.requestNewAvailability', () =>
    orders(threeHoursOn).requestNewAvailability(expired),
  );
  await measure('technicians.jobs.removeAvailability', () => jobs().removeAvailability({ id }));
  await measure('technicians.jobs.askQuestion', () =>
    jobs().askQuestion({ id, question: 'Is there power?' }),
  );
  const question = await newestUpdate();
  await measure('customers.orders.getOrderQuestion', () =>
    orders().getOrderQuestion({ orderUpdateId: question }),
  );
  await measure('customers.orders.answerQuestion', () =>
    orders().answerQuestion({ replyToId: question, answer: 'At the gate' }),
  );
  const queued = (await savedOrder(id)).updates.find(({ isQueued }) => isQueued)?.id ?? '';
  await measure('customers.orders.deliverChatbotUpdate', () =>
    orders().deliverChatbotUpdate({ orderUpdateId: queued }),
  );
  const message = { orderId: id, data: { message: 'The gate is open' } };
  await measure('customers.orders.createOrderUpdate', () => orders().createOrderUpdate(message));
  await measure('technicians.jobs.createOrderUpdate', () => jobs().createOrderUpdate(message));
  await measure('technicians.jobs.markAsRead', () => jobs().markAsRead({ orderId: id }));
  const upload = { orderId: id, fileType: 'image/jpeg' } as const;
  await measure('customers.orders.getS3PresignedPost', () => orders().getS3PresignedPost(upload));
  await measure('technicians.jobs.getS3PresignedPost', () => jobs().getS3PresignedPost(upload));
  await measure('customers.orders.getFileUrl', () => orders().getFileUrl({ orderId: id, uri }));
  await measure('technicians.jobs.getFileUrl', () => jobs().getFileUrl({ orderId: id, uri }));

  await measureChanges(measure, orders, manager, id);

  await measure('customers.orders.cancel', () =>
    orders().cancel({ id, cancellationReason: 'just_exploring' }),
  );
  await measure('customers.orders.reopen', () => orders().reopen({ id }));
  const book = async () => {
    await jobs().submitAvailability({ id, ...tuesdayAtEight });
    return { orderTechniciansId: await offerOf() };
  };
  const first = await book();
  await measure('customers.orders.assignTechnician', () => orders().assignTechnician(first));
  await measure('technicians.jobs.giveBack', () => jobs().giveBack({ id, message: null }));
  await orders().assignTechnician(await book());
  await measure('customers.orders.getTechnicianEstimatedFees', () =>
    orders().getTechnicianEstimatedFees({ id }),
  );
  const booked = await version();
  await measure('technicians.jobs.byId, booked and unchanged', () => jobs().byId({ id, version: booked }));
  await measure('technicians.jobs.mine', () => jobs().mine());
  await measure('technicians.jobs.markTechnicianPresence', () =>
    jobs(tuesday).markTechnicianPresence({ id, status: 'on-site' }),
  );
  await measure('customers.orders.markTechnicianPresence', () =>
    orders(tuesday).markTechnicianPresence({ id, status: 'off-site' }),
  );
  await measure('technicians.jobs.partsNeeded', () => jobs(tuesday).partsNeeded({ id, message: 'A pump' }));
  await measure('technicians.jobs.doneForDay', () => jobs(tuesday).doneForDay({ id }));
  await measure('technicians.jobs.reschedule', () =>
    jobs(tuesday).reschedule({ id, serviceDate: '2026-03-05', serviceTime: '10:00', message: null }),
  );
  await measure('technicians.jobs.complete', () =>
    jobs(tuesday).complete({ id, hours: 2.5, notes: 'Replaced the pump' }),
  );
  await measure('customers.orders.reportIssue', () =>
    orders(tuesday).reportIssue({ id, issue: 'late_arrival' }),
  );
  await measure('customers.orders.getRatingAttributes', () => orders().getRatingAttributes());
  await measure('customers.orders.reviewJob', () =>
    orders(tuesday).reviewJob({ orderId: id, rating: 5, description: 'Quick', attributes: ['on_time'] }),
  );
}

/** What changes about an open order beside its status. */
async function measureChanges(
  measure: Measure,
  orders: () => ReturnType<typeof ordersAs>,
  { companyId }: Caller,
  id: string,
): Promise<void> {
  const [colleague, other] = [await savedAccount({ companyId }), await savedAccount({ companyId })];
  await measure('customers.orders.updatePoNumber', () => orders().updatePoNumber({ id, poNumber: 'PO-7' }));
  await measure('customers.orders.updateSerialNumber', () =>
    orders().updateSerialNumber({ id, serialNumber: `KMT${id}`, unitNumber: `EX-${id}` }),
  );
  await measure('customers.orders.updateParticipants, one added', () =>
    orders().updateParticipants({ id, customerIds: [colleague.id] }),
  );
  await measure('customers.orders.updateJobsite, access hours', () =>
    orders().updateJobsite({ id, jobsite: { accessHoursStart: '07:00', accessHoursEnd: '17:00' } }),
  );
  const { order } = await savedOrder(id);
  await measure('customers.orders.updateJobsite, name and address', () =>
    orders().updateJobsite({
      id,
      jobsite: { name: `Yard ${id}`, address: { ...order.address, lat: order.address.lat + 0.1 } },
    }),
  );
  const owner = { id: colleague.id, fullName: 'Dana Reyes', picture: null };
  await listedOrder(companyId, () => ({ owner }));
  await measure('customers.orders.transferOrders, one order among the company’s', () =>
    orders().transferOrders({ fromCustomerId: colleague.id, toCustomerId: other.id }),
  );
}

async function alertTo(orderId: string, { accountId, companyId }: Caller): Promise<void> {
  await commanded(
    orderId,
    {
      name: 'alertTechnicians',
      matchingRound: 1,
      wave: 1,
      radiusMiles: 60,
      technicians: [{ id: accountId, companyId, fullName: 'Tess Moreno', miles: 13.8, score: 0.8 }],
    },
    situationOf('system'),
  );
}
