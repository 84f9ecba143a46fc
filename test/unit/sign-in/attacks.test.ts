import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { documentClient } from '#functions/platform/table.ts';
import {
  countWrongCode,
  mostWrongCodes,
  unnamed,
  type WrongCodes,
} from '#functions/sign-in/wrong-codes.store.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { signInScene } from '#test/support/sign-in-scene.ts';

const { at, momentAt, number, senders } = signInScene();

/** Networks of this test only; the owner's is 0. */
const networkNumber = (network: number) => `10.${number()}.${network}.1`;

function from(network: number, seconds: number) {
  return at(seconds, { address: networkNumber(network) });
}

const savedManager = async (overrides: Partial<StoredAccount> = {}) =>
  savedAccount({ companyId: (await savedCompany()).id, ...overrides });
const attemptOf = (email: string, device?: string) => ({ email, loginNonce: randomUUID(), device });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const refusedWith = (code: string) => ({ cause: { code } });

/** The outcome of a call: `done`, or the code it was refused with. */
async function outcomeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    (error: { cause: { code: string } }) => error.cause.code,
  );
}

/** Signs in on a device, from the owner's network. */
async function signedInOn(device: string, { email }: StoredAccount, seconds: number): Promise<void> {
  const attempt = attemptOf(email, device);
  await from(0, seconds).otpSend(attempt);
  await from(0, seconds + 1).otpVerify({ ...attempt, code: senders.codeFor(email) });
}

/** Uses up all the codes that strangers can get, from one network after another. */
async function spendCodesOf(email: string, seconds: number): Promise<string[]> {
  const outcomes: string[] = [];
  for (let asked = 0; asked < 25; asked += 1) {
    const network = 1 + Math.floor(asked / 5);
    outcomes.push(await outcomeOf(from(network, seconds + asked).otpSend(attemptOf(email, randomUUID()))));
  }
  return outcomes;
}

async function countedAlready(counted: WrongCodes, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await countWrongCode(counted, momentAt(0));
}

async function timesTold(accountId: string): Promise<number> {
  const { Items = [] } = await documentClient.send(
    new ScanCommand({
      TableName: process.env.TABLE_NAME,
      ConsistentRead: true,
      FilterExpression: '#name = :name AND detail.accountId = :account',
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':name': 'account.wrong-codes', ':account': accountId },
    }),
  );
  return Items.length;
}

describe('A stranger asking for codes', () => {
  it('from one network does not lock the owner out on another', async () => {
    const { email } = await savedManager();
    const asked: string[] = [];
    for (let time = 0; time < 10; time += 1)
      asked.push(await outcomeOf(from(1, time).otpSend(attemptOf(email))));

    const owners = await outcomeOf(from(0, 20).otpSend(attemptOf(email)));

    expect(asked.slice(7)).toEqual(['done', 'RATE_LIMITED', 'RATE_LIMITED']);
    expect(owners).toBe('done');
  });

  it('from many networks does not lock the owner out on a device that has signed in before', async () => {
    const account = await savedManager();
    const device = randomUUID();
    await signedInOn(device, account, 0);
    const strangers = await spendCodesOf(account.email, 60);

    const abroad = attemptOf(account.email, device);
    const onDevice = await outcomeOf(from(99, 100).otpSend(abroad));
    const elsewhere = await outcomeOf(from(98, 100).otpSend(attemptOf(account.email, randomUUID())));

    expect(strangers.filter((outcome) => outcome === 'done')).toHaveLength(19);
    expect([onDevice, elsewhere]).toEqual(['done', 'RATE_LIMITED']);
    await expect(
      from(99, 101).otpVerify({ ...abroad, code: senders.codeFor(account.email) }),
    ).resolves.toMatchObject({ email: account.id });
  });

  it('from many networks does not lock the owner out on a network that has signed in before', async () => {
    const account = await savedManager();
    await signedInOn(randomUUID(), account, 0);
    await spendCodesOf(account.email, 60);

    const anotherBrowser = await outcomeOf(from(0, 100).otpSend(attemptOf(account.email, randomUUID())));

    expect(anotherBrowser).toBe('done');
  });

  it('and using up the network they share does not lock the owner out on a known device', async () => {
    const account = await savedManager();
    const device = randomUUID();
    await signedInOn(device, account, 0);
    for (let asked = 0; asked < 61; asked += 1)
      await outcomeOf(from(0, 10).otpSend(attemptOf(`stranger${asked}@nowhere.example`)));
    for (let asked = 0; asked < 121; asked += 1)
      await outcomeOf(from(0, 10).accountExists({ email: 'stranger@nowhere.example' }));
    const { email, phone } = account;

    const asked = await Promise.all([
      outcomeOf(from(0, 60).accountExists({ email, device })),
      outcomeOf(from(0, 60).accountExists({ phoneNumber: phone ?? '', device })),
      outcomeOf(from(0, 60).accountExists({ email, device: randomUUID() })),
      outcomeOf(from(0, 60).otpSend(attemptOf(email, device))),
      outcomeOf(from(0, 60).otpSend(attemptOf(email, randomUUID()))),
    ]);

    expect(asked).toEqual(['done', 'done', 'RATE_LIMITED', 'done', 'RATE_LIMITED']);
  });

  it('cannot tell an unknown address from a known one', async () => {
    const account = await savedManager();
    const [somebodys, nobodys] = [account.email, `nobody-${number()}@nowhere.example`];

    const outcomes = [await spendCodesOf(somebodys, 0), await spendCodesOf(nobodys, 60)];

    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0]?.filter((outcome) => outcome === 'done')).toHaveLength(20);
  });

  it('cannot tell that an address and a number belong to one person', async () => {
    const account = await savedManager();
    const { email: handle } = await from(9, 0).accountExists({ phoneNumber: account.phone ?? '' });
    await spendCodesOf(account.email, 0);

    expect(await outcomeOf(from(9, 50).otpSend(attemptOf(handle ?? '')))).toBe('done');
  });

  it('to sign up with somebody’s address does not keep its owner from signing up', async () => {
    const details = { firstName: 'Ana', lastName: 'Silva', companyName: 'Riverside' };
    const who = {
      ...details,
      phone: '(314) 555-0179',
      email: `ana-${number()}@riverside-${number()}.example`,
    };
    const asked: string[] = [];
    for (let time = 0; time < 9; time += 1)
      asked.push(await outcomeOf(from(1, time * 30).createAccount(who)));

    expect(asked[8]).toBe('RATE_LIMITED');
    expect(await outcomeOf(from(0, 241).createAccount(who))).toBe('done');
  });
});

