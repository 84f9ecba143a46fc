import { randomBytes, randomUUID } from 'node:crypto';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callerOf } from '#functions/platform/caller.ts';
import { transact } from '#functions/platform/table.ts';
import { handler as addClaims } from '#functions/sign-in/add-claims.ts';
import { handler as createChallenge } from '#functions/sign-in/create-challenge.ts';
import { handler as defineAdminChallenge } from '#functions/sign-in/define-admin-challenge.ts';
import { handler as defineChallenge } from '#functions/sign-in/define-challenge.ts';
import { type PasskeyHolder, passkeyWrite } from '#functions/sign-in/passkeys.store.ts';
import { handler as verifyChallenge } from '#functions/sign-in/verify-challenge.ts';
import { countWrongCode, forgetWrongCodes } from '#functions/sign-in/wrong-codes.store.ts';
import { roles } from '#schema/accounts/roles.ts';
import { savedAccount, savedCompany } from '#test/support/accounts.ts';
import { authenticatorCode, madeKey } from '#test/support/authenticators.ts';
import { withDatabase } from '#test/support/with-database.ts';

withDatabase();
afterEach(() => {
  vi.useRealTimers();
});

const holder = { userPoolId: 'us-east-1_customers', accountId: 'acc_dana' };

const envelope = {
  version: '1',
  region: 'us-east-1',
  userPoolId: holder.userPoolId,
  userName: holder.accountId,
  callerContext: { awsSdkVersion: '3', clientId: 'web' },
};

describe('define-challenge', () => {
  const event = (session: DefineAuthChallengeTriggerEvent['request']['session'], userNotFound = false) =>
    ({
      ...envelope,
      triggerSource: 'DefineAuthChallenge_Authentication',
      request: { userAttributes: {}, session, userNotFound },
      response: { challengeName: '', issueTokens: false, failAuthentication: false },
    }) as const satisfies DefineAuthChallengeTriggerEvent;
  const answered = (challengeResult: boolean) => ({
    challengeName: 'CUSTOM_CHALLENGE' as const,
    challengeResult,
  });

  it('starts with a challenge, even for an unknown name', async () => {
    for (const userNotFound of [false, true]) {
      const { response } = await defineChallenge(event([], userNotFound));

      expect(response).toEqual({
        challengeName: 'CUSTOM_CHALLENGE',
        issueTokens: false,
        failAuthentication: false,
      });
    }
  });

  it('issues tokens for one right answer', async () => {
    const { response } = await defineChallenge(event([answered(true)]));

    expect(response).toEqual({ issueTokens: true, failAuthentication: false });
  });

  it.each([
    ['a wrong answer', [answered(false)], false],
    ['a right answer after a wrong one', [answered(false), answered(true)], false],
    ['a name that nobody has', [answered(true)], true],
    [
      'another challenge than ours',
      [{ challengeName: 'PASSWORD_VERIFIER' as const, challengeResult: true }],
      false,
    ],
  ])('refuses %s', async (_, session, userNotFound) => {
    const { response } = await defineChallenge(event(session, userNotFound));

    expect(response).toEqual({ issueTokens: false, failAuthentication: true });
  });
});

describe('define-admin-challenge', () => {
  const ask = async (...answers: boolean[]) => {
    const session = answers.map((challengeResult) => ({
      challengeName: 'CUSTOM_CHALLENGE' as const,
      challengeResult,
    }));
    const { response } = await defineAdminChallenge({
      ...envelope,
      triggerSource: 'DefineAuthChallenge_Authentication',
      request: { userAttributes: {}, session, userNotFound: false },
      response: { challengeName: '', issueTokens: false, failAuthentication: false },
    });
    if (response.issueTokens) return 'tokens';
    return response.failAuthentication ? 'refused' : response.challengeName;
  };

  it('asks twice, and issues tokens only for two right answers', async () => {
    expect([await ask(), await ask(true), await ask(true, true)]).toEqual([
      'CUSTOM_CHALLENGE',
      'CUSTOM_CHALLENGE',
      'tokens',
    ]);
    expect([await ask(false), await ask(true, false), await ask(false, true)]).toEqual([
      'refused',
      'refused',
      'refused',
    ]);
  });
});

