import { randomUUID } from 'node:crypto';
import { ConflictException } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { describe, expect, it } from 'vitest';
import { readAccount } from '#functions/accounts/read-account.ts';
import { updateRow } from '#functions/platform/table.ts';
import { attemptKey } from '#functions/sign-in/sign-in.store.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { metered } from '#test/support/database.ts';
import { signInScene } from '#test/support/sign-in-scene.ts';

const { at, senders } = signInScene();

async function savedManager(overrides: Parameters<typeof savedAccount>[0] = {}) {
  const { id } = await savedCompany();
  return savedAccount({ companyId: id, ...overrides });
}

const attemptOf = (email: string) => ({ email, loginNonce: randomUUID() });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const refusedWith = (code: string, details: object = {}) => ({ cause: { code, details } });

describe('Asking whether an account exists', () => {
  it('echoes the email address, and nothing else', async () => {
    const account = await savedManager();

    const answer = await at(0).accountExists({ email: account.email.toUpperCase() });

    expect(answer).toEqual({ exists: true, email: account.email, phoneNumber: null });
  });

  it('answers a phone number with a handle that reveals neither address nor account', async () => {
    const account = await savedManager();

    const answer = await at(0).accountExists({ phoneNumber: account.phone ?? '' });

    expect(answer).toEqual({ exists: true, email: expect.any(String), phoneNumber: account.phone });
    expect(answer.email).not.toContain('@');
    expect(answer.email).not.toContain(account.id);
  });

  it('says no for an unknown address or number, or one of another user type', async () => {
    const account = await savedManager();

    const answers = await Promise.all([
      at(0).accountExists({ email: 'nobody@nowhere.example' }),
      at(0).accountExists({ phoneNumber: '(212) 555-0199' }),
      at(0).accountExists({ email: account.email, userType: 'technician' }),
    ]);

    for (const answer of answers) expect(answer).toEqual({ exists: false, email: null, phoneNumber: null });
  });

  it('says that an account has been deactivated', async () => {
    const account = await savedManager({ status: 'inactive' });

    const answer = at(0).accountExists({ email: account.email });

    await expect(answer).rejects.toMatchObject({
      message: 'Your account has been deactivated.',
      ...refusedWith('ACCOUNT_DEACTIVATED'),
    });
  });

  it('is refused after 120 questions in an hour from one network', async () => {
    for (let asked = 0; asked < 120; asked += 1)
      await at(asked).accountExists({ email: 'a@nowhere.example' });

    const refused = at(120).accountExists({ email: 'a@nowhere.example' });

    await expect(refused).rejects.toMatchObject(refusedWith('RATE_LIMITED', { retryAfterSeconds: 3480 }));
    await expect(
      at(120, { address: '203.0.113.9' }).accountExists({ email: 'a@nowhere.example' }),
    ).resolves.toMatchObject({ exists: false });
  }, 30_000);

  it('needs either an address or a number', async () => {
    await expect(at(0).accountExists({})).rejects.toThrow('Give an email address or a phone number');
    await expect(at(0).accountExists({ email: 'a@b.example', phoneNumber: '3145550101' })).rejects.toThrow(
      'Give an email address or a phone number',
    );
  });
});

