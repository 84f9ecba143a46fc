import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { addPushDevice } from '#functions/notifications/push-devices.store.ts';
import { handler as sendTexts } from '#functions/notifications/send-sms.ts';
import { noteSeen } from '#functions/unreads/unreads.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { alerted, approved, pendingOrderOf, save } from '#test/support/happenings.ts';
import { monday } from '#test/support/orders.ts';
import { madeSubscription } from '#test/support/push-subscriptions.ts';
import { batchOf } from '#test/support/queue-batches.ts';
import { setSenderEnvironment, standInForSenders } from '#test/support/sent-messages.ts';
import { withDatabase } from '#test/support/with-database.ts';

const senders = standInForSenders();
const schedules = mockClient(SchedulerClient);

withDatabase();
beforeAll(setSenderEnvironment);
beforeEach(() => {
  senders.reset();
  schedules.reset().onAnyCommand().resolves({});
  vi.useFakeTimers({ toFake: ['Date'], now: monday });
});
afterEach(() => vi.useRealTimers());

/** A wave that alerted seven technicians, best first; the first of them receives pushes. */
async function aWave(ofTheBest: Partial<StoredAccount> = {}) {
  const company = await savedCompany();
  const repairs = await savedCompany({ userType: 'technician' });
  const people = await Promise.all(
    Array.from({ length: 7 }, (_, place) =>
      savedAccount({
        companyId: repairs.id,
        userType: 'technician',
        roleId: 'TechnicianAssociate',
        ...(place === 0 && ofTheBest),
      }),
    ),
  );
  const [best] = people;
  if (best === undefined) throw new Error('A wave has somebody.');
  await addPushDevice(best.id, madeSubscription(), monday);
  const wave = alerted(approved(pendingOrderOf(company.id)), people);
  await save(wave);
  return { best, others: people.slice(1), order: wave.record.order, event: batchOf(wave.event) };
}

const textedTo = () => senders.texts().map(({ to }) => to);
const inThreeMinutes = new Date(monday.getTime() + 180_000);
/** Delivers what was put off to the senders at its time, as often as asked. */
const laterOn = async (times = 1, at = inThreeMinutes) => {
  const inputs = schedules.commandCalls(CreateScheduleCommand).map(({ args: [{ input }] }) => input);
  expect(inputs.map(({ ScheduleExpression }) => ScheduleExpression)).toEqual([
    `at(${at.toISOString().slice(0, 19)})`,
  ]);
  vi.setSystemTime(at);
  const [record] = batchOf({ name: '', detail: {} }).Records;
  if (record === undefined) throw new Error('A batch has an item.');
  for (let time = 0; time < times; time += 1) {
    await sendTexts({ Records: inputs.map(({ Target }) => ({ ...record, body: Target?.Input ?? '' })) });
  }
};

describe('A new job', () => {
  it('is texted at once to those of the best five whom no push reaches', async () => {
    const { others, event } = await aWave();

    await sendTexts(event);

    expect(new Set(textedTo())).toEqual(new Set(others.slice(0, 4).map(({ phone }) => phone)));
  });

  it('is texted three minutes after a push to a technician who has not looked, and to nobody twice', async () => {
    const { best, event } = await aWave();
    await sendTexts(event);

    await laterOn(2);

    expect(textedTo().at(-1)).toBe(best.phone);
    expect(textedTo()).toHaveLength(5);
  });

  it('is texted three minutes after the push that ends quiet hours', async () => {
    const { best, event } = await aWave({
      noJobsAtNight: true,
      quietHours: { from: '21:00', to: '10:00' },
      timeZone: 'America/Chicago',
    });
    await sendTexts(event);

    await laterOn(2, new Date('2026-03-02T16:03:00Z'));

    expect(textedTo().at(-1)).toBe(best.phone);
    expect(textedTo()).toHaveLength(5);
  });

  it('is not texted to a technician who has looked after a push', async () => {
    const { best, order, event } = await aWave();
    await sendTexts(event);
    await noteSeen(best.id, order, monday);

    await laterOn();

    expect(textedTo()).not.toContain(best.phone);
    expect(textedTo()).toHaveLength(4);
  });
});
