import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { hasStoppedTexts } from '#functions/accounts/phone.rules.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { noteTextTopic, readTextTopic } from '#functions/notifications/channels/text-topic.ts';
import { claimConversation } from '#functions/notifications/notified-conversations.store.ts';
import { handler as sendTexts } from '#functions/notifications/send-sms.ts';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import { sendCode } from '#functions/sign-in/send-code.ts';
import { entrySeen } from '#functions/unreads/unreads.ts';
import { savedAccount } from '../../support/accounts.ts';
import { pendingOrderOf, save } from '../../support/happenings.ts';
import { monday } from '../../support/orders.ts';
import { batchOf } from '../../support/queue-batches.ts';
import { offerBy, type Scene, scene } from '../../support/scene.ts';
import { setSenderEnvironment, standInForSenders } from '../../support/sent-messages.ts';
import { standInForRoutes } from '../../support/stand-ins.ts';
import { savedOpenOrder } from '../../support/stored-orders.ts';
import { bring, type PersonsText } from '../../support/texts-from-people.ts';
import { withDatabase } from '../../support/with-database.ts';

let setting: Scene;
let tess: StoredAccount;
let phone: string;
const senders = standInForSenders();

withDatabase();
beforeAll(() => {
  setSenderEnvironment();
  process.env.SUPPORT_PHONE = '+18005550123';
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: monday });
  senders.reset();
  standInForRoutes();
  setting = await scene();
  tess = setting.technician.account;
  phone = tess.phone ?? '';
});
afterEach(() => {
  vi.useRealTimers();
});

const answers = () => senders.texts().map(({ text }) => text);
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const minute = 60_000;

/** An open order that the technician was texted about. */
async function alertedTo(to: StoredAccount = tess): Promise<string> {
  const { order } = await savedOpenOrder(setting.company.id);
  await noteTextTopic(to.id, { name: 'order-created-or-approved', orderId: order.id }, new Date());
  return order.id;
}

async function offersOf(orderId: string) {
  const { offers = [] } = (await readWholeOrder(orderId, { consistent: true })) ?? {};
  return offers.map(({ technician, serviceDate, serviceTime }) => [technician.id, serviceDate, serviceTime]);
}

/** The chat's messages: author, text, and app. */
async function chatOf(orderId: string) {
  const { updates = [] } = (await readWholeOrder(orderId, { consistent: true })) ?? {};
  return updates
    .filter(({ updateTypeName }) => updateTypeName === 'message')
    .map(({ user, data, source }) => [user?.id, data.message, source]);
}