describe('A sign-in code', () => {
  it('goes by email to an address, with the code first', async () => {
    const account = await savedManager();

    const answer = await at(0).otpSend(attemptOf(account.email));

    expect(answer).toEqual({ resendAfterSeconds: 30, expiresInSeconds: 600 });
    expect(senders.emails()).toMatchObject([
      {
        to: account.email,
        subject: expect.stringMatching(/^\d{6} is your Ironcall code$/),
        text: expect.stringMatching(/^\d{6} /),
      },
    ]);
    expect(senders.texts()).toEqual([]);
  });

  it('goes by SMS to the phone of a handle, with the code in the first line', async () => {
    const account = await savedManager();
    const { email: handle } = await at(0).accountExists({ phoneNumber: account.phone ?? '' });

    await at(1).otpSend(attemptOf(handle ?? ''));

    expect(senders.texts()).toMatchObject([{ to: account.phone }]);
    expect(senders.texts()[0]?.text.split('\n')[0]).toMatch(/^\d{6} is your Ironcall code\.$/);
    expect(senders.emails()).toEqual([]);
  });

  it('that is right gives a passkey, and records the sign-in and the browser’s time zone', async () => {
    const account = await savedManager();
    const attempt = attemptOf(account.email);
    await at(0).otpSend(attempt);

    const answer = await at(60).otpVerify({
      ...attempt,
      code: senders.codeFor(account.email),
      timeZone: 'America/Denver',
    });

    expect(answer).toEqual({ email: account.id, passkey: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await readAccount(account.id)).toMatchObject({
      lastSignIn: '2026-03-02T15:01:00.000Z',
      timeZone: 'America/Denver',
    });
  });

  it.each(['Mars/Olympus', 'Europe/Berlin; and more', 'Z'.repeat(1000), '', null, 7])(
    'is accepted if the browser’s zone is %j, and leaves the known zone alone',
    async (timeZone) => {
      const account = await savedManager({ timeZone: 'America/Denver' });
      const attempt = attemptOf(account.email);
      await at(0).otpSend(attempt);

      const code = senders.codeFor(account.email);
      const answer = await at(60).otpVerify({ ...attempt, code, timeZone: timeZone as string });

      expect(answer.email).toBe(account.id);
      expect(await readAccount(account.id)).toMatchObject({ timeZone: 'America/Denver' });
    },
  );

  it('creates the pool’s user the first time it is right, and never again', async () => {
    const account = await savedManager();
    for (const seconds of [0, 100]) {
      const attempt = attemptOf(account.email);
      await at(seconds).otpSend(attempt);
      await at(seconds + 1).otpVerify({ ...attempt, code: senders.codeFor(account.email) });
    }

    expect(senders.poolUsers()).toEqual([{ pool: 'us-east-1_customers', username: account.id }]);
  });

  it('that is wrong says how many tries are left, and a right one after five wrong ones is refused', async () => {
    const account = await savedManager();
    const attempt = attemptOf(account.email);
    await at(0).otpSend(attempt);
    const code = senders.codeFor(account.email);

    for (const triesLeft of [4, 3, 2, 1, 0]) {
      await expect(at(1).otpVerify({ ...attempt, code: wrong(code) })).rejects.toMatchObject({
        message: 'Invalid pass code.',
        ...refusedWith('INVALID_CODE', { triesLeft }),
      });
    }

    await expect(at(2).otpVerify({ ...attempt, code })).rejects.toMatchObject(refusedWith('TOO_MANY_TRIES'));
  });

  it('expires after ten minutes', async () => {
    const account = await savedManager();
    const attempt = attemptOf(account.email);
    await at(0).otpSend(attempt);

    const late = at(600).otpVerify({ ...attempt, code: senders.codeFor(account.email) });

    await expect(late).rejects.toMatchObject(refusedWith('CODE_EXPIRED'));
  });

  it('that was never requested has expired', async () => {
    const account = await savedManager();

    const answer = at(0).otpVerify({ ...attemptOf(account.email), code: '123456' });

    await expect(answer).rejects.toMatchObject(refusedWith('CODE_EXPIRED'));
  });

  it('can be sent again after thirty seconds, which invalidates the older one', async () => {
    const account = await savedManager();
    const attempt = attemptOf(account.email);
    await at(0).otpSend(attempt);
    const first = senders.codeFor(account.email);

    await expect(at(29.5).otpSend(attempt)).rejects.toMatchObject(
      refusedWith('RATE_LIMITED', { retryAfterSeconds: 1 }),
    );
    await at(30).otpSend(attempt);

    const second = senders.codeFor(account.email);
    expect(senders.emails()).toHaveLength(2);
    await expect(at(31).otpVerify({ ...attempt, code: first })).rejects.toMatchObject(
      refusedWith('INVALID_CODE', { triesLeft: 4 }),
    );
    await expect(at(32).otpVerify({ ...attempt, code: second })).resolves.toMatchObject({
      email: account.id,
    });
  });

  it('is sent once if it is requested twice at the same time', async () => {
    const account = await savedManager();
    const attempt = attemptOf(account.email);

    const answers = await Promise.allSettled([at(0).otpSend(attempt), at(0).otpSend(attempt)]);

    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(senders.emails()).toHaveLength(1);
  });

  it('is sent once for a call repeated with its idempotency key', async () => {
    const account = await savedManager();
    const attempt = attemptOf(account.email);
    const idempotencyKey = randomUUID();

    const first = await at(0, { idempotencyKey }).otpSend(attempt);
    const again = await at(2, { idempotencyKey }).otpSend(attempt);

    expect(again).toEqual(first);
    expect(senders.emails()).toHaveLength(1);
  });

  it('is sent at most eight times an hour to one address from one network', async () => {
    const account = await savedManager();
    for (let sent = 0; sent < 8; sent += 1) await at(sent * 60).otpSend(attemptOf(account.email));

    await expect(at(3599).otpSend(attemptOf(account.email))).rejects.toMatchObject(
      refusedWith('RATE_LIMITED', { retryAfterSeconds: 1 }),
    );
    await expect(at(3600).otpSend(attemptOf(account.email))).resolves.toBeDefined();
  });

  it('goes to the account’s present phone, even if another one was asked for', async () => {
    const account = await savedManager();
    const { email: handle } = await at(0).accountExists({ phoneNumber: account.phone ?? '' });
    await savedAccount({ ...account, phone: '+13145559999' });

    await at(1).otpSend(attemptOf(handle ?? ''));

    expect(senders.texts()).toMatchObject([{ to: '+13145559999' }]);
  });

  it('goes to each of several people who ask from one network at the same moment', async () => {
    const people = [await savedManager(), await savedManager(), await savedManager()];

    await Promise.all(people.map(({ email }) => at(0).otpSend(attemptOf(email))));

    const sentTo = senders.emails().map(({ to }) => to);
    expect(sentTo.sort()).toEqual(people.map(({ email }) => email).sort());
  });

  it('is refused after sixty requests an hour from one network, refused ones included', async () => {
    const inactive = await savedManager({ status: 'inactive' });
    for (let asked = 0; asked < 60; asked += 1) {
      await at(asked)
        .otpSend(attemptOf(asked % 6 ? `stranger${asked}@nowhere.example` : inactive.email))
        .catch(() => undefined);
    }

    const refused = at(61).otpSend(attemptOf('stranger61@nowhere.example'));

    await expect(refused).rejects.toMatchObject(refusedWith('RATE_LIMITED'));
  });

  it('sent before devices were recorded is still accepted', async () => {
    const account = await savedManager();
    const attempt = attemptOf(account.email);
    await at(0).otpSend(attempt);
    const key = attemptKey('customer', account.email, attempt.loginNonce);
    await updateRow(key, { expression: 'REMOVE device' });

    const right = { ...attempt, device: randomUUID(), code: senders.codeFor(account.email) };

    await expect(at(1).otpVerify(right)).resolves.toMatchObject({ email: account.id });
  });

  it('that could not be sent can be requested again at once', async () => {
    const account = await savedManager();
    const attempt = attemptOf(account.email);
    senders.ses.onAnyCommand().rejectsOnce(new Error('no connection'));

    await expect(at(0).otpSend(attempt)).rejects.toMatchObject(refusedWith('UNAVAILABLE'));

    await expect(at(1).otpSend(attempt)).resolves.toBeDefined();
  });

  it('for a number that opted out of our texts says so', async () => {
    const account = await savedManager();
    const { email: handle } = await at(0).accountExists({ phoneNumber: account.phone ?? '' });
    senders.sms.onAnyCommand().rejects(
      new ConflictException({
        message: 'opted out',
        $metadata: {},
        Reason: 'DESTINATION_PHONE_NUMBER_OPTED_OUT',
      }),
    );

    const answer = at(1).otpSend(attemptOf(handle ?? ''));

    await expect(answer).rejects.toMatchObject({
      message: expect.stringContaining('START'),
      ...refusedWith('CONFLICT'),
    });
  });

  it('for a number outside the US says that no text can reach it, and sends none', async () => {
    const account = await savedManager({ phone: '+443145557777' });
    const { email: handle } = await at(0).accountExists({ phoneNumber: account.phone ?? '' });

    const answer = at(1).otpSend(attemptOf(handle ?? ''));

    await expect(answer).rejects.toMatchObject({
      message: 'Texts reach US numbers only. Please log in by email.',
      ...refusedWith('CONFLICT'),
    });
    expect(senders.sms.calls()).toEqual([]);
  });

  it('for an unknown handle asks for the phone number again', async () => {
    const answer = at(0).otpSend(attemptOf('sms_of-nobody'));

    await expect(answer).rejects.toMatchObject(refusedWith('CODE_EXPIRED'));
  });

  it('is neither sent to a deactivated account nor accepted from it', async () => {
    const account = await savedManager();
    const attempt = attemptOf(account.email);
    await at(0).otpSend(attempt);
    await savedAccount({ ...account, status: 'inactive' });

    const verified = at(1).otpVerify({ ...attempt, code: senders.codeFor(account.email) });

    await expect(verified).rejects.toMatchObject(refusedWith('ACCOUNT_DEACTIVATED'));
    await expect(at(40).otpSend(attempt)).rejects.toMatchObject(refusedWith('ACCOUNT_DEACTIVATED'));
  });
});

describe('An unknown address', () => {
  it('is answered as if a code had been sent, from sending to the last try', async () => {
    const attempt = attemptOf('nobody@nowhere.example');

    const sent = await at(0).otpSend(attempt);

    expect(sent).toEqual({ resendAfterSeconds: 30, expiresInSeconds: 600 });
    await expect(at(10).otpSend(attempt)).rejects.toMatchObject(
      refusedWith('RATE_LIMITED', { retryAfterSeconds: 20 }),
    );
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      await expect(at(11).otpVerify({ ...attempt, code: '123456' })).rejects.toMatchObject(
        refusedWith('INVALID_CODE', { triesLeft }),
      );
    }
    await expect(at(12).otpVerify({ ...attempt, code: '123456' })).rejects.toMatchObject(
      refusedWith('TOO_MANY_TRIES'),
    );
    expect(senders.emails()).toEqual([]);
  });
});

