import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { type OrderEventName, orderEventNames } from '#events/orders.ts';
import { handler as alertWave } from '#functions/matching/alert-wave.ts';
import { lastWave } from '#functions/matching/waves.rules.ts';
import { fileAlert } from '#functions/orders/creation/file-alert.ts';
import type { OrderCommand } from '#functions/orders/lifecycle/order-commands.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { getRow } from '#functions/platform/table.ts';
import { handler as remind } from '#functions/reminders/remind.ts';
import { type UpdateType, updateTypes } from '#schema/orders/order-values.ts';
import { savedAccount } from '#test/support/accounts.ts';
import { adminAs, savedAdmin } from '#test/support/admins.ts';
import { jobsAs, ordersAs } from '#test/support/api-calls.ts';
import { fleetManager } from '#test/support/callers.ts';
import { savedCandidates } from '#test/support/candidates.ts';
import { setFunctionEnvironment } from '#test/support/deliveries.ts';
import { actorOf, faultOf, monday, situationOf, subjectOf } from '#test/support/orders.ts';
import { batchOf, batchOfBodies } from '#test/support/queue-batches.ts';
import { offerBy, type Scene, scene } from '#test/support/scene.ts';
import { standInForRoutes } from '#test/support/stand-ins.ts';
import { commanded, savedAlert, savedMachine, savedOrder } from '#test/support/stored-orders.ts';
import { withDatabase } from '#test/support/with-database.ts';

const schedules = mockClient(SchedulerClient);
setFunctionEnvironment();
const { handler: setReminders } = await import('#functions/reminders/set-reminders.ts');

/**
 * Takes two orders through everything that can happen to one, with the product's own procedures and handlers on a
 * moving clock. Plays the bus, the scheduler and the queues: delivers each event, and each reminder when it is due.
 */
let cast: Scene;
let ben: string;
let gwen: Caller;
let alex: Caller;
/** Both orders, with the version of the last event delivered, and the names of all events so far. */
const brought = new Map<string, number>();
const events: OrderEventName[] = [];
/** The scheduled reminders, by name. */
const waiting = new Map<string, { readonly at: number; readonly body: string }>();

withDatabase();
beforeAll(async () => {
  standInForRoutes();
  schedules.on(CreateScheduleCommand).callsFake(keepSchedule);
  vi.useFakeTimers({ toFake: ['Date'], now: monday });
  cast = await savedCast();
  await orderByHand();
  const orderId = await orderFromAlerts();
  await isDecidedOn(orderId);
  await isSearchedFor(orderId);
  await isOfferedAndMoved(orderId);
  await isCancelledAndReopened(orderId);
  await isServed(orderId);
  await isGivenBackAndDone(orderId);
});

describe('two orders’ lives', () => {
  test('contain every type of timeline entry', async () => {
    const orders = await Promise.all([...brought.keys()].map(savedOrder));

    const written = orders.flatMap(({ updates }) => updates.map(({ updateTypeName }) => updateTypeName));

    expect(missingFrom<UpdateType>(updateTypes, written)).toEqual([]);
  });

  test('contain every event', () => {
    // Everyone acts in time here, so nothing escalates.
    const all = orderEventNames.filter((name) => name !== 'order.escalated');

    expect(missingFrom<OrderEventName>(all, events)).toEqual([]);
  });

  test('contain each reminder once, in order, and none for what is over', async () => {
    const [cancelled = '', served = ''] = brought.keys();

    expect(await remindersOf(cancelled)).toEqual([]);
    expect(await remindersOf(served)).toEqual([
      '03-02T15:20 availability_reminder_sent',
      '03-02T15:31 bot_service_question_asked',
      '03-02T18:11 availability_expiring_reminder_sent',
      '03-04T14:00 bot_service_scheduled_reminder',
      '03-05T13:00 bot_service_start_reminder',
      '03-05T15:00 bot_service_status_reminder',
      '03-06T00:00 bot_service_update_reminder',
      '03-06T14:00 bot_reschedule_prompt',
    ]);
    expect([...waiting.keys()]).toEqual([]);
  });
});

/** An order's reminders with their times. */
async function remindersOf(id: string): Promise<string[]> {
  const { updates } = await savedOrder(id);
  return updates
    .filter(({ updateTypeName }) => reminders.has(updateTypeName))
    .map(({ updateTypeName, createdAt }) => `${createdAt.slice(5, 16)} ${updateTypeName}`);
}

const reminders: ReadonlySet<UpdateType> = new Set([
  'availability_reminder_sent',
  'availability_expiring_reminder_sent',
  'bot_service_question_asked',
  'bot_service_scheduled_reminder',
  'bot_service_start_reminder',
  'bot_service_status_reminder',
  'bot_service_update_reminder',
  'bot_reschedule_prompt',
]);

