import { createServer } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listObjects, readObject } from '#local/services/s3/objects.ts';
import { s3 } from '#local/services/s3.ts';
import { type SmtpService, smtp } from '#local/services/smtp.ts';
import { openMailbox } from '#test/support/mailbox.ts';
import { type ServiceHost, startServiceHost } from '#test/support/service-host.ts';

interface Receipt {
  Records: {
    eventSource: string;
    ses: { mail: Record<string, unknown>; receipt: Record<string, unknown> };
  }[];
}

let host: ServiceHost;
let mail: SmtpService;
let bucket: string;
let received: Receipt[];

const functionArn = 'arn:aws:lambda:us-east-1:123456789012:function:receive-mail';

beforeEach(async () => {
  received = [];
  mail = smtp({ port: 0 });
  host = await startServiceHost({
    services: [s3(), mail],
    functions: { 'receive-mail': (event: Receipt) => void received.push(event) },
  });
  bucket = (await host.create('AWS::S3::Bucket', {}, 'Mail')).ref;
  await openMailbox(host, bucket);
  await host.start();
});

afterEach(() => host.stop());

const transport = () =>
  createTransport({ host: '127.0.0.1', port: mail.port(), secure: false, ignoreTLS: true });

const send = (more: object = {}) =>
  transport().sendMail({
    from: 'Product Health <health@catfleet.example>',
    to: 'Alerts <alerts+abc@in.ironcall.example>',
    subject: 'CAT 330 / TRENCH-3 : é',
    text: 'Event E0363(2)\n.leading dot',
    ...more,
  });

describe('the mail port', () => {
  it('stores the message, then calls the function as SES does', async () => {
    const sent = await send();

    const [object] = [...listObjects(host.runtime, bucket)];
    const messageId = object?.key.slice('mail/'.length) ?? '';
    expect(object?.key).toMatch(/^mail\/[a-z0-9]{40}$/);
    expect(sent.response).toContain(messageId);
    const raw = (await readObject(host.runtime, bucket, `mail/${messageId}`))?.body.toString() ?? '';
    expect(raw).toMatch(/^Return-Path: <health@catfleet.example>\r\nReceived: from .+\r\n by inbound-smtp/);
    expect(raw).toContain('X-SES-Spam-Verdict: PASS\r\n');
    expect(raw).toContain('\r\n.leading dot');
    expect(received).toHaveLength(1);
    const { eventSource, ses } = received[0]?.Records[0] ?? {};
    expect(eventSource).toBe('aws:ses');
    expect(ses?.mail).toMatchObject({
      messageId,
      source: 'health@catfleet.example',
      destination: ['alerts+abc@in.ironcall.example'],
      commonHeaders: {
        from: ['Product Health <health@catfleet.example>'],
        to: ['Alerts <alerts+abc@in.ironcall.example>'],
        subject: 'CAT 330 / TRENCH-3 : é',
      },
    });
    expect(ses?.mail.headers).toContainEqual({ name: 'MIME-Version', value: '1.0' });
    expect(ses?.receipt).toMatchObject({
      recipients: ['alerts+abc@in.ironcall.example'],
      spfVerdict: { status: 'PASS' },
      dkimVerdict: { status: 'PASS' },
      spamVerdict: { status: 'PASS' },
      action: { type: 'Lambda', functionArn, invocationType: 'Event' },
    });
  });

  it('reports the envelope’s recipients, whatever the headers say', async () => {
    await send({ envelope: { from: 'bounce@catfleet.example', to: ['Alerts+XYZ@in.ironcall.example'] } });

    expect(received[0]?.Records[0]?.ses.receipt.recipients).toEqual(['Alerts+XYZ@in.ironcall.example']);
    expect(received[0]?.Records[0]?.ses.mail.source).toBe('bounce@catfleet.example');
  });

  it('refuses recipients without a rule', async () => {
    await expect(send({ to: 'someone@elsewhere.example' })).rejects.toMatchObject({ responseCode: 550 });
    expect(received).toEqual([]);
  });

  it('refuses messages over 40 MB', async () => {
    await expect(send({ text: 'x'.repeat(75).concat('\n').repeat(560_000) })).rejects.toMatchObject({
      responseCode: 552,
    });
    expect([...listObjects(host.runtime, bucket)]).toEqual([]);
  });

  it('asks the sender to retry while the message cannot be stored', async () => {
    host.functions.delete('receive-mail');

    await expect(send()).rejects.toMatchObject({ responseCode: 450 });
  });

  it('says what to do if its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const taken = smtp({ port: typeof address === 'object' && address ? address.port : 0 });

    await expect(taken.start?.(host.runtime)).rejects.toThrow(/The mail port \d+ is taken/);
    other.close();
  });
});

