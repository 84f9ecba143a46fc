import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';
import { scan } from '#functions/alerts/reader/scan.ts';
import { sourceOf } from '#functions/alerts/reader/source.ts';
import { dateOrderOf } from '#functions/alerts/reader/values/date-order.ts';
import { type DateOrder, dateAt } from '#functions/alerts/reader/values/dates.ts';

describe('dates as messages write them', () => {
  it.each([
    ['08 June 2026 at 06:22 CDT', '2026-06-08T06:22:00-05:00'],
    ['27 Mar 2026, 2:33 PM PDT', '2026-03-27T14:33:00-07:00'],
    ['2026/11/02 16:04 (UTC-06:00)', '2026-11-02T16:04:00-06:00'],
    ['2026-05-03T06:11:40Z', '2026-05-03T06:11:40Z'],
    ['13/06/2026 14:57 BST', '2026-06-13T14:57:00+01:00'],
    ['6/8/26 06:22', '2026-06-08T06:22:00'],
    ['08.06.2026 06:22 Uhr', '2026-06-08T06:22:00'],
    ['08.06.2026 16:22\nAm Markt 4', '2026-06-08T16:22:00'],
    ['um 12:22 am 08.06.2026', '2026-06-08T12:22:00'],
    ['8 juin 2026 à 14h05', '2026-06-08T14:05:00'],
    ['14. Mai 2026, 08:31 MESZ', '2026-05-14T08:31:00+02:00'],
    ['06:22 CDT on 08 June 2026', '2026-06-08T06:22:00-05:00'],
    ['Sept 3, 2026 at 7:12 a.m. CDT', '2026-09-03T07:12:00-05:00'],
    ['20260608T062200Z', '2026-06-08T06:22:00Z'],
    ['2026年6月8日 06:22', '2026-06-08T06:22:00'],
    ['12:05 AM EST, Jan 2 2026', '2026-01-02T00:05:00-05:00'],
    ['June 8 2026', '2026-06-08'],
    ['22/10/2026 09:06 hora de Lisboa', '2026-10-22T09:06:00+01:00'],
    ['29-09-2026 om 08:37 uur Nederlandse tijd', '2026-09-29T08:37:00+02:00'],
    ['04/02/2026 à 16:25 (heure de Paris)', '2026-02-04T16:25:00+01:00'],
    ['Sep 22 11:00:00 CDT 2026', '2026-09-22T11:00:00-05:00'],
    ['22 Sep 11:00:00 2026', '2026-09-22T11:00:00'],
    ['14.1.2026 5:27 (utc+2)', '2026-01-14T05:27:00+02:00'],
    ['22-09-2026 14u05', '2026-09-22T14:05:00'],
    ['October 16, 2026, 3:05 in the afternoon', '2026-10-16T15:05:00'],
  ])('%s', (text, iso) => {
    expect(dateIn(text, dateOrderOf(scan(text)))).toBe(iso);
  });

  it.each([
    ['Jan 8, 2026 6:22 AM Central Time', '2026-01-08T06:22:00-06:00'],
    ['Jul 8, 2026 6:22 AM Central Time', '2026-07-08T06:22:00-05:00'],
    ['2026-07-08 06:22 America/Denver', '2026-07-08T06:22:00-06:00'],
    ['2026-07-08 06:22 PT', '2026-07-08T06:22:00-07:00'],
  ])('%s: a zone that keeps summer time has the offset of that day', (text, iso) => {
    expect(dateIn(text, 'month-first')).toBe(iso);
  });

  it.each([
    ['8:15 this morning, October 20, Central Daylight Time', '2026-10-20T08:15:00-05:00'],
    ['20. Oktober um 08:15 Uhr', '2026-10-20T08:15:00'],
    ['20/10 à 14h05', '2026-10-20T14:05:00'],
    ['December 31 at 23:10', '2025-12-31T23:10:00'],
  ])('%s: a date without a year is of the year of sending', (text, iso) => {
    expect(dateAt(text, 0, 'day-first', '2026-10-20T19:31:00Z')?.iso).toBe(iso);
    expect(dateAt(text, 0, 'day-first')).toBeUndefined();
  });

  it.each([
    ['141530Z SEP 26', '2026-09-14T15:30:00Z'],
    ['031200R MAR 2026', '2026-03-03T12:00:00-05:00'],
    ['20261205-233100Z;BLST-2', '2026-12-05T23:31:00Z'],
    ['16.02.2026 / Zeit 09:50', '2026-02-16T09:50:00'],
    ['10-25-2026 16:18 UTC minus 6', '2026-10-25T16:18:00-06:00'],
    ['24. juni 2026 kl. 22.38 norsk sommertid (UTC+2)', '2026-06-24T22:38:00+02:00'],
    ['7.V.2026 14:22', '2026-05-07T14:22:00'],
    ['28-Apr-2026 17:36 IST (UTC+1)', '2026-04-28T17:36:00+01:00'],
    ['28 Apr 2026 17:36 IST. Yard: Tuam, Co. Galway', '2026-04-28T17:36:00+01:00'],
    ['28 Apr 2026 17:36 IST. Yard: Pune', '2026-04-28T17:36:00+05:30'],
    ['06:48 AWST, the twenty-second of July 2026', '2026-07-22T06:48:00+08:00'],
    ['2:28 pm AEST on the fifteenth of May 2026', '2026-05-15T14:28:00+10:00'],
    ['11:20 this morning CDT 7/14/2026', '2026-07-14T11:20:00-05:00'],
    ['2026. 10. 13-án, 8 óra 14 perckor', '2026-10-13T08:14:00'],
    ['02JUL26 1740', '2026-07-02T17:40:00'],
    ['20260702 1740', '2026-07-02T17:40:00'],
    ['7/5/26 0720 Brunel Way', '2026-07-05T07:20:00'],
    ['0720 today 7 May 2026', '2026-05-07T07:20:00'],
    ['0630 14/05/26', '2026-05-14T06:30:00'],
    ["Feb. 9, '26, 8:51 am CST", '2026-02-09T08:51:00-06:00'],
  ])('%s in a manner of its own', (text, iso) => {
    expect(dateAt(text, 0, 'month-first')?.iso).toBe(iso);
  });

  it.each(['2026-13-45 10:00', '31.02.2026', '61 Canal St', 'E0363(2)', '1930ES-88', '99:99'])(
    '%s is none',
    (text) => {
      expect(dateIn(text, 'month-first')).toBeUndefined();
    },
  );

  it('reads numbers by what the other dates and words of the message say', () => {
    expect(dateOrderOf(scan('03/04/2026 and 25/04/2026'))).toBe('day-first');
    expect(dateOrderOf(scan('03/04/2026 and 04/25/2026'))).toBe('month-first');
    expect(dateOrderOf(scan('Défaut le 03/04/2026'))).toBe('day-first');
    expect(dateOrderOf(scan('03/04/2026 10:00 CST'))).toBe('month-first');
    expect(dateOrderOf(scan('Time (GMT)\n03/04/2026 10:00, Mill Lane, Cheadle'))).toBe('day-first');
    expect(dateOrderOf(scan('03/04/2026 10:00 GMT, Lima, OH'))).toBe('month-first');
    expect(dateOrderOf(scan('03/04/2026 10:00 GMT-5'))).toBe('month-first');
    expect(dateOrderOf(scan('03/04/2026 10:00, desk@hire.co.uk'))).toBe('day-first');
    expect(dateOrderOf(scan('03/04/2026 10:00, 14 England St, Austin, TX'))).toBe('month-first');
    expect(dateOrderOf(scan('03/04/2026 10:00, Keene, New Hampshire\n'))).toBe('month-first');
    expect(dateOrderOf(scan('4 Elm St, Troy, MI, 1/4/2026 2:05 PM'))).toBe('month-first');
  });
});

