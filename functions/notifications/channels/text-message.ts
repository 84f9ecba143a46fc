import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { withoutUnseen } from '#schema/text.ts';
import type { Delivery } from './email.ts';

export interface TextMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/**
 * Sends by End User Messaging. `stopped`: the number is on an opt-out list, the service's or a carrier's. Throws if a retry
 * may succeed.
 */
export async function sendTextMessage(message: TextMessage): Promise<Delivery | 'stopped'> {
  const env = readEnv({ SMS_ORIGINATION_IDENTITY: z.string().min(1) });
  const { ConflictException, PinpointSMSVoiceV2Client, SendTextMessageCommand, ValidationException } =
    await import('@aws-sdk/client-pinpoint-sms-voice-v2');
  client ??= new PinpointSMSVoiceV2Client({ maxAttempts: 3 });
  try {
    await client.send(
      new SendTextMessageCommand({
        DestinationPhoneNumber: message.to,
        OriginationIdentity: env.SMS_ORIGINATION_IDENTITY,
        MessageBody: withoutUnseen(message.text),
        MessageType: 'TRANSACTIONAL',
      }),
    );
    return 'sent';
  } catch (error) {
    if (error instanceof ConflictException) {
      if (error.Reason === 'DESTINATION_PHONE_NUMBER_OPTED_OUT') return 'stopped';
      // The account is in the SMS sandbox, which only texts verified numbers.
      if (error.Reason === 'DESTINATION_PHONE_NUMBER_NOT_VERIFIED') return 'refused';
    }
    if (error instanceof ValidationException) return 'refused';
    throw error;
  }
}

let client: import('@aws-sdk/client-pinpoint-sms-voice-v2').PinpointSMSVoiceV2Client | undefined;
