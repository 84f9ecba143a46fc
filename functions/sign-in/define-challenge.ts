import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda';

/** One challenge, one answer: the passkey is right, or the sign-in is over. */
export const handler = askFor(1);

/** Asks for this many answers in sequence (see `create-challenge`). The first wrong one ends the sign-in. */
export function askFor(answers: number) {
  return async (event: DefineAuthChallengeTriggerEvent): Promise<DefineAuthChallengeTriggerEvent> => {
    const { session, userNotFound } = event.request;
    const right = session.every(
      ({ challengeName, challengeResult }) =>
        challengeName === 'CUSTOM_CHALLENGE' && challengeResult === true,
    );
    // A user name that does not exist gets the same challenge, so that nobody can tell.
    const asksOn = right && session.length < answers;
    const done = right && session.length === answers && userNotFound !== true;
    event.response = {
      ...(asksOn && { challengeName: 'CUSTOM_CHALLENGE' }),
      issueTokens: done,
      failAuthentication: !asksOn && !done,
    };
    return event;
  };
}
