/** Why a user pool gives somebody no more tokens. */
export type Refusal = 'refused' | 'deactivated';

/**
 * What a failed call of a user pool says of the session: that it has ended, or (undefined) nothing, for the pool could not
 * be reached, was busy or broke down.
 */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined;
  if (endings.has(error.name)) return 'refused';
  // The pool's trigger throws for a deactivated account or company, but also where it cannot read them: its words tell.
  return error.name === 'UserLambdaValidationException' && /\bdeactivated\b/.test(error.message)
    ? 'deactivated'
    : undefined;
}

/** After these Amplify has dropped the tokens. */
const endings = new Set([
  'NotAuthorizedException',
  'TokenRevokedException',
  'UserNotFoundException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'RefreshTokenReuseException',
]);
