import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAcknowledgement, readReply } from '#functions/text-replies/read-reply.rules.ts';
import { readTime } from '#functions/text-replies/read-time.rules.ts';
import { serviceTimeOf } from '#functions/text-replies/service-time.rules.ts';
import { instantOf, localDay } from '#schema/places/jobsite-clock.ts';

/** Monday, 2 March 2026, 9:00 in Chicago. */
const monday = new Date('2026-03-02T15:00:00.000Z');
const chicago = 'America/Chicago';

function meant(text: string, at = monday): string | undefined {
  const said = readTime(text);
  if (said === undefined || said === 'half-day') return said;
  const when = serviceTimeOf(said, at, chicago);
  return when && `${when.serviceDate} ${when.serviceTime.slice(0, 5)}`;
}

describe('A time', () => {
  it.each([
    ['tomorrow 8am', '2026-03-03 08:00'],
    ['Tomorrow at 8 AM.', '2026-03-03 08:00'],
    ['tmrw 8:30a', '2026-03-03 08:30'],
    ['today 14:30', '2026-03-02 14:30'],
    ['fri 7', '2026-03-06 07:00'],
    ['Friday, 7 a.m.', '2026-03-06 07:00'],
    ['mon 10am', '2026-03-02 10:00'],
    ['mon 8am', '2026-03-09 08:00'],
    ['3/5 8:00', '2026-03-05 08:00'],
    ['03/05/26 8:00', '2026-03-05 08:00'],
    ['3/5/2026 @ 8pm', '2026-03-05 20:00'],
    ['march 5 8am', '2026-03-05 08:00'],
    ['Mar 5th, 2026 08:00', '2026-03-05 08:00'],
    ['sept 1 noon', '2026-09-01 12:00'],
    ['2026-03-05 16:15', '2026-03-05 16:15'],
    ['10am', '2026-03-02 10:00'],
    ['8am', '2026-03-03 08:00'],
    ['at 15:45', '2026-03-02 15:45'],
    ['8am tomorrow', '2026-03-03 08:00'],
    ['8am on fri', '2026-03-06 08:00'],
    ['yes, tomorrow 8am', '2026-03-03 08:00'],
    ['I can be there fri 7', '2026-03-06 07:00'],
    ['12am tomorrow', '2026-03-03 00:00'],
    ['tomorrow 05:00', '2026-03-03 05:00'],
  ])('%s is understood', (text, expected) => {
    expect(meant(text)).toBe(expected);
  });

  it.each([
    ['3/1 8am', '2026-03-01 08:00'],
    ['today 8am', '2026-03-02 08:00'],
  ])('%s is past, and is not moved to another day', (text, expected) => {
    expect(meant(text)).toBe(expected);
  });

  it('in January means next year’s when it is December', () => {
    expect(meant('1/5 8am', new Date('2026-12-20T15:00:00.000Z'))).toBe('2027-01-05 08:00');
  });

  it.each(['fri 3', 'tomorrow 5:30', '4:00'])('%s could be in the morning or the afternoon', (text) => {
    expect(meant(text)).toBe('half-day');
  });

  it.each([
    '8',
    '10',
    '13pm',
    '0am',
    'tomorrow',
    'tomorrow 25',
    'tomorrow 8:75',
    '2/30 8am',
    '13/1 8am',
    '8am or 9am',
    'tomorrow 8am or later',
    'maybe tomorrow 8am',
    'call me tomorrow 8am',
    'next fri 8am',
    '',
  ])('%j is not guessed', (text) => {
    expect(readTime(text)).toBeUndefined();
  });

  it.each(['3/5/1999 8am', '3/5/2100 8am', '9999-12-31 10:00', '0026-03-05 10:00'])(
    '%j is on a day that no job could be on',
    (text) => {
      expect(meant(text)).toBeUndefined();
    },
  );

  it('on a leap day is refused in other years', () => {
    expect(meant('2/29 8am')).toBeUndefined();
    expect(meant('2/29/2028 8am')).toBe('2028-02-29 08:00');
  });

  const days = ['today', 'tomorrow', 'sun', 'Mon', 'tuesday', 'wed', 'thurs', 'fri', 'saturday', undefined];
  const instants = fc
    .integer({ min: Date.parse('2026-01-01'), max: Date.parse('2029-12-31') })
    .map((time) => new Date(time));
  const zones = fc.constantFrom('America/Chicago', 'America/New_York', 'America/Phoenix', 'Pacific/Honolulu');

  it('is read as written, within a week, and in the future unless today was said', () => {
    fc.assert(
      fc.property(
        instants,
        zones,
        fc.constantFrom(...days),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 59 }),
        fc.constantFrom('am', 'pm'),
        (at, zone, day, hour, minute, half) => {
          const said = readTime(`${day ?? ''} ${hour}:${String(minute).padStart(2, '0')}${half}`);
          const when = said === undefined || said === 'half-day' ? undefined : serviceTimeOf(said, at, zone);

          if (when === undefined) throw new Error('Not understood.');
          const { serviceDate, serviceTime } = when;
          const hours = (hour % 12) + (half === 'pm' ? 12 : 0);
          expect(serviceTime).toBe(`${pad(hours)}:${pad(minute)}:00`);
          const today = localDay(at, zone);
          const ahead = (Date.parse(serviceDate) - Date.parse(today)) / 86_400_000;
          expect(ahead).toBeGreaterThanOrEqual(0);
          expect(ahead).toBeLessThanOrEqual(7);
          const isAhead = instantOf(serviceDate, serviceTime, zone) > at;
          expect(isAhead || day === 'today').toBe(true);
        },
      ),
    );
  });

  it('is on the written date, this year or next', () => {
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        (at, month, day) => {
          const said = readTime(`${month}/${day} 8am`);
          const when =
            said === undefined || said === 'half-day' ? undefined : serviceTimeOf(said, at, chicago);

          expect(when?.serviceDate.slice(5)).toBe(`${pad(month)}-${pad(day)}`);
          const today = localDay(at, chicago);
          const ahead = (Date.parse(when?.serviceDate ?? '') - Date.parse(today)) / 86_400_000;
          expect(ahead).toBeLessThanOrEqual(183 + 183);
          expect(ahead > 183 ? when?.serviceDate.slice(0, 4) : today.slice(0, 4)).toBe(today.slice(0, 4));
        },
      ),
    );
  });
});

