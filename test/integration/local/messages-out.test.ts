import {
  ConflictException,
  PinpointSMSVoiceV2Client,
  SendTextMessageCommand,
} from '@aws-sdk/client-pinpoint-sms-voice-v2';
import {
  MessageRejected,
  SESv2Client,
  SendEmailCommand,
  SendingPausedException,
} from '@aws-sdk/client-sesv2';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listControls, setToggle } from '#local/console/controls.ts';
import { listMessages, nameRecipients } from '#local/console/inbox.ts';
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

const countOf = (toggle: string) =>
  listControls(host.runtime).toggles.find(({ id }) => id === toggle)?.counted;

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
  it('reports bounces and complaints of its mailbox simulator, and of all mail with the switch on', async () => {
    await host.create('AWS::SES::ConfigurationSetEventDestination', {
      ConfigurationSetName: 'outgoing',
      EventDestination: {
        MatchingEventTypes: ['bounce', 'complaint'],
        EventBridgeDestination: {
          EventBusArn: 'arn:aws:events:us-east-1:000000000000:event-bus/default',
        },
      },
    });
    const to = (address: string) => mail.send(email({ Destination: { ToAddresses: [address] } }));

    await to('bounce+ann@simulator.amazonses.com');
    await to('Bo <complaint@simulator.amazonses.com>');
    await to('dana@westover.example');
    setToggle(host.runtime, 'email-bounces', true);
    await to('dana@westover.example');

    const bounceOf = (emailAddress: string) => ({
      busName: 'default',
      source: 'aws.ses',
      detailType: 'Email Bounced',
      detail: {
        eventType: 'Bounce',
        bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress }] },
        mail: { tags: { 'ses:configuration-set': ['outgoing'] } },
      },
    });
    expect(host.events).toMatchObject([
      bounceOf('bounce+ann@simulator.amazonses.com'),
      {
        detailType: 'Email Complaint Received',
        detail: {
          eventType: 'Complaint',
          complaint: {
            complainedRecipients: [{ emailAddress: 'Bo <complaint@simulator.amazonses.com>' }],
          },
        },
      },
      bounceOf('dana@westover.example'),
    ]);
    expect(countOf('email-bounces')).toBe('Emails bounced: 1');
  });

  it('stores a simple message in the inbox', async () => {
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

  it('reads a raw message and turns HTML-only mail into text', async () => {
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

  it('refuses an unknown sender', async () => {
    const refused = mail.send(email({ FromEmailAddress: 'someone@elsewhere.example' }));

    await expect(refused).rejects.toMatchObject({ name: 'MessageRejected' });
    expect(listMessages(host.runtime)).toEqual([]);
  });

  it('refuses an unknown configuration set', async () => {
    await expect(mail.send(email({ ConfigurationSetName: 'other' }))).rejects.toMatchObject({
      name: 'NotFoundException',
    });
  });

  it('fails with the console’s switch on', async () => {
    setToggle(host.runtime, 'email-fails', true);

    await expect(mail.send(email())).rejects.toMatchObject({ name: 'TooManyRequestsException' });
    expect(countOf('email-fails')).toBe('Emails refused: 1');
  });

  it('sends nothing while paused', async () => {
    setToggle(host.runtime, 'email-paused', true);

    await expect(mail.send(email())).rejects.toBeInstanceOf(SendingPausedException);

    expect(listMessages(host.runtime)).toEqual([]);
    expect(countOf('email-paused')).toBe('Emails refused: 1');
  });

  it('sends only to known people and its own domains in the sandbox', async () => {
    setToggle(host.runtime, 'email-sandbox', true);
    nameRecipients(host.runtime, (to) =>
      to === 'dana@westover.example' ? { name: 'Dana', isPlayed: false } : undefined,
    );
    const to = (address: string) =>
      mail.send(email({ Destination: { ToAddresses: [address] } })).then(
        () => 'sent',
        (error: unknown) => error,
      );

    const known = [await to('Dana <Dana@westover.example>'), await to('ops@mail.ironcall.example')];
    const refused = await to('stranger@elsewhere.example');

    expect(known).toEqual(['sent', 'sent']);
    expect(refused).toBeInstanceOf(MessageRejected);
    expect(String(refused)).toMatch(
      /Email address is not verified\. .* in region US-EAST-1: stranger@elsewhere\.example$/,
    );
    expect(countOf('email-sandbox')).toBe('Emails refused: 1');
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

  it('stores texts in the inbox, newest first', async () => {
    await texts.send(text());
    await texts.send(text({ MessageBody: 'second' }));

    expect(listMessages(host.runtime)).toMatchObject([
      { channel: 'sms', to: '+17015550123', from: '+18885550100', text: 'second' },
      { text: '123456 is your code', subject: null, html: null },
    ]);
    expect(listMessages(host.runtime, { to: '+1888' })).toEqual([]);
  });

  it('refuses an invalid number, and everything with the console’s switch on', async () => {
    await expect(texts.send(text({ DestinationPhoneNumber: 'Dana' }))).rejects.toMatchObject({
      name: 'ValidationException',
    });
    setToggle(host.runtime, 'sms-fails', true);
    await expect(texts.send(text())).rejects.toMatchObject({ name: 'ThrottlingException' });
    expect(countOf('sms-fails')).toBe('Texts refused: 1');
  });

  it('sends only to known people in the sandbox', async () => {
    setToggle(host.runtime, 'sms-sandbox', true);
    nameRecipients(host.runtime, (to) =>
      to === '+17015550123' ? { name: 'Dana', isPlayed: false } : undefined,
    );

    await texts.send(text());
    const stranger = texts.send(text({ DestinationPhoneNumber: '+17015550199' }));

    await expect(stranger).rejects.toBeInstanceOf(ConflictException);
    await expect(stranger).rejects.toMatchObject({
      Reason: 'DESTINATION_PHONE_NUMBER_NOT_VERIFIED',
      ResourceId: '+17015550199',
    });
    expect(listMessages(host.runtime).map(({ to }) => to)).toEqual(['+17015550123']);
    expect(countOf('sms-sandbox')).toBe('Texts refused: 1');
  });

  it('sends three texts a second on the runtime’s clock, with the rate switch on', async () => {
    setToggle(host.runtime, 'sms-rate', true);
    const burst = () =>
      Promise.all(
        [1, 2, 3, 4].map(() =>
          texts.send(text()).then(
            () => 'sent',
            ({ name }: Error) => name,
          ),
        ),
      );

    const first = await burst();
    await host.clock.advance(1_000);
    const second = await burst();

    const each = ['ThrottlingException', 'sent', 'sent', 'sent'];
    expect([first.sort(), second.sort()]).toEqual([each, each]);
    expect(countOf('sms-rate')).toBe('Texts refused: 2');
  });

  it('counts a text’s parts toward that rate, separately for each number', async () => {
    setToggle(host.runtime, 'sms-rate', true);
    const codes = 'arn:aws:sms-voice:us-east-1:000000000000:phone-number/phone-0090';
    const threeParts = 'ł'.repeat(2 * 67 + 1);

    await texts.send(text({ MessageBody: threeParts }));
    const second = texts.send(text());
    await expect(second).rejects.toMatchObject({ name: 'ThrottlingException' });
    await texts.send(text({ OriginationIdentity: codes }));

    expect(listMessages(host.runtime).map(({ from }) => from)).toEqual(['+18885550190', '+18885550100']);
  });
});
