import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import { readAccount } from '#functions/accounts/read-account.ts';
import { replyAddress } from '#functions/notifications/channels/reply-address.ts';
import { claimConversation } from '#functions/notifications/notified-conversations.store.ts';
import { readWholeOrder } from '#functions/orders/read-order.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { entrySeen } from '#functions/unreads/unreads.ts';
import { jobsAs, ordersAs } from '../../support/api-calls.ts';
import { monday } from '../../support/orders.ts';
import { scene } from '../../support/scene.ts';
import { setSenderEnvironment, standInForSenders } from '../../support/sent-messages.ts';
import { withDatabase } from '../../support/with-database.ts';

let handler: typeof import('#functions/alert-import/doors/receive-mail.ts').handler;
let tess: Caller;
let manager: Caller;
let dana: StoredAccount;
let orderId: string;
let address: string;
const senders = standInForSenders();
const storage = mockClient(S3Client);

withDatabase();
beforeAll(async () => {
  setSenderEnvironment();
  Object.assign(process.env, {
    MAIL_BUCKET: 'mail',
    UPLOADS_BUCKET: 'uploads',
    MAIL_DOMAIN: 'mail.ironcall.example',
    IMPORT_STATE_MACHINE_ARN: 'arn:aws:states:us-east-1:000000000000:stateMachine:alert-import',
  });
  ({ handler } = await import('#functions/alert-import/doors/receive-mail.ts'));
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: monday });
  senders.reset();
  storage.reset();
  storage.on(PutObjectCommand).resolves({});
  ({ orderId, tess, manager, managersAccount: dana } = await scene({ order: 'open' }));
  address = await addressAbout(`${orderId}.000001`);
});
afterEach(() => {
  vi.useRealTimers();
});

test('a reply to a question’s mail answers it, and later ones are messages', async () => {
  await jobsAs(tess).askQuestion({ id: orderId, question: 'What is the gate code?' });
  const { updates = [] } = (await readWholeOrder(orderId)) ?? {};
  const question = updates.find(({ updateTypeName }) => updateTypeName === 'service_question_asked');
  address = await addressAbout(question?.id ?? '');

  await receive('first');
  await receive('second', { id: 'second' });

  expect(await chatOf('service_question_answered')).toMatchObject([
    [dana.id, { answer: 'The gate code is 4411.' }],
  ]);
  expect(await chatOf()).toHaveLength(1);
});

test('technicians can reply too, here from Outlook', async () => {
  await jobsAs(tess).askQuestion({ id: orderId, question: 'What is the gate code?' });
  dana = (await readAccount(tess.accountId)) ?? dana;
  address = await addressAbout(`${orderId}.000001`);

  await receive('outlook', { quote: outlookQuote });

  expect(await chatOf()).toMatchObject([[tess.accountId, { message: 'The gate code is 4411.' }]]);
});

test('a failure between files and chat is completed once by the retry, and marks the news as seen', async () => {
  const told = { accountId: dana.id, orderId, channel: 'email', eventId: 'evt_1' } as const;
  await claimConversation(told, { last: 1, seen: 0 }, monday);
  storage.on(PutObjectCommand).rejectsOnce(new Error('S3 is away.')).resolves({});

  await expect(receive('broken', { file: 'image/png' })).rejects.toThrow('S3 is away.');
  await receive('broken', { file: 'image/png' });
  await receive('sent-again-by-its-server', { file: 'image/png' });

  expect(await chatOf()).toHaveLength(1);
  expect(await entrySeen(dana.id, orderId)).toBe(1);
});

test('unparsable mail ends quietly', async () => {
  const nested = Array.from({ length: 60 }, (_, depth) =>
    [`Content-Type: multipart/mixed; boundary=b${depth}`, '', `--b${depth}`].join('\r\n'),
  );

  await receive('nested', { raw: nested.join('\r\n') });

  expect(await chatOf()).toEqual([]);
  expect(senders.emails()).toEqual([]);
});

test('a domain without DMARC needs its own signature', async () => {
  const domain = dana.email.split('@')[1];
  const unlike = { dmarc: 'GRAY', source: 'bounces@sender.example' };

  await receive('other', {
    ...unlike,
    header: { name: 'DKIM-Signature', value: 'v=1; d=evil.example; s=a' },
  });
  expect(await chatOf()).toEqual([]);

  await receive('own', { ...unlike, header: { name: 'DKIM-Signature', value: `v=1; d=${domain}; s=a` } });
  expect(await chatOf()).toHaveLength(1);
});

