import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { publicRouter } from '#functions/apis/public.router.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { devicesOf } from '#functions/sign-in/devices.store.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { callContext } from '#test/support/callers.ts';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';
import { setSenderEnvironment, standInForSenders } from '#test/support/sent-messages.ts';

let database: TestDatabase;
const senders = standInForSenders();
const start = Date.parse('2026-03-02T15:00:00.000Z');
const day = 86_400;
const userAgent = 'Mozilla/5.0 (Macintosh) Safari/605.1.15';

beforeAll(async () => {
  setSenderEnvironment();
  database = await startDatabase();
});
afterAll(() => database.stop());
beforeEach(() => {
  senders.reset();
  network += 1;
});

let network = 0;

const momentAt = (seconds: number) => new Date(start + seconds * 1000);

/** The public calls from a network of the test's own. */
function at(seconds: number) {
  const address = `198.51.100.${network}`;
  return callerFactory(publicRouter)(callContext(undefined, { now: momentAt(seconds), address, userAgent }))
    .auth;
}

async function signedIn(email: string, device: string | undefined, seconds: number) {
  const attempt = { email, loginNonce: randomUUID(), device };
  await at(seconds).otpSend(attempt);
  return at(seconds + 5).otpVerify({ ...attempt, code: senders.codeFor(email) });
}

const savedManager = async () => savedAccount({ companyId: (await savedCompany()).id });

it('a right code notes the device that it was given on, and a later one on the same device adds none', async () => {
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

it('a sign-up notes the device that it was completed on', async () => {
  const email = `ana-${randomUUID()}@riverside.example`;
  const details = { firstName: 'Ana', lastName: 'Silva', phone: '(314) 555-0178', companyName: 'Riverside' };
  const { authId } = await at(0).createAccount({ ...details, email });

  const activated = await at(9).activate({
    email,
    authId,
    code: senders.codeFor(email),
    device: randomUUID(),
  });

  expect(await devicesOf(activated.email, momentAt(10))).toHaveLength(1);
});

it('a browser that keeps no device signs in all the same', async () => {
  const account = await savedManager();

  await expect(signedIn(account.email, undefined, 0)).resolves.toMatchObject({ email: account.id });
  expect(await devicesOf(account.id, momentAt(10))).toEqual([]);
});
