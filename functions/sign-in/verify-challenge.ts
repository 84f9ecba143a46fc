import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda';
import { spendPasskey } from './passkeys.store.ts';

/** Uses up the passkey that `auth.otpVerify` gave, where it is for this account in this pool. */
export async function handler(
  event: VerifyAuthChallengeResponseTriggerEvent,
): Promise<VerifyAuthChallengeResponseTriggerEvent> {
  const { challengeId } = event.request.privateChallengeParameters;
  event.response.answerCorrect =
    challengeId !== undefined &&
    event.request.userNotFound !== true &&
    (await spendPasskey(
      event.request.challengeAnswer,
      { userPoolId: event.userPoolId, accountId: event.userName },
      challengeId,
      new Date(),
    ));
  return event;
}
