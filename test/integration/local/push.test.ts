import { afterAll, beforeAll, expect, it, test } from 'vitest';
import webPush from 'web-push';
import { setToggle } from '#local/console/controls.ts';
import { listMessages } from '#local/console/inbox.ts';
import { push } from '#local/services/push.ts';
import { subscribeAt } from '#test/support/push-subscriptions.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

let host: ServiceHost;

beforeAll(async () => {
  host = await startServiceHost({ services: [push()] });
  await host.start();
});
afterAll(() => host.stop());

const keys = webPush.generateVAPIDKeys();
const subject = 'mailto:support@ironcall.example';
const payload = JSON.stringify({
  web_push: 8030,
  notification: { title: 'Booked', body: 'Tuesday at 8', navigate: 'https://app.ironcall.example/orders/1' },
});
const dana = 'dana@westover.example';
const asSent = { vapidDetails: { subject, ...keys }, TTL: 60, topic: '10007', urgency: 'high' } as const;
const toDana = () => listMessages(host.runtime, { to: dana }).length;

/** Sends to a new browser of Dana's as another sender would, and returns the status. */
async function send(
  options: object = {},
  { headers = {}, body, subscribedTo = keys.publicKey }: Sent = {},
): Promise<number> {
  const { subscription } = await subscribeAt(host.siteUrl, dana, subscribedTo);
  return sendTo(subscription, options, { headers, body });
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  readonly subscribedTo?: string;
}

async function sendTo(subscription: webPush.PushSubscription, options: object = {}, sent: Sent = {}) {
  const details = webPush.generateRequestDetails(subscription, payload, { ...asSent, ...options });
  const headers = { ...(details.headers as Record<string, string>), ...sent.headers };
  const { 'Content-Length': _, ...others } = headers;
  const body = new Uint8Array(sent.body ?? details.body);
  return (await fetch(details.endpoint, { method: 'POST', headers: others, body })).status;
}

it('accepts messages signed and encrypted to the standards, and shows them decrypted', async () => {
  expect(await send()).toBe(201);
  expect(listMessages(host.runtime, { to: dana })[0]).toMatchObject({
    channel: 'push',
    from: subject,
    subject: 'Booked',
    text: 'Tuesday at 8',
    push: { payload, topic: '10007', urgency: 'high' },
  });
});

test.each<[string, number, object, Sent?]>([
  ['without a sender', 403, {}, { headers: { Authorization: '' } }],
  ['signed with another key', 403, { vapidDetails: { subject, ...webPush.generateVAPIDKeys() } }],
  ['from whom nobody can reach', 403, { vapidDetails: { subject: 'mailto:me@laptop.local', ...keys } }],
  ['in an older encoding', 400, { contentEncoding: 'aesgcm' }],
  ['for no time', 400, {}, { headers: { TTL: 'soon' } }],
  ['of a topic that is too long', 400, {}, { headers: { Topic: 'x'.repeat(33) } }],
  ['that is too large', 413, {}, { body: Buffer.alloc(4097) }],
])('refuses a message %s', async (_, status, options, sent) => {
  const before = toDana();

  expect(await send(options, sent)).toBe(status);
  expect(toDana()).toBe(before);
});

it('silently drops what the browser cannot decrypt, like a real one', async () => {
  const before = toDana();

  expect(await send({}, { body: Buffer.alloc(200) })).toBe(201);
  expect(toDana()).toBe(before);
});

it('refuses an expired signature', async () => {
  const { subscription } = await subscribeAt(host.siteUrl, dana);
  const { headers } = webPush.generateRequestDetails(subscription, payload, asSent);
  const { Authorization = '' } = headers as Record<string, string>;

  await host.clock.advance(13 * 3_600_000);

  expect(await sendTo(subscription, {}, { headers: { Authorization } })).toBe(403);
});

it('gives the answers it is told to, one for each delivery, and 410 once unsubscribed', async () => {
  const { subscription, answerWith, unsubscribe } = await subscribeAt(host.siteUrl, dana);
  const at = () => sendTo(subscription);
  await answerWith([429, 500]);

  const answers = [await at(), await at()];
  setToggle(host.runtime, 'push-fails', true);
  answers.push(await at());
  setToggle(host.runtime, 'push-fails', false);
  await unsubscribe();
  answers.push(await at());

  expect(answers).toEqual([429, 500, 429, 410]);
});

it('refuses unknown subscriptions', async () => {
  const { subscription } = await subscribeAt(host.siteUrl, dana);
  const endpoint = `${subscription.endpoint}-other`;

  expect(await sendTo({ ...subscription, endpoint })).toBe(404);
});
