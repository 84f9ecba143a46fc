import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { readAccount, readPeopleOfCompany } from '#functions/accounts/read-account.ts';
import { companyOfAlertToken, readCompany } from '#functions/companies/read-company.ts';
import { documentClient } from '#functions/platform/table.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { metered } from '#test/support/database.ts';
import { signInScene } from '#test/support/sign-in-scene.ts';

const { at, number, senders } = signInScene();

/** A person at a work-mail domain of this test only. */
function somebody(overrides: object = {}) {
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  return {
    firstName: 'Ana',
    lastName: 'Márquez',
    phone: `(314) ${digits.slice(0, 3)}-${digits.slice(3)}`,
    email: `Ana@company-${number()}.example`,
    companyName: `Company ${number()}`,
    ...overrides,
  };
}

async function signedUp(who: ReturnType<typeof somebody>, seconds = 0) {
  const { authId } = await at(seconds).createAccount(who);
  return { authId, email: who.email, code: senders.codeFor(who.email.toLowerCase()) };
}

async function activated(who: ReturnType<typeof somebody>, seconds = 0) {
  const { email: accountId } = await at(seconds + 1).activate({
    ...(await signedUp(who, seconds)),
    timeZone: 'America/Denver',
  });
  const account = await readAccount(accountId, { consistent: true });
  if (account === undefined) throw new Error('no account');
  return account;
}

async function eventsOf(companyId: string): Promise<string[]> {
  const { Items = [] } = await documentClient.send(
    new ScanCommand({
      TableName: process.env.TABLE_NAME,
      FilterExpression: 'kind = :event AND detail.companyId = :company',
      ExpressionAttributeValues: { ':event': 'event', ':company': companyId },
    }),
  );
  return Items.map((row) => String(row.name));
}

const refusedWith = (code: string, details: object = {}) => ({ cause: { code, details } });

