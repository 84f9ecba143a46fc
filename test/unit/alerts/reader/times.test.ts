import { describe, expect, it } from 'vitest';
import { readMailAlert, readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('the time of a fault', () => {
  it.each([
    ['Thu May 14 9:41 AM MDT 2026', '2026-05-14T09:41:00-06:00'],
    ['May 14, 2:41 PM MDT 2026', '2026-05-14T14:41:00-06:00'],
    ['Sep 14 at 2:41 PM CDT 2026', '2026-09-14T14:41:00-05:00'],
    ['5/14 12:05 AM 2026', '2026-05-14T00:05:00'],
    ['Mar-09-26 14:05', '2026-03-09T14:05:00'],
    ['2026-May-14 09:41', '2026-05-14T09:41:00'],
    ['7/9/2026 2:05 PM Central', '2026-07-09T14:05:00-05:00'],
    ['1/9/2026 2:05 PM Central', '2026-01-09T14:05:00-06:00'],
    ['2026-06-03 08:15:22 -07', '2026-06-03T08:15:22-07:00'],
    ['2026-06-03 08:15:22+09', '2026-06-03T08:15:22+09:00'],
    ['2026-06-03T08:15-03', '2026-06-03T08:15:00-03:00'],
    ['2026-06-03 08:15 -12 units', '2026-06-03T08:15:00'],
    ['14. kvě 2026 9:47', '2026-05-14T09:47:00'],
    ['14. svi 2026. 9:47', '2026-05-14T09:47:00'],
    ['3 жовт. 2026 09:47', '2026-10-03T09:47:00'],
    ['7/9/2026 2:07 PM US Eastern', '2026-07-09T14:07:00-04:00'],
  ])('is read of “%s”', async (stated, time) => {
    const [reading] = (await readPastedAlert(alertAt(stated))).readings;

    expect(reading?.detectedAt?.value).toBe(time);
  });

  it.each([
    ['00:17 | 3/9/2026 6:12:40 PM', '2026-03-09T18:12:40'],
    ['01:03, 9 Mar 2026 18:12', '2026-03-09T18:12:00'],
    ['Active 00:17 | 2026-03-09 18:12', '2026-03-09T18:12:00'],
    ['\nDuration: 00:17:05, 2026-03-09 18:12', '2026-03-09T18:12:00'],
    ['for 17 min since 9 Mar 2026 18:12', '2026-03-09T18:12:00'],
    ['18:12 | 3/9/2026', '2026-03-09T18:12:00'],
  ])('is none of how long it lasted: “%s”', async (stated, time) => {
    const text = `Terex TDS820, serial 4471\nSPN 110 FMI 16 ${stated}\n77 Transfer Rd, Olympia, WA`;

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.detectedAt?.value).toBe(time);
    expect(reading?.faultCodes[0]?.description?.value).toBeUndefined();
  });

  it.each([
    ['Set 11 Jan 2026, 1:27 PM CST', '2026-01-11T13:27:00-06:00'],
    ['Fault set 03/11/2026 05:49 EST', '2026-03-11T05:49:00-05:00'],
    ['Set 4 Feb, 14:05 CST', '2026-02-04T14:05:00-06:00'],
  ])('is that of the month behind its day in a mail that was sent in spring: “%s”', async (stated, time) => {
    const mail = `From: Alerts <a@fleet.example>\r\nSubject: F27\r\nDate: Mon, 20 Apr 2026 09:30:00 -0500\r\n\r\nTerex TDS820, serial 4471\r\nFault F27\r\n${stated}\r\n77 Transfer Rd, Olympia, WA\r\n`;

    const [reading] = (await readMailAlert(Buffer.from(mail))).readings;

    expect(reading?.detectedAt?.value).toBe(time);
  });

  it.each([
    ['Ortszeit Europe/Berlin', '2026-09-01T14:20:00+02:00'],
    ['Local time America/Denver', '2026-09-01T14:20:00-06:00'],
  ])('has the zone that ends its column’s name: “%s”', async (column, time) => {
    const text = `Terex TDS820, serial 4471\nCode | Meldung | Schwere | ${column}\nE-207 | Öldruck zu niedrig | hoch | 01.09.2026 14:20\n\n77 Transfer Rd, Olympia, WA`;

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.detectedAt?.value).toBe(time);
  });

  it.each([
    ['10/02/2026 14:20 CDT', '2026-10-02T14:20:00-05:00'],
    ['10/02/2026 2:20 PM PT', '2026-10-02T14:20:00-07:00'],
    ['10/02/2026 14:20', '2026-02-10T14:20:00'],
  ])('has the month first before a zone of America, whoever signs below: “%s”', async (stated, time) => {
    const [reading] = (await readPastedAlert(`${alertAt(stated)}\n\nRaj Patel\n12 Mill Lane, Leeds LS10 1AB`))
      .readings;

    expect(reading?.detectedAt?.value).toBe(time);
  });

  it('is none of a machine’s number before it in a mail', async () => {
    const mail =
      'From: a@b.example\r\nSubject: x\r\nDate: Wed, 25 Mar 2026 06:20:00 -0500\r\n\r\nUnit\tRaised\tMake\tModel\tCode\tWhere\r\n17\tMar 4, 2026 6:12 AM\tWirtgen\tW 210 Fi\tB-217\tElko, NV\r\n';

    const [reading] = (await readMailAlert(Buffer.from(mail))).readings;

    expect(reading).toMatchObject({
      unitNumber: { value: '17' },
      detectedAt: { value: '2026-03-04T06:12:00' },
    });
  });

  it.each([
    ['Hitachi ZX210, guasto P2463, Via Dante 14, Bologna, 04/05/2026 08:20', '2026-05-04T08:20:00'],
    ['Hitachi ZX210, falla P2463, C/ Mayor 6, Madrid, 04/05/26 08:20', '2026-05-04T08:20:00'],
    ['Hitachi ZX210, storing P2463, Kerkstraat 9, Eindhoven, 04-05-2026 08:20', '2026-05-04T08:20:00'],
    ['frota;marca;modelo;codigo;data\n7;Hitachi;ZX210;P2463;04/05/2026 08:20', '2026-05-04T08:20:00'],
    ['Hitachi ZX210, code P2463, 14 Dante Way, Reno, NV, 04/05/2026 08:20', '2026-04-05T08:20:00'],
  ])('has the day first where the words are not English: “%s”', async (text, time) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.detectedAt?.value).toBe(time);
  });

  it('is the event’s, and not when it was transmitted', async () => {
    const text =
      'Übertragung\tEreignis\tMaschine\tFehler\tStufe\n28.04.2026 12:01\t28.04.2026 11:16\tBagger 12, Liebherr R 926, WLHZ1474CZC052317\tE2207, Ladedruck zu niedrig\tmittel\n\n77 Transfer Rd, Olympia, WA';

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.detectedAt?.value).toBe('2026-04-28T11:16:00');
  });

  it('has no zone of a code that the next line begins with', async () => {
    const text =
      'Terex TDS820, serial 4471\nCode\tText\tSeverity\tTime\nE-207\tOil pressure low\thigh\t2026-09-01 14:20\nBST 44\tGrease tank empty\tlow\t2026-09-01 13:05\n\n77 Transfer Rd, Olympia, WA';

    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.detectedAt?.value).toBe('2026-09-01T14:20:00');
  });

  it.each([
    ['2026-05-12 14:07 local (18:07 UTC)', '2026-05-12T18:07:00Z'],
    ['2026-05-12 14:07 local / 18:07 UTC', '2026-05-12T18:07:00Z'],
    ['05/12/2026 2:07 PM local (6:07 PM UTC)', '2026-05-12T18:07:00Z'],
    ['2026-05-12 14:07 (UTC 18:07)', '2026-05-12T18:07:00Z'],
    ['2026-05-12 14:07 site time, 18:07 GMT', '2026-05-12T18:07:00Z'],
    ['2026-05-12 14:07 / 18:07Z', '2026-05-12T18:07:00Z'],
    ['2026-05-12 22:07 local (02:07 UTC)', '2026-05-13T02:07:00Z'],
    ['2026-05-12 05:07 local (20:07 UTC)', '2026-05-11T20:07:00Z'],
    ['2026-05-12 14:07 EDT (18:07 UTC)', '2026-05-12T14:07:00-04:00'],
  ])('is the instant that “%s” states twice', async (stated, time) => {
    const [reading] = (await readPastedAlert(alertAt(stated))).readings;

    expect(reading?.detectedAt?.value).toBe(time);
  });
});