test.each([
  ['from somebody else', { from: 'mallory@elsewhere.example' }],
  ['whose From nobody vouches for', { dmarc: 'FAIL' }],
  ['of a domain without DMARC, sent by another', { dmarc: 'GRAY', source: 'x@elsewhere.example' }],
  ['made by a machine', { header: { name: 'Auto-Submitted', value: 'auto-replied' } }],
  ['of somebody who is away', { header: { name: 'Subject', value: 'Out of office: Order' } }],
  ['that bounced', { source: '' }],
  ['that we sent ourselves', { from: 'no-reply@mail.ironcall.example' }],
])('a mail %s has no effect and gets no answer', async (_, differs) => {
  await receive('refused', differs);

  expect(await chatOf()).toEqual([]);
  expect(senders.emails()).toEqual([]);
});

test('a forged or expired address accepts nothing', async () => {
  const right = address;
  address = right.replace(/-.{26}@/, `-${'a'.repeat(26)}@`);
  await receive('forged');
  address = right;
  vi.setSystemTime(Date.now() + 61 * 24 * 60 * 60 * 1000);
  await receive('old');

  expect(await chatOf()).toEqual([]);
});

test('senders are told why their mail was not accepted, marked as automatic, and rarely', async () => {
  await ordersAs(manager).cancel({ id: orderId, cancellationReason: 'just_exploring' });

  for (const id of ['late', 'later', 'again', 'a-loop']) await receive(id, { id });

  expect(senders.emails()).toHaveLength(3);
  expect(senders.emails()[0]).toMatchObject({
    to: dana.email,
    text: expect.stringContaining('no longer takes messages'),
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
});

function addressAbout(updateId: string): Promise<string> {
  return replyAddress({ accountId: dana.id, updateId }, 'in.ironcall.example', new Date());
}

async function chatOf(type = 'message') {
  const { updates = [] } = (await readWholeOrder(orderId, { consistent: true })) ?? {};
  return updates
    .filter(({ updateTypeName }) => updateTypeName === type)
    .map(({ user, data }) => [user?.id, data]);
}

const gmailQuote = [
  'On Mon, Mar 2, 2026 at 9:00 AM Ironcall <no-reply@mail.ironcall.example> wrote:',
  '> What is the gate code?',
];
const outlookQuote = [
  '________________________________',
  'From: Ironcall <no-reply@mail.ironcall.example>',
  'Sent: Monday, March 2, 2026 9:00 AM',
  'To: Tess',
  'Subject: Question',
  '',
  'What is the gate code?',
];

async function receive(
  messageId: string,
  differs: {
    from?: string;
    source?: string;
    dmarc?: string;
    header?: { name: string; value: string };
    file?: string;
    quote?: readonly string[];
    raw?: string;
    id?: string;
  } = {},
): Promise<void> {
  const from = differs.from ?? dana.email;
  const mail =
    differs.raw ??
    [
      `Message-ID: <${differs.id ?? 'answer'}@phone.example>`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'The gate code is 4411.',
      '',
      ...(differs.quote ?? gmailQuote),
      ...(differs.file
        ? [
            '--b',
            `Content-Type: ${differs.file}`,
            'Content-Disposition: attachment; filename="g.png"',
            'Content-Transfer-Encoding: base64',
            '',
            'iVBORw0KGgo=',
          ]
        : []),
      '--b--',
    ].join('\r\n');
  storage
    .on(GetObjectCommand)
    .callsFake(() => ({ Body: { transformToByteArray: async () => Buffer.from(mail) } }));
  const ses = {
    mail: {
      messageId,
      timestamp: new Date().toISOString(),
      headersTruncated: false,
      source: differs.source ?? from,
      headers: [{ name: 'From', value: `Dana <${from}>` }, ...(differs.header ? [differs.header] : [])],
    },
    receipt: {
      recipients: [address],
      spfVerdict: { status: 'PASS' },
      dkimVerdict: { status: 'PASS' },
      dmarcVerdict: { status: differs.dmarc ?? 'PASS' },
      virusVerdict: { status: 'PASS' },
    },
  };
  await handler({ Records: [{ eventSource: 'aws:ses', eventVersion: '1.0', ses }] } as never);
}