describe('a technician’s text', () => {
  test('offers a time for the job they were texted about, gets an answer, and marks the job as seen', async () => {
    const orderId = await alertedTo();
    const told = { accountId: tess.id, orderId, channel: 'sms', eventId: 'evt_1' } as const;
    await claimConversation(told, { last: 1, seen: 0 }, monday);

    const failed = await bring({ from: phone, body: 'Tomorrow 8am' });

    expect(failed).toBe(0);
    expect(await offersOf(orderId)).toEqual([[tess.id, '2026-03-03', '08:00:00']]);
    expect(await entrySeen(tess.id, orderId)).toBe(1);
    const { updates } = (await readWholeOrder(orderId)) ?? {};
    expect(updates?.at(-1)).toMatchObject({ updateTypeName: 'availability_submitted', source: 'techapp' });
    expect(senders.texts()).toMatchObject([
      {
        to: phone,
        text: `Got it: Tue, Mar 3, 8:00 AM CST for job #${orderId}. The customer can see your time now.`,
      },
    ]);
  });

  test('is about the newest job unless it names another', async () => {
    const first = await alertedTo();
    later(minute);
    const second = await alertedTo();

    await bring({ from: phone, body: 'fri 7' });
    await bring({ from: phone, body: `${first} 3/5 14:30` });

    expect(await offersOf(second)).toEqual([[tess.id, '2026-03-06', '07:00:00']]);
    expect(await offersOf(first)).toEqual([[tess.id, '2026-03-05', '14:30:00']]);
    expect(answers()[1]).toContain(`for job #${first}`);
  });

  test.each([
    ['today 8am', (id: string) => `That time has passed. To offer a later one for job #${id}`],
    ['fri 3', () => 'Morning or afternoon?'],
    ['2/29 8am', () => "That day doesn't exist."],
    ['who is this', (id: string) => `To offer your time for job #${id}, reply with a day and time`],
    ['10-4', (id: string) => `To offer your time for job #${id}, reply with a day and time`],
    ['pass', (id: string) => `Got it: you passed on job #${id}.`],
  ])('who was merely alerted is told at %j what to do', async (body, expected) => {
    const orderId = await alertedTo();

    await bring({ from: phone, body });

    expect(answers()).toEqual([expect.stringContaining(expected(orderId))]);
    expect(await offersOf(orderId)).toEqual([]);
    expect(await chatOf(orderId)).toEqual([]);
  });

  test('cannot offer for a closed order, another company’s job, or one that does not suit', async () => {
    const closed = await alertedTo();
    await setting.app().orders.cancel({ id: closed, cancellationReason: 'just_exploring' });
    const others = await scene({ technician: { profile: { brands: ['Bobcat'] } } });
    const stranger = others.technician.account;
    const open = await alertedTo(stranger);

    await bring(
      { from: phone, body: 'tomorrow 8am' },
      { from: phone, body: '99999 tomorrow 8am' },
      { from: stranger.phone, body: 'tomorrow 8am' },
    );

    expect(answers()).toEqual([
      `We can't find a job #${closed} you can answer. Your jobs: https://app.ironcall.example/tech/jobs`,
      `We can't find a job #99999 you can answer. Your jobs: https://app.ironcall.example/tech/jobs`,
      `We can't find a job #${open} you can answer. Your jobs: https://app.ironcall.example/tech/jobs`,
    ]);
  });

  test('withdraws an offer, or goes to the customer once there is one', async () => {
    const orderId = await alertedTo();
    await offerBy(setting.tess, orderId);

    await bring({ from: phone, body: 'Is there a crane on site?' });
    await bring({ from: phone, body: '10-4.' });
    await bring({ from: phone, body: 'can’t' });

    expect(await offersOf(orderId)).toEqual([]);
    expect(await chatOf(orderId)).toEqual([
      [tess.id, 'Is there a crane on site?', 'techapp'],
      [tess.id, '10-4.', 'techapp'],
    ]);
    expect(answers()).toEqual([
      `Got it: your message is in the chat of job #${orderId}.`,
      `10-4, passed on for job #${orderId}.`,
      `Got it: your time for job #${orderId} is withdrawn. Reply with another if you can come after all.`,
    ]);
  });

  test('saying no leaves a booking in place and goes to the customer', async () => {
    const orderId = await setting.anotherOrder('scheduled');

    await bring({ from: phone, body: `${orderId} no` }, { from: phone, body: `${orderId} tomorrow 9am` });

    expect((await readWholeOrder(orderId))?.order.status).toBe('scheduled');
    expect(await chatOf(orderId)).toEqual([[tess.id, 'no', 'techapp']]);
    expect(answers()[0]).toMatch(`You are still booked for job #${orderId}`);
    expect(answers()[1]).toMatch(`You are booked for job #${orderId}, so this time was not offered.`);
  });

  test('is answered by asking for the job if none is known', async () => {
    await bring({ from: phone, body: 'tomorrow 8am' }, { from: phone, body: '10 4' });

    expect(answers()).toEqual([expect.stringMatching(/^Which job\?/), '10-4.']);
  });

  test('cannot refer to a job texted about more than a week ago', async () => {
    const orderId = await alertedTo();
    later(7 * 24 * 60 * minute);

    await bring({ from: phone, body: 'tomorrow 8am' });

    expect(await offersOf(orderId)).toEqual([]);
    expect(answers()).toEqual([expect.stringMatching(/^Which job\?/)]);
  });

  test('from office staff acts for nobody', async () => {
    const office = await savedAccount({
      userType: 'technician',
      roleId: 'TechnicianOfficeStaff',
      companyId: tess.companyId,
    });
    const orderId = await alertedTo(office);

    await bring({ from: office.phone, body: 'tomorrow 8am' });

    expect(await offersOf(orderId)).toEqual([]);
    expect(answers()).toEqual([expect.stringContaining('Please open it')]);
  });
});