describe('a day that is told by that of the message', () => {
  it.each([
    ['Wed, 17 Jun 2026 08:02:00 +1000', 'it came at 6:10 AM today', '2026-06-17T06:10:00'],
    ['Tue, 16 Jun 2026 22:02:00 +0000', 'it came at 6:10 AM AEST today', '2026-06-17T06:10:00+10:00'],
    ['Wed, 17 Jun 2026 02:30:00 +0000', 'it came at 4:15 PM CDT today', '2026-06-16T16:15:00-05:00'],
    ['Wed, 17 Jun 2026 23:30:00 -0500', 'it came yesterday at 4:15 PM', '2026-06-16T16:15:00'],
    [
      'Tue, 16 Jun 2026 12:00:00 +0000',
      'Booked for today (17 June 2026), it came at 6:10 AM today',
      '2026-06-17T06:10:00',
    ],
  ])('is the day of who writes: %s %s', async (sent, said, time) => {
    expect(await timeOf(sent, `Terex TDS820 has code F27, ${said}.`)).toBe(time);
  });

  it.each([
    ['code E0878, pilot pressure sensor, yesterday at 10:25', 'pilot pressure sensor'],
    ['Fehlercode E0878, Drucksensor, gestern um 10:25 Uhr', 'Drucksensor'],
    ['feilkode E0878 pilottrykksensor i går kl. 10.25', 'pilottrykksensor'],
    ['felkod E0878, trycksensor, igår kl 10.25, gul lampa', 'trycksensor'],
  ])('is no part of a description: “%s”', async (said, description) => {
    const mail = mailOf('Thu, 18 Jun 2026 08:00:00 +0200', `Terex TDS820, 5412 h, ${said}.`);

    const [reading] = (await readMailAlert(mail)).readings;

    expect(reading?.detectedAt?.value).toBe('2026-06-17T10:25:00');
    expect(reading?.faultCodes[0]?.description?.value).toBe(description);
  });

  it('is the same as that of the time before', async () => {
    const text =
      'First is ADT 61, Bell B40E, VIN AEB1640EPMM002217, SPN 520211 FMI 14. Started at 09:12 SAST on 16 March 2026.\n\nSecond is ADT 44, Bell B30E, VIN AEB1630EVLM001804, SPN 100 FMI 1, engine oil pressure. 18077 hours, same day 10:30 SAST.\n\nBoth at 77 Transfer Rd, Olympia, WA';

    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ detectedAt }) => detectedAt?.value)).toEqual([
      '2026-03-16T09:12:00+02:00',
      '2026-03-16T10:30:00+02:00',
    ]);
  });
});

