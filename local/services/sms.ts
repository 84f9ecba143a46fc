import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { registerToggle } from '../console/controls.ts';
import { findMessage, keepMessage, keepReply, listMessages, recipientOf } from '../console/inbox.ts';
import { json, jsonOf } from '../http-server.ts';
import type { AwsRequest, AwsResponse, LocalService, Runtime } from '../runtime.ts';
import { AwsError, jsonService, operation } from './aws-wire.ts';
import type { SnsService } from './sns.ts';

/**
 * End User Messaging SMS: sent messages go to the inbox, and texts typed as a phone's owner are published as by two-way
 * messaging. On AWS an operator connects a number to its topic; here every number is connected to every topic whose
 * policy allows the service.
 */
export function sms({ topics }: { readonly topics?: SnsService } = {}): LocalService {
  /** By number: when its last message parts went out, by the runtime's clock. */
  const lately = new Map<string, readonly number[]>();

  function refuse(to: string, from: string, text: string, runtime: Runtime): void {
    const failing = registerToggle(runtime, smsFails);
    if (failing.on) {
      failing.count();
      throw new AwsError('ThrottlingException', 'Text messages are set to fail in the console.');
    }
    const sandbox = registerToggle(runtime, smsSandbox);
    if (sandbox.on && recipientOf(runtime, { to }) === null) {
      sandbox.count();
      throw new AwsError('ConflictException', 'The destination phone number is not verified.', 400, {
        Reason: 'DESTINATION_PHONE_NUMBER_NOT_VERIFIED',
        ResourceType: 'verified-destination-number',
        ResourceId: to,
      });
    }
    const limit = registerToggle(runtime, smsRate);
    const now = runtime.clock.now();
    const recent = (lately.get(from) ?? []).filter((at) => at > now - 1000);
    const parts = partsOf(text);
    // A text with more parts than that goes out alone.
    if (limit.on && recent.length > 0 && recent.length + parts > mostPerSecond) {
      limit.count();
      throw new AwsError('ThrottlingException', 'Rate exceeded.');
    }
    lately.set(from, [...recent, ...Array<number>(parts).fill(now)]);
  }

  return {
    aws: [
      jsonService({
        signingName: 'sms-voice',
        target: 'PinpointSMSVoiceV2',
        version: '1.0',
        operations: {
          SendTextMessage: operation(sendTextMessage, (input, runtime) => {
            const from = numberOf(input.OriginationIdentity);
            refuse(input.DestinationPhoneNumber, from, input.MessageBody, runtime);
            if (input.DryRun) return { MessageId: randomUUID() };
            const { id } = keepMessage(runtime, {
              channel: 'sms',
              to: input.DestinationPhoneNumber,
              from,
              subject: null,
              text: input.MessageBody,
              html: null,
            });
            return { MessageId: id };
          }),
        },
      }),
    ],
    routes: {
      '/_local/api/text-messages': (request, runtime) => receive(request, runtime, topics),
    },
    start: (runtime) => {
      for (const toggle of [smsFails, smsSandbox, smsRate]) registerToggle(runtime, toggle);
    },
  };
}

/** The number that people see: 888-555-01 and the last two digits of the identity's name. */
function numberOf(identity: string | undefined): string {
  if (identity === undefined) return 'shared number';
  return `${ownNumber.slice(0, -2)}${/\d\d$/.exec(identity)?.[0] ?? '00'}`;
}

/** Our number, which people text. */
const ownNumber = '+18885550100';

/**
 * As carriers count: up to 160 characters of the GSM alphabet in one part or 153 in each of several; 70 and 67 of other
 * characters.
 */
function partsOf(text: string): number {
  const isGsm = /^[\n\r -_a-z{|}~@£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà€]*$/.test(text);
  const length = isGsm ? text.length + (text.match(/[{}[\]^~\\|€]/g)?.length ?? 0) : text.length;
  const [alone, each] = isGsm ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / each);
}

/**
 * `{ "to": id, "text" }` replies to an inbox message as its recipient; `{ "from": number, "text" }` sends a new one.
 */
const typed = z.union([
  z.strictObject({ to: z.string(), text: z.string().trim().min(1).max(1600) }),
  z.strictObject({ from: z.string().regex(/^\+?\d{3,15}$/), text: z.string().trim().min(1).max(1600) }),
]);

async function receive(
  { method, body }: AwsRequest,
  runtime: Runtime,
  topics: SnsService | undefined,
): Promise<AwsResponse> {
  const parsed = typed.safeParse(method === 'POST' ? jsonOf(body) : undefined);
  if (!parsed.success) {
    return json({ message: 'POST {"to": id of a message, "text"} or {"from": number, "text"}.' }, 400);
  }
  const { text } = parsed.data;
  const answered =
    'to' in parsed.data
      ? findMessage(runtime, parsed.data.to)
      : listMessages(runtime, { channel: 'sms', to: parsed.data.from, limit: 1 })[0];
  if ('to' in parsed.data && answered?.channel !== 'sms') {
    return json({ message: 'There is no such text message.' }, 404);
  }
  const open = topics?.topicsOpenTo('sms-voice.amazonaws.com') ?? [];
  if (topics === undefined || open.length === 0) {
    return json(
      {
        message:
          'No topic accepts text messages: its policy would have to let sms-voice.amazonaws.com publish.',
      },
      409,
    );
  }
  const number = answered?.from ?? ownNumber;
  const inboundMessageId = randomUUID();
  const message = JSON.stringify({
    originationNumber: 'from' in parsed.data ? parsed.data.from : answered?.to,
    destinationNumber: number,
    messageKeyword: keywordOf(text, number),
    messageBody: text,
    inboundMessageId,
    ...(answered && { previousPublishedMessageId: answered.id }),
  });
  for (const topic of open) await topics.publish(topic, message, runtime);
  if (answered) keepReply(runtime, answered.id, { text, at: new Date(runtime.clock.now()).toISOString() });
  return json({ inboundMessageId });
}

/** The keyword at the start of a message, from the defaults of every number. */
function keywordOf(text: string, number: string): string {
  const word = text.split(/\s/)[0]?.toUpperCase() ?? '';
  return ['HELP', 'STOP'].includes(word) ? word : `KEYWORD_${number.slice(1)}`;
}

const smsFails = {
  id: 'sms-fails',
  label: 'Text messages fail',
  hint: 'Each SendTextMessage fails with ThrottlingException.',
  counts: 'Texts refused',
};

const smsSandbox = {
  id: 'sms-sandbox',
  label: 'Text messages are in the sandbox',
  hint: 'As in a new AWS account, only verified numbers get texts: those of the demo’s people. Others are refused.',
  counts: 'Texts refused',
};

/** AWS's limit for a toll-free number. */
const mostPerSecond = 3;

const smsRate = {
  id: 'sms-rate',
  label: 'Our numbers send few texts',
  hint: `As a toll-free number, each sends ${mostPerSecond} message parts a second; more fail with ThrottlingException.`,
  counts: 'Texts refused',
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
