import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { registerToggle } from '../console/controls.ts';
import { keepMessage } from '../console/inbox.ts';
import type { LocalService } from '../runtime.ts';
import { AwsError, jsonService, operation } from './aws-wire.ts';

/** End User Messaging SMS: what is sent lands in the inbox. */
export function sms(): LocalService {
  return {
    aws: [
      jsonService({
        signingName: 'sms-voice',
        target: 'PinpointSMSVoiceV2',
        version: '1.0',
        operations: {
          SendTextMessage: operation(sendTextMessage, (input, runtime) => {
            if (registerToggle(runtime, smsFails).on) {
              throw new AwsError('ThrottlingException', 'Text messages fail by a switch of the console.');
            }
            if (input.DryRun) return { MessageId: randomUUID() };
            const { id } = keepMessage(runtime, {
              channel: 'sms',
              to: input.DestinationPhoneNumber,
              from: input.OriginationIdentity ?? 'shared number',
              subject: null,
              text: input.MessageBody,
              html: null,
            });
            return { MessageId: id };
          }),
        },
      }),
    ],
    start: (runtime) => {
      registerToggle(runtime, smsFails);
    },
  };
}

const smsFails = {
  id: 'sms-fails',
  label: 'Text messages fail',
  hint: 'Each SendTextMessage answers ThrottlingException.',
};

const sendTextMessage = z.strictObject({
  DestinationPhoneNumber: z
    .string()
    .regex(/^\+?[1-9]\d{1,18}$/, 'DestinationPhoneNumber is not in E.164 format'),
  OriginationIdentity: z.string().optional(),
  MessageBody: z.string().min(1).max(1600),
  MessageType: z.enum(['TRANSACTIONAL', 'PROMOTIONAL']).optional(),
  ConfigurationSetName: z.string().optional(),
  Context: z.record(z.string(), z.string()).optional(),
  DryRun: z.boolean().optional(),
  MaxPrice: z.string().optional(),
  TimeToLive: z.int().optional(),
  DestinationCountryParameters: z.record(z.string(), z.string()).optional(),
});
