import { randomUUID } from 'node:crypto';
import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it, test } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import { noticesOf } from '#functions/notifications/notices/notices.ts';
import { transact } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { deviceWords } from '#functions/sign-in/device-words.ts';
import { deviceWrite } from '#functions/sign-in/devices.store.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { eventsAbout } from '#test/support/admins.ts';
import { refusalOfCall } from '#test/support/api-calls.ts';
import { callContext, callerOf } from '#test/support/callers.ts';
import { metered } from '#test/support/database.ts';
import { signInScene } from '#test/support/sign-in-scene.ts';

const { at, momentAt, senders } = signInScene();

const onMac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15';
const onPhone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

const savedManager = async (overrides: Partial<StoredAccount> = {}) =>
  savedAccount({
    companyId: (await savedCompany()).id,
    identityAt: '2026-01-05T08:00:00.000Z',
    ...overrides,
  });

async function signIn(
  { email }: StoredAccount,
  device: string | undefined,
  seconds: number,
  userAgent = onMac,
) {
  const attempt = { email, loginNonce: randomUUID(), device };
  await at(seconds, { userAgent }).otpSend(attempt);
  return metered(() =>
    at(seconds + 5, { userAgent }).otpVerify({ ...attempt, code: senders.codeFor(email) }),
  );
}

/** The calls of a session that began then. */
function sessionOf({ id, companyId }: StoredAccount, beganAt: number, now: number) {
  const authTime = momentAt(beganAt).getTime() / 1000;
  const who = callerOf('FleetManager', { accountId: id, companyId, authTime });
  return callerFactory(appRouter)(callContext(who, { confirmInTable: true, now: momentAt(now) }));
}

const newSignIns = async ({ companyId }: StoredAccount) =>
  (await eventsAbout(companyId)).filter(({ name }) => name === 'account.new-sign-in');

it('lists the browsers that somebody has signed in on, newest first, and marks the one asking', async () => {
  const [account, other] = [await savedManager(), await savedManager()];
  const [laptop, phone] = [randomUUID(), randomUUID()];
  await signIn(account, laptop, 0);
  await signIn(account, phone, 60, onPhone);
  await signIn(other, randomUUID(), 90);

  const sessions = await sessionOf(account, 5, 120).auth.sessions({ device: laptop });

  expect(sessions).toEqual([
    {
      name: 'Chrome on Android',
      firstSignInAt: '2026-03-02T15:01:05.000Z',
      lastSignInAt: '2026-03-02T15:01:05.000Z',
      isThis: false,
    },
    {
      name: 'Safari on Mac',
      firstSignInAt: '2026-03-02T15:00:05.000Z',
      lastSignInAt: '2026-03-02T15:00:05.000Z',
      isThis: true,
    },
  ]);
});

describe('Signing out everywhere', () => {
  it('ends every session at the pool and forgets every device', async () => {
    const account = await savedManager();
    await signIn(account, randomUUID(), 0);

    await sessionOf(account, 5, 60).auth.signOutEverywhere();

    const [call] = senders.cognito.commandCalls(AdminUserGlobalSignOutCommand);
    expect(call?.args[0].input.Username).toBe(account.id);
    expect(await sessionOf(account, 70, 80).auth.sessions({})).toEqual([]);
  });

  it('forgets more devices than fit in one transaction', async () => {
    const account = await savedManager();
    const call = { now: momentAt(0), address: '198.51.100.7', userAgent: onMac };
    const devices = Array.from({ length: 130 }, (_, place) =>
      deviceWrite(account.id, `device-${place}`, call),
    );
    await Promise.all([transact(devices.slice(0, 90)), transact(devices.slice(90))]);

    await sessionOf(account, 5, 60).auth.signOutEverywhere();

    expect(await sessionOf(account, 70, 80).auth.sessions({})).toEqual([]);
  });

  it('refuses changes by a thief’s older token, though it has not expired', async () => {
    const account = await savedManager();
    await sessionOf(account, 0, 60).auth.signOutEverywhere();

    const settings = { emailNotificationEnabled: false, smsNotificationEnabled: false };
    const thief = refusalOfCall(sessionOf(account, 0, 61).auth.updateNotificationSettings(settings));
    const owner = sessionOf(account, 90, 91).auth.updateNotificationSettings(settings);

    expect(await thief).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(await owner).toMatchObject(settings);
  });

  it('changes nothing if repeated by an ended session, so a thief cannot keep signing the owner out', async () => {
    const account = await savedManager();
    await sessionOf(account, 0, 60).auth.signOutEverywhere();

    await sessionOf(account, 0, 200).auth.signOutEverywhere();

    expect((await readAccount(account.id, { consistent: true }))?.signedOutAt).toBe(
      momentAt(60).toISOString(),
    );
    expect(senders.cognito.commandCalls(AdminUserGlobalSignOutCommand)).toHaveLength(1);
  });

  it('ends nothing if it fails at the pool, and can be retried', async () => {
    const account = await savedManager();
    senders.cognito.on(AdminUserGlobalSignOutCommand).rejectsOnce(new Error('down')).resolves({});

    await expect(sessionOf(account, 0, 60).auth.signOutEverywhere()).rejects.toThrow('down');
    const stored = await readAccount(account.id, { consistent: true });
    await sessionOf(account, 0, 61).auth.signOutEverywhere();

    expect(stored?.signedOutAt).toBeUndefined();
    expect((await readAccount(account.id, { consistent: true }))?.signedOutAt).toBe(
      momentAt(61).toISOString(),
    );
  });
});