describe('a customer’s text', () => {
  async function savedManager(roleId: StoredAccount['roleId'] = 'FleetManager') {
    const manager = await savedAccount({ companyId: setting.company.id, roleId });
    const { order } = await savedOpenOrder(setting.company.id);
    await noteTextTopic(manager.id, { name: 'technician-available', orderId: order.id }, new Date());
    return { manager, orderId: order.id };
  }

  test('goes to the chat of the order they were texted about', async () => {
    const { manager, orderId } = await savedManager();

    await bring({ from: manager.phone, body: 'tomorrow 8am would be best' });
    await bring({ from: manager.phone, body: '10-4' });

    expect(await chatOf(orderId)).toEqual([[manager.id, 'tomorrow 8am would be best', 'ironcall']]);
    expect(answers()).toEqual([
      `Got it: your message is in the chat of order #${orderId}.`,
      `10-4 for order #${orderId}.`,
    ]);
  });

  test('is refused, revealing nothing, if they cannot see the order', async () => {
    const { manager, orderId } = await savedManager('ExternalUser');

    await bring({ from: manager.phone, body: 'hello?' });

    expect(await chatOf(orderId)).toEqual([]);
    expect(answers()).toEqual([
      `We can't find your order #${orderId}. Your orders: https://app.ironcall.example/orders`,
    ]);
  });

  test('from a number shared with a technician belongs to whoever was texted last', async () => {
    const { manager, orderId } = await savedManager();
    later(minute);
    const twin = await scene({ technician: { account: { phone: manager.phone } } });
    const job = await alertedTo(twin.technician.account);

    await bring(
      { from: manager.phone, body: 'tomorrow 8am' },
      { from: manager.phone, body: `${orderId} hello` },
    );

    expect(await offersOf(job)).toHaveLength(1);
    expect(await chatOf(orderId)).toEqual([[manager.id, 'hello', 'ironcall']]);
  });
});

describe('STOP', () => {
  const isStopped = async () => hasStoppedTexts((await readAccount(tess.id, { consistent: true })) ?? tess);

  test('is confirmed once and stops all texts, even sign-in codes, until START', async () => {
    const orderId = await alertedTo();

    await bring({ from: phone, body: 'Stop' });
    const stopped = await isStopped();
    later(minute);
    await bring({ from: phone, body: 'STOP' }, { from: phone, body: 'tomorrow 8am' });
    const code = sendCode({ phone, hasStopped: stopped }, '123456');
    await expect(code).rejects.toMatchObject({ code: 'CONFLICT' });
    later(minute);
    await bring({ from: phone, body: 'START' });

    expect(stopped).toBe(true);
    expect(await isStopped()).toBe(false);
    // The offer texted while stopped still counts.
    expect(await offersOf(orderId)).toHaveLength(1);
    expect(answers()).toEqual([
      expect.stringContaining('no more texts to this number'),
      expect.stringContaining('texts are back on'),
    ]);
  });

  test('holds back news of the customer’s orders until START', async () => {
    const manager = await savedAccount({ companyId: setting.company.id, emailNotificationEnabled: false });
    const told = async () => {
      const happening = pendingOrderOf(setting.company.id);
      await save(happening);
      senders.reset();
      await sendTexts(batchOf(happening.event));
      return senders.texts().map(({ to }) => to);
    };
    const before = await told();

    await bring({ from: manager.phone, body: 'unsubscribe' });
    const during = await told();
    later(minute);
    await bring({ from: manager.phone, body: 'Yes' });
    const after = await told();

    expect([before, during, after]).toEqual([[manager.phone], [], [manager.phone]]);
  });

  test('from before a START does not undo it', async () => {
    const earlier = new Date();
    later(minute);

    await bring({ from: phone, body: 'START' });
    await bring({ from: phone, body: 'STOP', at: earlier });

    expect(await isStopped()).toBe(false);
  });

  test('applies to the number, not to the person’s later one', async () => {
    await bring({ from: phone, body: 'STOP' });
    const account = await readAccount(tess.id, { consistent: true });

    expect(account && hasStoppedTexts({ ...account, phone: '+13145550111' })).toBe(false);
  });

  test('is recorded silently for deactivated people', async () => {
    const gone = await savedAccount({ status: 'inactive' });

    await bring({ from: gone.phone, body: 'STOP' });

    expect(hasStoppedTexts((await readAccount(gone.id, { consistent: true })) ?? gone)).toBe(true);
    expect(answers()).toEqual([]);
  });
});

test('HELP says whom to contact', async () => {
  await bring({ from: phone, body: 'help' });

  expect(answers()).toEqual([
    'Ironcall: repairs of heavy machines. Help: (800) 555-0123 or support@ironcall.example. Text STOP to end text messages.',
  ]);
});

