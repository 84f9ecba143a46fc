import { randomUUID } from 'node:crypto';
import { ConflictException } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { BadRequestException } from '@aws-sdk/client-sesv2';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { setNotificationSettings } from '#functions/accounts/notification-settings.procedures.ts';
import { heldAgain } from '#functions/notifications/notices/held-again.ts';
import { addPushDevice } from '#functions/notifications/push-devices.store.ts';
import { handler as sendEmails } from '#functions/notifications/send-email.ts';
import { handler as sendPushes } from '#functions/notifications/send-push.ts';
import { handler as sendTexts } from '#functions/notifications/send-sms.ts';
import { claimNotice } from '#functions/notifications/sent-notices.store.ts';
import type { Channel } from '#functions/notifications/texts/notification.ts';
import { documentClient, queryRows } from '#functions/platform/table.ts';
import { savedAccount, savedCompany } from '../../support/accounts.ts';
import { type Happening, happened, pendingOrderOf, save } from '../../support/happenings.ts';
import { actorOf, monday, situationOf } from '../../support/orders.ts';
import { madeSubscription } from '../../support/push-subscriptions.ts';
import { batchOf, batchOfBodies } from '../../support/queue-batches.ts';
import { setSenderEnvironment, standInForSenders } from '../../support/sent-messages.ts';
import { withDatabase } from '../../support/with-database.ts';

const senders = standInForSenders();
const schedules = mockClient(SchedulerClient);

withDatabase();
beforeAll(setSenderEnvironment);
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

/** A saved pending order of the company, and the event that created it. */
async function savedPending(companyId: string): Promise<Happening> {
  const pending = pendingOrderOf(companyId);
  await save(pending);
  return pending;
}

const noFailures = { batchItemFailures: [] };