// ---- What happens to the orders ----

const morning = { serviceDate: '2026-03-05', serviceTime: '08:00:00' } as const;

async function orderByHand(): Promise<void> {
  const { order } = await managers().create({
    brand: 'Komatsu',
    model: 'PC240LC-11',
    equipmentType: 'Excavator',
    serialNumber: 'KMT0PC240A55K1234',
    issue: 'The bucket drifts down',
    address: subjectOf().address,
  });
  await eventsOf(order.id);
  await managers().cancel({ id: order.id, cancellationReason: 'just_exploring' });
}

async function orderFromAlerts(): Promise<string> {
  const machine = await savedMachine(cast.company.id, { serialNumber: null });
  const first = await savedAlert(cast.company.id, machine);
  const second = await savedAlert(cast.company.id, machine, {
    faultCodes: [faultOf({ id: 'flt_2', fault: 'E0363(2)' })],
  });
  const { orderId: id } = await fileAlert(first, situationOf('system', new Date()));
  await fileAlert(second, situationOf('system', new Date()));
  const { alert } = second;
  await asAdmin(id, {
    name: 'correctAlert',
    alertId: alert.id,
    detectedAt: alert.detectedAt,
    faultsBefore: alert.faultCodes,
    faults: alert.faultCodes.map((fault) => ({ ...fault, severity: 'high' })),
    codesElsewhere: [],
  });
  await eventsOf(id);
  return id;
}

async function isDecidedOn(id: string): Promise<void> {
  await managers().rejectPendingOrder({ id, rejectionReason: 'not_critical' });
  await managers().reopenPendingOrder({ id });
  const { faults } = await savedOrder(id);
  await managers().approvePendingOrder({
    id,
    order: { issue: 'The engine derates', faultCodeIds: faults.slice(0, 1).map((fault) => fault.id) },
  });
  const { updates } = await savedOrder(id);
  for (const queued of updates.filter(({ isQueued }) => isQueued)) {
    await managers().deliverChatbotUpdate({ orderUpdateId: queued.id });
  }
  await managers().updateParticipants({ id, customerIds: [ben] });
  await managers().updateParticipants({ id, customerIds: [] });
  await managers().updateSerialNumber({ id, serialNumber: '1FF350PAXLF000999' });
  await managers().updatePoNumber({ id, poNumber: 'PO-7' });
  await managers().createOrderUpdate({ orderId: id, data: { message: 'The gate is open' } });
}

/** The technician is alerted and asks a question first. */
async function isSearchedFor(id: string): Promise<void> {
  const { order } = await savedOrder(id);
  const step = { orderId: id, matchingRound: 1, openedAt: order.openedAt };
  await alertWave({ ...step, wave: 1 });
  await passTo('2026-03-02T15:01:00.000Z');
  await technicians().askQuestion({ id, question: 'Is a lift on site?' });
  await passTo('2026-03-02T15:10:30.000Z');
  await alertWave({ ...step, wave: lastWave + 1 });
  await passTo('2026-03-02T15:41:00.000Z');
  const asked = (await savedOrder(id)).updates.find(
    ({ updateTypeName }) => updateTypeName === 'service_question_asked',
  );
  await managers().answerQuestion({ replyToId: asked?.id ?? '', answer: 'Yes, 60 ft', answerFiles: [] });
  await asAdmin(id, { name: 'resendAlerts' });
}

/** An offer expires and is requested again; then the machine moves. */
async function isOfferedAndMoved(id: string): Promise<void> {
  const offer = await offerBy(cast.tess, id, morning, new Date());
  await passTo('2026-03-02T18:42:00.000Z');
  await managers().requestNewAvailability({ orderTechniciansId: offer.id });
  await offerBy(cast.tess, id, morning, new Date());
  await technicians().removeAvailability({ id });
  await managers().updateFaultCodes({ id, add: ['SPN 100 FMI 1'] });
  const { faults } = await savedOrder(id);
  await managers().updateFaultCodes({ id, remove: faults.slice(0, 1).map((fault) => fault.id) });
  const address = { ...subjectOf().address, address1: '7 Quarry Rd', lat: 38.6, long: -90.2 };
  await managers().updateJobsite({ id, jobsite: { address } });
}

async function isCancelledAndReopened(id: string): Promise<void> {
  await offerBy(cast.tess, id, morning, new Date());
  await managers().cancel({ id, cancellationReason: 'pricing_too_high' });
  await managers().reopen({ id });
  await ordersAs(gwen, { now: new Date() }).transferOrders({
    fromCustomerId: cast.manager.accountId,
    toCustomerId: gwen.accountId,
  });
}

