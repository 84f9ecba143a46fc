import { describe, expect, it } from 'vitest';
import { cleanText } from '#functions/alerts/reading/text-forms/characters.ts';
import { isRawMail, readMail, textForm } from '#functions/alerts/reading/text-forms/mail.ts';
import { costRatio, linear } from '#test/support/cost-ratio.ts';

const head =
  'From: My Komatsu <notice@k.example>\nSubject: Caution  code\nDate: Fri, 20 Nov 2026 21:02:00 -0700\nMIME-Version: 1.0\n';

async function bodiesOf(raw: string | Uint8Array): Promise<string[]> {
  const { bodies } = await readMail(
    typeof raw === 'string' ? Buffer.from(raw.replaceAll('\n', '\r\n')) : raw,
  );
  return Array.from(bodies, (body) => body.replaceAll('\r', '').trim());
}

function multipart(kind: string, ...parts: string[]): string {
  return `${head}Content-Type: multipart/${kind}; boundary="b"\n\n${parts.map((part) => `--b\n${part}\n`).join('')}--b--\n`;
}

const words = 'Content-Type: text/plain; charset="utf-8"\n\nTruck is parked.';
const page = 'Content-Type: text/html; charset="utf-8"\n\n<table><tr><td>Unit</td><td>EX-1</td></tr></table>';

describe('A mail', () => {
  it('has its sender, subject and sending time by the sender’s clock', async () => {
    const mail = await readMail(Buffer.from(`${head}\nSerial: 1`));

    expect(mail).toMatchObject({
      from: 'My Komatsu <notice@k.example>',
      subject: 'Caution code',
      sent: '2026-11-20T21:02:00-07:00',
    });
    expect(textForm(mail, 'Serial: 1')).toBe(
      'From: My Komatsu <notice@k.example>\nSubject: Caution code\n\nSerial: 1',
    );
  });

  it('cannot smuggle in a header line', async () => {
    const { subject } = await readMail(Buffer.from('Subject: =?utf-8?Q?a=0D=0ABcc:_b?=\n\nx'));

    expect(subject).toBe('a Bcc: b');
  });

  it.each([
    ['its text, then its HTML', multipart('alternative', words, page), ['Truck is parked.', 'Unit\tEX-1']],
    ['its HTML alone', `${head}${page}`, ['Unit\tEX-1']],
    [
      'the HTML of a text part',
      `${head}Content-Type: text/plain\n\n<p>Unit: EX-1<br>Make: Case</p>`,
      ['Unit: EX-1\nMake: Case'],
    ],
    [
      'lines that tags break',
      `${head}Content-Type: text/plain\n\nUnit: EX-1<br>\nMake: Case<br>\n`,
      ['Unit: EX-1\nMake: Case'],
    ],
    ['nothing of what hides all that it says', `${head}Content-Type: text/html\n\n<p hidden>x</p>`, []],
    [
      'what can be read of broken MIME',
      multipart('mixed', words).replace('--b--\n', ''),
      ['Truck is parked.'],
    ],
    [
      'data that is its whole body',
      `${head}Content-Type: application/xml; charset="utf-8"\nContent-Transfer-Encoding: base64\n\n${btoa('<Fleet/>')}\n`,
      ['<Fleet/>'],
    ],
    [
      'no data that is attached to nothing',
      multipart('mixed', 'Content-Type: application/json\nContent-Disposition: attachment\n\n{}'),
      [],
    ],
  ])('shows %s', async (_, raw, bodies) => {
    expect(await bodiesOf(raw)).toEqual(bodies);
  });

  it.each([
    ['of no charset', 'text/plain', 'latin1'],
    ['that say UTF-8', 'text/plain; charset=utf-8', 'latin1'],
    ['that say ASCII', 'text/plain; charset=us-ascii', 'utf8'],
    ['of Latin-1', 'text/plain; charset=iso-8859-1', 'latin1'],
  ] as const)('shows 8-bit letters %s', async (_, type, encoding) => {
    const raw = `MIME-Version: 1.0\r\nContent-Type: ${type}\r\nContent-Transfer-Encoding: 8bit\r\n\r\nDéfaut`;

    expect((await bodiesOf(Buffer.from(raw, encoding))).map(cleanText)).toEqual(['Défaut']);
  });

  it('shows letters in the charset that its HTML declares', async () => {
    const start = 'Content-Type: text/html\r\n\r\n<meta charset="windows-1251"><p>';

    expect(await bodiesOf(Buffer.concat([Buffer.from(start), Buffer.from([0xcc, 0xe8, 0xf0])]))).toEqual([
      'Мир',
    ]);
  });
});

describe('A mail attached to a mail', () => {
  const attached = `${head}${page}`;
  const forwarded =
    'Truck is parked.\n\n---------- Forwarded message ---------\nFrom: My Komatsu <notice@k.example>\nSubject: Caution code\n\nUnit\tEX-1';

  it.each([
    ['message/rfc822', 'Content-Type: message/rfc822\nContent-Disposition: attachment'],
    [
      'a file',
      'Content-Type: application/octet-stream\nContent-Disposition: attachment; filename="alert.eml"',
    ],
  ])('follows its sender’s words: %s', async (_, part) => {
    const [first] = await bodiesOf(multipart('mixed', words, `${part}\n\n${attached}`));

    expect(first?.replace(/\n{3,}/g, '\n\n')).toBe(forwarded);
  });

  it('can be broken without affecting the rest', async () => {
    const bodies = await bodiesOf(
      multipart('mixed', words, 'Content-Type: message/rfc822\n\nContent-Type: multipart/mixed; boundary="'),
    );

    expect(bodies.at(-1)).toContain('Truck is parked.');
  });
});

describe('Raw mail', () => {
  it('is recognized by its headers', () => {
    expect(isRawMail(`${head}\nx`)).toBe(true);
  });

  it.each(['Unit: EX-1\nMake: Case\nReceived: 7/2/2026\n', 'From: a\nSubject: b\n\nc', 'MIME-Version: 1.0'])(
    'is not a text with labels: %j',
    (text) => {
      expect(isRawMail(text)).toBe(false);
    },
  );

  it.each([
    ['empty lines', '\n'],
    ['lines', 'a\n'],
    ['parts', '--b\n\n'],
    ['letters', 'a'],
    ['HTML', '<br>\n'],
  ])('costs no more than its length: %s', async (_, part) => {
    const start = 'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n';
    const mail = (length: number) => Buffer.from(start + part.repeat(length / part.length));

    const ratio = await costRatio(mail, 400_000, bodiesOf);

    expect(ratio).toBeLessThan(linear);
  });
});
