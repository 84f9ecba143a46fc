import { randomUUID } from 'node:crypto';
import { ConflictException } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { BadRequestException } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setNotificationSettings } from '#functions/accounts/own-contacts.ts';
import { handler as sendEmails } from '#functions/notifications/send-email.ts';
import { handler as sendTexts } from '#functions/notifications/send-sms.ts';
import { claimNotice } from '#functions/notifications/sent-notices.store.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';
import { batchOf, type Happening, pendingOrderOf, save } from '#test/support/happenings.ts';
import { setSenderEnvironment, standInForSenders } from '#test/support/sent-messages.ts';

let database: TestDatabase;
const senders = standInForSenders();
const schedules = mockClient(SchedulerClient);

beforeAll(async () => {
  setSenderEnvironment();
  database = await startDatabase();
});
afterAll(() => database.stop());
beforeEach(() => senders.reset());
afterEach(() => {
  vi.useRealTimers();
});

/** A company with two managers and one internal user. */
async function savedTeam() {
  const company = await savedCompany();
  const managers = [
    await savedAccount({ companyId: company.id, lastName: 'Ames' }),
    await savedAccount({ companyId: company.id, lastName: 'Bell' }),
  ] as const;
  const internal = await savedAccount({ companyId: company.id, lastName: 'Cole', roleId: 'InternalUser' });
  return { company, managers, internal };
}

/** A saved pending order of the company, and the event that made it. */
async function savedPending(companyId: string): Promise<Happening> {
  const pending = pendingOrderOf(companyId);
  await save(pending);
  return pending;
}

const noFailures = { batchItemFailures: [] };

describe('a colleague who joined', () => {
  it('is told to the managers', async () => {
    const { company, managers, internal } = await savedTeam();
    const detail = {
      id: `evt_${randomUUID()}`,
      version: 1,
      at: '2026-03-02T15:00:00.000Z',
      companyId: company.id,
      accountId: internal.id,
    };

    await sendEmails(batchOf({ name: 'account.joined-company', detail }));

    expect(senders.emails().map(({ to }) => to)).toEqual(managers.map(({ email }) => email));
    expect(senders.emails()[0]?.subject).toBe('Dana Cole joined your team on Ironcall');
  });

  // Attack: a name that was stored with line breaks writes a mail of its own. Nothing takes one any more; rows of before may hold it.
  it('is told in one line, whatever stands for its name', async () => {
    const { company } = await savedTeam();
    const { id } = await savedAccount({
      companyId: company.id,
      roleId: 'InternalUser',
      lastName: 'Cole\r\n\r\nYour account is locked.\u202e\u0007',
    });
    const detail = {
      id: `evt_${randomUUID()}`,
      version: 1,
      at: '2026-03-02T15:00:00.000Z',
      companyId: company.id,
      accountId: id,
    };

    await sendEmails(batchOf({ name: 'account.joined-company', detail }));

    const name = 'Dana Cole Your account is locked.';
    expect(senders.emails()[0]?.subject).toBe(`${name} joined your team on Ironcall`);
    expect(senders.emails()[0]?.text.split('\n')[0]).toMatch(`${name} (`);
  });
});

describe('quiet hours', () => {
  const night = new Date('2026-03-03T04:30:00.000Z');
  const sleeper = { quietHours: { from: '21:00', to: '06:00' }, timeZone: 'America/Chicago' };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: night });
    schedules.reset().onAnyCommand().resolves({});
  });

  /** What was put off: when it comes, and what. */
  const putOff = () =>
    schedules.commandCalls(CreateScheduleCommand).map(({ args: [{ input }] }) => ({
      name: input.Name,
      at: input.ScheduleExpression,
      batch: { Records: [{ ...batchOf({ name: '', detail: {} }).Records[0], body: input.Target?.Input }] },
    }));

  it('hold news of a pending order back until they end, from who keeps them alone, and once', async () => {
    const { company, managers } = await savedTeam();
    const asleep = await savedAccount({ companyId: company.id, ...sleeper });
    const event = batchOf((await savedPending(company.id)).event);

    await sendEmails(event);
    schedules.onAnyCommand().rejects(Object.assign(new Error(), { name: 'ConflictException' }));
    const again = await sendEmails(event);

    expect(again).toEqual(noFailures);
    expect(
      senders
        .emails()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(managers.map(({ email }) => email).sort());
    const [held, heldAgain] = putOff();
    expect(held?.at).toBe('at(2026-03-03T12:00:00)');
    expect(heldAgain?.name).toBe(held?.name);

    senders.reset();
    vi.setSystemTime('2026-03-03T12:00:00.000Z');
    await sendEmails(held?.batch as never);
    await sendEmails(held?.batch as never);

    expect(senders.emails().map(({ to }) => to)).toEqual([asleep.email]);
  });

  it('end with nothing to tell where it is over, or its reader has turned mail off', async () => {
    const company = await savedCompany();
    const asleep = await savedAccount({ companyId: company.id, ...sleeper });
    await sendEmails(batchOf((await savedPending(company.id)).event));
    const [held] = putOff();
    vi.setSystemTime('2026-03-03T12:00:00.000Z');

    await setNotificationSettings(asleep.id, { emailNotificationEnabled: false });
    await sendEmails(held?.batch as never);

    expect(senders.emails()).toEqual([]);
  });

  it('hold no code and no mail about an account', async () => {
    const { company } = await savedTeam();
    const { id, email } = await savedAccount({ companyId: company.id, ...sleeper });
    const detail = {
      id: `evt_${randomUUID()}`,
      version: 1,
      at: night.toISOString(),
      companyId: company.id,
      accountId: id,
    };

    await sendEmails(batchOf({ name: 'account.wrong-codes', detail }));

    expect(senders.emails().map(({ to }) => to)).toEqual([email]);
    expect(putOff()).toEqual([]);
  });
});

