import { mock } from 'node:test';
import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { fullNameOf } from '#functions/accounts/full-name.ts';
import { addPushDevice } from '#functions/notifications/push-devices.store.ts';
import { handler as sendEmails } from '#functions/notifications/send-email.ts';
import { handler as sendPushes } from '#functions/notifications/send-push.ts';
import { handler as sendTexts } from '#functions/notifications/send-sms.ts';
import { claimNotice, settleNotice } from '#functions/notifications/sent-notices.store.ts';
import type { OrderCommand, Situation } from '#functions/orders/lifecycle/order-commands.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { metered, startDatabase } from '#test/support/database.ts';
import {
  alerted,
  approved,
  type Happening,
  happened,
  pendingOrderOf,
  save,
} from '#test/support/happenings.ts';
import { actorOf, monday, situationOf, technicianOf } from '#test/support/orders.ts';
import { madeSubscription } from '#test/support/push-subscriptions.ts';
import { batchOf } from '#test/support/queue-batches.ts';
import { setSenderEnvironment, standInForSenders } from '#test/support/sent-messages.ts';

/** The messages about one repair, and the cost of sending them. */
export interface RepairNotices {
  readonly reach: string;
  readonly texts: number;
  readonly aim: number;
  readonly mails: number;
  readonly pushes: number;
  readonly unitsRead: number;
  readonly unitsWritten: number;
}

/**
 * From alert to rating: a company with five managers, one of them the owner, and a wave of 25 technicians, three of
 * whom offer a time. Nobody looks at anything, so every text that can follow a push is sent.
 */
export async function repairNotices(): Promise<RepairNotices[]> {
  return inTable(async (senders) => [
    await aRepair(senders, { reach: 'push, mail and text', hasPush: true, aim: 12 }),
    await aRepair(senders, { reach: 'mail and text', hasPush: false, aim: 25 }),
  ]);
}

async function aRepair(
  { messages, schedules, pushes }: Senders,
  { reach, hasPush, aim }: { readonly reach: string; readonly hasPush: boolean; readonly aim: number },
): Promise<RepairNotices> {
  messages.reset();
  schedules.reset().onAnyCommand().resolves({});
  pushes.mock.resetCalls();
  const spent = { unitsRead: 0, unitsWritten: 0 };
  const tell = async (handlers: readonly Sender[], event: SQSEvent) => {
    for (const handler of handlers) {
      const { answer, unitsRead, unitsWritten } = await metered(() => handler(event));
      if (answer.batchItemFailures.length > 0) throw new Error('Somebody could not be told.');
      spent.unitsRead += unitsRead;
      spent.unitsWritten += unitsWritten;
    }
  };
  for (const happening of await stepsOfARepair(hasPush)) {
    await save(happening);
    mock.timers.setTime(Date.parse(happening.event.detail.at));
    await tell([sendPushes, sendEmails, sendTexts], batchOf(happening.event));
    const later = schedules.commandCalls(CreateScheduleCommand).map(({ args: [{ input }] }) => input);
    schedules.resetHistory();
    mock.timers.setTime(Date.parse(happening.event.detail.at) + 180_000);
    for (const { Target } of later) await tell([sendTexts], batchOfBody(Target?.Input ?? ''));
  }
  return {
    reach,
    texts: messages.texts().length,
    aim,
    mails: messages.emails().length,
    pushes: pushes.mock.callCount(),
    ...spent,
  };
}

/** The order after each event that people are notified about. */
async function stepsOfARepair(hasPush: boolean): Promise<Happening[]> {
  const [customer, repairs] = [await savedCompany(), await savedCompany({ userType: 'technician' })];
  const managers = await people(5, { companyId: customer.id });
  const technicians = await people(25, {
    companyId: repairs.id,
    userType: 'technician',
    roleId: 'TechnicianAssociate',
  });
  const [owner] = managers;
  const [tess] = technicians;
  if (owner === undefined || tess === undefined) throw new Error('There is somebody on either side.');
  if (hasPush) {
    for (const { id } of [...managers, ...technicians]) await addPushDevice(id, madeSubscription(), monday);
  }
  const by = (account: StoredAccount, now: Date): Situation => ({
    ...situationOf(
      actorOf(account.roleId, {
        accountId: account.id,
        companyId: account.companyId,
        fullName: fullNameOf(account),
      }),
      now,
    ),
    source: account.userType === 'technician' ? 'techapp' : 'ironcall',
  });
  const system = (now: Date): Situation => situationOf('system', now);
  const at = (time: string) => new Date(`2026-03-0${time}:00.000Z`);
  const factsOf = ({ id, companyId }: StoredAccount) =>
    technicianOf({ id, companyId, fullName: 'Tess Moreno' });
  const time = { serviceDate: '2026-03-03', serviceTime: '08:00:00' };
  const say = (message: string): OrderCommand => ({ name: 'postMessage', message, files: [] });

  const pending = pendingOrderOf(customer.id);
  const open = approved(pending, by(owner, monday));
  const steps = [pending, open, alerted(open, technicians)];
  const then = (command: OrderCommand, situation: Situation): void => {
    const last = steps.at(-1);
    if (last) steps.push(happened(last, command, situation));
  };
  for (const technician of technicians.slice(0, 3)) {
    then(
      { name: 'submitAvailability', technician: factsOf(technician), ...time, expiredAt: null },
      by(technician, at('2T15:20')),
    );
  }
  const offer = steps.at(-1)?.record.offers.find(({ technician }) => technician.id === tess.id);
  then(
    { name: 'assignTechnician', offerId: offer?.id ?? '', technician: factsOf(tess) },
    by(owner, at('2T15:40')),
  );
  then(say('Is there a lift on site?'), by(tess, at('2T16:00')));
  then(say('Yes, 60 ft'), by(owner, at('2T16:10')));
  then({ name: 'remind', reminder: 'service-scheduled', ...time }, system(at('2T22:00')));
  then({ name: 'remind', reminder: 'service-start', ...time }, system(at('3T13:00')));
  then({ name: 'markTechnicianPresence', presence: 'on-site' }, by(tess, at('3T14:05')));
  then({ name: 'complete', hours: 3, message: 'Pump replaced', files: [] }, by(tess, at('3T17:05')));
  then(
    { name: 'reviewJob', rating: 5, description: 'Quick', attributes: [], visible: true },
    by(owner, at('3T18:00')),
  );
  return steps;
}

