import { describe, expect, it } from 'vitest';
import { writtenWords } from '#functions/mail-replies/written-words.rules.ts';

const words = 'The gate code is 4411.\n\nCall me when you are there.';
const ours = ['> Sam wrote about Caterpillar 336:', '> "What is the gate code?"'];

describe('The words of a reply by mail', () => {
  it.each([
    ['Gmail', ['On Mon, Jun 8, 2026 at 2:15 PM Ironcall <no-reply@mail.example.com> wrote:', '', ...ours]],
    [
      'Gmail, broken over two lines',
      ['On Mon, Jun 8, 2026 at 2:15 PM Ironcall <', 'no-reply@mail.example.com> wrote:', ...ours],
    ],
    [
      'Gmail in Spanish',
      ['El lun, 8 jun 2026 a las 14:15, Ironcall (<no-reply@mail.example.com>) escribió:', ...ours],
    ],
    [
      'Gmail in German',
      ['Am Mo., 8. Juni 2026 um 14:15 Uhr schrieb Ironcall <no-reply@mail.example.com>:', ...ours],
    ],
    [
      'Gmail in French',
      ['Le lun. 8 juin 2026 à 14:15, Ironcall <no-reply@mail.example.com> a écrit :', ...ours],
    ],
    [
      'Outlook on a desktop',
      [
        'From: Ironcall <no-reply@mail.example.com>',
        'Sent: Monday, June 8, 2026 2:15 PM',
        'To: Dana',
        'Subject: Order',
        '',
        'Sam wrote',
      ],
    ],
    [
      'Outlook on the web',
      [
        '________________________________',
        'From: Ironcall <no-reply@mail.example.com>',
        'Sent: Monday, June 8, 2026',
        'Sam wrote',
      ],
    ],
    [
      'Outlook on a phone',
      ['Get Outlook for iOS<https://aka.ms/o0ukef>', '________________________________', 'From: Ironcall'],
    ],
    [
      'Apple Mail on a phone',
      [
        'Sent from my iPhone',
        '',
        '> On Jun 8, 2026, at 2:15 PM, Ironcall <no-reply@mail.example.com> wrote:',
        ...ours,
      ],
    ],
    [
      'Yahoo',
      [
        '    On Monday, June 8, 2026 at 02:15:00 PM EDT, Ironcall <no-reply@mail.example.com> wrote:  ',
        ' ',
        ' Sam wrote',
      ],
    ],
    ['an older Outlook', ['-----Original Message-----', 'From: Ironcall', 'Sam wrote']],
    ['a signature', ['-- ', 'Dana Reyes', 'Ridgeline']],
  ])('are those above what %s adds', (_, added) => {
    expect(writtenWords({ text: [words, '', ...added].join('\r\n'), html: '' })).toBe(words);
  });

  it('can be below the quote, as with Thunderbird', () => {
    const text = ['On 6/8/26 2:15 PM, Ironcall wrote:', ...ours, '', words].join('\n');

    expect(writtenWords({ text, html: '' })).toBe(words);
  });

  it.each([
    ['Gmail', '<div class="gmail_quote"><div>On Mon wrote:</div><blockquote>old</blockquote></div>'],
    ['Outlook', '<div id="appendonsend"></div><hr><div id="divRplyFwdMsg">From: Ironcall</div>old'],
    ['Yahoo', '<div id="ydp1" class="ydp1yahoo_quoted">old</div>'],
    ['Apple Mail', '<blockquote type="cite">old</blockquote>'],
  ])('are read from the HTML of %s if there is no plain text', (_, quote) => {
    const html = `<html><head><style>p{}</style></head><body><p>Gate &amp; fence:<br>4411&nbsp;&lt;north&gt;</p>${quote}</body></html>`;

    expect(writtenWords({ text: '', html })).toBe('Gate & fence:\n4411 <north>');
  });

  it('are empty if there is only a quote', () => {
    expect(writtenWords({ text: ['On 6/8/26, Ironcall wrote:', ...ours].join('\n'), html: '' })).toBe('');
  });

  it('keep a sentence that starts like a quote', () => {
    expect(writtenWords({ text: 'On Monday 8 I am there.\nFrom: the north gate.', html: '' })).toBe(
      'On Monday 8 I am there.\nFrom: the north gate.',
    );
  });
});
