import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import { listMessages } from '#local/console/inbox.ts';
import { listObjects, readObject } from '#local/services/s3/objects.ts';
import { s3 } from '#local/services/s3.ts';
import { ses } from '#local/services/ses.ts';
import { smtp } from '#local/services/smtp.ts';
import { eventsAbout } from '#test/support/admins.ts';
import { startDatabase, type TestDatabase } from '#test/support/database.ts';
import { openMailbox } from '#test/support/mailbox.ts';
import { monday } from '#test/support/orders.ts';
import { batchOf } from '#test/support/queue-batches.ts';
import { scene } from '#test/support/scene.ts';
import { setSenderEnvironment } from '#test/support/sent-messages.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

let database: TestDatabase;
let host: ServiceHost;
let uploads: string;
let sendEmails: typeof import('#functions/notifications/send-email.ts').handler;
const port = smtp({ port: 0 });

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: monday });
  mockClient(SecretsManagerClient).onAnyCommand().resolves({ SecretString: 'a secret of the environment' });
  setSenderEnvironment();
  [database, host] = await Promise.all([
    startDatabase(),
    startServiceHost({ services: [s3(), ses(), port] }),
  ]);
  uploads = (await host.create('AWS::S3::Bucket', {}, 'Uploads')).ref;
  const mails = (await host.create('AWS::S3::Bucket', {}, 'Mail')).ref;
  await host.create('AWS::SES::EmailIdentity', { EmailIdentity: 'mail.ironcall.example' });
  await host.create('AWS::SES::ConfigurationSet', { Name: 'ironcall-test' });
  await openMailbox(host, mails);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: host.client.endpoint,
    UPLOADS_BUCKET: uploads,
    MAIL_BUCKET: mails,
    MAIL_DOMAIN: 'mail.ironcall.example',
    IMPORT_STATE_MACHINE_ARN: 'arn:aws:states:us-east-1:000000000000:stateMachine:alert-import',
  });
  host.functions.set('receive-mail', (await import('#functions/alert-import/doors/receive-mail.ts')).handler);
  ({ handler: sendEmails } = await import('#functions/notifications/send-email.ts'));
  await host.start();
});
afterAll(async () => {
  vi.useRealTimers();
  delete process.env.AWS_ENDPOINT_URL;
  await Promise.all([host.stop(), database.stop()]);
});

test('a mailed answer to a technician’s message appears in the chat once with its file, and the technician is notified', async () => {
  const { orderId, company, managersAccount: dana, technician, tech } = await scene({ order: 'scheduled' });
  await mailed('order.technician-assigned');
  await tech().jobs.createOrderUpdate({
    orderId,
    data: { message: 'Which gate do I take?', files: [] },
  });
  await mailed('order.message-posted');
  const [asked, ofBooking] = mailsTo(dana.email);
  const answer = {
    from: `Dana Reyes <${dana.email}>`,
    to: replyToOf(asked),
    messageId: '<an-answer@phone.example>',
    subject: `Re: ${asked?.subject}`,
    text: `The north gate.\n\nOn Mon, Mar 2, 2026 at 9:00 AM Ironcall <${asked?.from}> wrote:\n> Which gate do I take?`,
    attachments: [
      { filename: 'gate.png', content: picture },
      { filename: 'gate.zip', content: 'zipped' },
    ],
  };

  await mail(answer);
  await mail(answer);
  await mailed('order.message-posted');

  const { updates = [] } = (await readWholeOrder(orderId, { consistent: true })) ?? {};
  const [kept, ...others] = listObjects(host.runtime, uploads);
  const said = updates.filter(
    ({ updateTypeName, user }) => updateTypeName === 'message' && user?.id === dana.id,
  );
  expect(said.map(({ data }) => data)).toEqual([
    {
      message: 'The north gate.\n1 file was left out: not JPEG, PNG, GIF, PDF or MP4.',
      files: [{ uri: kept?.key, type: 'image' }],
    },
  ]);
  expect((await readObject(host.runtime, uploads, kept?.key ?? ''))?.body).toEqual(picture);
  expect(others).toEqual([]);
  const [told, bookedMail] = mailsTo(technician.account.email);
  expect(told?.text).toContain('The north gate.');
  expect(replyToOf(told)).toMatch(/^reply\+/);
  // These mails have nothing to reply to.
  expect([replyToOf(ofBooking), replyToOf(bookedMail)]).toEqual([undefined, undefined]);

  /** Sends the mails about the newest event with that name. */
  async function mailed(name: string): Promise<void> {
    const event = (await eventsAbout(company.id)).findLast((each) => each.name === name);
    expect(await sendEmails(batchOf(...(event ? [event] : [])))).toEqual({ batchItemFailures: [] });
  }
});

/** Newest first. */
function mailsTo(to: string) {
  return listMessages(host.runtime, { to, channel: 'email' });
}

function replyToOf(sent: ReturnType<typeof mailsTo>[number] | undefined): string | undefined {
  return sent?.headers?.find(([name]) => name === 'Reply-To')?.[1];
}

async function mail(message: SendMailOptions): Promise<void> {
  const program = createTransport({ host: '127.0.0.1', port: port.port(), secure: false, ignoreTLS: true });
  await program.sendMail(message);
  program.close();
}

const picture = Buffer.from('iVBORw0KGgo=', 'base64');
