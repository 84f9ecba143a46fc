import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { accountIdOfPhone, readAccount } from '#functions/accounts/read-account.ts';
import { findPeopleByPhone } from '#functions/accounts/text-consent.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { signInScene } from '#test/support/sign-in-scene.ts';

/** Rows from before numbers had to be proven do not say whether one is. */
const { at, senders } = signInScene();

async function fromBefore(overrides: Partial<StoredAccount> = {}) {
  const signedInBefore = { identityAt: '2026-02-01T08:00:00.000Z', lastSignIn: '2026-02-01T08:00:00.000Z' };
  const { id: companyId } = await savedCompany({ userType: overrides.userType ?? 'customer' });
  return savedAccount({ companyId, phoneIsProven: undefined, ...signedInBefore, ...overrides });
}

async function signInByEmail({ email, userType }: StoredAccount) {
  const attempt = { email, loginNonce: randomUUID(), userType };
  await at(0).otpSend(attempt);
  return at(1).otpVerify({ ...attempt, code: senders.codeFor(email) });
}

async function signInByPhone({ phone, userType }: StoredAccount) {
  const { email: handle } = await at(0).accountExists({ phoneNumber: phone ?? '', userType });
  const attempt = { email: handle ?? '', loginNonce: randomUUID(), userType };
  await at(0).otpSend(attempt);
  return at(1).otpVerify({ ...attempt, code: senders.codeFor(phone ?? '') });
}

const stands = async ({ id }: StoredAccount) => readAccount(id, { consistent: true });
const never = { identityAt: null, lastSignIn: null };

describe('An old number of a customer who has signed in before', () => {
  it('is proven by a sign-in by text', async () => {
    const account = await fromBefore();

    await signInByPhone(account);

    expect(await stands(account)).toMatchObject({ phone: account.phone, phoneIsProven: true });
  });

  it('counts until the next sign-in by email, and then waits for its code', async () => {
    const account = await fromBefore();
    expect(await findPeopleByPhone(account.phone ?? '')).toHaveLength(1);

    await signInByEmail(account);

    expect(await stands(account)).toMatchObject({ phone: null, unprovenPhone: account.phone });
    expect(await accountIdOfPhone('customer', account.phone ?? '')).toBeUndefined();
    expect(await findPeopleByPhone(account.phone ?? '')).toEqual([]);
  });

  it('stays through sign-ins by email once it is proven', async () => {
    const account = await fromBefore({ phoneIsProven: true });

    await signInByEmail(account);

    expect(await stands(account)).toMatchObject({ phone: account.phone, unprovenPhone: null });
  });
});

describe('An old number of somebody who has never signed in', () => {
  it.each(['customer', 'technician'] as const)(
    'cannot be used by a %s to sign in or act',
    async (userType) => {
      const roleId = userType === 'customer' ? 'FleetManager' : 'TechnicianOwner';
      const account = await fromBefore({ ...never, userType, roleId });

      await expect(signInByPhone(account)).rejects.toThrow('Please log in by email first.');
      expect(await findPeopleByPhone(account.phone ?? '')).toEqual([]);
    },
  );

  it('counts for a technician after the first sign-in by email', async () => {
    const account = await fromBefore({ ...never, userType: 'technician', roleId: 'TechnicianOwner' });

    await signInByEmail(account);

    expect(await findPeopleByPhone(account.phone ?? '')).toHaveLength(1);
    expect(await signInByPhone(account)).toMatchObject({ email: account.id });
    expect(await stands(account)).toMatchObject({ phoneIsProven: true });
  });
});