describe('days that are told by the day of the message', () => {
  it('have no month of another language before the figures of a whole date', () => {
    const found = dateAt('set 10/27/2026 06:44 CDT', 0, 'month-first', '2026-10-27T15:00:00Z');

    expect(found).toBeUndefined();
  });

  it.each([
    ['Sent: 14 May 2026 07:02\n\nIt went down at 6:10 this morning.', '2026-05-14T06:10:00'],
    ['Date: 2026-07-07 08:30\n\nFault code P0217 at 16:20 yesterday.', '2026-07-06T16:20:00'],
    [
      'Von: Max\nGesendet: Mittwoch, 4. März 2026 08:02\n\nFehlercode P0217 seit heute früh 6:40 Uhr.',
      '2026-03-04T06:40:00',
    ],
    ['Fault code P0217 at 6:10 this morning.', undefined],
  ])('%s', async (text, time) => {
    const { readings } = await readPastedAlert(`${text} Volvo EC220E, serial VCEEC220012345.`);

    expect(readings[0]?.detectedAt?.value).toBe(time);
  });
});

describe('days that are told by the day of the report', () => {
  it.each([
    ['Report of Tuesday, 9 June 2026\nYesterday at 21:40: fault code P0217.', '2026-06-08T21:40:00'],
    ['Resumo de 26/03/2026\nOntem, 22:14: falha P0217.', '2026-03-25T22:14:00'],
    [
      'Generated 2026-09-10 12:00 UTC\nSPN 1214 FMI 2, warning, recorded 3 hours ago.',
      '2026-09-10T09:00:00Z',
    ],
    ['SPN 1214 FMI 2, warning, recorded 3 hours ago.', undefined],
  ])('%s', async (text, time) => {
    const { readings } = await readPastedAlert(`${text} Volvo EC220E, serial VCEEC220012345.`);

    expect(readings[0]?.detectedAt?.value).toBe(time);
  });
});