describe('create-challenge', () => {
  it('identifies each challenge in private parameters only', async () => {
    const event = (): CreateAuthChallengeTriggerEvent => ({
      ...envelope,
      triggerSource: 'CreateAuthChallenge_Authentication',
      request: { userAttributes: {}, challengeName: 'CUSTOM_CHALLENGE', session: [] },
      response: { publicChallengeParameters: {}, privateChallengeParameters: {}, challengeMetadata: '' },
    });

    const [one, other] = [await createChallenge(event()), await createChallenge(event())];

    const id = one.response.privateChallengeParameters.challengeId ?? '';
    expect(id).not.toBe('');
    expect(id).not.toBe(other.response.privateChallengeParameters.challengeId);
    expect(JSON.stringify(one.response.publicChallengeParameters)).not.toContain(id);
  });
});

describe('verify-challenge', () => {
  async function answers(
    passkey: string,
    overrides: Partial<PasskeyHolder> & { challengeId?: string; userNotFound?: boolean } = {},
  ): Promise<boolean> {
    const event: VerifyAuthChallengeResponseTriggerEvent = {
      ...envelope,
      userPoolId: overrides.userPoolId ?? holder.userPoolId,
      userName: overrides.accountId ?? holder.accountId,
      triggerSource: 'VerifyAuthChallengeResponse_Authentication',
      request: {
        userAttributes: {},
        privateChallengeParameters: { challengeId: overrides.challengeId ?? randomUUID() },
        challengeAnswer: passkey,
        userNotFound: overrides.userNotFound,
      },
      response: { answerCorrect: false },
    };
    return (await verifyChallenge(event)).response.answerCorrect;
  }

  async function savedPasskey(): Promise<string> {
    const passkey = randomBytes(32).toString('base64url');
    await transact([passkeyWrite(passkey, holder, new Date())]);
    return passkey;
  }

  it('accepts a passkey once', async () => {
    const passkey = await savedPasskey();

    expect([await answers(passkey), await answers(passkey)]).toEqual([true, false]);
  });

  it('gives the same answer when Cognito calls twice for one challenge', async () => {
    const passkey = await savedPasskey();
    const challengeId = randomUUID();

    const both = await Promise.all([answers(passkey, { challengeId }), answers(passkey, { challengeId })]);

    expect(both).toEqual([true, true]);
    expect(await answers(passkey)).toBe(false);
  });

  it('accepts a passkey for one of two simultaneous challenges', async () => {
    const passkey = await savedPasskey();

    const both = await Promise.all([answers(passkey), answers(passkey)]);

    expect(both.filter((taken) => taken)).toHaveLength(1);
  });

  it('refuses it for another account or pool or an unknown name, and refuses other strings', async () => {
    const passkey = await savedPasskey();

    expect(await answers(passkey, { accountId: 'acc_other' })).toBe(false);
    expect(await answers(passkey, { userPoolId: 'us-east-1_technicians' })).toBe(false);
    expect(await answers(passkey, { userNotFound: true })).toBe(false);
    expect(await answers('no-passkey')).toBe(false);
    expect(await answers(passkey)).toBe(true);
  });

  it('accepts neither a passkey as an authenticator’s code, nor the reverse', async () => {
    const passkey = await savedPasskey();
    const { accountId } = holder;
    keepKeys({ [accountId]: key });

    expect(await answersWithAuthenticator(accountId, passkey)).toBe(false);
    expect(await answers(authenticatorCode(key, new Date()))).toBe(false);
  });

  it('refuses it a minute after it was created', async () => {
    const passkey = await savedPasskey();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });

    expect(await answers(passkey)).toBe(false);
  });
});

