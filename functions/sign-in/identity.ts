import { randomBytes } from 'node:crypto';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { AppError } from '#functions/platform/errors.ts';
import { poolOf } from './pools.ts';

/**
 * Makes the pool's user for an account that has none yet, with a password that nobody learns: without one that is set for
 * good, Cognito would ask for it to be changed. Answers when the user came to be.
 *
 * This is done at the first right code and not when the account is made: an account whose making broke off before this,
 * one that a manager invited and one that was seeded all get their user here. Done twice it changes nothing.
 */
export async function ensureIdentity(
  account: Pick<StoredAccount, 'id' | 'userType' | 'identityAt'>,
  now: Date,
): Promise<string> {
  if (account.identityAt !== null) return account.identityAt;
  const {
    AdminCreateUserCommand,
    AdminSetUserPasswordCommand,
    CognitoIdentityProviderClient,
    UsernameExistsException,
  } = await import('@aws-sdk/client-cognito-identity-provider');
  const cognito = new CognitoIdentityProviderClient({ maxAttempts: 4 });
  const user = { UserPoolId: poolOf(account.userType).userPoolId, Username: account.id };
  try {
    await cognito.send(new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' })).catch((error) => {
      if (!(error instanceof UsernameExistsException)) throw error;
    });
    await cognito.send(
      new AdminSetUserPasswordCommand({ ...user, Password: randomPassword(), Permanent: true }),
    );
  } catch (error) {
    throw busy(error);
  } finally {
    cognito.destroy();
  }
  return now.toISOString();
}

/** No sign-in of the account so far is given tokens any more. */
export async function endSessions(account: Pick<StoredAccount, 'id' | 'userType'>): Promise<void> {
  const { AdminUserGlobalSignOutCommand, CognitoIdentityProviderClient } = await import(
    '@aws-sdk/client-cognito-identity-provider'
  );
  const user = { UserPoolId: poolOf(account.userType).userPoolId, Username: account.id };
  const cognito = new CognitoIdentityProviderClient({ maxAttempts: 4 });
  try {
    await cognito.send(new AdminUserGlobalSignOutCommand(user));
  } catch (error) {
    throw busy(error);
  } finally {
    cognito.destroy();
  }
}

/** What to throw of a failed call of the pool. */
function busy(error: unknown): unknown {
  return error instanceof Error && error.name === 'TooManyRequestsException'
    ? new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.')
    : error;
}

/** 384 bits, and one of each kind of character that the pool's policy asks for. */
function randomPassword(): string {
  return `${randomBytes(48).toString('base64url')}aA1-`;
}