describe('Signing up', () => {
  it('sends a code to the work email only, and creates nothing yet', async () => {
    const who = somebody();

    const answer = await at(0).createAccount(who);

    expect(answer).toEqual({
      authId: expect.stringMatching(/^sup_[\w-]{22}$/),
      resendAfterSeconds: 30,
      companyNameIsShared: false,
    });
    expect(senders.emails()).toMatchObject([{ to: who.email.toLowerCase() }]);
    expect(senders.texts()).toEqual([]);
    expect(await at(1).accountExists({ email: who.email })).toMatchObject({ exists: false });
  });

  it('creates account, company and membership when the code comes back', async () => {
    const who = somebody({ companyName: '  Márquez & Sons, Inc. ' });

    const account = await activated(who);

    const company = await readCompany(account.companyId);
    expect(account).toMatchObject({
      userType: 'customer',
      firstName: 'Ana',
      lastName: 'Márquez',
      email: who.email.toLowerCase(),
      phone: null,
      unprovenPhone: expect.stringMatching(/^\+1314\d{7}$/),
      roleId: 'FleetManager',
      status: 'active',
      emailNotificationEnabled: true,
      smsNotificationEnabled: true,
      lastSignIn: '2026-03-02T15:00:01.000Z',
      timeZone: 'America/Denver',
    });
    expect(company).toMatchObject({ name: 'Márquez & Sons, Inc.', creditLimitCents: null, category: null });
    expect(await companyOfAlertToken(company.alertToken)).toBe(company.id);
    expect(await eventsOf(company.id)).toEqual(['account.activated']);
    expect(senders.poolUsers()).toEqual([{ pool: 'us-east-1_customers', username: account.id }]);
  });

  it('lets the new account sign in by email, and gives the typed number to nobody yet', async () => {
    const who = somebody();
    const account = await activated(who);

    const byPhone = await at(100).accountExists({ phoneNumber: who.phone });
    const attempt = { email: who.email, loginNonce: randomUUID() };
    await at(101).otpSend(attempt);
    const code = senders.codeFor(account.email);
    const verified = await at(102).otpVerify({ ...attempt, code });
    const other = await activated(
      somebody({ phone: who.phone, email: `bo@another-${number()}.example` }),
      200,
    );

    expect(byPhone.exists).toBe(false);
    expect(verified.email).toBe(account.id);
    expect(other.unprovenPhone).toBe(account.unprovenPhone);
  });

  it('is refused for an address or a phone number that has an account', async () => {
    const account = await savedAccount();

    await expect(at(0).createAccount(somebody({ email: account.email }))).rejects.toMatchObject(
      refusedWith('ACCOUNT_EXISTS', { conflictsWith: account.email }),
    );
    await expect(at(0).createAccount(somebody({ phone: account.phone }))).rejects.toMatchObject(
      refusedWith('ACCOUNT_EXISTS', { conflictsWith: account.phone }),
    );
  });

  it('refuses blank names, and an invalid phone number or address', async () => {
    await expect(at(0).createAccount(somebody({ firstName: '   ' }))).rejects.toThrow(/Required/);
    await expect(at(0).createAccount(somebody({ phone: '12345' }))).rejects.toThrow(/Invalid phone number/);
    await expect(at(0).createAccount(somebody({ email: 'ana@' }))).rejects.toThrow(/valid email/);
  });

  it('sends another code after thirty seconds and not before', async () => {
    const who = somebody();
    await at(0).createAccount(who);

    await expect(at(10).createAccount(who)).rejects.toMatchObject(
      refusedWith('RATE_LIMITED', { retryAfterSeconds: 20 }),
    );
    await expect(at(30).createAccount(who)).resolves.toBeDefined();
    expect(senders.emails()).toHaveLength(2);
  });

  it('gives the same answer to a call repeated with its idempotency key', async () => {
    const who = somebody();
    const key = randomUUID();

    const first = await at(0, { idempotencyKey: key }).createAccount(who);
    const again = await at(1, { idempotencyKey: key }).createAccount(who);

    expect(again).toEqual(first);
    expect(senders.emails()).toHaveLength(1);
  });

  it('sends a code if a call that could not send one is repeated', async () => {
    const who = somebody();
    const key = randomUUID();
    senders.ses.onAnyCommand().rejectsOnce(new Error('no connection'));
    await expect(at(0, { idempotencyKey: key }).createAccount(who)).rejects.toMatchObject(
      refusedWith('UNAVAILABLE'),
    );

    await at(30, { idempotencyKey: key }).createAccount(who);

    expect(senders.codeFor(who.email.toLowerCase())).toMatch(/^\d{6}$/);
  });

  it('is one sign-up with one code if the call is made twice at the same time', async () => {
    const who = somebody();
    const key = randomUUID();

    const [one, other] = await Promise.all([
      at(0, { idempotencyKey: key }).createAccount(who),
      at(0, { idempotencyKey: key }).createAccount(who),
    ]);

    expect(one).toEqual(other);
    expect(senders.emails()).toHaveLength(1);
  });

  it('takes two round trips to the code, and two to the account', async () => {
    const who = somebody();
    const key = randomUUID();

    const created = await metered(() => at(0, { idempotencyKey: key }).createAccount(who));
    const code = senders.codeFor(who.email.toLowerCase());
    const given = { authId: created.answer.authId, email: who.email, code };
    const made = await metered(() => at(1).activate(given));

    expect([created.roundTrips, made.roundTrips]).toEqual([2, 2]);
  });

  it('counts tries and lets the code expire, just like a sign-in', async () => {
    const { code, ...signUp } = await signedUp(somebody());
    const wrong = code === '000000' ? '000001' : '000000';

    await expect(at(1).activate({ ...signUp, code: wrong })).rejects.toMatchObject(
      refusedWith('INVALID_CODE', { triesLeft: 4 }),
    );
    await expect(at(600).activate({ ...signUp, code })).rejects.toMatchObject(refusedWith('CODE_EXPIRED'));
    await expect(at(601).activate({ ...signUp, email: 'other@x.example', code })).rejects.toMatchObject(
      refusedWith('CODE_EXPIRED'),
    );
  });
});