describe('an event that is delivered again', () => {
  it('sends nothing again, one after the other or both at once', async () => {
    const { company, managers } = await savedTeam();
    const event = batchOf((await savedPending(company.id)).event);

    await Promise.all([sendEmails(event), sendEmails(event)]);
    await sendEmails(event);

    expect(
      senders
        .emails()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(managers.map(({ email }) => email).sort());
  });

  it('goes to those only whose message could not be sent before', async () => {
    const { company, managers } = await savedTeam();
    const event = batchOf((await savedPending(company.id)).event);
    senders.ses.onAnyCommand().rejectsOnce(new Error('throttled')).resolves({});

    const first = await sendEmails(event);
    const sentAtFirst = senders.ses.calls().length;
    const second = await sendEmails(event);

    expect(first.batchItemFailures).toEqual([{ itemIdentifier: event.Records[0]?.messageId }]);
    expect(sentAtFirst).toBe(2);
    expect(second).toEqual(noFailures);
    expect(senders.emails().map(({ to }) => to)).toEqual([
      managers[0].email,
      managers[1].email,
      managers[0].email,
    ]);
  });

  it('waits while another run is sending, and is sent where that run has died', async () => {
    const { company, managers } = await savedTeam();
    const { event } = await savedPending(company.id);
    const [manager] = managers;
    await claimNotice({ eventId: event.detail.id, channel: 'email', accountId: manager.id }, new Date());

    const during = await sendEmails(batchOf(event));
    const toldDuring = senders.emails().map(({ to }) => to);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    const later = await sendEmails(batchOf(event));

    expect(during.batchItemFailures).toHaveLength(1);
    expect(toldDuring).toEqual([managers[1].email]);
    expect(later).toEqual(noFailures);
    expect(senders.emails().map(({ to }) => to)).toEqual([managers[1].email, manager.email]);
  });
});

describe('a batch', () => {
  it('reports the items that failed, and those only', async () => {
    const { company } = await savedTeam();
    const good = (await savedPending(company.id)).event;
    const bad = { name: 'order.pending-created', detail: { id: 'no-order' } };
    const event = batchOf(bad, good);

    const answer = await sendEmails(event);

    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: event.Records[0]?.messageId }]);
    expect(senders.emails()).toHaveLength(2);
  });

  it('passes over events that nobody is told of, and orders that are gone', async () => {
    const { company } = await savedTeam();
    const { event } = await savedPending(company.id);
    const ofNoInterest = { ...event, name: 'order.invoiced' };
    const gone = { ...event, detail: { ...event.detail, orderId: '99999' } };

    const answer = await sendEmails(batchOf(ofNoInterest, gone));

    expect(answer).toEqual(noFailures);
    expect(senders.emails()).toEqual([]);
  });
});

describe('a message that will never arrive', () => {
  it('is given up: a number that has stopped our texts, an address that is none', async () => {
    const { company } = await savedTeam();
    const event = batchOf((await savedPending(company.id)).event);
    senders.sms.onAnyCommand().rejects(
      new ConflictException({
        message: 'opted out',
        $metadata: {},
        Reason: 'DESTINATION_PHONE_NUMBER_OPTED_OUT',
      }),
    );
    senders.ses.onAnyCommand().rejects(new BadRequestException({ message: 'bad address', $metadata: {} }));

    const answers = [await sendTexts(event), await sendEmails(event)];
    senders.reset();
    const again = [await sendTexts(event), await sendEmails(event)];

    expect([...answers, ...again]).toEqual([noFailures, noFailures, noFailures, noFailures]);
    expect([...senders.emails(), ...senders.texts()]).toEqual([]);
  });
});