describe('A colleague who joined', () => {
  it('is announced to the managers', async () => {
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

  // Attack: a name stored with line breaks writes a mail of its own. They are refused now, but old rows may contain them.
  it('is announced in one line, whatever the name contains', async () => {
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

const night = new Date('2026-03-03T04:30:00.000Z');
const morning = new Date('2026-03-03T12:00:00.000Z');
const sleeper = { quietHours: { from: '21:00', to: '06:00' }, timeZone: 'America/Chicago' };

/** The notices put off, as the queue delivers them: when, and what. */
const putOff = () =>
  schedules.commandCalls(CreateScheduleCommand).map(({ args: [{ input }] }) => ({
    name: input.Name,
    at: input.ScheduleExpression,
    batch: batchOfBodies(input.Target?.Input ?? ''),
  }));

describe('Quiet hours', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: night });
    schedules.reset().onAnyCommand().resolves({});
  });

  it('hold news of pending orders back from people who keep them, and send it together and once at their end', async () => {
    const { company, managers } = await savedTeam();
    const asleep = await savedAccount({ companyId: company.id, ...sleeper });
    const orders = [await savedPending(company.id), await savedPending(company.id)];
    const over = await savedPending(company.id);
    const event = batchOf(...[...orders, over].map((each) => each.event));

    await sendEmails(event);
    schedules.onAnyCommand().rejects(Object.assign(new Error(), { name: 'ConflictException' }));
    const again = await sendEmails(event);
    const toldAtNight = senders.emails().map(({ to }) => to);
    senders.reset();
    vi.setSystemTime(morning);
    await save(rejected(over));
    const [digest, ...others] = putOff();
    const first = await sendEmails(digest?.batch as SQSEvent);
    const late = [await sendEmails(digest?.batch as SQSEvent), await sendEmails(event)];

    expect([again, first, ...late]).toEqual(Array(4).fill(noFailures));
    expect(toldAtNight.sort()).toEqual(managers.flatMap(({ email }) => Array<string>(3).fill(email)).sort());
    expect(digest?.at).toBe('at(2026-03-03T12:00:00)');
    expect(new Set(others.map(({ name }) => name))).toEqual(new Set([digest?.name]));
    expect(senders.emails()).toMatchObject([{ to: asleep.email, subject: '2 updates while you were off' }]);
    const { text, html } = senders.emails()[0] ?? { text: '', html: '' };
    const [one, other] = orders.map(({ record }) => `Order #${record.order.id} is waiting for approval`);
    expect(text.indexOf(one ?? '')).toBeLessThan(text.indexOf(other ?? ''));
    expect(text).toContain(`/orders/${orders[1]?.record.order.id}\n\nSee your orders: https://`);
    expect(html.match(/<h2/g)).toHaveLength(2);
  });

  it.each<[Channel, string]>([
    ['push', 'Order #\\d+ is waiting for approval: .*, and 2 more'],
    [
      'sms',
      '^Ironcall: Order #\\d+ is waiting for approval: .*, and 2 more: https://app.ironcall.example/orders$',
    ],
  ])('end with one message by %s', async (channel, words) => {
    const { handler, sent, company } = await reachedBy(channel, sleeper);
    const events = await Promise.all([1, 2, 3].map(() => savedPending(company.id)));
    await handler(batchOf(...events.map(({ event }) => event)));

    vi.setSystemTime(morning);
    for (const { batch } of putOff()) await handler(batch);

    expect(sent()).toEqual([expect.stringMatching(channel === 'push' ? '^201$' : words)]);
  });

  it('that held back a single notice end with the same mail as by day', async () => {
    const company = await savedCompany();
    await savedAccount({ companyId: company.id, ...sleeper });
    const { event, record } = await savedPending(company.id);
    await sendEmails(batchOf(event));

    vi.setSystemTime(morning);
    await sendEmails(putOff()[0]?.batch as SQSEvent);

    expect(senders.emails()).toMatchObject([
      { subject: expect.stringMatching(`^Order #${record.order.id} is waiting for approval: `) },
    ]);
  });

  it('hold it longer if the person has extended them', async () => {
    const company = await savedCompany();
    const { id } = await savedAccount({ companyId: company.id, ...sleeper });
    await sendEmails(batchOf((await savedPending(company.id)).event));
    await setNotificationSettings(id, { quietHours: { from: '21:00', to: '08:00' } });

    vi.setSystemTime(morning);
    await sendEmails(putOff()[0]?.batch as SQSEvent);
    const early = senders.emails().length;
    vi.setSystemTime('2026-03-03T14:00:00.000Z');
    await sendEmails(putOff()[1]?.batch as SQSEvent);

    expect(putOff()[1]?.at).toBe('at(2026-03-03T14:00:00)');
    expect([early, senders.emails().length]).toEqual([0, 1]);
  });

  it('send what comes in their last minute separately', async () => {
    const company = await savedCompany();
    await savedAccount({ companyId: company.id, ...sleeper });
    const events = [(await savedPending(company.id)).event, (await savedPending(company.id)).event];
    await sendEmails(batchOf(...events.slice(0, 1)));
    vi.setSystemTime('2026-03-03T11:59:59.500Z');
    await sendEmails(batchOf(...events.slice(1)));

    vi.setSystemTime(morning);
    for (const { batch } of putOff()) await sendEmails(batch);

    expect(putOff().map(({ at }) => at)).toEqual(['at(2026-03-03T12:00:00)', 'at(2026-03-03T12:01:00)']);
    expect(senders.emails().map(({ subject }) => subject)).toEqual(
      events.map(({ detail }) => expect.stringContaining(`#${String(detail.orderId)}`)),
    );
  });

  it('hold back what a sender was about to send when it died', async () => {
    const company = await savedCompany();
    const { id } = await savedAccount({ companyId: company.id, ...sleeper });
    const { event } = await savedPending(company.id);
    await claimNotice({ eventId: event.detail.id, channel: 'email', accountId: id }, night);

    const during = await sendEmails(batchOf(event));
    vi.setSystemTime(night.getTime() + 61_000);
    await sendEmails(batchOf(event));
    vi.setSystemTime(morning);
    for (const { batch } of putOff()) await sendEmails(batch);

    expect(during.batchItemFailures).toHaveLength(1);
    expect(senders.emails()).toHaveLength(1);
  });

  it('end without a mail if the person has turned mail off', async () => {
    const company = await savedCompany();
    const asleep = await savedAccount({ companyId: company.id, ...sleeper });
    await sendEmails(batchOf((await savedPending(company.id)).event));
    vi.setSystemTime(morning);

    await setNotificationSettings(asleep.id, { emailNotificationEnabled: false });
    await sendEmails(putOff()[0]?.batch as SQSEvent);

    expect(senders.emails()).toEqual([]);
  });

  it('still send once what they held back if the digest’s schedule is lost, during them or after', async () => {
    const company = await savedCompany();
    const asleep = await savedAccount({ companyId: company.id, ...sleeper });
    await sendEmails(batchOf((await savedPending(company.id)).event));
    const [lost] = putOff();
    const [row] = (await queryRows(heldBy(asleep.id))).rows;
    schedules.resetHistory();
    senders.reset();

    const whileTheyLast = heldAgain(row ?? {}, new Date());
    await sendEmails(batchOfBodies(whileTheyLast?.body ?? ''));
    const [again, ...others] = putOff();
    const toldAtNight = senders.emails();
    vi.setSystemTime(morning);
    const afterwards = heldAgain(row ?? {}, new Date());
    await sendEmails(batchOfBodies(afterwards?.body ?? ''));
    await sendEmails(again?.batch as SQSEvent);
    const dayLater = heldAgain(row ?? {}, new Date('2026-03-04T12:00:01.000Z'));

    expect([whileTheyLast?.channel, afterwards?.channel, dayLater]).toEqual(['email', 'email', undefined]);
    expect([again, others]).toEqual([lost, []]);
    expect(toldAtNight).toEqual([]);
    expect(senders.emails().map(({ to }) => to)).toEqual([asleep.email]);
  });

  it('hold back neither codes nor mails about the account', async () => {
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

function heldBy(accountId: string) {
  return {
    KeyConditionExpression: 'pk = :account AND begins_with(sk, :held)',
    ExpressionAttributeValues: { ':account': `ACCOUNT#${accountId}`, ':held': 'HELD#' },
  };
}

function rejected(pending: Happening): Happening {
  const { companyId } = pending.record.order;
  const manager = situationOf(actorOf('FleetManager', { companyId }), monday);
  return happened(pending, { name: 'rejectPendingOrder', reason: 'duplicate', custom: null }, manager);
}

/** A company with one manager who is reached by that channel, and what that has delivered. */
async function reachedBy(channel: Channel, overrides: Partial<StoredAccount> = {}) {
  const company = await savedCompany();
  const { id } = await savedAccount({
    companyId: company.id,
    emailNotificationEnabled: channel === 'email',
    ...overrides,
  });
  if (channel === 'push') await addPushDevice(id, madeSubscription(), monday);
  const posts = vi
    .spyOn(globalThis, 'fetch')
    .mockClear()
    .mockImplementation(async () => new Response(null, { status: 201 }));
  return {
    company,
    posts,
    handler: { email: sendEmails, sms: sendTexts, push: sendPushes }[channel],
    /** What the channel's service was given, failures included: words, or the answers to pushes. */
    sent: () =>
      channel === 'push'
        ? posts.mock.settledResults.map(({ value }) => String((value as Response).status))
        : [...senders.emails(), ...senders.texts()].map(({ text }) => text),
  };
}

/** Ends the process at its nth write, before or right after that takes effect. Returns how to go on. */
function dyingAt(nth: number, when: 'before' | 'after'): () => void {
  let writes = 0;
  documentClient.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const isWrite = /^(?:Put|Update|TransactWrite)/.test(String(commandName));
        if (isWrite) writes += 1;
        if (writes > nth || (writes === nth && when === 'before')) throw new Error('The process has ended.');
        const answer = await next(args);
        if (isWrite && writes === nth) throw new Error('The process has ended.');
        return answer;
      },
    { name: 'dies', step: 'initialize', override: true },
  );
  return () => documentClient.middlewareStack.remove('dies');
}

describe.each<Channel>(['push', 'email', 'sms'])('by %s, a sender that dies', (channel) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: night });
    schedules.reset().onAnyCommand().resolves({});
  });
  /** A text is counted first, looks for its turn, takes it, and records its topic. */
  const settling = channel === 'sms' ? 6 : 2;

  it.each([
    ['before it claims', 1, 'before', 1],
    ['before it sends', 1, 'after', 1],
    // The one case in which somebody is told twice: better than never.
    ['before it has noted that it sent', settling, 'before', 2],
    ['after that', settling, 'after', 1],
  ] as const)(
    '%s still tells it, and only once from then on: an event, and a digest',
    async (_, nth, when, times) => {
      for (const what of ['event', 'digest']) {
        senders.reset();
        const { handler, sent, company } = await reachedBy(channel, what === 'digest' ? sleeper : {});
        let item = batchOf((await savedPending(company.id)).event);
        if (what === 'digest') {
          await handler(item);
          item = putOff()[0]?.batch as SQSEvent;
          vi.setSystemTime(morning);
        }

        const goOn = dyingAt(nth, when);
        await handler(item);
        goOn();
        vi.setSystemTime(Date.now() + 180_000);
        await Promise.all([handler(item), handler(item)]);
        await handler(item);

        expect([what, sent().length]).toEqual([what, times]);
      }
    },
  );

  it.each(['before', 'after'] as const)('%s it holds something back tells it once', async (when) => {
    for (const comesAgain of ['at night', 'by day']) {
      senders.reset();
      vi.setSystemTime(night);
      const { handler, sent, company } = await reachedBy(channel, sleeper);
      const event = batchOf((await savedPending(company.id)).event);

      const goOn = dyingAt(1, when);
      await handler(event);
      goOn();
      if (comesAgain === 'at night') await handler(event);
      vi.setSystemTime(morning);
      await Promise.all([event, ...putOff().map(({ batch }) => batch)].map(handler));
      await Promise.all([event, ...putOff().map(({ batch }) => batch)].map(handler));

      expect([comesAgain, sent().length]).toEqual([comesAgain, 1]);
    }
  });
});

