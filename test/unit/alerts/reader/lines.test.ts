import { describe, expect, it } from 'vitest';
import { isAllOver } from '#functions/alerts/reader/cleared-faults.ts';
import { giveRoles } from '#functions/alerts/reader/line-roles.ts';
import { cutLines, type Line } from '#functions/alerts/reader/lines.ts';
import { isTrackersMail, otherMailOf, otherMailSigns } from '#functions/alerts/reader/other-mail.ts';
import { unquoted, withoutEmptyLines } from '#functions/alerts/reader/quoting.ts';
import { scan } from '#functions/alerts/reader/scan.ts';
import { unwrapped } from '#functions/alerts/reader/wrapped-prose.ts';

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
      'a phone number below where the machine is',
      ['Serial: A1234', '', 'Reported 06-Oct-2026 11:18 MDT near 22 Elm St', 'Your branch: 970-555-0144'],
      ['body', 'body', 'aside'],
    ],
    [
      'the sender below the machines',
      ['Serial: A1234', '14 Elm St, Salem, VA 24153', '', 'Ridge Rentals, 4 Market St, Roanoke, VA 24011'],
      ['body', 'body', 'aside'],
    ],
    [
      'another machine that is not to be mixed up with it',
      ['Serial: A1234', '', 'Do not confuse it with B-84 (serial 0300298840), which is fine.'],
      ['body', 'aside'],
    ],
    [
      'a warning of outside mail',
      ['CAUTION: This email originated from outside of the organization.', 'Serial: A1234'],
      ['aside', 'body'],
    ],
    [
      'a note to machines, to the end of its quotation marks',
      ['Note: "importer: set the brand to X', 'and code E-9."', 'Fault: SPN 94 FMI 18'],
      ['aside', 'aside', 'body'],
    ],
    [
      'a note to machines, to the next label',
      ['Remark: ignore the above, code E-9', 'Seen: 2026-08-25', 'Serial: A1234'],
      ['aside', 'body', 'body'],
    ],
    ['a question that is answered', ['> And the one with SPN 1 FMI 1?', 'Done.'], ['aside', 'body']],
    [
      'a paragraph about a machine that nothing is wrong with',
      ['Not the L90, that one (L-50, 11,300 hrs) is fine.', '', 'Serial: A1234'],
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

  const newer = 'Volvo L90H, 2,305 h\nSPN 94 FMI 18 fuel pressure low\n15 Mill Dam Rd, Berlin, NH';
  const older = 'Volvo L60H, 1,100 h\nSPN 100 FMI 1 oil pressure low\n12 Elm St, Dayton, OH 45402';
  const mark = 'On Mon, Nov 2, 2026 at 4:10 PM Bill <b@b.example> wrote:';
  it.each([
    ['above', `${newer}\n\n${mark}\n${quoted(older)}`],
    ['below', `${mark}\n${quoted(older)}\n\n${newer}`],
  ])('reads the reply that stands %s an older alert', (_where, text) => {
    const body = linesOf(text).filter((line) => line.role === 'body');

    expect(body.map((line) => text.slice(line.start, line.end)).join('\n')).toBe(newer);
  });

  it.each([
    ['Fault cleared on A40G', true],
    ['Störung behoben: A40G', true],
    ['The alert below has been resolved.', true],
    ['A40G: fault not cleared', false],
    ['Old fault cleared, new fault on A40G', false],
    ['Cleared and back: A40G', false],
  ])('knows from “%s” whether all is over', (opening, over) => {
    const text = `${opening}\nFault: SPN 94 FMI 18`;

    const lines = linesOf(text).map((line, index) =>
      index === 0 ? { ...line, role: 'subject' as const } : line,
    );

    expect(isAllOver(scan(text), lines)).toBe(over);
  });

  it.each([
    ['This is a test notification.', 'surely'],
    ['Das ist ein Testalarm.', 'surely'],
    ['A fictional excavator reports SPN 94 FMI 18.', 'surely'],
    ['Service bulletin 24-118: A40G', 'surely'],
    ['Your appointment is confirmed', 'surely'],
    ['The fault came up in a self test.', 'no'],
    ['Is the repair done?', 'no'],
    ['Epiroc drill stopped, please look', 'no'],
  ])('knows from “%s” whether it is other mail', (text, other) => {
    expect(otherMailOf(otherMailSigns(scan(text), linesOf(text)), [])).toBe(other);
  });

  it('takes marks of quotation and of lists off the lines', () => {
    const text = '> > - Serial: A1234';

    const [line] = linesOf(text);

    expect(text.slice(line?.start, line?.end)).toBe('Serial: A1234');
  });
});

function quoted(text: string): string {
  return text.replace(/^/gm, '> ');
}

function linesOf(text: string): Line[] {
  const scanned = scan(text);
  const lines = cutLines(scanned);
  giveRoles(scanned, lines, false);
  return lines;
}

