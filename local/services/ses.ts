import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import * as z from 'zod';
import { registerToggle } from '../console/controls.ts';
import { keepMessage, recipientOf } from '../console/inbox.ts';
import type { LocalService, Resource, Runtime } from '../runtime.ts';
import { AwsError, operation, restJsonService } from './aws-wire.ts';
import { inert, provider } from './known-properties.ts';
import { physicalName, stableId } from './resource-names.ts';
import type { SmtpService } from './smtp.ts';

/**
 * Outgoing mail by SES v2: mail from a declared identity goes to the inbox, and to `mailIn` if it is to an address of
 * our own.
 */
export function ses({ mailIn }: { readonly mailIn?: Pick<SmtpService, 'deliver'> } = {}): LocalService {
  const identities = new Set<string>();
  const configurationSets = new Set<string>();

  return {
    providers: [
      provider('AWS::SES::EmailIdentity', identityProperties, ({ EmailIdentity }, resource) => {
        identities.add(EmailIdentity.toLowerCase());
        return { ref: EmailIdentity, attributes: dkimRecords(resource, EmailIdentity) };
      }),
      provider('AWS::SES::ConfigurationSet', setProperties, ({ Name }, resource) => {
        const name = physicalName(resource, Name);
        configurationSets.add(name);
        return { ref: name };
      }),
      // There are no bounces or complaints here, so there is nothing to publish.
      provider(
        'AWS::SES::ConfigurationSetEventDestination',
        z.strictObject({ ConfigurationSetName: inert, EventDestination: inert }),
        (_, resource) => ({ ref: physicalName(resource) }),
      ),
    ],
    aws: [
      restJsonService('ses', [
        {
          method: 'POST',
          path: '/v2/email/outbound-emails',
          run: operation(
            sendEmail,
            async (input, runtime) => {
              refuseBySwitch(runtime);
              const message =
                'Simple' in input.Content ? simple(input, input.Content.Simple) : await raw(input);
              if (!isVerified(identities, message.from)) throw notVerified([message.from], runtime);
              refuseInSandbox(identities, message.to, runtime);
              const set = input.ConfigurationSetName;
              if (set && !configurationSets.has(set)) {
                throw new AwsError('NotFoundException', `Configuration set <${set}> does not exist.`, 404);
              }
              const id = `${runtime.clock.now().toString(16).padStart(16, '0')}-${randomUUID()}-000000`;
              keepMessage(runtime, { ...message, id, channel: 'email' });
              await mailIn?.deliver(runtime, message);
              return { MessageId: id };
            },
            'BadRequestException',
          ),
        },
      ]),
    ],
    start: (runtime) => {
      for (const toggle of [emailFails, emailPaused, emailSandbox]) registerToggle(runtime, toggle);
    },
  };
}

const emailFails = {
  id: 'email-fails',
  label: 'Outgoing email fails',
  hint: 'Each SendEmail fails with TooManyRequestsException.',
  counts: 'Emails refused',
};

const emailPaused = {
  id: 'email-paused',
  label: 'Outgoing email is paused',
  hint: 'As while AWS reviews an account, each SendEmail fails with SendingPausedException.',
  counts: 'Emails refused',
};

const emailSandbox = {
  id: 'email-sandbox',
  label: 'Outgoing email is in the sandbox',
  hint: 'As in a new AWS account, only verified addresses get mail: those of the demo’s people and our own domains. Others are refused.',
  counts: 'Emails refused',
};

const identityProperties = z.strictObject({
  EmailIdentity: z.string(),
  ConfigurationSetAttributes: inert,
  DkimAttributes: inert,
  DkimSigningAttributes: inert,
  FeedbackAttributes: inert,
  MailFromAttributes: inert,
  Tags: inert,
});
const setProperties = z.strictObject({
  Name: z.string().optional(),
  DeliveryOptions: inert,
  ReputationOptions: inert,
  SendingOptions: inert,
  SuppressionOptions: inert,
  TrackingOptions: inert,
  VdmOptions: inert,
  Tags: inert,
});