describe('The company of a sign-up', () => {
  it('is the one with its work-mail domain, joined as an internal user, and the company is told', async () => {
    const manager = await activated(somebody());

    const colleague = await activated(
      somebody({ email: `bo@company-${number()}.example`, companyName: 'Other' }),
    );

    expect(colleague).toMatchObject({ companyId: manager.companyId, roleId: 'InternalUser' });
    expect(await eventsOf(manager.companyId)).toEqual(
      expect.arrayContaining(['account.activated', 'account.joined-company']),
    );
    expect((await readPeopleOfCompany(manager.companyId)).map(({ id }) => id).sort()).toEqual(
      [manager.id, colleague.id].sort(),
    );
  });

  it.each(['gmail.com', 'comcast.net', 'icloud.com', 'tutanota.com', 'mailinator.com'])(
    'is a new one for an address at %s, which anybody can have',
    async (domain) => {
      const one = await activated(somebody({ email: `one-${number()}@${domain}` }));
      const other = await activated(somebody({ email: `other-${number()}@${domain}` }));

      expect(other.companyId).not.toBe(one.companyId);
      expect(other.roleId).toBe('FleetManager');
    },
  );

  it('is a new one even if its name is taken', async () => {
    const first = await activated(somebody());

    const second = await activated(somebody({ email: `bo@elsewhere-${number()}.example` }));

    expect(second.companyId).not.toBe(first.companyId);
  });

  it('is a new one if several companies share its domain', async () => {
    const mailDomain = `shared-${number()}.example`;
    const companies = await Promise.all([savedCompany({ mailDomain }), savedCompany({ mailDomain })]);

    const account = await activated(somebody({ email: `bo@${mailDomain}` }));

    expect(companies.map(({ id }) => id)).not.toContain(account.companyId);
    expect(account.roleId).toBe('FleetManager');
  });

  it('is refused if the company of its domain is no longer active', async () => {
    const mailDomain = `closed-${number()}.example`;
    await savedCompany({ mailDomain, status: 'inactive' });

    const answer = activated(somebody({ email: `bo@${mailDomain}` }));

    await expect(answer).rejects.toMatchObject(refusedWith('ACCOUNT_DEACTIVATED'));
  });

  it('comes with a warning if several companies share its name', async () => {
    const name = `Twice ${number()} Ltd`;
    await savedCompany({ name });
    const afterOne = await at(0).createAccount(somebody({ companyName: name }));
    await savedCompany({ name: name.toUpperCase() });

    const afterTwo = await at(40).createAccount(somebody({ companyName: name }));

    expect([afterOne.companyNameIsShared, afterTwo.companyNameIsShared]).toEqual([false, true]);
  });
});

describe('Simultaneous sign-ups', () => {
  it('with one email create one account', async () => {
    const one = somebody();
    const other = somebody({ firstName: 'Bo' });
    const codes = [await signedUp(one, 0), await signedUp(other, 40)];

    const answers = await Promise.allSettled(codes.map((code) => at(41).activate(code)));

    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject(
      refusedWith('ACCOUNT_EXISTS', { conflictsWith: one.email.toLowerCase() }),
    );
    expect(senders.poolUsers()).toHaveLength(1);
  });

  it('of two colleagues create one company', async () => {
    const codes = [
      await signedUp(somebody()),
      await signedUp(somebody({ email: `bo@company-${number()}.example` })),
    ];

    const answers = await Promise.all(codes.map((code) => at(1).activate(code)));

    const accounts = await Promise.all(answers.map(({ email }) => readAccount(email)));
    expect(new Set(accounts.map((account) => account?.companyId)).size).toBe(1);
    expect(new Set(accounts.map((account) => account?.roleId))).toEqual(
      new Set(['FleetManager', 'InternalUser']),
    );
  });

  it('create one account if an activation is sent twice', async () => {
    const code = await signedUp(somebody());

    const answers = await Promise.all([at(1).activate(code), at(1).activate(code)]);

    expect(new Set(answers.map(({ email }) => email)).size).toBe(1);
  });
});

describe('An interrupted activation', () => {
  it('between the table and the pool is completed by the next try', async () => {
    const code = await signedUp(somebody());
    senders.cognito.onAnyCommand().rejectsOnce(new Error('no connection'));
    await expect(at(1).activate(code)).rejects.toThrow('no connection');

    const answer = await at(2).activate(code);

    expect(senders.poolUsers().at(-1)).toEqual({ pool: 'us-east-1_customers', username: answer.email });
    expect((await readAccount(answer.email, { consistent: true }))?.identityAt).toBe(
      '2026-03-02T15:00:02.000Z',
    );
  });

  it('that is never retried is completed by the next sign-in', async () => {
    const who = somebody();
    const code = await signedUp(who);
    senders.cognito.onAnyCommand().rejectsOnce(new Error('no connection'));
    await expect(at(1).activate(code)).rejects.toThrow('no connection');
    const attempt = { email: who.email, loginNonce: randomUUID() };
    await at(700).otpSend(attempt);

    const answer = await at(701).otpVerify({ ...attempt, code: senders.codeFor(who.email.toLowerCase()) });

    expect(answer.passkey).toMatch(/^[\w-]{43}$/);
    expect(senders.poolUsers().at(-1)?.username).toBe(answer.email);
  });

  it('continues if the pool has the user already', async () => {
    const { UsernameExistsException } = await import('@aws-sdk/client-cognito-identity-provider');
    const code = await signedUp(somebody());
    senders.cognito
      .onAnyCommand()
      .rejectsOnce(new UsernameExistsException({ message: 'User account already exists', $metadata: {} }))
      .resolves({});

    await expect(at(1).activate(code)).resolves.toMatchObject({ email: expect.stringMatching(/^acc_/) });
  });
});
