import { randomBytes } from 'node:crypto';
import PostalMime, { type Address } from 'postal-mime';
import type { Runtime } from '../../runtime.ts';
import { putObject } from '../s3/objects.ts';
import type { ReceiptRule, ReceiptRules } from './receipt-rules.ts';
import { currentVerdicts, type Verdicts } from './verdicts.ts';

export interface Envelope {
  readonly from: string;
  readonly recipients: readonly string[];
  /** The name that the sending host gave. */
  readonly helo: string;
}

/**
 * Accepts a message as SES does: runs the actions of each rule for one of its recipients, in order. Resolves when the
 * message and the invocations are stored. Returns SES's message id.
 */
export async function receiveMail(
  runtime: Runtime,
  rules: ReceiptRules,
  envelope: Envelope,
  message: Buffer,
): Promise<string> {
  const messageId = makeMessageId();
  const verdicts = currentVerdicts(runtime);
  const headers = await readHeaders(message);
  for (const { rule, recipients } of rules.matching(envelope.recipients)) {
    const received = { messageId, envelope, recipients, verdicts, rule, headers };
    for (const action of rule.actions) {
      if (action.kind === 's3') {
        const body = Buffer.concat([traceHeaders(runtime, received), message]);
        await putObject(runtime, { bucket: action.bucket, key: `${action.prefix}${messageId}`, body });
      } else if (action.kind === 'lambda') {
        await runtime.invokeAsync(action.functionArn, receiptEvent(runtime, received, action.functionArn));
      }
    }
  }
  return messageId;
}

interface Received {
  readonly messageId: string;
  readonly envelope: Envelope;
  /** The envelope's recipients that the rule accepts. */
  readonly recipients: readonly string[];
  readonly verdicts: Verdicts;
  readonly rule: ReceiptRule;
  readonly headers: Awaited<ReturnType<typeof readHeaders>>;
}

/** Forty letters and digits, like SES's. */
function makeMessageId(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(randomBytes(40), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Only parses the headers: the rest may be forty megabytes. */
async function readHeaders(message: Buffer) {
  const end = ['\r\n\r\n', '\n\n'].map((gap) => message.indexOf(gap)).filter((position) => position >= 0);
  const head = message.subarray(0, Math.min(message.length, ...end));
  return PostalMime.parse(Buffer.concat([head, Buffer.from('\r\n\r\n')]));
}

/** https://docs.aws.amazon.com/ses/latest/dg/receiving-email-action-lambda-event.html */
function receiptEvent(runtime: Runtime, received: Received, functionArn: string) {
  const { messageId, envelope, recipients, verdicts, rule, headers } = received;
  const timestamp = new Date(runtime.clock.now()).toISOString();
  const [to, cc] = [addressList(headers.to), addressList(headers.cc)];
  const named = [...(headers.to ?? []), ...(headers.cc ?? [])].flatMap(addressesOf);
  const header = (name: string) => headers.headers.find(({ key }) => key === name)?.value;
  const scanned = (status: string) => ({ status: rule.scans ? status : 'DISABLED' });
  return {
    Records: [
      {
        eventSource: 'aws:ses',
        eventVersion: '1.0',
        ses: {
          mail: {
            timestamp,
            source: envelope.from,
            messageId,
            destination: named.length > 0 ? named : envelope.recipients,
            headersTruncated: false,
            headers: headers.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
            commonHeaders: {
              returnPath: envelope.from,
              ...(headers.from && { from: addressList([headers.from]) }),
              ...(header('date') && { date: header('date') }),
              ...(to.length > 0 && { to }),
              ...(cc.length > 0 && { cc }),
              ...(headers.messageId && { messageId: headers.messageId }),
              ...(headers.subject !== undefined && { subject: headers.subject }),
            },
          },
          receipt: {
            timestamp,
            processingTimeMillis: 1,
            recipients,
            spamVerdict: scanned(verdicts.spam),
            virusVerdict: scanned(verdicts.virus),
            spfVerdict: { status: verdicts.spf },
            dkimVerdict: { status: verdicts.dkim },
            dmarcVerdict: { status: verdicts.dmarc },
            action: { type: 'Lambda', functionArn, invocationType: 'Event' },
          },
        },
      },
    ],
  };
}

/** What SES adds before the stored message. */
function traceHeaders(runtime: Runtime, received: Received): Buffer {
  const { messageId, envelope, recipients, verdicts, rule } = received;
  const domain = envelope.from.split('@')[1] ?? 'unknown';
  const date = new Date(runtime.clock.now()).toUTCString().replace('GMT', '+0000 (UTC)');
  const results = [
    `spf=${verdicts.spf.toLowerCase()} client-ip=127.0.0.1 envelope-from=${envelope.from}`,
    `dkim=${verdicts.dkim.toLowerCase()} header.i=@${domain}`,
    `dmarc=${verdicts.dmarc.toLowerCase()} header.from=${domain}`,
  ];
  const lines = [
    `Return-Path: <${envelope.from}>`,
    `Received: from ${envelope.helo} (localhost [127.0.0.1])`,
    ` by inbound-smtp.${runtime.region}.amazonaws.com with SMTP id ${messageId}`,
    ` for ${recipients[0]};`,
    ` ${date}`,
    ...(rule.scans ? [`X-SES-Spam-Verdict: ${verdicts.spam}`, `X-SES-Virus-Verdict: ${verdicts.virus}`] : []),
    `Received-SPF: ${verdicts.spf.toLowerCase()} client-ip=127.0.0.1; envelope-from=${envelope.from};`,
    `Authentication-Results: amazonses.com; ${results.join('; ')};`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n`);
}

function addressList(addresses: readonly Address[] = []): string[] {
  return addresses.flatMap((each) =>
    (each.group ?? [each]).map(({ name, address }) => (name ? `${name} <${address}>` : address)),
  );
}

function addressesOf(each: Address): string[] {
  return (each.group ?? [each]).map(({ address }) => address);
}
