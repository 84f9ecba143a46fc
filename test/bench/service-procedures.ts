import type { Caller } from '#functions/platform/caller.ts';
import { savedAccount } from '../support/accounts.ts';
import { ordersAs } from '../support/api-calls.ts';
import { callerFor } from '../support/callers.ts';
import { monday, situationOf } from '../support/orders.ts';
import { offerBy, tuesdayAtEight } from '../support/scene.ts';
import { standInForRoutes } from '../support/stand-ins.ts';
import { commanded, listedOrder, savedOpenOrder, savedOrder } from '../support/stored-orders.ts';
import { savedTechnician } from '../support/technicians.ts';
import type { CallOptions, MeteredCallers } from './metered-callers.ts';

/** Measures the calls of customers and technicians from the open order to the rated job. */
export async function measureService(callers: MeteredCallers, manager: Caller): Promise<void> {
  standInForRoutes();
  process.env.UPLOADS_BUCKET = 'uploads';
  const tess = callerFor(await savedTechnician());
  const orders = (options?: CallOptions) =>
    callers.app(manager, { now: monday, ...options }).customers.orders;
  const tech = (options?: CallOptions) => callers.tech(tess, { now: monday, ...options }).technicians;
  const jobs = (options?: CallOptions) => tech(options).jobs;
  const threeHoursOn = { now: new Date('2026-03-02T18:00:00Z') };
  const onTuesday = { now: new Date('2026-03-03T14:05:00Z') };
  const { id } = (await savedOpenOrder(manager.companyId)).order;
  await alertTo(id, tess);
  const version = async () => (await savedOrder(id)).order.version;
  const offerOf = async () => (await savedOrder(id)).offers[0]?.id ?? '';
  const newestUpdate = async () => (await savedOrder(id)).updates.at(-1)?.id ?? '';
  const uri = `orders/${id}/upl_1/gate.jpg`;

  await tech().profile.get();
  await jobs().near();
  await jobs({ variant: 'open' }).byId({ id });
  const shown = await version();
  await jobs({ variant: 'open and unchanged' }).byId({ id, version: shown });
  await jobs().submitAvailability({ id, ...tuesdayAtEight });
  const expired = { orderTechniciansId: await offerOf() };
  await orders(threeHoursOn).requestNewAvailability(expired);
  await jobs().removeAvailability({ id });
  await jobs().askQuestion({ id, question: 'Is there power?' });
  const question = await newestUpdate();
  await orders().getOrderQuestion({ orderUpdateId: question });
  await orders().answerQuestion({ replyToId: question, answer: 'At the gate' });
  const queued = (await savedOrder(id)).updates.find(({ isQueued }) => isQueued)?.id ?? '';
  await orders().deliverChatbotUpdate({ orderUpdateId: queued });
  const message = { orderId: id, data: { message: 'The gate is open' } };
  await orders().createOrderUpdate(message);
  await jobs().createOrderUpdate(message);
  await jobs().markAsRead({ orderId: id });
  const upload = { orderId: id, fileType: 'image/jpeg' } as const;
  await orders().getS3PresignedPost(upload);
  await jobs().getS3PresignedPost(upload);
  await orders().getFileUrl({ orderId: id, uri });
  await jobs().getFileUrl({ orderId: id, uri });

  await measureChanges(orders, manager, id);

  await orders().cancel({ id, cancellationReason: 'just_exploring' });
  await orders().reopen({ id });
  const book = async () => {
    await offerBy(tess, id);
    return { orderTechniciansId: await offerOf() };
  };
  const first = await book();
  await orders().assignTechnician(first);
  await jobs().giveBack({ id, message: null });
  await ordersAs(manager).assignTechnician(await book());
  await orders().getTechnicianEstimatedFees({ id });
  const booked = await version();
  await jobs({ variant: 'booked and unchanged' }).byId({ id, version: booked });
  await jobs().mine();
  await jobs(onTuesday).markTechnicianPresence({ id, status: 'on-site' });
  await orders(onTuesday).markTechnicianPresence({ id, status: 'off-site' });
  await jobs(onTuesday).partsNeeded({ id, message: 'A pump' });
  await jobs(onTuesday).doneForDay({ id });
  await jobs(onTuesday).reschedule({ id, serviceDate: '2026-03-05', serviceTime: '10:00', message: null });
  await jobs(onTuesday).complete({ id, hours: 2.5, notes: 'Replaced the pump' });
  await orders(onTuesday).reportIssue({ id, issue: 'late_arrival' });
  await orders().getRatingAttributes();
  await orders(onTuesday).reviewJob({
    orderId: id,
    rating: 5,
    description: 'Quick',
    attributes: ['on_time'],
  });
}

/** Changes to an open order other than its status. */
async function measureChanges(
  orders: (options?: CallOptions) => ReturnType<typeof ordersAs>,
  { companyId }: Caller,
  id: string,
): Promise<void> {
  const [colleague, other] = [await savedAccount({ companyId }), await savedAccount({ companyId })];
  await orders().updatePoNumber({ id, poNumber: 'PO-7' });
  await orders().updateSerialNumber({ id, serialNumber: `KMT${id}`, unitNumber: `EX-${id}` });
  await orders({ variant: 'one added' }).updateParticipants({ id, customerIds: [colleague.id] });
  await orders({ variant: 'access hours' }).updateJobsite({
    id,
    jobsite: { accessHoursStart: '07:00', accessHoursEnd: '17:00' },
  });
  const { order } = await savedOrder(id);
  await orders({ variant: 'name and address' }).updateJobsite({
    id,
    jobsite: { name: `Yard ${id}`, address: { ...order.address, lat: order.address.lat + 0.1 } },
  });
  const owner = { id: colleague.id, fullName: 'Dana Reyes', picture: null };
  await listedOrder(companyId, () => ({ owner }));
  await orders({ variant: 'one order among the company’s' }).transferOrders({
    fromCustomerId: colleague.id,
    toCustomerId: other.id,
  });
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
