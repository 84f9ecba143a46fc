import { randomUUID } from 'node:crypto';
import { SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appRouter } from '#functions/apis/app.router.ts';
import { handler as sendEmails } from '#functions/notifications/send-email.ts';
import { handler as sendTexts } from '#functions/notifications/send-sms.ts';
import { countText } from '#functions/notifications/text-counts.store.ts';
import { mostTextsOfDay } from '#functions/platform/limits.ts';
import { getRow } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { savedAccount, savedCompany } from '../../support/accounts.ts';
import { callContext, fleetManager } from '../../support/callers.ts';
import { metered } from '../../support/database.ts';
import { pendingOrderOf, save } from '../../support/happenings.ts';
import { batchOf } from '../../support/queue-batches.ts';
import { setSenderEnvironment, standInForSenders } from '../../support/sent-messages.ts';
import { withDatabase } from '../../support/with-database.ts';

const senders = standInForSenders();

withDatabase();
beforeAll(setSenderEnvironment);
beforeEach(() => senders.reset());

const now = new Date('2026-03-02T23:30:00.000Z');
const tomorrow = new Date('2026-03-03T00:00:00.000Z');
const most = { account: 5, company: 12 };

const one = (over: object = {}) => ({
  accountId: `acc_${randomUUID()}`,
  companyId: `com_${randomUUID()}`,
  most,
  ...over,
});

/** The number of each outcome when all of these are counted at once. */
async function race(times: number, who: () => Parameters<typeof countText>[0]) {
  const outcomes = await Promise.all(Array.from({ length: times }, () => countText(who(), now)));
  return Object.fromEntries(
    ['counted', 'account', 'company'].map((name) => [name, outcomes.filter((each) => each === name).length]),
  );
}

describe('A day’s texts', () => {
  it('are limited per person, however many are sent at once', async () => {
    const person = one();

    const outcomes = await race(30, () => person);

    expect(outcomes).toEqual({ counted: 5, account: 25, company: 0 });
  });

  it('are limited per company, whoever they go to', async () => {
    const { companyId } = one();

    const outcomes = await race(30, () => one({ companyId }));

    expect(outcomes).toEqual({ counted: 12, account: 0, company: 18 });
  });

  it('start over at midnight UTC', async () => {
    const person = one({ most: { account: 1, company: 12 } });
    await countText(person, now);

    expect(await countText(person, now)).toBe('account');
    expect(await countText(person, tomorrow)).toBe('counted');
  });

  it('are counted in one write, for the person and the company together', async () => {
    const { companyId } = one();

    const { unitsRead, unitsWritten, roundTrips } = await metered(() => countText(one({ companyId }), now));

    expect([unitsRead, unitsWritten, roundTrips]).toEqual([0, 1, 1]);
  });
});

describe('A text that is throttled', () => {
  it('is sent on the next try, and counts once', async () => {
    const { id: companyId } = await savedCompany();
    const { id } = await savedAccount({ companyId, emailNotificationEnabled: false });
    const pending = pendingOrderOf(companyId);
    await save(pending);
    const event = batchOf(pending.event);
    senders.sms
      .on(SendTextMessageCommand)
      .rejectsOnce(Object.assign(new Error('Rate exceeded.'), { name: 'ThrottlingException' }))
      .resolves({});

    const first = await sendTexts(event);
    const second = await sendTexts(event);
    const third = await sendTexts(event);

    expect([first, second, third].map(({ batchItemFailures }) => batchItemFailures.length)).toEqual([
      1, 0, 0,
    ]);
    expect(senders.texts()).toHaveLength(2);
    const day = new Date().toISOString().slice(0, 10);
    expect(await getRow({ pk: `TEXTS#${companyId}`, sk: `DAY#${day}` })).toMatchObject({ all: 1, [id]: 1 });
  });
});

describe('An event for more people than there is time for', () => {
  it('goes on with the others when it is redelivered', async () => {
    const { id: companyId } = await savedCompany();
    const people = [
      await savedAccount({ companyId, emailNotificationEnabled: false }),
      await savedAccount({ companyId, emailNotificationEnabled: false }),
    ];
    const pending = pendingOrderOf(companyId);
    await save(pending);
    const event = batchOf(pending.event);
    const clock = vi
      .spyOn(performance, 'now')
      .mockReturnValueOnce(0)
      .mockReturnValueOnce(0)
      .mockReturnValue(60_000);

    const first = await sendTexts(event);
    const told = senders.texts().length;
    clock.mockRestore();
    const second = await sendTexts(event);

    expect([first.batchItemFailures.length, told, second.batchItemFailures.length]).toEqual([1, 1, 0]);
    const reached = senders.texts().map(({ to }) => to);
    expect(reached).toHaveLength(2);
    expect(new Set(reached)).toEqual(new Set(people.map(({ phone }) => phone)));
  });
});

describe('A person who has had the day’s texts', () => {
  it('gets no more, still gets mail, and sees why in the settings', async () => {
    const { id: companyId } = await savedCompany();
    const textOnly = await savedAccount({ companyId, emailNotificationEnabled: false });
    const { email } = await savedAccount({ companyId });
    const pending = pendingOrderOf(companyId);
    await save(pending);
    const at = new Date();
    await Promise.all(
      Array.from({ length: mostTextsOfDay.account }, () =>
        countText({ accountId: textOnly.id, companyId, most: mostTextsOfDay }, at),
      ),
    );
    const event = batchOf(pending.event);

    const { batchItemFailures } = await sendTexts(event);
    await sendEmails(event);

    expect(batchItemFailures).toEqual([]);
    expect(senders.texts()).toEqual([]);
    expect(senders.emails().map(({ to }) => to)).toEqual([email]);
    expect(await getRow({ pk: `NOTICE#${pending.event.detail.id}`, sk: `sms#${textOnly.id}` })).toMatchObject(
      { state: 'capped' },
    );
    const who = fleetManager({ accountId: textOnly.id, companyId });
    const notices = await callerFactory(appRouter)(callContext(who, { now: at })).customers.profile.notices();
    expect(notices.find(({ name }) => name === 'pending-order-created')).toMatchObject({
      channels: ['sms'],
      when: 'At once; no more texts today',
    });
  });
});