describe('Simultaneous sign-ins', () => {
  it('keep a stranger’s tries on the same address from using up the owner’s', async () => {
    const account = await savedManager();
    const own = attemptOf(account.email);
    await at(0).otpSend(own);
    const code = senders.codeFor(account.email);
    const stranger = attemptOf(account.email);
    await at(0).otpSend(stranger);
    for (let tried = 0; tried < 8; tried += 1) {
      await at(1)
        .otpVerify({ ...stranger, code: wrong(senders.codeFor(account.email)) })
        .catch(() => undefined);
    }

    await expect(at(2).otpVerify({ ...own, code })).resolves.toMatchObject({ email: account.id });
  });

  it('give a stranger’s nonce no use of the right code', async () => {
    const account = await savedManager();
    await at(0).otpSend(attemptOf(account.email));
    const stranger = attemptOf(account.email);

    const answer = at(1).otpVerify({ ...stranger, code: senders.codeFor(account.email) });

    await expect(answer).rejects.toMatchObject(refusedWith('CODE_EXPIRED'));
  });

  it('count two verifications as two tries', async () => {
    const account = await savedManager();
    const attempt = attemptOf(account.email);
    await at(0).otpSend(attempt);
    const code = senders.codeFor(account.email);

    const answers = await Promise.allSettled([
      at(1).otpVerify({ ...attempt, code: wrong(code) }),
      at(1).otpVerify({ ...attempt, code: wrong(code) }),
    ]);

    const left = answers.map((answer) =>
      answer.status === 'rejected' ? answer.reason.cause.details.triesLeft : undefined,
    );
    expect(new Set(left)).toEqual(new Set([3, 4]));
  });

  it('judge no more than five tries, however many come at the same moment', async () => {
    const account = await savedManager();
    const attempt = attemptOf(account.email);
    await at(0).otpSend(attempt);
    const code = senders.codeFor(account.email);

    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () => at(1).otpVerify({ ...attempt, code: wrong(code) })),
    );

    const codes = answers.map((answer) =>
      answer.status === 'rejected' ? answer.reason.cause.code : 'right',
    );
    expect(codes.filter((refusal) => refusal === 'INVALID_CODE')).toHaveLength(5);
    expect(codes.filter((refusal) => refusal === 'TOO_MANY_TRIES')).toHaveLength(7);
  });
});