it('a notice is pushed once if the push service did not answer in time', async () => {
  const { handler, posts, company } = await reachedBy('push');
  const event = batchOf((await savedPending(company.id)).event);
  posts.mockRejectedValueOnce(new DOMException('5 s have passed.', 'TimeoutError'));

  const tries = [await handler(event), await handler(event), await handler(event)];

  expect(tries.map(({ batchItemFailures }) => batchItemFailures.length)).toEqual([1, 0, 0]);
  expect(posts).toHaveBeenCalledTimes(2);
});

describe('A redelivered event', () => {
  it('sends nothing again, whether later or at the same moment', async () => {
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

  it('goes only to those whose message could not be sent before', async () => {
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

  it('waits while another run is sending, and is sent if that run has died', async () => {
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

describe('A batch', () => {
  it('reports only the items that failed', async () => {
    const { company } = await savedTeam();
    const good = (await savedPending(company.id)).event;
    const bad = { name: 'order.pending-created', detail: { id: 'no-order' } };
    const event = batchOf(bad, good);

    const answer = await sendEmails(event);

    expect(answer.batchItemFailures).toEqual([{ itemIdentifier: event.Records[0]?.messageId }]);
    expect(senders.emails()).toHaveLength(2);
  });

  it('skips events that nobody is told about, and orders that are gone', async () => {
    const { company } = await savedTeam();
    const { event } = await savedPending(company.id);
    const ofNoInterest = { ...event, name: 'order.invoiced' };
    const gone = { ...event, detail: { ...event.detail, orderId: '99999' } };

    const answer = await sendEmails(batchOf(ofNoInterest, gone));

    expect(answer).toEqual(noFailures);
    expect(senders.emails()).toEqual([]);
  });
});

describe('A message that can never arrive', () => {
  it('is given up: an opted-out number, an invalid address', async () => {
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
