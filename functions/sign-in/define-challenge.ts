import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda';

/** One challenge, one answer: a passkey is right or the sign-in is over. */
export async function handler(
  event: DefineAuthChallengeTriggerEvent,
): Promise<DefineAuthChallengeTriggerEvent> {
  const answered = event.request.session.at(-1);
  if (answered === undefined) {
    // A name that nobody has is asked like any other, so that it cannot be told apart.
    event.response = {
      challengeName: 'CUSTOM_CHALLENGE',
      issueTokens: false,
      failAuthentication: false,
    };
    return event;
  }
  const right =
    event.request.session.length === 1 &&
    answered.challengeName === 'CUSTOM_CHALLENGE' &&
    answered.challengeResult === true &&
    event.request.userNotFound !== true;
  event.response = { challengeName: '', issueTokens: right, failAuthentication: !right };
  return event;
}
