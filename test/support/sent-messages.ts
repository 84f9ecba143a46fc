import {
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { PinpointSMSVoiceV2Client, SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';

/** Sets the senders' settings and a pool for each type of user in this process's environment. */
export function setSenderEnvironment(): void {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    MAIL_FROM: 'Ironcall <no-reply@mail.ironcall.example>',
    MAIL_CONFIGURATION_SET: 'ironcall-test',
    SMS_ORIGINATION_IDENTITY: 'phone-number/phone-test',
    SMS_PARTS_PER_SECOND: '10000',
    SITE_URL: 'https://app.ironcall.example',
    SUPPORT_EMAIL: 'support@ironcall.example',
    WEB_PUSH_SECRET: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:web-push',
    PUSH_HOSTS: 'push.example,*.push.example,localhost',
    INBOUND_MAIL_DOMAIN: 'in.ironcall.example',
    SCHEDULE_GROUP: 'later',
    SCHEDULE_ROLE_ARN: 'arn:aws:iam::000000000000:role/later',
    OWN_QUEUE_ARN: 'arn:aws:sqs:us-east-1:000000000000:later',
    OWN_DEAD_LETTERS_ARN: 'arn:aws:sqs:us-east-1:000000000000:later-dead-letters',
    POOLS: JSON.stringify({
      customer: { userPoolId: 'us-east-1_customers', clientId: 'web-customers' },
      technician: { userPoolId: 'us-east-1_technicians', clientId: 'web-technicians' },
      admin: { userPoolId: 'us-east-1_admins', clientId: 'web-admins' },
    }),
  });
}

export interface SentMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Stands in for SES, End User Messaging, Cognito and secrets, and records what is sent. Call `reset` before each test.
 */
export function standInForSenders() {
  const ses = mockClient(SESv2Client);
  const sms = mockClient(PinpointSMSVoiceV2Client);
  const cognito = mockClient(CognitoIdentityProviderClient);
  const secrets = mockClient(SecretsManagerClient);
  secrets.on(GetSecretValueCommand).resolves({ SecretString: 'what the keys of a test come of' });

  const emails = (): SentMessage[] =>
    ses.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => ({
      to: input.Destination?.ToAddresses?.[0] ?? '',
      subject: input.Content?.Simple?.Subject?.Data ?? '',
      text: input.Content?.Simple?.Body?.Text?.Data ?? '',
      html: input.Content?.Simple?.Body?.Html?.Data ?? '',
      headers: Object.fromEntries(
        (input.Content?.Simple?.Headers ?? []).map(({ Name, Value }) => [Name, Value]),
      ),
    }));
  const texts = (): SentMessage[] =>
    sms.commandCalls(SendTextMessageCommand).map(({ args: [{ input }] }) => ({
      to: input.DestinationPhoneNumber ?? '',
      subject: '',
      text: input.MessageBody ?? '',
      html: '',
      headers: {},
    }));
  return {
    ses,
    sms,
    cognito,
    emails,
    texts,
    poolUsers: () =>
      cognito
        .commandCalls(AdminCreateUserCommand)
        .map(({ args: [{ input }] }) => ({ pool: input.UserPoolId, username: input.Username })),
    /** The newest code sent to that address or number. */
    codeFor: (to: string): string => {
      const newest = [...emails(), ...texts()].filter((message) => message.to === to).at(-1);
      return /^\d{6}/.exec(newest?.text ?? '')?.[0] ?? 'no code was sent';
    },
    reset: () => {
      ses.reset().onAnyCommand().resolves({});
      sms.reset().onAnyCommand().resolves({});
      cognito.reset().onAnyCommand().resolves({});
    },
  };
}
