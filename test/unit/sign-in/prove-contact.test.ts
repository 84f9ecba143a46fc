import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import {
  accountIdOfEmail,
  accountIdOfPhone,
  readAccount,
  readPeopleOfCompany,
} from '#functions/accounts/read-account.ts';
import { appRouter } from '#functions/apis/app.router.ts';
import { documentClient } from '#functions/platform/table.ts';
import { callerFactory } from '#functions/platform/trpc.ts';
import { countWrongCode, unnamed } from '#functions/sign-in/wrong-codes.store.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { callContext, callerOf } from '#test/support/callers.ts';
import { metered } from '#test/support/database.ts';
import { setSenderEnvironment, standInForSenders } from '#test/support/sent-messages.ts';
import { withDatabase } from '#test/support/with-database.ts';

let companyId: string;
const senders = standInForSenders();
const start = Date.parse('2026-03-02T15:00:00.000Z');
let digits = 100;

withDatabase();
beforeAll(async () => {
  setSenderEnvironment();
  companyId = (await savedCompany()).id;
});
beforeEach(() => {
  senders.reset();
  digits += 1;
});

const phone = () => `+13145550${digits}`;
const email = () => `dana-${digits}@reyes.example`;

function waiting(overrides: Partial<StoredAccount> = {}): Promise<StoredAccount> {
  return savedAccount({ companyId, unprovenPhone: phone(), unprovenEmail: email(), ...overrides });
}

function as({ id, roleId }: StoredAccount, seconds = 0) {
  const now = new Date(start + seconds * 1000);
  const who = callerOf(roleId, { accountId: id, companyId });
  return callerFactory(appRouter)(callContext(who, { now, confirmInTable: true })).auth;
}

/** The names of an account's events in the outbox. */
async function toldOf(accountId: string): Promise<string[]> {
  const { Items = [] } = await documentClient.send(
    new ScanCommand({
      TableName: process.env.TABLE_NAME,
      ConsistentRead: true,
      FilterExpression: 'kind = :event AND detail.accountId = :account',
      ExpressionAttributeValues: { ':event': 'event', ':account': accountId },
    }),
  );
  return Items.map(({ name }) => String(name));
}

const refusedWith = (code: string, details: object = {}) => ({
  cause: { code, details: expect.objectContaining(details) },
});

