import * as z from 'zod';
import { readEnv } from '#functions/platform/env.ts';
import { oneLine, withoutUnseen } from '#schema/text.ts';

export interface Email {
  readonly to: string;
  readonly subject: string;
  /** Plain text; links in full. */
  readonly text: string;
  readonly html?: string;
  /** Where a reply goes; nowhere if unset. */
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `refused`: no retry will ever deliver this message to that address. */
export type Delivery = 'sent' | 'refused';

/** Sends by SES. Throws if a retry may succeed. */
export async function sendEmail(email: Email): Promise<Delivery> {
  const env = readEnv({ MAIL_FROM: z.string().min(1), MAIL_CONFIGURATION_SET: z.string().min(1) });
  const { BadRequestException, MessageRejected, SendEmailCommand, SESv2Client } = await import(
    '@aws-sdk/client-sesv2'
  );
  client ??= new SESv2Client({ maxAttempts: 3 });
  try {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: env.MAIL_FROM,
        ConfigurationSetName: env.MAIL_CONFIGURATION_SET,
        Destination: { ToAddresses: [email.to] },
        ...(email.replyTo !== undefined && { ReplyToAddresses: [email.replyTo] }),
        Content: {
          Simple: {
            Subject: { Data: oneLine(email.subject), Charset: 'UTF-8' },
            Body: {
              Text: { Data: withoutUnseen(email.text), Charset: 'UTF-8' },
              ...(email.html !== undefined && { Html: { Data: email.html, Charset: 'UTF-8' } }),
            },
            ...(email.headers && {
              Headers: Object.entries(email.headers).map(([Name, Value]) => ({ Name, Value })),
            }),
          },
        },
      }),
    );
    return 'sent';
  } catch (error) {
    if (error instanceof BadRequestException) return 'refused';
    // SES's sandbox names the recipient it doesn't know. An unverified sender is for us to fix, and worth a retry.
    if (error instanceof MessageRejected && error.message.includes(email.to)) return 'refused';
    throw error;
  }
}

let client: import('@aws-sdk/client-sesv2').SESv2Client | undefined;