describe('Another user type', () => {
  it('signs in to its own pool with the same calls', async () => {
    const email = 'pat@repairs.example';
    const technician = await savedManager({ userType: 'technician', roleId: 'TechnicianOwner', email });
    const attempt = { ...attemptOf(email), userType: 'technician' as const };
    await at(0).otpSend(attempt);

    const answer = await at(1).otpVerify({ ...attempt, code: senders.codeFor(email) });

    expect(answer.email).toBe(technician.id);
    expect(senders.poolUsers()).toEqual([{ pool: 'us-east-1_technicians', username: technician.id }]);
  });
});

it('names the wrong field', async () => {
  const answer = at(0).otpVerify({ ...attemptOf('dana@hudson.example'), code: '12 456' });

  await expect(answer).rejects.toThrow(/Code must be a valid code format/);
});

it('costs two round trips a call, and one more for a first sign-in or a new device', async () => {
  const account = await savedManager({ identityAt: '2026-03-01T08:00:00.000Z' });
  const newcomer = await savedManager();
  const attempt = attemptOf(account.email);
  const first = attemptOf(newcomer.email);
  await at(0).otpSend(first);
  const onDevice = { ...attemptOf(account.email), device: randomUUID() };

  const exists = await metered(() => at(0).accountExists({ email: account.email }));
  const byPhone = await metered(() => at(0).accountExists({ phoneNumber: account.phone ?? '' }));
  const sent = await metered(() => at(0).otpSend(attempt));
  const code = senders.codeFor(account.email);
  const verified = await metered(() => at(1).otpVerify({ ...attempt, code }));
  const firstCode = senders.codeFor(newcomer.email);
  const firstTime = await metered(() => at(1).otpVerify({ ...first, code: firstCode }));
  const onNewDevice = await metered(() => at(40).otpSend(onDevice));
  await at(41).otpVerify({ ...onDevice, code: senders.codeFor(account.email) });
  const again = { ...attemptOf(account.email), device: onDevice.device };
  const onKnownDevice = await metered(() => at(50).otpSend(again));
  const knownCode = senders.codeFor(account.email);
  const wrongCode = await metered(() =>
    at(51)
      .otpVerify({ ...again, code: wrong(knownCode) })
      .catch(() => undefined),
  );
  const verifiedOnKnown = await metered(() => at(52).otpVerify({ ...again, code: knownCode }));

  expect(exists).toMatchObject({ unitsRead: 2.5, unitsWritten: 1, roundTrips: 2 });
  expect(byPhone).toMatchObject({ unitsRead: 2.5, roundTrips: 2 });
  expect(sent).toMatchObject({ unitsRead: 2.5, unitsWritten: 10, roundTrips: 2 });
  expect(verified).toMatchObject({ unitsRead: 1, unitsWritten: 12, roundTrips: 3 });
  // Assumed known until the write fails, and the past hour's codes are read as well.
  expect(onNewDevice).toMatchObject({ unitsRead: 2.5, roundTrips: 4 });
  expect(onKnownDevice).toMatchObject({ unitsRead: 2.5, unitsWritten: 8, roundTrips: 2 });
  expect(wrongCode).toMatchObject({ unitsRead: 0, unitsWritten: 2, roundTrips: 2 });
  expect(verifiedOnKnown).toMatchObject({ unitsRead: 0, unitsWritten: 12, roundTrips: 2 });
  expect(firstTime).toMatchObject({ roundTrips: 3 });
  expect(senders.poolUsers().map(({ username }) => username)).toEqual([newcomer.id]);
});
