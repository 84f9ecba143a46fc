import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../frontend/src/lib/pool-refusal.ts';

describe('The user pool’s answer to a refresh', () => {
  it.each(['NotAuthorizedException', 'RefreshTokenReuseException', 'UserNotFoundException'])(
    'ends the session: %s',
    (name) => {
      expect(refusalOf(failure(name, 'Refresh Token has been revoked'))).toBe('refused');
    },
  );

  it('ends the session of a deactivated account, for which the pool’s trigger throws', () => {
    const message = 'PreTokenGeneration failed with error Your account has been deactivated..';

    expect(refusalOf(failure('UserLambdaValidationException', message))).toBe('deactivated');
  });

  it.each([
    ['UserLambdaValidationException', 'PreTokenGeneration failed with error The table is busy.'],
    ['UnexpectedLambdaException', 'PreTokenGeneration failed with error.'],
    ['NetworkError', 'A network error has occurred.'],
    ['TooManyRequestsException', 'Rate exceeded'],
    ['InternalErrorException', ''],
    ['TypeError', 'Failed to fetch dynamically imported module'],
  ])('does not end the session: %s, %s', (name, message) => {
    expect(refusalOf(failure(name, message))).toBeUndefined();
  });

  it('does not end the session if it is unknown', () => {
    expect(refusalOf('offline')).toBeUndefined();
  });
});

function failure(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