describe('A reply', () => {
  it.each([
    ['STOP', 'stop'],
    [' Stop. ', 'stop'],
    ['stop all', 'stop'],
    ['STOPALL', 'stop'],
    ['unsubscribe', 'stop'],
    ['Cancel', 'stop'],
    ['END', 'stop'],
    ['quit!', 'stop'],
    ['START', 'start'],
    ['unstop', 'start'],
    ['Yes', 'yes'],
    ['help', 'help'],
    ['10-4', 'acknowledgement'],
    ['no', 'decline'],
    ['Can’t', 'decline'],
    ['pass.', 'decline'],
    ['tomorrow 8am', 'time'],
    ['10/4 8am', 'time'],
    ['fri 3', 'half-day'],
    ['stop by the gate first', 'words'],
    ['no parts until friday', 'words'],
    ['end loader is down', 'words'],
    ['', 'words'],
  ])('%j says %s', (body, kind) => {
    expect(readReply(body)).toMatchObject({ orderId: null, says: { kind } });
  });

  it.each([
    ['10001 tomorrow 8am', '10001', 'time', 'tomorrow 8am'],
    ['#10001: 10-4', '10001', 'acknowledgement', '10-4'],
    ['Order 10001 no', '10001', 'decline', 'no'],
    ['job #10001', '10001', 'words', ''],
    ['10001 stop', '10001', 'words', 'stop'],
  ])('%j names its order', (body, orderId, kind, words) => {
    expect(readReply(body)).toMatchObject({ orderId, says: { kind }, words });
  });

  it('always has a meaning, and its words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (body) => {
        const { orderId, words } = readReply(body);

        expect(body).toContain(words);
        expect(orderId === null || /^\d{5,18}$/.test(orderId)).toBe(true);
      }),
    );
  });
});

describe('An acknowledgement', () => {
  it.each(['10-4', '10/4', '10 4', '  10-4', '10-4.', '10/4 . .', '10 4...  '])('is %j', (text) => {
    expect(isAcknowledgement(text)).toBe(true);
  });

  it.each(['10-4 on my way', '10--4', '104', '.10-4', '10-40', 'that is a 10-4', '10-4!'])(
    'is not %j',
    (text) => {
      expect(isAcknowledgement(text)).toBe(false);
    },
  );
});

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
