import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderEventName } from '#events/orders.ts';
import { handler as alertWave } from '#functions/matching/alert-wave.ts';
import type { WholeOrder } from '#functions/orders/store/order-rows.ts';
import { getRow } from '#functions/platform/table.ts';
import { handler as remind } from '#functions/reminders/remind.ts';
import { type Reminder, reminder } from '#functions/reminders/reminders.rules.ts';
import { noteSeen } from '#functions/unreads/unreads.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { savedCandidates } from '#test/support/candidates.ts';
import { metered } from '#test/support/database.ts';
import { setFunctionEnvironment } from '#test/support/deliveries.ts';
import { actorOf, monday, offerOf, situationOf, technicianOf } from '#test/support/orders.ts';
import { batchOfBodies } from '#test/support/queue-batches.ts';
import { commanded, savedOpenOrder, savedOrder } from '#test/support/stored-orders.ts';
import { withDatabase } from '#test/support/with-database.ts';

const schedules = mockClient(SchedulerClient);
setFunctionEnvironment();
const { handler: setReminders } = await import('#functions/reminders/set-reminders.ts');

let offered: WholeOrder;

withDatabase();
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: monday });
  schedules.reset();
  schedules.on(CreateScheduleCommand).resolves({});
  const { id: companyId } = await savedCompany();
  const { order } = await savedOpenOrder(companyId);
  offered = await commanded(order.id, offerOf(), situationOf(actorOf('TechnicianOwner')));
});
afterEach(() => vi.useRealTimers());

describe('setting reminders', () => {
  test('creates a one-time schedule that delivers the reminder and deletes itself', async () => {
    const answer = await setReminders(queued(eventOf('order.availability-submitted')));

    expect(answer).toEqual({ batchItemFailures: [] });
    const { name } = expiring();
    expect(made()).toContainEqual(
      expect.objectContaining({
        GroupName: 'reminders',
        Name: name,
        ScheduleExpression: 'at(2026-03-02T17:30:00)',
        FlexibleTimeWindow: { Mode: 'OFF' },
        ActionAfterCompletion: 'DELETE',
        Target: {
          Arn: 'arn:aws:sqs:us-east-1:000000000000:reminders',
          RoleArn: 'arn:aws:iam::000000000000:role/reminders',
          Input: JSON.stringify(expiring()),
          DeadLetterConfig: { Arn: 'arn:aws:sqs:us-east-1:000000000000:reminders-dead' },
        },
      }),
    );
  });

  test('succeeds if they already exist', async () => {
    const conflict = Object.assign(new Error('exists'), { name: 'ConflictException' });
    schedules.on(CreateScheduleCommand).rejects(conflict);

    const answer = await setReminders(queued(eventOf('order.availability-submitted')));

    expect(answer).toEqual({ batchItemFailures: [] });
  });

  test('does nothing for an unknown order', async () => {
    const answer = await setReminders(queued(eventOf('order.rescheduled', '99999999')));

    expect(answer).toEqual({ batchItemFailures: [] });
    expect(made()).toEqual([]);
  });

  test('reports the item that failed and processes the others', async () => {
    schedules.on(CreateScheduleCommand).rejectsOnce(new Error('throttled')).resolves({});
    const event = eventOf('order.availability-submitted');

    const answer = await setReminders(queued(event, event, {}));

    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'm1' }, { itemIdentifier: 'm3' }]);
  });
});

