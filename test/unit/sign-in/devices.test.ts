import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { devicesOf } from '#functions/sign-in/devices.store.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { signInScene } from '#test/support/sign-in-scene.ts';

const { at, momentAt, senders } = signInScene();

const day = 86_400;
const userAgent = 'Mozilla/5.0 (Macintosh) Safari/605.1.15';

async function signedIn(email: string, device: string | undefined, seconds: number) {
  const attempt = { email, loginNonce: randomUUID(), device };
  await at(seconds, { userAgent }).otpSend(attempt);
  return at(seconds + 5, { userAgent }).otpVerify({ ...attempt, code: senders.codeFor(email) });
}

const savedManager = async () => savedAccount({ companyId: (await savedCompany()).id });

it('a right code records its device, and another one on the same device adds none', async () => {
  const account = await savedManager();
  const [laptop, phone] = [randomUUID(), randomUUID()];

  await signedIn(account.email, laptop, 0);
  await signedIn(account.email, phone, 60);
  await signedIn(account.email, laptop, 120);

  const devices = await devicesOf(account.id, momentAt(130));
  const times = devices.map(({ firstSignInAt, lastSignInAt }) => `${firstSignInAt} ${lastSignInAt}`);
  expect(new Set(times)).toEqual(
    new Set([
      '2026-03-02T15:00:05.000Z 2026-03-02T15:02:05.000Z',
      '2026-03-02T15:01:05.000Z 2026-03-02T15:01:05.000Z',
    ]),
  );
  expect(devices[0]?.userAgent).toBe(userAgent);
  expect(JSON.stringify(devices)).not.toContain(laptop);
});

it('a device is forgotten half a year after its last sign-in', async () => {
  const account = await savedManager();
  await signedIn(account.email, randomUUID(), 0);

  expect(await devicesOf(account.id, momentAt(179 * day))).toHaveLength(1);
  expect(await devicesOf(account.id, momentAt(181 * day))).toEqual([]);
});

it('a sign-up records the device that it was completed on', async () => {
  const email = `ana-${randomUUID()}@riverside.example`;
  const details = { firstName: 'Ana', lastName: 'Silva', phone: '(314) 555-0178', companyName: 'Riverside' };
  const { authId } = await at(0, { userAgent }).createAccount({ ...details, email });

  const activated = await at(9, { userAgent }).activate({
    email,
    authId,
    code: senders.codeFor(email),
    device: randomUUID(),
  });

  expect(await devicesOf(activated.email, momentAt(10))).toHaveLength(1);
});

it('a browser that keeps no device id can still sign in', async () => {
  const account = await savedManager();

  await expect(signedIn(account.email, undefined, 0)).resolves.toMatchObject({ email: account.id });
  expect(await devicesOf(account.id, momentAt(10))).toEqual([]);
});
