import { describe, expect, it } from 'vitest';
import { readGmailConfirmation } from '#functions/alert-import/doors/gmail-confirmation.rules.ts';

const link = 'https://mail-settings.google.com/mail/vf-%5BANGjdJ_example%5D-abc123';
const cancelling = 'https://mail-settings.google.com/mail/uf-%5BANGjdJ_example%5D-abc123';

describe('Gmail’s confirmation', () => {
  it.each([
    ['English', '(#123456789) Gmail Forwarding Confirmation - Receive Mail from dana@ridgeline.example'],
    ['German', '(#123456789) Gmail-Weiterleitungsbestätigung – E-Mail-Empfang von dana@ridgeline.example'],
    ['Spanish', '(#123456789) Confirmación de reenvío de Gmail: recibir correo de dana@ridgeline.example'],
    ['Japanese', '(#123456789) Gmail の転送の確認 - dana@ridgeline.example からのメールを受信'],
  ])('in %s has code and mailbox in the subject, and its link in the text', (_, subject) => {
    const read = readGmailConfirmation(
      { subject, text: `…\n\n${link}\n\n${cancelling}\n`, html: '' },
      domain,
    );

    expect(read).toEqual({ code: '123456789', link, requestedBy: 'dana@ridgeline.example' });
  });

  it('of the older kind has its code in the text', () => {
    const text = `dana@gmail.com has requested to forward mail to alerts+abc@in.ironcall.example\nConfirmation code: 987654321\n\n${link}`;

    const read = readGmailConfirmation({ subject: 'Gmail Forwarding Confirmation', text, html: '' }, domain);

    expect(read).toEqual({ code: '987654321', link, requestedBy: 'dana@gmail.com' });
  });

  it('of the newer kind has only a link', () => {
    const text = `To allow it, please click the link below: ${link}.`;

    const read = readGmailConfirmation({ subject: 'Gmail Forwarding Confirmation', text, html: '' }, domain);

    expect(read).toEqual({ code: null, link, requestedBy: null });
  });

  it('with HTML only is read by its link', () => {
    const html = `<p>Hello</p><a href="${cancelling}">Cancel</a><a href="${link}?a=1&amp;b=2">Confirm</a>`;

    const read = readGmailConfirmation({ subject: '(#123456789)', text: '', html }, domain);

    expect(read?.link).toBe(`${link}?a=1&b=2`);
  });

  it.each([
    ['that cancels the request', cancelling],
    ['of another host', 'https://mail-settings.google.com.evil.example/mail/vf-1'],
    ['with a name in front of another host', 'https://mail-settings.google.com@evil.example/mail/vf-1'],
    ['without TLS', 'http://mail-settings.google.com/mail/vf-1'],
    ['of another page of Google', 'https://mail.google.com/mail/u/0/'],
    ['that runs a script', 'javascript:alert(1)//https:/mail-settings.google.com/mail/vf-1'],
  ])('shows no link %s', (_, other) => {
    const read = readGmailConfirmation({ subject: '(#123456789)', text: other, html: '' }, domain);

    expect(read).toEqual({ code: '123456789', link: null, requestedBy: null });
  });

  it('without code and link is not one', () => {
    const read = readGmailConfirmation({ subject: 'Hello', text: 'Call 5550100 by 12:30', html: '' }, domain);

    expect(read).toBeUndefined();
  });
});

const domain = 'in.ironcall.example';
