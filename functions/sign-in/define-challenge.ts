import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda';

/** One challenge, one answer: a passkey is right or the sign-in is over. */
export const handler = askFor(1);

/** Asks for so many answers, one after the other (see `create-challenge`); the first wrong one ends the sign-in. */
export function askFor(answers: number) {
  return async (event: DefineAuthChallengeTriggerEvent): Promise<DefineAuthChallengeTriggerEvent> => {
    const { session, userNotFound } = event.request;
    const right = session.every(
      ({ challengeName, challengeResult }) =>
        challengeName === 'CUSTOM_CHALLENGE' && challengeResult === true,
    );
    // A name that nobody has is asked like any other, so that it cannot be told apart.
    const asksOn = right && session.length < answers;
    const done = right && session.length === answers && userNotFound !== true;
    event.response = {
      challengeName: asksOn ? 'CUSTOM_CHALLENGE' : '',
      issueTokens: done,
      failAuthentication: !asksOn && !done,
    };
    return event;
  };
}