describe('Guessing codes', () => {
  it('is counted across codes: a hundred wrong in a row close the channel, even to a right code', async () => {
    const account = await savedManager();
    const phone = account.phone ?? '';
    await countedAlready({ who: account.id, by: 'email' }, 94);
    const attempt = attemptOf(account.email);
    await from(1, 0).otpSend(attempt);
    const code = senders.codeFor(account.email);
    const next = attemptOf(account.email);
    await from(1, 1).otpSend(next);
    const nextCode = senders.codeFor(account.email);

    const guesses = [];
    for (let guess = 0; guess < 5; guess += 1)
      guesses.push(await outcomeOf(from(1, 2).otpVerify({ ...attempt, code: wrong(code) })));
    guesses.push(await outcomeOf(from(1, 3).otpVerify({ ...next, code: wrong(nextCode) })));
    const right = await outcomeOf(from(1, 4).otpVerify({ ...next, code: nextCode }));
    const another = await outcomeOf(from(2, 5).otpSend(attemptOf(account.email)));
    const { email: handle } = await from(0, 6).accountExists({ phoneNumber: phone });
    const byPhone = attemptOf(handle ?? '');
    await from(0, 7).otpSend(byPhone);
    const signedIn = await outcomeOf(from(0, 8).otpVerify({ ...byPhone, code: senders.codeFor(phone) }));
    const opened = await outcomeOf(from(2, 9).otpSend(attemptOf(account.email)));

    expect(guesses).toEqual(Array(6).fill('INVALID_CODE'));
    expect([right, another]).toEqual(['CODES_CLOSED', 'CODES_CLOSED']);
    expect([signedIn, opened]).toEqual(['done', 'done']);
  });

  it('at the same moment counts every guess, and answers no more than a hundred', async () => {
    const account = await savedManager();
    await countedAlready({ who: account.id, by: 'email' }, 70);
    const attempts = Array.from({ length: 8 }, () => attemptOf(account.email));
    const codes = new Set<string>();
    for (const [index, attempt] of attempts.entries()) {
      await from(1 + index, 0).otpSend(attempt);
      codes.add(senders.codeFor(account.email));
    }
    const code = ['000000', '000001', '000002', '000003', '000004', '000005', '000006', '000007', '000008'];
    const noCode = code.find((each) => !codes.has(each)) ?? '';

    const outcomes = await Promise.all(
      attempts.flatMap((attempt, index) =>
        Array.from({ length: 5 }, () =>
          outcomeOf(from(1 + index, 1).otpVerify({ ...attempt, code: noCode })),
        ),
      ),
    );

    expect(outcomes.filter((outcome) => outcome === 'INVALID_CODE')).toHaveLength(30);
    expect(outcomes.filter((outcome) => outcome === 'CODES_CLOSED')).toHaveLength(10);
  });

  it('by a stranger does not lock out a known device, whose right code reopens the channel', async () => {
    const account = await savedManager();
    const device = randomUUID();
    await signedInOn(device, account, 0);
    await countedAlready({ who: account.id, by: 'email' }, mostWrongCodes.email);
    const attempt = attemptOf(account.email, device);

    const sent = await outcomeOf(from(5, 60).otpSend(attempt));
    const code = senders.codeFor(account.email);
    const mistyped = await outcomeOf(from(5, 61).otpVerify({ ...attempt, code: wrong(code) }));
    const right = await outcomeOf(from(5, 62).otpVerify({ ...attempt, code }));
    const elsewhere = await outcomeOf(from(6, 63).otpSend(attemptOf(account.email)));

    expect([sent, mistyped, right, elsewhere]).toEqual(['done', 'INVALID_CODE', 'done', 'done']);
  });

  it('on a known device is counted, too', async () => {
    const account = await savedManager();
    const device = randomUUID();
    await signedInOn(device, account, 0);
    const attempt = attemptOf(account.email, device);
    await from(0, 60).otpSend(attempt);
    const code = senders.codeFor(account.email);
    const digest = unnamed(device);
    await countedAlready({ who: account.id, by: { device: digest } }, mostWrongCodes.device);

    expect(await outcomeOf(from(0, 61).otpVerify({ ...attempt, code: wrong(code) }))).toBe('CODES_CLOSED');
    expect(await outcomeOf(from(0, 62).otpVerify({ ...attempt, code }))).toBe('CODES_CLOSED');
  });

  it('is reported to the person after ten in a row, and again after a hundred', async () => {
    const account = await savedManager();
    const attempt = attemptOf(account.email);
    await from(1, 0).otpSend(attempt);
    const code = senders.codeFor(account.email);
    const guess = () => outcomeOf(from(1, 1).otpVerify({ ...attempt, code: wrong(code) }));
    const counted = { who: account.id, by: 'email' } as const;

    await countedAlready(counted, 8);
    await guess();
    const before = await timesTold(account.id);
    await guess();
    await guess();
    const afterTen = await timesTold(account.id);
    await countedAlready(counted, 88);
    await guess();
    const afterAll = await timesTold(account.id);

    expect([before, afterTen, afterAll]).toEqual([0, 1, 2]);
  });

  it('starts over after a right code', async () => {
    const account = await savedManager();
    const counted = { who: account.id, by: 'email' } as const;
    await countedAlready(counted, 99);
    await signedInOn(randomUUID(), account, 0);

    expect(await countWrongCode(counted, momentAt(60))).toBe(1);
  });

  it('at unknown addresses ends the same way', async () => {
    const email = `nobody-${number()}@nowhere.example`;
    await countedAlready({ who: unnamed(`customer ${email}`), by: 'email' }, 100);

    expect(await outcomeOf(from(1, 0).otpSend(attemptOf(email)))).toBe('CODES_CLOSED');
  });

  it('at addresses of one company’s domain is counted together if it could lead into the company', async () => {
    const mailDomain = `company-${number()}.example`;
    const { id: companyId } = await savedCompany({ mailDomain });
    await countedAlready({ who: unnamed(`sign-up ${companyId}`), by: 'email' }, 99);
    const details = {
      firstName: 'Ana',
      lastName: 'Silva',
      companyName: 'Riverside',
      phone: '(314) 555-0180',
    };
    const signUpAs = async (email: string) => {
      const { authId } = await from(1, 0).createAccount({ ...details, email });
      return { authId, email, code: senders.codeFor(email) };
    };
    const [one, other] = [await signUpAs(`one@${mailDomain}`), await signUpAs(`other@${mailDomain}`)];

    const last = await outcomeOf(from(1, 1).activate({ ...one, code: wrong(one.code) }));
    const guess = await outcomeOf(from(1, 1).activate({ ...other, code: wrong(other.code) }));
    const right = await outcomeOf(from(1, 1).activate(other));

    expect([last, guess, right]).toEqual(['INVALID_CODE', 'CODES_CLOSED', 'CODES_CLOSED']);
  });
});