const content = z.strictObject({ Data: z.string(), Charset: z.string().optional() });
const simpleContent = z.strictObject({
  Subject: content,
  Body: z.strictObject({ Text: content.optional(), Html: content.optional() }),
  Headers: z.array(z.strictObject({ Name: z.string(), Value: z.string() })).optional(),
});
const addresses = z.array(z.string()).default([]);
const sendEmail = z.strictObject({
  FromEmailAddress: z.string().optional(),
  FromEmailAddressIdentityArn: z.string().optional(),
  Destination: z
    .strictObject({ ToAddresses: addresses, CcAddresses: addresses, BccAddresses: addresses })
    .optional(),
  ReplyToAddresses: z.array(z.string()).optional(),
  FeedbackForwardingEmailAddress: z.string().optional(),
  Content: z.union([
    z.strictObject({ Simple: simpleContent }),
    z.strictObject({ Raw: z.strictObject({ Data: z.base64() }) }),
  ]),
  EmailTags: z.array(z.strictObject({ Name: z.string(), Value: z.string() })).optional(),
  ConfigurationSetName: z.string().optional(),
});
type SendEmail = z.output<typeof sendEmail>;

function simple(input: SendEmail, message: z.output<typeof simpleContent>) {
  const to = recipients(input);
  if (!input.FromEmailAddress || to.length === 0) {
    throw new AwsError('BadRequestException', 'A sender and at least one recipient are required.');
  }
  const html = message.Body.Html?.Data ?? null;
  return {
    to: to.join(', '),
    from: input.FromEmailAddress,
    subject: message.Subject.Data,
    text: message.Body.Text?.Data ?? textOf(html ?? ''),
    html,
    headers: [
      ...replyToOf(input),
      ...(message.Headers ?? []).map(({ Name, Value }) => [Name, Value] as const),
    ],
  };
}

async function raw(input: SendEmail) {
  const data = 'Raw' in input.Content ? input.Content.Raw.Data : '';
  const mail = await PostalMime.parse(Buffer.from(data, 'base64'));
  const named = [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])];
  const to = input.Destination ? recipients(input) : named.flatMap(({ address }) => address ?? []);
  const from = input.FromEmailAddress ?? mail.from?.address;
  if (!from || to.length === 0) {
    throw new AwsError('BadRequestException', 'A sender and at least one recipient are required.');
  }
  return {
    to: to.join(', '),
    from,
    subject: mail.subject ?? '',
    text: mail.text ?? textOf(mail.html ?? ''),
    html: mail.html ?? null,
    headers: replyToOf(input),
  };
}

function replyToOf({ ReplyToAddresses: to = [] }: SendEmail): (readonly [string, string])[] {
  return to.length > 0 ? [['Reply-To', to.join(', ')]] : [];
}

function recipients({ Destination: to }: SendEmail): string[] {
  return to ? [...to.ToAddresses, ...to.CcAddresses, ...to.BccAddresses] : [];
}

function textOf(html: string): string {
  return html
    .replace(/<(style|script)[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function refuseBySwitch(runtime: Runtime): void {
  const failing = registerToggle(runtime, emailFails);
  if (failing.on) {
    failing.count();
    throw new AwsError('TooManyRequestsException', 'Email is set to fail in the console.', 429);
  }
  const paused = registerToggle(runtime, emailPaused);
  if (paused.on) {
    paused.count();
    throw new AwsError('SendingPausedException', 'Email sending is paused for this account.');
  }
}

function refuseInSandbox(identities: ReadonlySet<string>, to: string, runtime: Runtime): void {
  const sandbox = registerToggle(runtime, emailSandbox);
  if (!sandbox.on) return;
  const strangers = to
    .split(', ')
    .filter((one) => !isVerified(identities, one) && recipientOf(runtime, { to: addressIn(one) }) === null);
  if (strangers.length === 0) return;
  sandbox.count();
  throw notVerified(strangers, runtime);
}

/** Whether the address or its domain is an identity, which SES would require to be verified. */
function isVerified(identities: ReadonlySet<string>, mailbox: string): boolean {
  const address = addressIn(mailbox);
  const labels = (address.split('@')[1] ?? '').split('.');
  const domains = labels.map((_, position) => labels.slice(position).join('.'));
  return [address, ...domains].some((identity) => identities.has(identity));
}

/** The address of `Name <address>`. */
function addressIn(mailbox: string): string {
  return (/<([^>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox).trim().toLowerCase();
}

function notVerified(identities: readonly string[], runtime: Runtime): AwsError {
  return new AwsError(
    'MessageRejected',
    `Email address is not verified. The following identities failed the check in region ` +
      `${runtime.region.toUpperCase()}: ${identities.join(', ')}`,
  );
}

function dkimRecords(resource: Resource, identity: string): Record<string, string> {
  const records: Record<string, string> = {};
  for (const number of [1, 2, 3]) {
    const token = stableId({ ...resource, logicalId: `${resource.logicalId}/${number}` }, 32);
    records[`DkimDNSTokenName${number}`] = `${token}._domainkey.${identity}`;
    records[`DkimDNSTokenValue${number}`] = `${token}.dkim.amazonses.com`;
  }
  return records;
}