async function timeOf(sent: string, body: string): Promise<string | undefined> {
  const [reading] = (await readMailAlert(mailOf(sent, body))).readings;
  return reading?.detectedAt?.value;
}

function mailOf(sent: string, body: string): Uint8Array {
  return Buffer.from(
    `From: Kim <kim@fleet.example>\r\nSubject: F27\r\nDate: ${sent}\r\n\r\n${body}\r\n77 Transfer Rd, Olympia, WA\r\n`,
  );
}

function alertAt(stated: string): string {
  return `Make: Terex\nModel: TDS820\nFault: F27\nDetected: ${stated}\nLocation: 77 Transfer Rd, Olympia, WA`;
}

describe("letters of a zone that are a name's", () => {
  it.each(['CAT-966-2', 'EAT-1', 'BST 4', 'MST2200', 'EST-12'])('tell none: %s', async (unit) => {
    const { readings } = await readPastedAlert(
      `At 9:14 AM EDT on Jun 4, 2026, ${unit} triggered an alert.\nMake: Volvo\nModel: L90H\nSPN 110 FMI 0\nLocation: Rome, GA\n`,
    );

    expect(readings[0]?.detectedAt?.value).toBe('2026-06-04T09:14:00-04:00');
  });

  it.each(['(CAT 320)', '(CAT 320 EX-5)', '(CAT 320, Rome, GA)'])('tell a machine: %s', async (machine) => {
    const { readings } = await readPastedAlert(
      `2026-06-04 09:14 ${machine} SPN 110 FMI 0\nLocation: Rome, GA\n`,
    );

    expect([
      readings[0]?.detectedAt?.value,
      readings[0]?.brand?.value,
      readings[0]?.unitNumber?.value,
    ]).toEqual(['2026-06-04T09:14:00', 'Caterpillar', machine.includes('EX-5') ? 'EX-5' : undefined]);
  });

  it('are one before its hours', async () => {
    const { readings } = await readPastedAlert(
      'Volvo L90H SPN 110 FMI 0, 2026-06-04 09:14 CST 5120 h, Rome, GA\n',
    );

    expect(readings[0]?.detectedAt?.value).toBe('2026-06-04T09:14:00-06:00');
  });
});

describe('the zone of a time in other forms', () => {
  async function timeOf(lines: string) {
    const [reading] = (await readPastedAlert(`JLG 450AJ\nSPN 100 FMI 2\nLocation: Pasco, WA\n${lines}`))
      .readings;
    return reading?.detectedAt?.value;
  }

  it.each([
    ['Time zone: EST5EDT\nTime: 2026-07-02 09:15', '-04:00'],
    ['Time: 2026-01-02 09:15 CST6CDT', '-06:00'],
    ['Time: 2026-07-02 09:15 -07', '-07:00'],
    ['CST: 2026-07-02 09:15', '-06:00'],
    ['Zulu: 2026-07-02 09:15', 'Z'],
    ['Pacific time: 2026-07-02 09:15', '-07:00'],
  ])('is read: %j', async (lines, zone) => {
    expect((await timeOf(lines))?.slice(19)).toBe(zone);
  });

  it.each([
    ['Generated: 2026-07-02T09:15:00-05:00', '2026-07-02T09:15:00-05:00'],
    ['Generated at: 2026-07-02 09:15 CDT', '2026-07-02T09:15:00-05:00'],
    ['Generated: 2026-07-02 09:15 CDT\nTime: 2026-07-02 08:40 CDT', '2026-07-02T08:40:00-05:00'],
    ['Report generated: 2026-07-02 09:15 CDT', undefined],
  ])('takes when the alert was generated where it has no other date: %j', async (lines, time) => {
    expect(await timeOf(lines)).toBe(time);
  });
});