describe('A code', () => {
  it('gives one passkey, however often and however closely together it is used', async () => {
    const account = await savedManager();
    const attempt = attemptOf(account.email, randomUUID());
    await from(0, 0).otpSend(attempt);
    const right = { ...attempt, code: senders.codeFor(account.email) };

    const together = await Promise.all([from(0, 1).otpVerify(right), from(0, 1).otpVerify(right)]);
    const later = await from(0, 30).otpVerify(right);
    const tooLate = from(0, 62).otpVerify(right);

    expect(new Set([...together, later].map(({ passkey }) => passkey)).size).toBe(1);
    await expect(tooLate).rejects.toMatchObject(refusedWith('CODE_EXPIRED'));
  });

  it('gives one passkey for a sign-up, too', async () => {
    const email = `ana-${number()}@riverside-${number()}.example`;
    const details = {
      firstName: 'Ana',
      lastName: 'Silva',
      companyName: 'Riverside',
      phone: '(314) 555-0181',
    };
    const { authId } = await from(0, 0).createAccount({ ...details, email });
    const right = { authId, email, code: senders.codeFor(email) };

    const together = await Promise.all([from(0, 1).activate(right), from(0, 1).activate(right)]);
    const later = await from(0, 30).activate(right);

    expect(new Set([...together, later].map(({ passkey }) => passkey)).size).toBe(1);
  });
});