describe('A sign-in on a new device', () => {
  it('is reported, and one on a known device is not', async () => {
    const account = await savedManager();
    const laptop = randomUUID();

    await signIn(account, laptop, 0);
    await signIn(account, laptop, 60);
    await signIn(account, randomUUID(), 120, onPhone);

    const told = await newSignIns(account);
    expect(told.map(({ detail }) => detail)).toMatchObject([
      { accountId: account.id, device: 'Safari on Mac', at: momentAt(5).toISOString() },
      { accountId: account.id, device: 'Chrome on Android', at: momentAt(125).toISOString() },
    ]);
  });

  it('is reported by mail: when, on what, and what to do', async () => {
    const account = await savedManager();
    await signIn(account, randomUUID(), 0);
    const [{ name, detail }] = (await newSignIns(account)) as [
      Awaited<ReturnType<typeof newSignIns>>[number],
    ];

    const settings = { siteUrl: 'https://app.ironcall.example', opsEmail: 'ops@ironcall.example' };
    const body = JSON.stringify({ 'detail-type': name, detail });
    const notices = await noticesOf(body, 'email', settings);

    expect(notices.map(({ to }) => to.email)).toEqual([account.email]);
    expect(notices[0]?.text.subject).toBe('New sign-in to your Ironcall account');
    expect(notices[0]?.text.text).toContain('Safari on Mac, Mon, Mar 2, 3:00 PM UTC');
    expect(notices[0]?.text.text).toContain('https://app.ironcall.example/orders?profile=me');
  });

  it('costs one round trip more than on a known device', async () => {
    const account = await savedManager();
    const laptop = randomUUID();

    const costs = [await signIn(account, laptop, 0), await signIn(account, laptop, 60)];

    expect(costs).toMatchObject([{ roundTrips: 3 }, { roundTrips: 2, unitsRead: 0 }]);
  });

  it('is reported if the browser sends no device id', async () => {
    const account = await savedManager();

    await signIn(account, undefined, 0, '');

    expect((await newSignIns(account)).map(({ detail }) => detail.device)).toEqual(['A browser']);
  });

  it('is not reported if it is the account’s very first', async () => {
    const invited = await savedManager({ identityAt: null });

    await signIn(invited, randomUUID(), 0);

    expect(await newSignIns(invited)).toEqual([]);
  });

  it('is reported again after signing out everywhere', async () => {
    const account = await savedManager();
    const laptop = randomUUID();
    await signIn(account, laptop, 0);
    await sessionOf(account, 5, 60).auth.signOutEverywhere();

    await signIn(account, laptop, 120);

    expect(await newSignIns(account)).toHaveLength(2);
  });
});

describe('The name of a browser', () => {
  test.each([
    [onMac, 'Safari on Mac'],
    [onPhone, 'Chrome on Android'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 FxiOS/144.0 Mobile Safari/605.1.15',
      'Firefox on iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
    ['', 'A browser'],
    ['Pay now at www.evil.example', 'A browser'],
  ])('from %s is %s', (userAgent, words) => {
    expect(deviceWords(userAgent)).toBe(words);
  });
});
