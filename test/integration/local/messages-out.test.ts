import { PinpointSMSVoiceV2Client, SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setToggle } from '#local/console/controls.ts';
import { listMessages } from '#local/console/inbox.ts';
import { ses } from '#local/services/ses.ts';
import { sms } from '#local/services/sms.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

let host: ServiceHost;
let mail: SESv2Client;
let texts: PinpointSMSVoiceV2Client;

beforeEach(async () => {
  host = await startServiceHost({ services: [ses(), sms()] });
  await host.create('AWS::SES::EmailIdentity', { EmailIdentity: 'mail.ironcall.example' });
  await host.create('AWS::SES::ConfigurationSet', { Name: 'outgoing' });
  await host.start();
  mail = new SESv2Client({ ...host.client, maxAttempts: 1 });
  texts = new PinpointSMSVoiceV2Client({ ...host.client, maxAttempts: 1 });
});

afterEach(() => host.stop());

const email = (changes: object = {}) =>
  new SendEmailCommand({
    FromEmailAddress: 'Ironcall <no-reply@mail.ironcall.example>',
    Destination: { ToAddresses: ['dana@westover.example'] },
    ConfigurationSetName: 'outgoing',
    Content: {
      Simple: {
        Subject: { Data: 'Your code' },
        Body: { Text: { Data: 'Code: 123456' }, Html: { Data: '<b>123456</b>' } },
        Headers: [{ Name: 'List-Unsubscribe', Value: '<https://app.ironcall.example/end>' }],
      },
    },
    ...changes,
  });

describe('SES', () => {
  it('keeps a simple message for the inbox', async () => {
    const { MessageId } = await mail.send(email({ ReplyToAddresses: ['reply+7@in.ironcall.example'] }));

    expect(listMessages(host.runtime)).toEqual([
      {
        id: MessageId,
        channel: 'email',
        to: 'dana@westover.example',
        from: 'Ironcall <no-reply@mail.ironcall.example>',
        subject: 'Your code',
        text: 'Code: 123456',
        html: '<b>123456</b>',
        headers: [
          ['Reply-To', 'reply+7@in.ironcall.example'],
          ['List-Unsubscribe', '<https://app.ironcall.example/end>'],
        ],
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
  });

  it('reads a raw message, and makes text of HTML alone', async () => {
    const raw = [
      'From: no-reply@mail.ironcall.example',
      'To: Dana <dana@westover.example>',
      'Subject: =?utf-8?q?Caf=C3=A9?=',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<style>p{}</style><p>Hello <b>there</b></p>',
    ].join('\r\n');

    await mail.send(new SendEmailCommand({ Content: { Raw: { Data: Buffer.from(raw) } } }));

    expect(listMessages(host.runtime)[0]).toMatchObject({
      to: 'dana@westover.example',
      from: 'no-reply@mail.ironcall.example',
      subject: 'Café',
      text: 'Hello there',
    });
  });

  it('refuses a sender that is no identity', async () => {
    const refused = mail.send(email({ FromEmailAddress: 'someone@elsewhere.example' }));

    await expect(refused).rejects.toMatchObject({ name: 'MessageRejected' });
    expect(listMessages(host.runtime)).toEqual([]);
  });

  it('refuses an unknown configuration set', async () => {
    await expect(mail.send(email({ ConfigurationSetName: 'other' }))).rejects.toMatchObject({
      name: 'NotFoundException',
    });
  });

  it('fails by the console’s switch', async () => {
    setToggle(host.runtime, 'email-fails', true);

    await expect(mail.send(email())).rejects.toMatchObject({ name: 'TooManyRequestsException' });
  });
});

describe('SMS', () => {
  const text = (changes: object = {}) =>
    new SendTextMessageCommand({
      DestinationPhoneNumber: '+17015550123',
      OriginationIdentity: '+18885550100',
      MessageBody: '123456 is your code',
      MessageType: 'TRANSACTIONAL',
      ...changes,
    });

  it('keeps a text for the inbox, newest first', async () => {
    await texts.send(text());
    await texts.send(text({ MessageBody: 'second' }));

    expect(listMessages(host.runtime)).toMatchObject([
      { channel: 'sms', to: '+17015550123', from: '+18885550100', text: 'second' },
      { text: '123456 is your code', subject: null, html: null },
    ]);
    expect(listMessages(host.runtime, { to: '+1888' })).toEqual([]);
  });

  it('refuses what is no number, and fails by the console’s switch', async () => {
    await expect(texts.send(text({ DestinationPhoneNumber: 'Dana' }))).rejects.toMatchObject({
      name: 'ValidationException',
    });
    setToggle(host.runtime, 'sms-fails', true);
    await expect(texts.send(text())).rejects.toMatchObject({ name: 'ThrottlingException' });
  });
});
