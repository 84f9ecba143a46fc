import { randomUUID } from 'node:crypto';
import type { CreateAuthChallengeTriggerEvent } from 'aws-lambda';

/**
 * Asks for the passkey and, for admins, then for a code of the authenticator. The challenge keeps its id in private, so that
 * its one answer can be recognized when the trigger repeats.
 */
export async function handler(
  event: CreateAuthChallengeTriggerEvent,
): Promise<CreateAuthChallengeTriggerEvent> {
  const answerWith = event.request.session.length === 0 ? 'passkey' : 'authenticator';
  event.response = {
    publicChallengeParameters: { answerWith },
    privateChallengeParameters: { challengeId: randomUUID(), answerWith },
    challengeMetadata: answerWith,
  };
  return event;
}