describe('a due reminder', () => {
  test('is added to the timeline once, however often it is delivered', async () => {
    vi.setSystemTime(new Date('2026-03-02T17:30:00.000Z'));

    const answers = await Promise.all([
      remind(queued(expiring(), expiring())),
      remind(queued(expiring())),
      remind(queued(expiring())),
    ]);

    expect(answers).toEqual(Array(3).fill({ batchItemFailures: [] }));
    expect(await remindersNow()).toEqual(['availability_expiring_reminder_sent']);
  });

  test('costs two round trips, and writes only the order, the entry and the event', async () => {
    vi.setSystemTime(new Date('2026-03-02T17:30:00.000Z'));

    const { unitsRead, unitsWritten, roundTrips } = await metered(() => remind(queued(expiring())));

    expect(roundTrips).toBe(2);
    expect(unitsRead).toBeLessThanOrEqual(3);
    expect(unitsWritten).toBeLessThanOrEqual(12);
  });

  test('about an unanswered job goes to the technicians of its round who have not answered', async () => {
    const [silent] = await savedCandidates(1, 10, { brands: [offered.order.equipment.brand] });
    await alertWave({
      orderId: offered.order.id,
      matchingRound: 1,
      openedAt: offered.order.openedAt,
      wave: 1,
    });
    const due = await setFor('order.approved');
    vi.setSystemTime(new Date('2026-03-02T15:20:00.000Z'));

    const { answer, roundTrips } = await metered(() => remind(queued(due, due)));

    expect(answer).toEqual({ batchItemFailures: [] });
    expect(roundTrips).toBe(3);
    expect(await remindersNow()).toEqual(['availability_reminder_sent']);
    expect(await lastEvent()).toMatchObject({
      name: 'order.reminded',
      detail: { technicianIds: [silent?.technicianId] },
    });
  });

  test('is skipped if things have changed, and leaves the order as it is', async () => {
    const { order } = await commanded(
      offered.order.id,
      { name: 'removeAvailability', technician: technicianOf() },
      situationOf(actorOf('TechnicianOwner')),
    );

    const answer = await remind(queued(expiring(), { ...expiring(), orderId: '99999999' }));

    expect(answer).toEqual({ batchItemFailures: [] });
    expect((await savedOrder(order.id)).order.version).toBe(order.version);
  });

  test('is added even if the order changes at the same moment', async () => {
    vi.setSystemTime(new Date('2026-03-02T17:30:00.000Z'));
    const others = [1, 2, 3].map((number) => answered(`acc_other_${number}`));

    const [answer] = await Promise.all([remind(queued(expiring())), ...others]);

    expect(answer).toEqual({ batchItemFailures: [] });
    expect(await remindersNow()).toEqual(['availability_expiring_reminder_sent']);
  });

  test('that cannot be read is reported, and the others are added', async () => {
    vi.setSystemTime(new Date('2026-03-02T17:30:00.000Z'));

    const answer = await remind(queued({ reminder: 'something else' }, expiring()));

    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'm1' }]);
    expect(await remindersNow()).toHaveLength(1);
  });
});

describe('escalation', () => {
  test('of an unanswered offer comes once, after half an hour, with an event that names it', async () => {
    const due = await escalationSetFor('order.availability-submitted');
    vi.setSystemTime(new Date('2026-03-02T15:30:00.000Z'));

    await Promise.all([remind(queued(due, due)), remind(queued(due))]);

    expect(await broughtUp(due)).toMatchObject({
      name: 'order.escalated',
      detail: { escalation: 'offer-unseen', technicianIds: ['acc_TechnicianOwner'] },
    });
  });

  test('of an offer comes neither early nor once someone has looked', async () => {
    const { order } = offered;
    const due = await escalationSetFor('order.availability-submitted');
    await remind(queued(due));
    const manager = await savedAccount({ companyId: order.companyId });
    await noteSeen(manager.id, order, monday);
    vi.setSystemTime(new Date('2026-03-02T15:30:00.000Z'));

    await remind(queued(due));

    expect(await broughtUp(due)).toBeUndefined();
  });

  test('of an open order comes after two hours, unless there is an offer', async () => {
    const order = await savedOpenOrder(offered.order.companyId);
    const [due, answered] = [
      await escalationSetFor('order.approved', order.order.id),
      {
        name: `${offered.order.id}-no-technician-1`,
        orderId: offered.order.id,
        reminder: 'escalation',
        escalation: 'no-technician',
      } as const,
    ];
    vi.setSystemTime(new Date('2026-03-02T17:00:00.000Z'));

    await remind(queued(due, answered));

    expect(await broughtUp(due)).toMatchObject({ detail: { escalation: 'no-technician' } });
    expect(await broughtUp(answered)).toBeUndefined();
  });

  test('of a missed visit comes two hours after its time', async () => {
    const manager = actorOf('FleetManager', { companyId: offered.order.companyId });
    const offerId = offered.offers[0]?.id ?? '';
    const { order } = await commanded(
      offered.order.id,
      { name: 'assignTechnician', offerId, technician: technicianOf() },
      situationOf(manager),
    );
    const due = await escalationSetFor('order.technician-assigned', order.id);
    vi.setSystemTime(new Date('2026-03-03T16:00:00.000Z'));

    await remind(queued(due));

    expect(await broughtUp(due)).toMatchObject({ detail: { escalation: 'nobody-there' } });
  });
});