/** Booked for Thursday; the technician comes late and has to come again. */
async function isServed(id: string): Promise<void> {
  await book(id);
  await managers().updateJobsite({
    id,
    jobsite: { accessHoursStart: '06:00', accessHoursEnd: '18:00', arrivalInstructions: 'Gate 2' },
  });
  await passTo('2026-03-05T15:05:00.000Z');
  await technicians().markTechnicianPresence({ id, status: 'on-site' });
  await passTo('2026-03-06T00:05:00.000Z');
  await technicians().partsNeeded({ id, message: 'A DEF pump' });
  await technicians().doneForDay({ id });
  await managers().markTechnicianPresence({ id, status: 'off-site' });
  await passTo('2026-03-06T14:05:00.000Z');
  await technicians().reschedule({ id, serviceDate: '2026-03-07', serviceTime: '08:00', message: null });
}

/** The technician gives the job back, then takes it again and finishes on Friday, so Saturday brings no reminder. */
async function isGivenBackAndDone(id: string): Promise<void> {
  await technicians().giveBack({ id, message: 'My truck broke down' });
  await book(id, { serviceDate: '2026-03-07', serviceTime: '09:00:00' });
  await technicians().complete({ id, hours: 3, notes: 'Pump replaced' });
  await managers().reportIssue({ id, issue: 'late_arrival' });
  await managers().reviewJob({ orderId: id, rating: 4, description: 'Quick' });
  await admins().moderateReview({ id, visible: false });
  await admins().invoice({ id, amountCents: 50_000 });
  await admins().recordPayment({ id, amountCents: 50_000 });
  await passTo('2026-03-09T15:00:00.000Z');
}

async function book(id: string, time: Parameters<typeof offerBy>[2] = morning): Promise<void> {
  const offer = await offerBy(cast.tess, id, time, new Date());
  await managers().assignTechnician({ orderTechniciansId: offer.id });
}

// ---- People ----

async function savedCast(): Promise<Scene> {
  const made = await scene();
  const companyId = made.company.id;
  const { id: technicianId, companyId: repairsId } = made.technician.account;
  // As matching finds them.
  await savedCandidates(1, 12, { technicianId, companyId: repairsId });
  const [other, member] = await Promise.all([
    savedAccount({ companyId, firstName: 'Gwen' }),
    savedAccount({ companyId, firstName: 'Ben', roleId: 'InternalUser' }),
  ]);
  alex = await savedAdmin();
  ben = member.id;
  gwen = fleetManager({ companyId, accountId: other.id });
  return made;
}

function managers() {
  return ordersAs(cast.manager, { now: new Date() });
}

function technicians() {
  return jobsAs(cast.tess, { now: new Date() });
}

function admins() {
  return adminAs(alex, { now: new Date() }).orders;
}

async function asAdmin(id: string, command: OrderCommand): Promise<void> {
  await commanded(id, command, { ...situationOf(actorOf('Admin'), new Date()), source: 'admin' });
}

// ---- The bus and the scheduler ----

/** Lets time pass: delivers every event, and each reminder at its time. */
async function passTo(time: string): Promise<void> {
  const end = Date.parse(time);
  for (;;) {
    for (const id of brought.keys()) await eventsOf(id);
    const [next] = [...waiting]
      .filter(([, { at }]) => at <= end)
      .sort(([, one], [, other]) => one.at - other.at);
    if (next === undefined) break;
    const [name, { at, body }] = next;
    waiting.delete(name);
    vi.setSystemTime(at);
    expect(await remind(batchOfBodies(body))).toEqual({ batchItemFailures: [] });
  }
  vi.setSystemTime(end);
}

/** Delivers an order's new events to set-reminders. */
async function eventsOf(id: string): Promise<void> {
  const { order } = await savedOrder(id);
  for (let version = (brought.get(id) ?? 0) + 1; version <= order.version; version += 1) {
    const row = await getRow({ pk: `EVENT#evt_${id}_${version}`, sk: 'EVENT' }, { consistent: true });
    const { name, detail } = eventRow.parse(row);
    events.push(name);
    expect(await setReminders(batchOf({ name, detail }))).toEqual({ batchItemFailures: [] });
    brought.set(id, version);
  }
}

const eventRow = z.object({ name: z.enum(orderEventNames), detail: z.looseObject({}) });

function keepSchedule({ Name = '', ScheduleExpression = '', Target }: CreateScheduleCommand['input']) {
  if (waiting.has(Name)) throw Object.assign(new Error('It is set.'), { name: 'ConflictException' });
  waiting.set(Name, { at: Date.parse(`${ScheduleExpression.slice(3, 22)}Z`), body: Target?.Input ?? '' });
  return {};
}

function missingFrom<T extends string>(all: readonly T[], seen: readonly T[]): T[] {
  return all.filter((one) => !seen.includes(one));
}
