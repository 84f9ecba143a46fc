import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda';
import { stepOf } from './authenticator.ts';
import { authenticatorKeyOf, spendStep } from './authenticators.store.ts';
import { spendPasskey } from './passkeys.store.ts';
import { countWrongCode, warnOfWrongCodes } from './wrong-codes.store.ts';

/**
 * Spends the passkey from `auth.otpVerify`, if it is for this account in this pool; or checks the authenticator's code.
 */
export async function handler(
  event: VerifyAuthChallengeResponseTriggerEvent,
): Promise<VerifyAuthChallengeResponseTriggerEvent> {
  const { userPoolId, userName, request } = event;
  const { challengeId, answerWith } = request.privateChallengeParameters;
  const answer = { text: request.challengeAnswer, challengeId: challengeId ?? '', now: new Date() };
  event.response.answerCorrect =
    challengeId !== undefined &&
    request.userNotFound !== true &&
    (answerWith === 'authenticator'
      ? await isOfAuthenticator(userName, answer)
      : await spendPasskey(answer.text, { userPoolId, accountId: userName }, challengeId, answer.now));
  return event;
}

/** Each code works once. After too many wrong ones in a row, only an operator can open it again (runbook). */
async function isOfAuthenticator(
  accountId: string,
  { text, challengeId, now }: { text: string; challengeId: string; now: Date },
): Promise<boolean> {
  const key = await authenticatorKeyOf(accountId);
  if (key === undefined) return false;
  const counted = { who: accountId, by: 'authenticator' } as const;
  const step = stepOf(text, key, now);
  if (step !== undefined) return spendStep(counted, step, challengeId);
  const inARow = await countWrongCode(counted, now);
  if (inARow !== undefined) await warnOfWrongCodes(counted, inARow, now);
  return false;
}