/** The cost of a burst of notices. */
export interface NoticeBurst {
  readonly notices: number;
  readonly lost: number;
  readonly doubled: number;
  readonly perSecond: number;
  /** Relative to the time for claiming and settling alone. */
  readonly timesBare: number;
  readonly unitsRead: number;
  readonly unitsWritten: number;
}

/**
 * Waves of 25 technicians at once, by mail. Each event is delivered twice, to parallel senders, and one mail in a
 * hundred fails at first.
 */
export async function noticeBurst(notices = 10_000): Promise<NoticeBurst> {
  return inTable(async ({ messages }) => {
    const [customer, repairs] = [await savedCompany(), await savedCompany({ userType: 'technician' })];
    const wave = 25;
    const technicians = await people(wave, {
      companyId: repairs.id,
      userType: 'technician',
      roleId: 'TechnicianAssociate',
    });
    const events: Happening['event'][] = [];
    for (let order = 0; order < notices / wave; order += 1) {
      const happening = alerted(approved(pendingOrderOf(customer.id)), technicians);
      await save(happening);
      events.push(happening.event);
    }
    const sent = new Map<string, number>();
    let tries = 0;
    messages.ses.on(SendEmailCommand).callsFake(({ Destination, Content }) => {
      tries += 1;
      // Otherwise the stand-in keeps every mail.
      if (tries % 100 === 1) messages.ses.resetHistory();
      if (tries % 100 === 0) throw new Error('Throttled.');
      const about = `${Destination.ToAddresses[0]} ${/jobs\/\d+/.exec(Content.Simple.Body.Text.Data)?.[0]}`;
      sent.set(about, (sent.get(about) ?? 0) + 1);
      return {};
    });

    const started = performance.now();
    const { unitsRead, unitsWritten } = await metered(async () => {
      let batches = chunksOf([...events, ...events], 10).map((chunk) => batchOf(...chunk));
      while (batches.length > 0) batches = (await sideBySide(batches, broughtTo(sendEmails))).flat();
    });
    const ms = performance.now() - started;
    const bareStarted = performance.now();
    await sideBySide(
      Array.from({ length: notices }, (_, place) => ({
        eventId: `evt_bare_${place}`,
        accountId: 'acc_bare',
      })),
      async (id) => {
        await claimNotice({ ...id, channel: 'email' }, new Date());
        await settleNotice({ ...id, channel: 'email' }, 'sent');
      },
    );
    const bareMs = performance.now() - bareStarted;
    return {
      notices,
      lost: notices - sent.size,
      doubled: [...sent.values()].filter((times) => times > 1).length,
      perSecond: (notices / ms) * 1000,
      timesBare: ms / bareMs,
      unitsRead: unitsRead / notices,
      unitsWritten: unitsWritten / notices,
    };
  });
}

/** The items of a batch that must be delivered again. */
function broughtTo(handler: Sender) {
  return async (batch: SQSEvent): Promise<SQSEvent[]> => {
    const { batchItemFailures } = await handler(batch);
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    const Records = batch.Records.filter(({ messageId }) => failed.has(messageId));
    return Records.length > 0 ? [{ Records }] : [];
  };
}

type Sender = (event: SQSEvent) => Promise<SQSBatchResponse>;
interface Senders {
  readonly messages: ReturnType<typeof standInForSenders>;
  readonly schedules: ReturnType<typeof mockClient>;
  readonly pushes: ReturnType<typeof mock.method>;
}

/** A Monday morning, outside everyone's quiet hours. */
async function inTable<T>(work: (senders: Senders) => Promise<T>): Promise<T> {
  setSenderEnvironment();
  const database = await startDatabase({ streamed: false });
  const messages = standInForSenders();
  messages.reset();
  const schedules = mockClient(SchedulerClient);
  const pushes = mock.method(globalThis, 'fetch', async () => new Response(null, { status: 201 }));
  mock.timers.enable({ apis: ['Date'], now: monday });
  try {
    return await work({ messages, schedules, pushes });
  } finally {
    mock.timers.reset();
    await database.stop();
  }
}

async function people(count: number, overrides: Partial<StoredAccount>): Promise<StoredAccount[]> {
  return Promise.all(Array.from({ length: count }, () => savedAccount(overrides)));
}

function batchOfBody(body: string): SQSEvent {
  const { Records } = batchOf({ name: '', detail: {} });
  return { Records: Records.map((record) => ({ ...record, body })) };
}

function chunksOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, place) =>
    all.slice(place * size, (place + 1) * size),
  );
}

/** Four at a time. */
async function sideBySide<In, Out>(all: readonly In[], work: (one: In) => Promise<Out>): Promise<Out[]> {
  const left = [...all];
  const done: Out[] = [];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) done.push(await work(one));
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return done;
}
