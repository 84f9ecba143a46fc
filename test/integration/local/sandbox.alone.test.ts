import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendEmail } from '#functions/notifications/channels/email.ts';
import { sendTextMessage } from '#functions/notifications/channels/text-message.ts';
import { sendCode } from '#functions/sign-in/send-code.ts';
import { setToggle } from '#local/console/controls.ts';
import { nameRecipients } from '#local/console/inbox.ts';
import { ses } from '#local/services/ses.ts';
import { sms } from '#local/services/sms.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

/** The product's own senders with an account in the sandbox. */
let host: ServiceHost;

const stranger = { phone: '+13145550199', email: 'stranger@elsewhere.example' };
const known = { phone: '+13145550111', email: 'dana@ridgeline.example' };

beforeAll(async () => {
  host = await startServiceHost({ services: [ses(), sms()] });
  await host.create('AWS::SES::EmailIdentity', { EmailIdentity: 'ironcall.example' });
  await host.create('AWS::SES::ConfigurationSet', { Name: 'outgoing' });
  await host.start();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: host.client.endpoint,
    AWS_REGION: host.client.region,
    AWS_ACCESS_KEY_ID: host.client.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: host.client.credentials.secretAccessKey,
    SMS_ORIGINATION_IDENTITY: '+18885550100',
    MAIL_FROM: 'Ironcall <no-reply@ironcall.example>',
    MAIL_CONFIGURATION_SET: 'outgoing',
  });
  nameRecipients(host.runtime, (to) =>
    Object.values(known).includes(to) ? { name: 'Dana Reyes', isPlayed: false } : undefined,
  );
  for (const toggle of ['sms-sandbox', 'email-sandbox']) setToggle(host.runtime, toggle, true);
});

afterAll(() => host.stop());

describe('an account in the sandbox', () => {
  it('sends to people it knows', async () => {
    const text = await sendTextMessage({ to: known.phone, text: 'Hello' });
    const mail = await sendEmail({ to: known.email, subject: 'Hello', text: 'Hello' });

    expect([text, mail]).toEqual(['sent', 'sent']);
  });

  it('refuses strangers for good, so nothing is retried', async () => {
    const text = await sendTextMessage({ to: stranger.phone, text: 'Hello' });
    const mail = await sendEmail({ to: stranger.email, subject: 'Hello', text: 'Hello' });

    expect([text, mail]).toEqual(['refused', 'refused']);
  });

  it('leaves mail from an unverified sender for a retry', async () => {
    const before = process.env.MAIL_FROM;
    process.env.MAIL_FROM = 'no-reply@not-ours.example';

    const mail = sendEmail({ to: stranger.email, subject: 'Hello', text: 'Hello' });

    await expect(mail).rejects.toThrow('no-reply@not-ours.example');
    process.env.MAIL_FROM = before;
  });

  it('tells people what to do when no code can reach them', async () => {
    const byText = sendCode({ phone: stranger.phone, hasStopped: false }, '123456');
    const byMail = sendCode({ email: stranger.email }, '123456');

    await expect(byText).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'We can’t text this number. Please check it, or use your email address.',
    });
    await expect(byMail).rejects.toMatchObject({
      code: 'CONFLICT',
      message:
        'We can’t send mail to this address. Please check it, or use another address or your phone number.',
    });
  });
});