test('YES is consent only after STOP', async () => {
  const orderId = await alertedTo();

  await bring({ from: phone, body: 'yes' });

  expect(answers()).toEqual([expect.stringContaining(`To offer your time for job #${orderId}`)]);
});

describe('a text is ignored', () => {
  test.each([
    ['a number that nobody has', '+13145550999'],
    ['a short code', '72345'],
    ['our own number', '+18885550100'],
  ])('from %s', async (_, from) => {
    expect(await bring({ from, body: 'STOP' })).toBe(0);
    expect(answers()).toEqual([]);
  });

  test('from a deactivated person or company', async () => {
    const gone = await scene({ technician: { account: { status: 'inactive' } } });
    const closed = await scene({ technician: { company: { status: 'inactive' } } });
    const accounts = [gone, closed].map(({ technician }) => technician.account);
    const orders = await Promise.all(accounts.map((account) => alertedTo(account)));

    const failed = await bring(...accounts.map((account) => ({ from: account.phone, body: 'tomorrow 8am' })));

    expect(failed).toBe(0);
    expect((await Promise.all(orders.map(offersOf))).flat()).toEqual([]);
    expect(answers()).toEqual([]);
  });

  test('if it arrives half a day late', async () => {
    const orderId = await alertedTo();
    const at = new Date();
    later(13 * 60 * minute);

    expect(await bring({ from: phone, body: 'tomorrow 8am', at })).toBe(0);
    expect(await offersOf(orderId)).toEqual([]);
    expect(answers()).toEqual([]);
  });
});

describe('a text delivered twice', () => {
  test('takes effect and is answered once, in sequence or at once', async () => {
    const orderId = await alertedTo();
    await offerBy(setting.tess, orderId);
    const text = { from: phone, body: 'Bringing the laptop', id: randomUUID() };

    await Promise.all([bring(text), bring(text)]);
    await bring(text);

    expect(await chatOf(orderId)).toHaveLength(1);
    expect(answers()).toHaveLength(1);
  });

  test('is answered if only the answer failed, for its original job and day', async () => {
    const orderId = await alertedTo();
    const text = {
      from: phone,
      body: 'tomorrow 8am',
      id: randomUUID(),
      at: new Date('2026-03-03T05:59:00.000Z'),
    };
    vi.setSystemTime(text.at);
    senders.sms.onAnyCommand().rejectsOnce(new Error('throttled')).resolves({});

    const first = await bring(text);
    later(2 * minute);
    const newer = await alertedTo();
    const second = await bring({ ...text, at: new Date() });

    expect([first, second]).toEqual([1, 0]);
    expect(await offersOf(orderId)).toEqual([[tess.id, '2026-03-03', '08:00:00']]);
    expect(await offersOf(newer)).toEqual([]);
    const { updates = [] } = (await readWholeOrder(orderId)) ?? {};
    expect(updates.filter(({ updateTypeName }) => updateTypeName === 'availability_submitted')).toHaveLength(
      1,
    );
    expect(answers().at(-1)).toContain(`Tue, Mar 3, 8:00 AM CST for job #${orderId}`);
  });
});

test('a phone that replies to our answers gets at most twenty an hour, but its texts still count', async () => {
  const orderId = await alertedTo();
  await offerBy(setting.tess, orderId);

  await bring(...Array<PersonsText>(20).fill({ from: phone, body: 'help' }));
  await bring({ from: phone, body: 'I am driving' });
  later(61 * minute);
  await bring({ from: phone, body: 'I have arrived' });

  expect((await chatOf(orderId)).map(([, words]) => words)).toEqual(['I am driving', 'I have arrived']);
  expect(answers()).toHaveLength(21);
});

test('a malformed text is returned to the queue', async () => {
  expect(await bring({ from: null, body: 'hello' })).toBe(1);
});

test('a text that asks for something makes its order the person’s topic; other news does not', async () => {
  const manager = await savedAccount({ companyId: setting.company.id, emailNotificationEnabled: false });
  const happening = pendingOrderOf(setting.company.id);
  await save(happening);
  const { id } = happening.record.order;

  await sendTexts(batchOf(happening.event));
  later(minute);
  await noteTextTopic(manager.id, { name: 'order-cancelled', orderId: '12345' }, new Date());

  expect(await readTextTopic(manager.id, new Date())).toMatchObject({ orderId: id });
});
