import { describe, expect, it } from 'vitest';
import { purposeOf, type ReceivedMail, senderOf } from '#functions/alert-import/doors/received-mail.rules.ts';

describe('A mail to a company’s forwarding address', () => {
  it.each([
    ['that passes every check', {}],
    ['that fails SPF alone, as forwarded mail does', { verdicts: { spf: 'FAIL' } }],
    ['that fails DKIM alone', { verdicts: { dkim: 'FAIL' } }],
    ['whose sender publishes nothing to check', { verdicts: { spf: 'GRAY', dkim: 'GRAY', dmarc: 'GRAY' } }],
    [
      'that its maker says was made by a machine, as telematics does',
      { headers: { 'Auto-Submitted': 'auto-generated' } },
    ],
    [
      'that went to many',
      { headers: { Precedence: 'bulk', 'List-Unsubscribe': '<mailto:out@telematics.example>' } },
    ],
    ['that asks for no automatic answers', { headers: { 'X-Auto-Response-Suppress': 'All' } }],
    ['that says it is no automatic answer', { headers: { 'Auto-Submitted': 'no', 'X-Autoreply': 'no' } }],
    [
      'about an automatic shutdown',
      { headers: { Precedence: 'bulk', Subject: 'Automatic shutdown: 320 at Depot 4' } },
    ],
    ['of somebody at a domain that only ends like ours', { from: 'Ann <ann@notmail.ironcall.example>' }],
  ])('%s is an alert', (_, differs) => {
    expect(purposeOf(mailLike(differs), ownDomain)).toEqual({ as: 'alert' });
  });

  it.each([
    ['with a virus', { verdicts: { virus: 'FAIL' } }, 'virus'],
    ['whose SPF and DKIM both fail', { verdicts: { spf: 'FAIL', dkim: 'FAIL' } }, 'spf-and-dkim-failed'],
    ['without a return path', { returnPath: '' }, 'bounce'],
    ['with an empty return path', { returnPath: '<>' }, 'bounce'],
    ['of a mail server’s own', { returnPath: 'MAILER-DAEMON@mx.example' }, 'bounce'],
    [
      'that reports about another mail',
      { headers: { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=x' } },
      'bounce',
    ],
    [
      'that was answered by a machine',
      { headers: { 'Auto-Submitted': 'auto-replied (vacation)' } },
      'automatic-reply',
    ],
    ['with an older mark of an answer', { headers: { 'X-Autoreply': 'yes' } }, 'automatic-reply'],
    ['with the mark of an autoresponder', { headers: { 'X-Autorespond': 'Re: CAT 320' } }, 'automatic-reply'],
    ['whose precedence is that of an answer', { headers: { Precedence: 'auto_reply' } }, 'automatic-reply'],
    [
      'of somebody who is out of office, by Exchange',
      { headers: { 'Auto-Submitted': 'auto-generated', Subject: 'Automatic reply: CAT 320 / E360' } },
      'automatic-reply',
    ],
    [
      'of somebody who is out of office, sent as bulk mail',
      { headers: { Precedence: 'bulk', Subject: 'Abwesenheitsnotiz: CAT 320' } },
      'automatic-reply',
    ],
    ['that we sent ourselves, forwarded', { from: 'Ironcall <no-reply@mail.ironcall.example>' }, 'own-mail'],
    ['from our own envelope', { returnPath: '0102@bounces.mail.ironcall.example' }, 'own-mail'],
  ])('%s creates nothing', (_, differs, reason) => {
    expect(purposeOf(mailLike(differs), ownDomain)).toEqual({ as: 'refused', reason });
  });
});

describe('A mail in Gmail’s name', () => {
  const from = 'Gmail Team <forwarding-noreply@google.com>';

  it('is a confirmation if SPF, DKIM and DMARC say that Google sent it', () => {
    expect(purposeOf(mailLike({ from }), ownDomain)).toEqual({ as: 'gmail-confirmation' });
  });

  it.each([
    ['whose sender is not proven', { from, verdicts: { dmarc: 'FAIL' } }],
    ['that fails SPF', { from, verdicts: { spf: 'FAIL' } }],
    ['with another sender beside it', { from: `Ann <ann@example.com>, ${from}` }],
    ['with a second From', { from, headers: { From: 'ann@example.com' } }],
  ])('%s creates nothing', (_, differs) => {
    expect(purposeOf(mailLike(differs), ownDomain)).toEqual({
      as: 'refused',
      reason: 'unverified-gmail-confirmation',
    });
  });

  it('is anybody’s if only its display name says so', () => {
    const named = '"forwarding-noreply@google.com" <ann@example.com>';

    expect(purposeOf(mailLike({ from: named }), ownDomain)).toEqual({ as: 'alert' });
  });
});

/** It goes into our own mails; this catches taking the header's words as they are. */
describe('The sender of a mail', () => {
  it.each([
    ['VisionLink <Alerts@Telematics.example>', 'alerts@telematics.example'],
    ['alerts@telematics.example', 'alerts@telematics.example'],
    ['Ann <https://evil.example/login@x>', 'sent@by.example'],
    ['Pay at www.evil.example today <a b@x>', 'sent@by.example'],
    ['', 'sent@by.example'],
  ])('from (%s) is an address, or the return path', (from, expected) => {
    expect(senderOf(mailLike({ from, returnPath: 'sent@by.example' }))).toBe(expected);
  });

  it('is nobody without any address', () => {
    expect(senderOf(mailLike({ from: 'x', returnPath: '' }))).toBeNull();
  });
});

const ownDomain = 'mail.ironcall.example';

function mailLike(differs: {
  readonly returnPath?: string;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly verdicts?: Partial<ReceivedMail['verdicts']>;
}): ReceivedMail {
  const { from = 'VisionLink <alerts@telematics.example>', headers = {} } = differs;
  return {
    returnPath: differs.returnPath ?? 'alerts@telematics.example',
    headers: [
      { name: 'From', value: from },
      ...Object.entries(headers).map(([name, value]) => ({ name, value })),
    ],
    verdicts: { spf: 'PASS', dkim: 'PASS', dmarc: 'PASS', virus: 'PASS', ...differs.verdicts },
  };
}