describe('the time of a fault by its label', () => {
  it.each([
    ['Time: February 9, 2026 | 8:51 AM | CST', '2026-02-09T08:51:00-06:00'],
    ['GMT time stamp: 02/09/2026 2:51 PM', '2026-02-09T14:51:00Z'],
    ['Raised: 1770648660 (unix)', '2026-02-09T14:51:00Z'],
    ['Time: epoch 1783014000', '2026-07-02T17:40:00Z'],
  ])('%s', async (line, iso) => {
    const { readings } = await readPastedAlert(
      `Make: JLG\nModel: 600S\nFault: SPN 110 FMI 0\n${line}\nLocation: Newark, NJ`,
    );

    expect(readings[0]?.detectedAt?.value).toBe(iso);
  });

  it.each(['14/05/26 1430hrs', '1430 hrs 7 May', 'Stopped 1430 yesterday', '0630 on 14/05/26'])(
    '%s: four figures of a day are no hours',
    async (told) => {
      const { readings } = await readPastedAlert(`JCB 3CX P0087, Brunel Way, Thetford IP24 1HP, ${told}`);

      expect(readings[0]?.hours).toBeNull();
    },
  );
});

describe('the time of something else than the fault', () => {
  it.each([
    'Return date',
    'On rent since',
    'Contract start',
    'Warranty end date',
    'Last PM date',
    'Annual inspection',
    'Acknowledged',
    'GPS time',
    'Location as of',
    'Print date',
    'Last ignition on',
  ])('%s', async (label) => {
    const machine = 'Make: JLG\nModel: 600S\nFault: SPN 110 FMI 0\nLocation: 12 Main St, Newark, NJ 07102';
    const alone = await readPastedAlert(`${machine}\n${label}: 03/12/2026 08:15`);
    const beside = await readPastedAlert(`${machine}\nAlarm date: 04/15/2026\n${label}: 05/12/2026`);

    expect(alone.readings[0]?.detectedAt).toBeNull();
    expect(beside.readings[0]?.detectedAt?.value).toBe('2026-04-15');
  });
});

describe('the time of a fault', () => {
  it.each(['Service light on since', 'Time / Location', 'Alert sent'])('%s', async (label) => {
    const { readings } = await readPastedAlert(
      `Make: JLG\nModel: 600S\nFault: SPN 110 FMI 0\nLocation: 12 Main St, Newark, NJ 07102\n${label}: 03/12/2026 08:15`,
    );

    expect(readings[0]?.detectedAt?.value).toBe('2026-03-12T08:15:00');
  });
});

