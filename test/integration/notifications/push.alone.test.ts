import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { keysFrom } from '#functions/notifications/channels/derived-keys.ts';
import type { PushMessage } from '#functions/notifications/channels/push-message.ts';
import { addPushDevice, readPushDevices } from '#functions/notifications/push-devices.store.ts';
import { pushToDevices, handler as sendPushes } from '#functions/notifications/send-push.ts';
import { listMessages } from '#local/console/inbox.ts';
import { push } from '#local/services/push.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';
import { alerted, approved, pendingOrderOf, save } from '#test/support/happenings.ts';
import { madeSubscription, subscribeAt } from '#test/support/push-subscriptions.ts';
import { batchOf } from '#test/support/queue-batches.ts';
import { setSenderEnvironment } from '#test/support/sent-messages.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

let database: TestDatabase;
let host: ServiceHost;

beforeAll(async () => {
  setSenderEnvironment();
  mockClient(SecretsManagerClient).onAnyCommand().resolves({ SecretString: secret });
  [database, host] = await Promise.all([startDatabase(), startServiceHost({ services: [push()] })]);
  await host.start();
});
afterAll(() => Promise.all([host.stop(), database.stop()]));

const secret = 'a secret of the environment';
const message: PushMessage = {
  title: 'Order 10007: technician assigned',
  body: 'Tess Moreno comes on Tuesday at 8:00 AM — “EX-07”, Gate 3.',
  path: '/orders/10007',
  tag: '10007',
};

/** Someone with a browser for each list of answers to its first deliveries. */
async function personWith(...answers: readonly (readonly number[])[]) {
  people += 1;
  const [id, to] = [`acc_${people}`, `browser-${people}@westover.example`];
  for (const own of answers) {
    const browser = await subscribeAt(host.siteUrl, to, keysFrom(secret).publicKey);
    if (own.length > 0) await browser.answerWith(own);
    await addPushDevice(id, browser.subscription, new Date());
  }
  const shown = () => listMessages(host.runtime, { to });
  return { id, shown, browsers: async () => (await readPushDevices(id)).length };
}
let people = 0;

async function withBrowser(account: StoredAccount) {
  const browser = await subscribeAt(host.siteUrl, account.id, keysFrom(secret).publicKey);
  await addPushDevice(account.id, browser.subscription, new Date());
  return { ...account, browser };
}

describe('a push notice', () => {
  it('is readable in all of the person’s browsers and links to its page', async () => {
    const { id, shown } = await personWith([], []);

    const outcome = await pushToDevices(id, message);

    expect(outcome).toBe('sent');
    expect(shown()).toHaveLength(2);
    expect(shown()[0]).toMatchObject({
      channel: 'push',
      from: 'mailto:support@ironcall.example',
      subject: message.title,
      text: message.body,
      push: { navigate: 'https://app.ironcall.example/orders/10007', urgency: 'normal', topic: '10007' },
    });
    expect(JSON.parse(shown()[0]?.push?.payload ?? '')).toEqual({
      web_push: 8030,
      notification: {
        title: message.title,
        body: message.body,
        navigate: 'https://app.ironcall.example/orders/10007',
        tag: '10007',
      },
    });
  });

  it('is sent once per event after a busy push service and repeated deliveries, and urgently if it matters', async () => {
    const [customer, repairs] = [await savedCompany(), await savedCompany({ userType: 'technician' })];
    const manager = await withBrowser(await savedAccount({ companyId: customer.id }));
    const technician = await withBrowser(
      await savedAccount({ companyId: repairs.id, userType: 'technician', roleId: 'TechnicianAssociate' }),
    );
    await manager.browser.answerWith([429]);
    const pending = pendingOrderOf(customer.id);
    const wave = alerted(approved(pendingOrderOf(customer.id)), [technician]);
    await Promise.all([save(pending), save(wave)]);
    const event = batchOf(pending.event, wave.event);

    const first = await sendPushes(event);
    const others = [await sendPushes(event), await sendPushes(event)];

    expect(first.batchItemFailures).toEqual([{ itemIdentifier: event.Records[0]?.messageId }]);
    expect(others).toEqual([{ batchItemFailures: [] }, { batchItemFailures: [] }]);
    const shownTo = ({ id: to }: { id: string }) => listMessages(host.runtime, { to });
    expect(shownTo(manager)).toMatchObject([
      {
        channel: 'push',
        push: { navigate: expect.stringContaining(`/orders/${pending.record.order.id}`), urgency: 'normal' },
      },
    ]);
    expect(shownTo(technician)).toMatchObject([
      { push: { navigate: expect.stringContaining(`/jobs/${wave.record.order.id}`), urgency: 'high' } },
    ]);
  });

  it('is cut to the size limit, between characters', async () => {
    const { id, shown } = await personWith([]);

    const outcome = await pushToDevices(id, { ...message, body: '🚜 "stopped"\n'.repeat(400), urgent: true });

    const [{ text, push: about } = { text: '' }] = shown();
    expect(outcome).toBe('sent');
    expect(Buffer.byteLength(about?.payload ?? '')).toBeLessThanOrEqual(3993);
    expect(Buffer.byteLength(about?.payload ?? '')).toBeGreaterThan(3900);
    expect(text).toMatch(/^(🚜 "stopped"\n)+.{0,11}…$/u);
    expect(about?.urgency).toBe('high');
  });

  it('is shortened once for a push service with a lower limit', async () => {
    const { id, shown } = await personWith([413]);
    const other = await personWith([413, 413]);

    const outcomes = [
      await pushToDevices(id, { ...message, body: 'x'.repeat(3000) }),
      await pushToDevices(other.id, message),
    ];

    expect(outcomes).toEqual(['sent', 'refused']);
    expect(shown()[0]?.text.length).toBeLessThan(1000);
    expect(await other.browsers()).toBe(1);
  });

  it.each([404, 410])('removes a browser that answers %i and reaches the others', async (gone) => {
    const { id, shown, browsers } = await personWith([gone], [], [gone]);

    const outcome = await pushToDevices(id, message);

    expect(outcome).toBe('sent');
    expect(shown()).toHaveLength(1);
    expect(await browsers()).toBe(1);
  });

  it('stops when no browser is left', async () => {
    const { id, browsers } = await personWith([410]);

    expect([await pushToDevices(id, message), await pushToDevices(id, message)]).toEqual([
      'stopped',
      'stopped',
    ]);
    expect(await browsers()).toBe(0);
  });

  it.each([429, 500, 503])('is retried after %i', async (busy) => {
    const { id, shown, browsers } = await personWith([busy]);

    await expect(pushToDevices(id, message)).rejects.toThrow(`answered ${busy}`);
    const outcome = await pushToDevices(id, message);

    expect(outcome).toBe('sent');
    expect(shown()).toHaveLength(1);
    expect(await browsers()).toBe(1);
  });

  it('is not repeated to a browser that has it when another one postponed it', async () => {
    const { id, shown } = await personWith([429], []);

    expect(await pushToDevices(id, message)).toBe('sent');
    expect(shown()).toHaveLength(1);
  });

  it.each([302, 400, 403])('is refused for good after %i, without following redirects', async (answer) => {
    const { id, browsers } = await personWith([answer]);

    expect(await pushToDevices(id, message)).toBe('refused');
    expect(await browsers()).toBe(1);
  });

  it('is not sent to hosts no longer on the list', async () => {
    const id = 'acc_of_a_vendor_that_is_none';
    await addPushDevice(id, madeSubscription('https://former.example/x'), new Date());

    expect(await pushToDevices(id, message)).toBe('stopped');
    expect(await readPushDevices(id)).toEqual([]);
  });
});
