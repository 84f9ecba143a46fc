import { randomUUID } from 'node:crypto';
import type { CreateAuthChallengeTriggerEvent } from 'aws-lambda';

/** Asks for the passkey. The challenge's own id goes along in private, so that its one answer can be known again. */
export async function handler(
  event: CreateAuthChallengeTriggerEvent,
): Promise<CreateAuthChallengeTriggerEvent> {
  event.response = {
    publicChallengeParameters: { answerWith: 'passkey' },
    privateChallengeParameters: { challengeId: randomUUID() },
    challengeMetadata: 'passkey',
  };
  return event;
}