describe('the order of dates', () => {
  it.each([
    ['[12/03/2026, 07:14:22] Danny: code E-513', '2026-03-12T07:14:22'],
    ['[12/3/26, 7:14:22 AM] Danny: code E-513', '2026-12-03T07:14:22'],
    ['Thu 4 Jun, 16:22: it went off 04-06-2026 16:17', '2026-06-04T16:17:00'],
    ['Time (UTC+2): 04-06-2026 16:17', '2026-06-04T16:17:00'],
    ['matricola 310772, ore 3350, il 04-06-2026 16:17', '2026-06-04T16:17:00'],
    ['door ajar, 12 Main St, Reno, NV 89501, 10/02/2026 9:15 AM', '2026-10-02T09:15:00'],
    ['concrete pour, Del Rio, TX 78840, 10/02/2026 9:15', '2026-10-02T09:15:00'],
    ['die set, del check, 10/02/2026 9:15', '2026-02-10T09:15:00'],
    ['fel SPN 94 FMI 1 den 03/05/2026 06:41, Göteborg', '2026-05-03T06:41:00'],
    ['storing SPN 94 FMI 1 op 03-05-2026 06:41, Terneuzen', '2026-05-03T06:41:00'],
    ['03/05/2026 06:41, Hinjawadi Road, Pune, Maharashtra', '2026-05-03T06:41:00'],
    ['03/05/2026 06:41, 12 Mary St, Gympie QLD', '2026-05-03T06:41:00'],
    ['03/05/2026 06:41, 12 Naas Road, Dublin 12', '2026-05-03T06:41:00'],
    ['03/05/2026 06:41, Dublin, OH 43017', '2026-03-05T06:41:00'],
    ['03/05/2026 06:41, Thetford, Norfolk', '2026-05-03T06:41:00'],
    ['03/05/2026 06:41, 12 Granby St, Norfolk, VA', '2026-03-05T06:41:00'],
  ])('%s', (text, iso) => {
    expect(dateIn(text, dateOrderOf(scan(text)))).toBe(iso);
  });
});

describe('zones that stand apart from their times', () => {
  it.each([
    ['Zeitpunkt MESZ: 21.05.2026 09:17', '2026-05-21T09:17:00+02:00'],
    ['Time UTC: 2026-05-21 09:17', '2026-05-21T09:17:00Z'],
    ['Usterki (czas lokalny, CEST).\nKiedy: 21.05.2026 09:17', '2026-05-21T09:17:00+02:00'],
    ['Code\tDate\tTime CDT\nE-513\t05/21/2026\t09:17', '2026-05-21T09:17:00-05:00'],
    ['[21/05/2026 10:02] Ana: código E-513, dia 21/05/2026 às 09:17', '2026-05-21T09:17:00'],
    ['[21/05/2026 10:02] Ana: falla E-513 desde las 09:17', '2026-05-21T09:17:00'],
    ['Report of 22.05.2026 (CEST)\n\nTime: 21.05.2026 09:17', '2026-05-21T09:17:00+02:00'],
    ['Time: 05/21/2026 09:17\nZone: EDT', '2026-05-21T09:17:00-04:00'],
    ['Received: 05/21/2026 1:39 PM EDT\nIt stopped at 1:27 PM on May 21, 2026.', '2026-05-21T13:27:00-04:00'],
    ['Time: 05/21/2026 09:17\nCall 05/22/2026 08:00 CDT, or 09:00 MDT.', '2026-05-21T09:17:00'],
    ['Time: 2026-05-21 09:17\nART-3 was parked beside it.', '2026-05-21T09:17:00'],
    ['FAULTS OF 21 MAY 2026 (AST, UTC+3)\nTime: 05/21/2026 09:17', '2026-05-21T09:17:00+03:00'],
    [
      'Exception sheet     21 May 2026     all clocks CDT\nTime: 05/21/2026 09:17',
      '2026-05-21T09:17:00-05:00',
    ],
  ])('%s', async (text, iso) => {
    const [reading] = (await readPastedAlert(`Volvo EC220E S/N 220344, Code E-513\n\n${text}`)).readings;

    expect(reading?.detectedAt?.value).toBe(iso);
  });
});

describe('the times of a message of which one is the fault’s', () => {
  it.each([
    ['ts=2026-05-21T09:21:00Z host=gw3 code=E-513 flt_ts=2026-05-21T09:17:00Z', '2026-05-21T09:17:00Z'],
    ['event=fault\nts=2026-05-21T09:17:00Z\ncode=E-513\ngps.ts=2026-05-21T09:21:00Z', '2026-05-21T09:17:00Z'],
    ['Code,Text,Date,Time,TZ\n"E-513","Low","05/21/2026","09:17","CDT"', '2026-05-21T09:17:00-05:00'],
    [
      '[21/05/2026, 10:02:11] Yard Office: code E-513, major\n' +
        '[21/05/2026, 10:04:19] Yard Office: fault came in 09:17 BST 21 May 2026',
      '2026-05-21T09:17:00+01:00',
    ],
  ])('%s', async (text, iso) => {
    const [reading] = (await readPastedAlert(`${text}\n\nVolvo EC220E S/N 220344, Code E-513`)).readings;

    expect(reading?.detectedAt?.value).toBe(iso);
  });
});

function dateIn(text: string, order: DateOrder): string | undefined {
  return sourceOf(text, order).marks.dates[0]?.iso;
}