/** The escalation that the event sets. */
async function escalationSetFor(name: OrderEventName, orderId = offered.order.id): Promise<Reminder> {
  await setReminders(queued(eventOf(name, orderId)));
  const set = made().map(({ Target }) => reminder.parse(JSON.parse(Target?.Input ?? '')));
  const [only] = set.filter((one) => one.reminder === 'escalation');
  if (only === undefined) throw new Error(`Nothing is to be brought up after ${name}.`);
  return only;
}

/** The event of the escalation; undefined if it did not happen. */
function broughtUp({ name }: Reminder) {
  return getRow({ pk: `EVENT#evt_${name}`, sk: 'EVENT' }, { consistent: true });
}

/** The one reminder that the event sets, escalations aside. */
async function setFor(name: OrderEventName): Promise<object> {
  await setReminders(queued(eventOf(name)));
  const set = made().map(({ Target }) => reminder.parse(JSON.parse(Target?.Input ?? '')));
  const [only] = set.filter((one) => one.reminder !== 'escalation');
  return only ?? {};
}

async function lastEvent() {
  const { order } = await savedOrder(offered.order.id);
  return getRow({ pk: `EVENT#evt_${order.id}_${order.version}`, sk: 'EVENT' }, { consistent: true });
}

/** The reminder of the one offer. */
function expiring(): Reminder {
  const { order, offers } = offered;
  const offerId = offers[0]?.id ?? '';
  return {
    name: `${order.id}-availability-expiring-${offerId.slice(-6)}`,
    orderId: order.id,
    reminder: 'availability-expiring',
    offerId,
  };
}

/** Another technician offers, retrying after conflicts. */
async function answered(id: string): Promise<void> {
  const command = offerOf({ id }, { serviceTime: '10:00:00' });
  const situation = situationOf(actorOf('TechnicianOwner', { accountId: id }), new Date());
  await vi.waitFor(() => commanded(offered.order.id, command, situation), { timeout: 20_000 });
}

function eventOf(name: OrderEventName, orderId = offered.order.id) {
  return {
    'detail-type': name,
    detail: {
      id: 'evt_1',
      version: 1,
      at: monday.toISOString(),
      companyId: offered.order.companyId,
      orderId,
      status: 'open',
      matchingRound: 1,
      actorId: null,
      technicianIds: ['acc_TechnicianOwner'],
    },
  };
}

function queued(...items: readonly object[]): SQSEvent {
  return batchOfBodies(...items.map((item) => JSON.stringify(item)));
}

function made() {
  return schedules.commandCalls(CreateScheduleCommand).map(({ args: [{ input }] }) => input);
}

async function remindersNow(): Promise<string[]> {
  const { updates } = await savedOrder(offered.order.id);
  return updates.map(({ updateTypeName }) => updateTypeName).filter((name) => name.includes('reminder'));
}
