import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPushDevice } from '#functions/notifications/push-devices.store.ts';
import { handler as sendTexts } from '#functions/notifications/send-sms.ts';
import { noteSeen } from '#functions/unreads/unreads.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';
import { batchOf, happened, pendingOrderOf, save } from '#test/support/happenings.ts';
import { actorOf, monday, noCreditLimit, situationOf, technicianOf } from '#test/support/orders.ts';
import { madeSubscription } from '#test/support/push-subscriptions.ts';
import { setSenderEnvironment, standInForSenders } from '#test/support/sent-messages.ts';

let database: TestDatabase;
const senders = standInForSenders();
const schedules = mockClient(SchedulerClient);

beforeAll(async () => {
  setSenderEnvironment();
  database = await startDatabase();
});
afterAll(() => database.stop());
beforeEach(() => {
  senders.reset();
  schedules.reset().onAnyCommand().resolves({});
  vi.useFakeTimers({ toFake: ['Date'], now: monday });
});
afterEach(() => vi.useRealTimers());

/** A wave that has alerted seven technicians, the best first; the first of them takes pushes. */
async function aWave() {
  const company = await savedCompany();
  const repairs = await savedCompany({ userType: 'technician' });
  const people = await Promise.all(
    Array.from({ length: 7 }, () =>
      savedAccount({ companyId: repairs.id, userType: 'technician', roleId: 'TechnicianAssociate' }),
    ),
  );
  const [best] = people;
  if (best === undefined) throw new Error('A wave has somebody.');
  await addPushDevice(best.id, madeSubscription(), monday);
  const open = happened(
    pendingOrderOf(company.id),
    { name: 'approvePendingOrder', edits: { issue: 'The engine derates' }, credit: noCreditLimit },
    situationOf(actorOf('FleetManager', { companyId: company.id })),
  );
  const technicians = people.map(({ id, companyId }) => ({
    ...technicianOf({ id, companyId, fullName: 'Tara Reyes' }),
    miles: 12.4,
    score: 1,
  }));
  const wave = happened(
    open,
    { name: 'alertTechnicians', matchingRound: 1, wave: 1, radiusMiles: 60, technicians },
    situationOf('system'),
  );
  await save(wave);
  return { best, others: people.slice(1), order: wave.record.order, event: batchOf(wave.event) };
}

const textedTo = () => senders.texts().map(({ to }) => to);
/** Three minutes on: what was put off until then comes to the senders, as often as it is told to. */
const laterOn = async (times = 1) => {
  const inputs = schedules.commandCalls(CreateScheduleCommand).map(({ args: [{ input }] }) => input);
  expect(inputs.map(({ ScheduleExpression }) => ScheduleExpression)).toEqual([
    `at(${new Date(monday.getTime() + 180_000).toISOString().slice(0, 19)})`,
  ]);
  vi.setSystemTime(monday.getTime() + 180_000);
  const [record] = batchOf({ name: '', detail: {} }).Records;
  if (record === undefined) throw new Error('A batch has an item.');
  for (let time = 0; time < times; time += 1) {
    await sendTexts({ Records: inputs.map(({ Target }) => ({ ...record, body: Target?.Input ?? '' })) });
  }
};

describe('a new job', () => {
  it('is texted at once to those of the best five whom no push wakes', async () => {
    const { others, event } = await aWave();

    await sendTexts(event);

    expect(new Set(textedTo())).toEqual(new Set(others.slice(0, 4).map(({ phone }) => phone)));
  });

  it('is texted to who got a push and has not looked three minutes later, and to nobody twice', async () => {
    const { best, event } = await aWave();
    await sendTexts(event);

    await laterOn(2);

    expect(textedTo().at(-1)).toBe(best.phone);
    expect(textedTo()).toHaveLength(5);
  });

  it('is not texted to who got a push and has looked', async () => {
    const { best, order, event } = await aWave();
    await sendTexts(event);
    await noteSeen(best.id, order, monday);

    await laterOn();

    expect(textedTo()).not.toContain(best.phone);
    expect(textedTo()).toHaveLength(4);
  });
});
