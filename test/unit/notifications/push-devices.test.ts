import { randomUUID } from 'node:crypto';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import { appRouter } from '#functions/apis/app.router.ts';
import { techRouter } from '#functions/apis/tech.router.ts';
import { keysFrom } from '#functions/notifications/channels/derived-keys.ts';
import { readPushDevices, removePushDevice } from '#functions/notifications/push-devices.store.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { refusalOfCall } from '#test/support/api-calls.ts';
import { callContext, callerOf } from '#test/support/callers.ts';
import { madeSubscription } from '#test/support/push-subscriptions.ts';
import { setSenderEnvironment } from '#test/support/sent-messages.ts';
import { withDatabase } from '#test/support/with-database.ts';

const secrets = mockClient(SecretsManagerClient);

withDatabase();
beforeAll(() => {
  setSenderEnvironment();
  // Secrets are cached across files: this one is used only here.
  vi.stubEnv('WEB_PUSH_SECRET', 'arn:aws:secretsmanager:us-east-1:000000000000:secret:of-browsers');
  secrets.onAnyCommand().resolves({ SecretString: 'a secret of the environment' });
});

/** A customer's account, its calls, and the endpoints of its browsers. */
async function somebody(status: 'active' | 'inactive' = 'active') {
  const { id: companyId } = await savedCompany();
  const { id } = await savedAccount({ companyId, status });
  const who = callerOf('FleetManager', { accountId: id, companyId });
  const at = (now: Date) =>
    callerFactory(appRouter)(callContext(who, { confirmInTable: true, now })).customers.profile;
  const browsers = async () => (await readPushDevices(id)).map(({ endpoint }) => endpoint);
  return { id, at, profile: at(new Date()), browsers };
}

describe('The key pair', () => {
  test('is the same for the same secret, and different for another', () => {
    const [one, again, other] = [keysFrom('one'), keysFrom('one'), keysFrom('other')];

    expect(again).toEqual(one);
    expect(other.publicKey).not.toBe(one.publicKey);
    expect(one.publicKey).toMatch(/^B[\w-]{86}$/);
    expect(one.privateKey).toMatch(/^[\w-]{43}$/);
  });

  test('belongs to the environment, for anyone signed in on either surface', async () => {
    const tech = callerFactory(techRouter)(callContext(callerOf('TechnicianOwner')));

    const keys = [await (await somebody()).profile.webPushKey(), await tech.technicians.account.webPushKey()];

    const { publicKey: key } = keysFrom('a secret of the environment');
    expect(keys).toEqual([{ key }, { key }]);
  });
});

describe('A subscribed browser', () => {
  it('is kept once however often it subscribes, and dropped when it unsubscribes', async () => {
    const { profile, browsers } = await somebody();
    const [one, other] = [madeSubscription(), madeSubscription('https://web1.push.example/other')];
    const { keys } = madeSubscription();

    for (const webPushToken of [one, other, one, { ...one, keys }])
      await profile.addWebPushToken({ webPushToken });
    const kept = await browsers();
    await profile.removeWebPushToken(one);
    await profile.removeWebPushToken(one);

    expect(kept).toEqual([other.endpoint, one.endpoint]);
    expect(await browsers()).toEqual([other.endpoint]);
  });

  it('is one of ten at most: the oldest subscription gives way', async () => {
    const { profile, browsers } = await somebody();
    const many = Array.from({ length: 11 }, () => madeSubscription());

    for (const webPushToken of many) await profile.addWebPushToken({ webPushToken });

    expect(await browsers()).toEqual(many.slice(1).map(({ endpoint }) => endpoint));
  });

  it('is not lost if several subscribe at once', async () => {
    const { profile, browsers } = await somebody();
    const many = Array.from({ length: 3 }, () => madeSubscription());

    await Promise.all(many.map((webPushToken) => profile.addWebPushToken({ webPushToken })));

    expect((await browsers()).sort()).toEqual(many.map(({ endpoint }) => endpoint).sort());
  });

  it('stays if it subscribed again after it was found gone', async () => {
    const { id, at, browsers } = await somebody();
    const webPushToken = madeSubscription();
    await at(new Date('2026-03-02T15:00:00.000Z')).addWebPushToken({ webPushToken });
    const [asRead] = await readPushDevices(id);
    await at(new Date('2026-03-02T15:00:01.000Z')).addWebPushToken({ webPushToken });

    if (asRead) await removePushDevice(id, asRead);

    expect(await browsers()).toEqual([webPushToken.endpoint]);
  });

  it('is refused to a deactivated account', async () => {
    const { profile, browsers } = await somebody('inactive');

    const refusal = await refusalOfCall(profile.addWebPushToken({ webPushToken: madeSubscription() }));

    expect(refusal).toMatchObject({ code: 'ACCOUNT_DEACTIVATED' });
    expect(await browsers()).toEqual([]);
  });
});

// Attack: a subscription makes the service post to a host that its caller could not reach, or fail at every notice.
test.each([
  ['another host', 'https://elsewhere.example/x'],
  ['a host that ends like one', 'https://evilpush.example/x'],
  ['two names before a host', 'https://a.b.push.example/x'],
  ['a name that is a person', 'https://push.example@elsewhere.example/x'],
  ['a person at a host', 'https://somebody:secret@push.example/x'],
  ['another port', 'https://push.example:8443/x'],
  ['no encryption', 'http://push.example/x'],
  ['this machine by another name', 'http://127.0.0.1:3000/x'],
  ['the metadata of an instance', 'http://169.254.169.254/latest/meta-data/'],
  ['a file', 'file:///etc/passwd'],
  ['more than an address has', `https://push.example/${'x'.repeat(2048)}`],
])('a subscription is refused with %s', async (_, endpoint) => {
  const { profile, browsers } = await somebody();

  const refusal = await refusalOfCall(profile.addWebPushToken({ webPushToken: madeSubscription(endpoint) }));

  expect(refusal).toMatchObject({ code: 'BAD_INPUT' });
  expect(await browsers()).toEqual([]);
});

test.each([
  ['no point of the curve', { p256dh: `B${'A'.repeat(86)}` }],
  ['a point that is cut short', { p256dh: `B${'A'.repeat(80)}` }],
  ['a secret that is too short', { auth: 'AAAA' }],
])('a subscription is refused with %s', async (_, wrong) => {
  const { profile } = await somebody();
  const subscription = madeSubscription();
  const webPushToken = { ...subscription, keys: { ...subscription.keys, ...wrong } };

  expect(await refusalOfCall(profile.addWebPushToken({ webPushToken }))).toMatchObject({ code: 'BAD_INPUT' });
});

test('a laptop’s browser subscribes at the laptop', async () => {
  const { profile, browsers } = await somebody();
  const webPushToken = madeSubscription(`http://localhost:3000/_local/push/${randomUUID()}`);

  await profile.addWebPushToken({ webPushToken });

  expect(await browsers()).toEqual([webPushToken.endpoint]);
});