describe('An admin’s authenticator code', () => {
  it('is accepted once, and twice if Cognito calls twice for one challenge', async () => {
    const accountId = `acc_${randomUUID()}`;
    keepKeys({ [accountId]: key });
    const code = authenticatorCode(key, new Date());
    const challengeId = randomUUID();

    const both = [
      await answersWithAuthenticator(accountId, code, challengeId),
      await answersWithAuthenticator(accountId, code, challengeId),
    ];

    expect(both).toEqual([true, true]);
    expect(await answersWithAuthenticator(accountId, code)).toBe(false);
  });

  it('is accepted once even if somebody who saw it is just as fast', async () => {
    const accountId = `acc_${randomUUID()}`;
    keepKeys({ [accountId]: key });
    const code = authenticatorCode(key, new Date());

    const both = await Promise.all([
      answersWithAuthenticator(accountId, code),
      answersWithAuthenticator(accountId, code),
    ]);

    expect(both.filter((taken) => taken)).toHaveLength(1);
  });

  it('is refused if no authenticator is enrolled', async () => {
    keepKeys({ acc_other: key });

    expect(await answersWithAuthenticator('acc_nobody', authenticatorCode(key, new Date()))).toBe(false);
  });

  it('is refused after ten wrong ones in a row, regardless of right mail codes in between', async () => {
    const account = await savedAccount({ userType: 'admin', roleId: 'Admin' });
    keepKeys({ [account.id]: key });
    const right = authenticatorCode(key, new Date());
    const guess = right === '000000' ? '000001' : '000000';

    for (let tried = 0; tried < 10; tried += 1) await answersWithAuthenticator(account.id, guess);
    await transact([forgetWrongCodes({ who: account.id, by: 'email' })]);

    expect(await answersWithAuthenticator(account.id, right)).toBe(false);
  });

  it('resets the count of wrong ones', async () => {
    const accountId = `acc_${randomUUID()}`;
    keepKeys({ [accountId]: key });
    const counted = { who: accountId, by: 'authenticator' } as const;
    await countWrongCode(counted, new Date());

    await answersWithAuthenticator(accountId, authenticatorCode(key, new Date()));

    expect(await countWrongCode(counted, new Date())).toBe(1);
  });
});

const key = madeKey();
const secretsManager = mockClient(SecretsManagerClient);

/** Sets what operators have stored in the secret. */
function keepKeys(keys: Readonly<Record<string, string>>): void {
  process.env.AUTHENTICATORS = 'authenticators';
  secretsManager
    .reset()
    .onAnyCommand()
    .resolves({ SecretString: JSON.stringify(keys) });
}

async function answersWithAuthenticator(
  accountId: string,
  code: string,
  challengeId: string = randomUUID(),
): Promise<boolean> {
  const event: VerifyAuthChallengeResponseTriggerEvent = {
    ...envelope,
    userPoolId: 'us-east-1_admins',
    userName: accountId,
    triggerSource: 'VerifyAuthChallengeResponse_Authentication',
    request: {
      userAttributes: {},
      privateChallengeParameters: { challengeId, answerWith: 'authenticator' },
      challengeAnswer: code,
    },
    response: { answerCorrect: false },
  };
  return (await verifyChallenge(event)).response.answerCorrect;
}

describe('add-claims', () => {
  async function claimsFor(accountId: string) {
    const event: PreTokenGenerationV2TriggerEvent = {
      ...envelope,
      version: '2',
      userName: accountId,
      triggerSource: 'TokenGeneration_RefreshTokens',
      request: {
        userAttributes: {},
        groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [], preferredRole: undefined },
      },
      response: { claimsAndScopeOverrideDetails: {} },
    };
    return (await addClaims(event)).response.claimsAndScopeOverrideDetails;
  }

  it('adds to both tokens what the API reads from them', async () => {
    const company = await savedCompany();
    const account = await savedAccount({ companyId: company.id, roleId: 'InternalUser' });

    const claims = await claimsFor(account.id);

    const access = claims.accessTokenGeneration?.claimsToAddOrOverride ?? {};
    const own = { token_use: 'access', username: account.id, auth_time: '1772463600' };
    expect(callerOf({ ...own, ...access })).toEqual({
      accountId: account.id,
      companyId: company.id,
      userType: 'customer',
      roleId: 'InternalUser',
      permissions: roles.InternalUser.permissions,
      authTime: 1_772_463_600,
    });
    expect(claims.idTokenGeneration?.claimsToAddOrOverride).toEqual(access);
  });

  it('issues no token for a deactivated account, one of an inactive company, or an unknown one', async () => {
    const company = await savedCompany();
    const closed = await savedCompany({ status: 'inactive' });
    const deactivated = await savedAccount({ companyId: company.id, status: 'inactive' });
    const ofClosed = await savedAccount({ companyId: closed.id });

    await expect(claimsFor(deactivated.id)).rejects.toThrow('Your account has been deactivated.');
    await expect(claimsFor(ofClosed.id)).rejects.toThrow('Your account has been deactivated.');
    await expect(claimsFor('acc_nobody')).rejects.toThrow('has no row');
  });
});
