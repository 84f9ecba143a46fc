/** Why a user pool issues no more tokens. */
export type Refusal = 'refused' | 'deactivated';

/**
 * What a failed user pool call means for the session: that it has ended, or (undefined) nothing, since the pool was
 * unreachable, busy or broken.
 */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined;
  if (endings.has(error.name)) return 'refused';
  // The pool's trigger throws for a deactivated account or company, but also if it can't read them: only the message
  // tells.
  return error.name === 'UserLambdaValidationException' && /\bdeactivated\b/.test(error.message)
    ? 'deactivated'
    : undefined;
}

/** After these, Amplify has dropped the tokens. */
const endings = new Set([
  'NotAuthorizedException',
  'TokenRevokedException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'RefreshTokenReuseException',
]);