describe('An unproven address or number', () => {
  it('replaces the present one once its own code is typed', async () => {
    const dana = await waiting();
    await as(dana).sendContactCode({ channel: 'phone' });
    await as(dana).sendContactCode({ channel: 'email' });

    await as(dana, 1).proveContact({ channel: 'phone', code: senders.codeFor(phone()) });
    const contacts = await as(dana, 2).proveContact({ channel: 'email', code: senders.codeFor(email()) });

    expect(contacts).toEqual({
      email: email(),
      phone: phone(),
      unprovenEmail: null,
      unprovenPhone: null,
      emailStopped: null,
    });
    expect(await accountIdOfPhone('customer', phone())).toBe(dana.id);
    expect(await accountIdOfPhone('customer', dana.phone ?? '')).toBeUndefined();
    expect(await accountIdOfEmail('customer', email())).toBe(dana.id);
    expect(await accountIdOfEmail('customer', dana.email)).toBeUndefined();
  });

  it('is the only place its code goes, and there is no code without one', async () => {
    const dana = await waiting({ unprovenEmail: null });

    await as(dana).sendContactCode({ channel: 'phone' });

    expect(senders.texts().map(({ to }) => to)).toEqual([phone()]);
    await expect(as(dana).sendContactCode({ channel: 'email' })).rejects.toMatchObject(
      refusedWith('CONFLICT'),
    );
  });

  it('counts tries, expires, and makes a new code wait thirty seconds', async () => {
    const dana = await waiting();
    await as(dana).sendContactCode({ channel: 'phone' });
    const code = senders.codeFor(phone());
    const wrong = code === '000000' ? '000001' : '000000';

    await expect(as(dana, 10).sendContactCode({ channel: 'phone' })).rejects.toMatchObject(
      refusedWith('RATE_LIMITED', { retryAfterSeconds: 20 }),
    );
    await expect(as(dana, 1).proveContact({ channel: 'phone', code: wrong })).rejects.toMatchObject(
      refusedWith('INVALID_CODE', { triesLeft: 4 }),
    );
    await expect(as(dana, 600).proveContact({ channel: 'phone', code })).rejects.toMatchObject(
      refusedWith('CODE_EXPIRED'),
    );
  });

  it('gives the same answer to a repeat within a minute', async () => {
    const dana = await waiting();
    await as(dana).sendContactCode({ channel: 'phone' });
    const code = senders.codeFor(phone());

    const first = await as(dana, 1).proveContact({ channel: 'phone', code });
    const again = await as(dana, 2).proveContact({ channel: 'phone', code });

    expect(again).toEqual(first);
  });

  it('goes to the one account that types its code first', async () => {
    const [one, other] = [await waiting(), await savedAccount({ companyId, unprovenPhone: phone() })];
    await as(one).sendContactCode({ channel: 'phone' });
    const code = senders.codeFor(phone());
    senders.reset();
    await as(other).sendContactCode({ channel: 'phone' });
    const otherCode = senders.codeFor(phone());

    await as(one, 1).proveContact({ channel: 'phone', code });

    await expect(as(other, 1).proveContact({ channel: 'phone', code: otherCode })).rejects.toMatchObject(
      refusedWith('ACCOUNT_EXISTS', {
        fields: { phone: 'This phone number has already been used. Please choose another.' },
      }),
    );
    expect(await readAccount(other.id, { consistent: true })).toMatchObject({ unprovenPhone: null });
    expect(await toldOf(other.id)).toEqual(['account.number-taken']);
    expect(await toldOf(one.id)).toEqual([]);
  });

  it('is taken from a stranger’s account that had it before numbers had to be proven', async () => {
    const stranger = await savedAccount({
      companyId,
      phone: phone(),
      phoneIsProven: undefined,
      lastSignIn: '2026-02-01T08:00:00.000Z',
    });
    const dana = await waiting();
    await as(dana).sendContactCode({ channel: 'phone' });

    const contacts = await as(dana, 1).proveContact({ channel: 'phone', code: senders.codeFor(phone()) });

    expect(contacts.phone).toBe(phone());
    expect(await accountIdOfPhone('customer', phone())).toBe(dana.id);
    expect(await readAccount(stranger.id, { consistent: true })).toMatchObject({ phone: null });
    expect(await toldOf(stranger.id)).toEqual(['account.number-taken']);
  });

  it('stays with the account that has proven it', async () => {
    const owner = await savedAccount({ companyId, phone: phone() });
    const dana = await waiting();
    await as(dana).sendContactCode({ channel: 'phone' });

    const proven = as(dana, 1).proveContact({ channel: 'phone', code: senders.codeFor(phone()) });

    await expect(proven).rejects.toMatchObject(refusedWith('ACCOUNT_EXISTS'));
    expect(await accountIdOfPhone('customer', phone())).toBe(owner.id);
  });

  it('is closed after a hundred wrong codes in a row, across all accounts that claim it', async () => {
    const counted = { who: unnamed(`contact ${phone()}`), by: 'phone' } as const;
    for (let time = 0; time < 99; time += 1) await countWrongCode(counted, new Date(start));
    const [stranger, other] = [await waiting(), await waiting()];
    const refusals = [];
    for (const [seconds, who] of [stranger, other].entries()) {
      await as(who, seconds).sendContactCode({ channel: 'phone' });
      const code = senders.codeFor(phone()) === '000000' ? '000001' : '000000';
      const answer = as(who, seconds).proveContact({ channel: 'phone', code });
      refusals.push(await answer.catch(({ cause }) => cause.code));
    }
    const right = as(other, 2).proveContact({ channel: 'phone', code: senders.codeFor(phone()) });

    expect(refusals).toEqual(['INVALID_CODE', 'CODES_CLOSED']);
    await expect(right).rejects.toMatchObject(refusedWith('CODES_CLOSED'));
  });

  it('gets no more than its hourly codes, even if several accounts ask', async () => {
    const outcomes = [];
    for (let asked = 0; asked < 9; asked += 1) {
      const sent = as(await waiting(), asked).sendContactCode({ channel: 'phone' });
      outcomes.push(await sent.then(() => 'sent').catch(({ cause }) => cause.code));
    }

    expect(outcomes).toEqual([...Array(8).fill('sent'), 'RATE_LIMITED']);
  });

  it('is proven once if its code is submitted twice at the same time', async () => {
    const dana = await waiting();
    await as(dana).sendContactCode({ channel: 'phone' });
    const right = { channel: 'phone', code: senders.codeFor(phone()) } as const;

    const both = await Promise.all([as(dana, 1).proveContact(right), as(dana, 1).proveContact(right)]);

    expect(both.map((contacts) => contacts.phone)).toEqual([phone(), phone()]);
  });

  it('is not proven by a code that was sent to its predecessor', async () => {
    const dana = await waiting();
    await as(dana).sendContactCode({ channel: 'phone' });
    const code = senders.codeFor(phone());
    const who = callerOf(dana.roleId, { accountId: dana.id, companyId });
    const { firstName, lastName } = dana;
    await callerFactory(appRouter)(
      callContext(who, { confirmInTable: true }),
    ).customers.accounts.updateProfile({
      firstName,
      lastName,
      email: dana.email,
      phone: '314-555-0999',
    });

    await expect(as(dana, 1).proveContact({ channel: 'phone', code })).rejects.toMatchObject(
      refusedWith('CODE_EXPIRED'),
    );
  });

  it('costs two round trips each way', async () => {
    const dana = await waiting();

    const sent = await metered(() => as(dana).sendContactCode({ channel: 'phone' }));
    const proven = await metered(() =>
      as(dana, 1).proveContact({ channel: 'phone', code: senders.codeFor(phone()) }),
    );

    expect([sent.roundTrips, proven.roundTrips]).toEqual([2, 2]);
  });
});

describe('Notification settings', () => {
  it('are saved on the account and in the list for notifications; omitted ones stay', async () => {
    const dana = await savedAccount({ companyId, timeZone: 'America/Denver' });

    await as(dana).updateNotificationSettings({ emailNotificationEnabled: false });
    const set = await as(dana).updateNotificationSettings({ quietHours: { from: '20:00', to: '07:30' } });

    expect(set).toEqual({
      emailNotificationEnabled: false,
      smsNotificationEnabled: true,
      quietHours: { from: '20:00', to: '07:30' },
      timeZone: 'America/Denver',
      noJobsAtNight: false,
    });
    expect(await readAccount(dana.id, { consistent: true })).toMatchObject(set);
    expect((await readPeopleOfCompany(companyId)).find(({ id }) => id === dana.id)).toMatchObject(set);
  });
});