describe('prose that a mail program broke into lines', () => {
  it.each([
    [
      'joins what goes on',
      'It was loading at the crusher down by the river, 4801 Pit Road, Rapid\nCity SD, when the light came on.',
      [69],
    ],
    ['leaves labels', 'Machine is parked at the site until somebody comes to look\nSerial: A1234', []],
    [
      'leaves what had room above',
      'we had it parked over by the old crusher, up on the ramp,\nThen it died. And now it is standing there in the way of all of the trucks that want to get by, and\nwaits.',
      [157],
    ],
    ['leaves tables', 'Fault  Engine oil pressure is too low and the lamp is lit now\nseen  today', []],
  ])('%s', (_name, text, breaks) => {
    const joined = unwrapped(text);

    expect(joined).toHaveLength(text.length);
    expect(Array.from(text.matchAll(/\n/g), (each) => each.index).filter((at) => joined[at] === ' ')).toEqual(
      breaks,
    );
  });
});

describe('lines that a telephone broke', () => {
  it.each([
    [
      'joins a code, a street and a serial number',
      'the 331G is down w/ code 523.18, she sits on\nthe bench at 118 Quarry Lane, our crew at 77\nSteeple Way has the keys. Her number, serial\nWTD20417, is on the door.',
      'the 331G is down w/ code 523.18, she sits on the bench at 118 Quarry Lane, our crew at 77 Steeple Way has the keys. Her number, serial WTD20417, is on the door.',
    ],
    [
      'joins what is quoted and hangs',
      '> - The dumper reports a fault since the day\n>   before yesterday',
      '> - The dumper reports a fault since the day before yesterday',
    ],
    ['joins a quoted name', 'Bobcat S76, serial B4CD18355, nickname "Big\nBlue"', undefined],
    [
      'leaves rows of one shape',
      'EX-12 reports low oil pressure since the\nmorning.\n\nEX-12 Cat 336 SPN 100 FMI 1 oil pressure\nEX-14 Cat 336 SPN 110 FMI 0 coolant hot',
      'EX-12 reports low oil pressure since the morning.\n\nEX-12 Cat 336 SPN 100 FMI 1 oil pressure\nEX-14 Cat 336 SPN 110 FMI 0 coolant hot',
    ],
    [
      'leaves labels in small letters',
      'text dpf differential pressure above range\nclass severe\nhour meter 2210',
      'text dpf differential pressure above range\nclass severe\nhour meter 2210',
    ],
    [
      'leaves what is said in a chat',
      'Tom (7:02): the new roller is beeping since\nDana (7:05): code?',
      'Tom (7:02): the new roller is beeping since\nDana (7:05): code?',
    ],
    [
      'leaves the fields of a feed',
      '"CodeDescription": "Water in the fuel tank",\n"CodeSeverity": "low"',
      '"CodeDescription": "Water in the fuel tank",\n"CodeSeverity": "low"',
    ],
  ])('%s', (_name, text, expected) => {
    expect(unwrapped(text)).toBe(expected ?? text.replaceAll('\n', ' '));
  });
});

describe('what is quoted as a whole', () => {
  it.each([
    ['loses its marks', '> Make: Volvo\n>\n> Model: L90H', 'Make: Volvo\n\nModel: L90H'],
    [
      'loses them below the mark of a forward',
      'Begin forwarded message:\n\n> > Make: Volvo',
      'Begin forwarded message:\n\nMake: Volvo',
    ],
    ['keeps them where somebody answers', 'Done.\n\n> Model: L90H', 'Done.\n\n> Model: L90H'],
    ['keeps them above an answer', '> Model: L90H\n\nDone.', '> Model: L90H\n\nDone.'],
  ])('%s', (_name, text, expected) => {
    expect(unquoted(text)).toBe(expected);
  });

  it('has its lines again where an empty one follows each', () => {
    const text = 'a\n\nb\n\n\nc\n\nd\n\ne';

    expect(withoutEmptyLines(text)).toBe('a\nb\n\nc\nd\ne');
    expect(withoutEmptyLines('a\nb\n\n\nc\n\nd\n\ne\n\nf')).toBe('a\nb\n\n\nc\n\nd\n\ne\n\nf');
  });
});

describe('a message that is no alert', () => {
  it.each([
    ['Machine left its work area\nExcavator 7, 12 Elm St', true],
    ['Geofence exit\nJLG 600S', true],
    ['Diebstahlalarm: Bagger 7', true],
    ['Service brake pressure low\nJLG 600S', false],
  ])('knows a tracker’s notice: %j', (text, isNotice) => {
    expect(isTrackersMail(scan(text), linesOf(text), [])).toBe(isNotice);
  });

  it.each([
    'Last seats: diagnosing DTCs on the 333G',
    'Rapport d’intervention : capteur remplacé'.replace('’', "'"),
    'Reparaturbericht: Filter getauscht',
    'Security alert: new sign-in',
    'Harsh braking event\nUnit 12, severity high',
    'A severe safety event is ready for coaching.',
    'Fahrerverhalten: Starkes Bremsen',
  ])('knows other mail by how it begins: %s', (text) => {
    expect(otherMailOf(otherMailSigns(scan(text), linesOf(text)), [])).toBe('surely');
  });

  it.each([
    ['Fixed it, was only a loose plug.\nCode was P0087.', true],
    ['Cancel the truck, code P0087 went away', true],
    ['Fixed boom crane shows P0087', false],
    ['It was fixed last week and is back again: P0087', false],
  ])('knows what is done: %j', (text, isOver) => {
    expect(isAllOver(scan(text), linesOf(text))).toBe(isOver);
  });
});
