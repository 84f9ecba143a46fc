import { randomBytes } from 'node:crypto';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { AppError } from '#functions/platform/errors.ts';
import { poolOf } from './pools.ts';

/**
 * Makes the pool's user for an account that has none, with a password that nobody knows: unless one is set for good, Cognito
 * would ask to change it. Returns when the user was made. This happens at the first right code rather than when the account is
 * made, so that invited and seeded accounts, and those whose sign-up broke off, all get their user here. Doing it twice
 * changes nothing.
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

/** No session of the account so far gets tokens any more. */
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

/** What to throw when a call to the pool fails. */
function busy(error: unknown): unknown {
  return error instanceof Error && error.name === 'TooManyRequestsException'
    ? new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.')
    : error;
}

/** 384 bits, plus one of each kind of character that the pool's policy wants. */
function randomPassword(): string {
  return `${randomBytes(48).toString('base64url')}aA1-`;
}
