import { describe, expect, it } from 'vitest';
import { giveRoles } from '#functions/alerts/reader/line-roles.ts';
import { cutLines, type Line } from '#functions/alerts/reader/lines.ts';
import { scan } from '#functions/alerts/reader/scan.ts';

describe('what belongs to the message and what people and programs put around it', () => {
  it.each([
    [
      'a sign-off and what follows',
      ['Serial: A1234', 'Regards,', 'Bill', '12 Elm St, Dayton, OH 45402'],
      ['body', 'aside', 'aside', 'aside'],
    ],
    [
      'a paragraph with a phone number',
      ['Serial: A1234', '', 'RentCo Branch 112', '77 Broad St, Richmond, VA 23220', '(804) 555-0119'],
      ['body', 'aside', 'aside', 'aside'],
    ],
    [
      'a warning of outside mail',
      ['CAUTION: This email originated from outside of the organization.', 'Serial: A1234'],
      ['aside', 'body'],
    ],
    ['a footer', ['Serial: A1234', '© 2026 Maker Inc. All rights reserved.'], ['body', 'aside']],
  ])('sets aside %s', (_name, texts, roles) => {
    const lines = linesOf(texts.join('\n'));

    expect(lines.map((line) => line.role)).toEqual(roles);
  });

  it.each([
    [
      'Gmail',
      '---------- Forwarded message ---------\nFrom: P <p@p.example>\nDate: Sat, 13 Jun 2026\nSubject: Fault\nTo: <g@g.example>',
    ],
    ['Outlook', 'From: P <p@p.example>\nSent: Tuesday, April 21, 2026 2:12 PM\nTo: G\nSubject: Fault'],
    [
      'Apple Mail, in German',
      'Anfang der weitergeleiteten Nachricht:\n\nVon: P\nBetreff: Fault\nDatum: 20. April 2026\nAn: g@g.example',
    ],
  ])('tells the forwarder’s note from what %s forwards', (_program, header) => {
    const text = `Can you quote this?\nBuildCo\n\n${header}\n\nSerial: A1234`;

    const roles = linesOf(text).map((line) => [text.slice(line.start, line.end), line.role]);

    expect(roles[0]).toEqual(['Can you quote this?', 'note']);
    expect(roles.at(-1)).toEqual(['Serial: A1234', 'body']);
    expect(roles.find(([, role]) => role === 'subject')?.[0]).toMatch(/Fault$/);
  });

  it('takes marks of quotation and of lists off the lines', () => {
    const text = '> > - Serial: A1234';

    const [line] = linesOf(text);

    expect(text.slice(line?.start, line?.end)).toBe('Serial: A1234');
  });
});

function linesOf(text: string): Line[] {
  const scanned = scan(text);
  const lines = cutLines(scanned);
  giveRoles(scanned, lines, false);
  return lines;
}