describe('by hand', () => {
  const post = async (path: string, body: unknown) => {
    const response = await fetch(`${host.siteUrl}/_local/api/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };

  it('the verdicts on the next messages can be set', async () => {
    const set = await post('mail-verdicts', { spf: 'FAIL', dkim: 'FAIL' });
    await send();
    const wrong = await post('mail-verdicts', { spf: 'MAYBE' });

    expect(set.body).toMatchObject({ spf: 'FAIL', dkim: 'FAIL', spam: 'PASS' });
    expect(received[0]?.Records[0]?.ses.receipt).toMatchObject({
      spfVerdict: { status: 'FAIL' },
      dkimVerdict: { status: 'FAIL' },
      virusVerdict: { status: 'PASS' },
    });
    expect(wrong.status).toBe(400);
  });

  it('a message can be sent over HTTP', async () => {
    const message = 'From: a@b.example\nSubject: Hello\n\nE0363(2)\n';

    const taken = await post('mail-in', { from: 'a@b.example', to: 'alerts@in.ironcall.example', message });
    const refused = await post('mail-in', { from: 'a@b.example', to: 'alerts@elsewhere.example', message });

    expect(taken).toMatchObject({ status: 200, body: { messageId: expect.stringMatching(/^\w{40}$/) } });
    expect(received[0]?.Records[0]?.ses.mail).toMatchObject({
      destination: ['alerts@in.ironcall.example'],
      commonHeaders: { subject: 'Hello' },
    });
    expect(refused.status).toBe(400);
  });
});

describe('receipt rules', () => {
  it('that stop keep their recipients from later rules, and the others continue', async () => {
    const rule = (Recipients: string[], ...Actions: object[]) =>
      host.create(
        'AWS::SES::ReceiptRule',
        { RuleSetName: 'inbound', Rule: { Enabled: true, Recipients, Actions } },
        `RuleFor${Recipients.join()}`,
      );
    const keepUnder = (ObjectKeyPrefix: string) => ({
      S3Action: { BucketName: bucket, ObjectKeyPrefix },
    });
    await rule(['apart@two.example'], keepUnder('apart/'), { StopAction: { Scope: 'RuleSet' } });
    await rule(['two.example'], keepUnder('rest/'));

    await send({ to: 'apart@two.example' });
    await send({ to: 'other@two.example' });
    await mail.deliver(host.runtime, {
      from: 'Ironcall <no-reply@mail.ironcall.example>',
      to: 'dana@westover.example, other@two.example',
      subject: 'Your code',
      text: '123456',
    });

    const keys = [...listObjects(host.runtime, bucket)].map(({ key }) => key.split('/')[0]);
    expect(keys).toEqual(['apart', 'rest', 'rest']);
  });

  it.each([
    ['alerts@in.example', 'alerts+x@in.example', true],
    ['alerts@in.example', 'other@in.example', false],
    ['.in.example', 'a@deep.in.example', true],
    ['.in.example', 'a@in.example', false],
    ['in.example', 'a@deep.in.example', false],
  ])('%s and mail for %s: %s', async (wanted, recipient, taken) => {
    await host.create(
      'AWS::SES::ReceiptRule',
      { RuleSetName: 'inbound', Rule: { Enabled: true, Recipients: [wanted], Actions: [] } },
      'Other',
    );

    const outcome = send({ to: recipient }).then(
      () => true,
      () => false,
    );

    expect(await outcome).toBe(taken);
  });

  it('refuse to start with an unsupported action', async () => {
    const Rule = { Enabled: true, Actions: [{ BounceAction: {} }] };

    await expect(host.create('AWS::SES::ReceiptRule', { RuleSetName: 'inbound', Rule })).rejects.toThrow(
      'Actions',
    );
  });
});
