import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('a digest of several machines', () => {
  it.each([
    [
      'by fault, with the machines in lines below each',
      'Faults by code, 4 March 2026 (times EST)\n\nSPN 94 FMI 18 Fuel pressure low - HIGH\n  EX-4, Cat 320, S/N HEX00412, 10:12, 14 Elm St, Macon, GA\n  EX-5, Cat 330, S/N FEK00413, 11:40, 14 Elm St, Macon, GA\n\nSPN 100 FMI 1 Oil pressure low - CRITICAL\n  EX-4, Cat 320, S/N HEX00412, 10:15, 14 Elm St, Macon, GA',
      [
        'EX-4 HEX00412 14 Elm St 2026-03-04T10:15:00-05:00 SPN 94 FMI 18 high SPN 100 FMI 1 critical',
        'EX-5 FEK00413 14 Elm St 2026-03-04T11:40:00-05:00 SPN 94 FMI 18 high',
      ],
    ],
    [
      'by fault, with a table of machines below each',
      'SPN 94 FMI 18 - Fuel pressure low (High)\n\nUnit\tMake\tModel\tSerial\tSite\nEX-4\tCat\t320\tHEX00412\t14 Elm St, Macon, GA\n\nSPN 100 FMI 1 - Oil pressure low (Critical)\n\nUnit\tMake\tModel\tSerial\tSite\nL-7\tVolvo\tL90H\t2771102\t9 Oak Ave, Dublin, GA\nEX-4\tCat\t320\tHEX00412\t14 Elm St, Macon, GA',
      [
        'EX-4 HEX00412 14 Elm St - SPN 94 FMI 18 high SPN 100 FMI 1 critical',
        'L-7 2771102 9 Oak Ave - SPN 100 FMI 1 critical',
      ],
    ],
    [
      'by site, with an address in the heading of each table',
      'Chantier 1 : 14 rue des Tanneurs, 38000 Grenoble\n\nUnit\tMake\tModel\tSerial\tCode\tSeverity\nP-8\tMecalac\t12MTX\tMC770214\tSPN 94 FMI 18\thigh\n\nChantier 2 : 230 avenue de la Gare, 73000 Chambéry\n\nUnit\tMake\tModel\tSerial\tCode\tSeverity\nC-21\tManitou\tMT 1840\tMAN077120\tSPN 97 FMI 3\tlow',
      [
        'P-8 MC770214 14 rue des Tanneurs - SPN 94 FMI 18 high',
        'C-21 MAN077120 230 avenue de la Gare - SPN 97 FMI 3 low',
      ],
    ],
    [
      'by site, with the address in brackets over its machines',
      'KERN PIT (14 Elm St, Macon, GA)\n\n  Excavator EX-4, Cat 320, serial HEX00412\n    - SPN 94 FMI 18 fuel pressure low (high)\n\nNORTH YARD (9 Oak Ave, Dublin, GA)\n\n  Dozer D-2, Komatsu D65PX-18, serial 92113\n    - SPN 97 FMI 3 water in fuel (medium)',
      ['EX-4 HEX00412 14 Elm St - SPN 94 FMI 18 high', 'D-2 92113 9 Oak Ave - SPN 97 FMI 3 medium'],
    ],
    [
      'at one place that is told in words before them',
      'Two down this morning, both at the quarry on 2401 Bayfront Pkwy, Pensacola FL\n\n1) JLG 1255 telehandler, s/n 0160148830, our #TH55. Code 8671, red STOP lamp: Critical\n2) Bobcat 5600, s/n AHG812044, our #TC2. Code M0610, low alternator output, Warning',
      [
        'TH55 0160148830 2401 Bayfront Pkwy - 8671 critical',
        'TC2 AHG812044 2401 Bayfront Pkwy - M0610 medium',
      ],
    ],
    [
      'in lists that come back to each machine by its name',
      'EX-4: Cat 320, SN HEX00412\nL-7: Volvo L90H, SN 2771102\n\nFaults\nEX-4: SPN 94 FMI 18 fuel pressure low, high\nL-7: SPN 100 FMI 1 oil pressure low, critical\n\nWhere they are\nEX-4: 14 Elm St, Macon, GA\nL-7: 9 Oak Ave, Dublin, GA',
      ['EX-4 HEX00412 14 Elm St - SPN 94 FMI 18 high', 'L-7 2771102 9 Oak Ave - SPN 100 FMI 1 critical'],
    ],
    [
      'with titles in parts without labels over pairs and tables',
      'All machines are Caterpillar.\n\n980M – “Load-01” – KRS04410\n\nSMU\t14,201.7\tSeen near\t14 Elm St, Macon, GA\n\nCode\tText\tSeverity\nE0878(2)\tHigh fuel filter restriction\tMedium\n\nD6 – “Dozer-Blue” – RDC00932\n\nSMU\t2,775.0\tSeen near\t9 Oak Ave, Dublin, GA\n\nCode\tText\tSeverity\nE0279(1)\tAftercooler temperature high\tLow',
      ['Load-01 KRS04410 14 Elm St - E0878(2) medium', 'Dozer-Blue RDC00932 9 Oak Ave - E0279(1) low'],
    ],
    [
      'with a line more below each row of a table of spaces',
      '#  MACHINE     NAME        SERIAL    HOURS   CODE       LEVEL\n-- ----------- ----------- --------- ------- ---------- -------\n1  Cat 320     Hoe 14      HEX00412  4512.0  E0878(2)   HIGH\n     Fuel filter restriction high    @ 14 Elm St, Macon, GA\n2  Cat 330     Hoe 15      FEK00413  1190.0  E0279(1)   LOW\n     Aftercooler temperature high    @ 9 Oak Ave, Dublin, GA',
      ['Hoe 14 HEX00412 14 Elm St - E0878(2) high', 'Hoe 15 FEK00413 9 Oak Ave - E0279(1) low'],
    ],
    [
      'on its side, with their names over a rule',
      '| | Paver A | Roller B |\n|---|---|---|\n| Make | Vögele | Hamm |\n| Model | SUPER 1900-3i | HD+ 120i VV |\n| Serial | 11821447 | H2470933 |\n| Code | SPN 94 FMI 18 | SPN 97 FMI 3 |\n| Severity | medium | high |',
      ['Paver A 11821447 - - SPN 94 FMI 18 medium', 'Roller B H2470933 - - SPN 97 FMI 3 high'],
    ],
    [
      'on its side, with names without figures over the columns',
      '\tBH-A\tDoz One\nMake\tJohn Deere\tCase\nModel\t310SL\t1650M\nPIN\t1T0310SLVLF395511\tNGDC16501\nDTC\tSPN 94 FMI 18\tSPN 97 FMI 3\nSeverity\tmedium\thigh',
      ['BH-A 1T0310SLVLF395511 - - SPN 94 FMI 18 medium', 'Doz One NGDC16501 - - SPN 97 FMI 3 high'],
    ],
    [
      'in blocks that follow one another, with a name over each',
      'PUMP-8\nGodwin CD150S · S/N 0918442-17\n5,209 hr\nSPN 94 FMI 17 · Fuel delivery pressure slightly low\nSeverity: Moderate\n411 Levee Rd, Stockton, CA 95203\nSCREEN-2\nPowerscreen Warrior 1400X · S/N PID00125CDGM41190\n2,760 hr\nSPN 174 FMI 0 · Fuel temperature most severe\nSeverity: Critical\n1660 Quarry Haul Rd, Lodi, CA 95240',
      [
        'PUMP-8 0918442-17 411 Levee Rd - SPN 94 FMI 17 medium',
        'SCREEN-2 PID00125CDGM41190 1660 Quarry Haul Rd - SPN 174 FMI 0 critical',
      ],
    ],
    [
      'with the times of all on one line, behind their names',
      '- Dynapac CC4200, serial HEX00412, we call it Sally. Code SPN 94 FMI 18, high, 14 Elm St, Macon, GA\n- Dynapac SD2500, serial FEK00413, we call it Roly. Code SPN 97 FMI 3, low, 9 Oak Ave, Dublin, GA\n\ngot them 05/13/2026, Sally 08:20, Roly 08:55 (EDT)',
      [
        'Sally HEX00412 14 Elm St 2026-05-13T08:20:00-04:00 SPN 94 FMI 18 high',
        'Roly FEK00413 9 Oak Ave 2026-05-13T08:55:00-04:00 SPN 97 FMI 3 low',
      ],
    ],
    [
      'without the machines that report nothing and the sum below them',
      'Unit;Make;Model;Serial;Hours;Code;Severity;Site\nEX-4;Cat;320;HEX00412;4120;SPN 94 FMI 18;high;14 Elm St, Macon, GA\nEX-5;Cat;330;FEK00413;1120;OK;-;14 Elm St, Macon, GA\nSumme;2 Maschinen;;;5240;1;;',
      ['EX-4 HEX00412 14 Elm St - SPN 94 FMI 18 high'],
    ],
    [
      'with several faults of a machine in numbered columns',
      'Unit;Make;Model;Serial;Code 1;Severity 1;Code 2;Severity 2\nEX-4;Cat;320;HEX00412;SPN 94 FMI 18;high;SPN 97 FMI 3;low',
      ['EX-4 HEX00412 - - SPN 94 FMI 18 high SPN 97 FMI 3 low'],
    ],
    [
      'as a list in a chat, whose speaker is named like a place',
      '[07/07/26 18:33] Taller Obra: 1. Retro R-12, Case 570ST, serie NPC570117, cód. SPN 1347 FMI 5, gravedad alta, Calle Mayor 18, Antofagasta\n[07/07/26 18:35] Taller Obra: 2. Cargador C-3, SDLG L956F, serie VLGL956FCK0602215, cód. SPN 94 FMI 18, gravedad baja, Av. Argentina 2040, Antofagasta',
      [
        'R-12 NPC570117 Calle Mayor 18 2026-07-07T18:33:00 SPN 1347 FMI 5 high',
        'C-3 VLGL956FCK0602215 Av. Argentina 2040 2026-07-07T18:35:00 SPN 94 FMI 18 low',
      ],
    ],
    [
      'as JSON under the names of the machines',
      '{"machines":{"EX-14":{"make":"Cat","model":"320","serial":"HEX00412","alerts":[{"code":"SPN 94 FMI 18","level":"high"}]},"EX-15":{"make":"Cat","model":"330","serial":"FEK00413","alerts":[]},"L-7":{"make":"Volvo","model":"L90H","serial":"2771102","alerts":[{"code":"SPN 97 FMI 3","level":"low"}]}}}',
      ['EX-14 HEX00412 - - SPN 94 FMI 18 high', 'L-7 2771102 - - SPN 97 FMI 3 low'],
    ],
    [
      'as two mails of one sender that are forwarded together',
      'Can you look at both?\n\n> From: LiveLink <noreply@livelink.example>\n> Sent: 11 November 2026 09:58\n> Subject: Alert\n>\n> Machine: JCB JS220\n> Serial: JCBJS22ETH2443018\n> Code: P0524\n> Severity: Critical\n> Location: 14 Elm St, Macon, GA\n>\n> From: LiveLink <noreply@livelink.example>\n> Sent: 11 November 2026 08:15\n> Subject: Alert\n>\n> Machine: JCB 3CX\n> Serial: JCB3CX4TPH2755190\n> Code: B1087\n> Severity: Minor\n> Location: 9 Oak Ave, Dublin, GA',
      ['- JCBJS22ETH2443018 14 Elm St - P0524 critical', '- JCB3CX4TPH2755190 9 Oak Ave - B1087 low'],
    ],
    [
      'under one fault, each machine with the serial number and the time of its own line',
      'Fault P0217 (Engine overheat, critical) is active on 2 machines:\n• LD-118 Volvo L110H, 632455, 5,004 h, 14 Elm St, Macon, GA, since 05:40\n• LD-119 Volvo L120H, 632501, 3,310 h, 9 Oak Ave, Dublin, GA, since 06:02\nDate: 12 Nov 2026',
      [
        'LD-118 632455 14 Elm St 2026-11-12T05:40:00 P0217 critical',
        'LD-119 632501 9 Oak Ave 2026-11-12T06:02:00 P0217 critical',
      ],
    ],
    [
      'with the only time below a table',
      'Unit | Machine | Serial | Fault | Severity\nEX-4 | Cat 320 | HEX00412 | SPN 94 FMI 18 | High\nL-7 | Volvo L90H | 2771102 | P0217 | Critical\n\nBoth at 33.4152, -111.8315. Detected 2026-11-12 06:12 MST.',
      [
        'EX-4 HEX00412 - 2026-11-12T06:12:00-07:00 SPN 94 FMI 18 high',
        'L-7 2771102 - 2026-11-12T06:12:00-07:00 P0217 critical',
      ],
    ],
    [
      'with the day and the zone of all times in the last line',
      '*EX-4* (Cat 320, s/n HEX00412)\n - 06:12 SPN 94 FMI 18 fuel pressure low [high]\n*L-7* (Volvo L90H, s/n 2771102)\n - 05:40 P0217 engine overheat [critical]\n(all times 12 Nov 2026, MST)',
      [
        'EX-4 HEX00412 - 2026-11-12T06:12:00-07:00 SPN 94 FMI 18 high',
        'L-7 2771102 - 2026-11-12T05:40:00-07:00 P0217 critical',
      ],
    ],
    [
      'at the only place, which is told on a line of its own',
      'Site: 14 Elm St, Macon, GA\n\nAsset      Type            Serial      Fault             Sev\nEX-4       Cat 320         HEX00412    SPN 94 FMI 18     High\nL-7        Volvo L90H      2771102     P0217             Low',
      ['EX-4 HEX00412 14 Elm St - SPN 94 FMI 18 high', 'L-7 2771102 14 Elm St - P0217 low'],
    ],
    [
      'in a sentence that says at its end where they are',
      'Two are down: the 320 (HEX00412, EX-4, Cat) shows SPN 94 FMI 18; the L90H (Volvo, 2771102, L-7) shows P0217. They’re all at 14 Elm St in Macon, GA.',
      ['EX-4 HEX00412 14 Elm St - SPN 94 FMI 18 unknown', 'L-7 2771102 14 Elm St - P0217 unknown'],
    ],
    ...[
      [
        'columns of spaces',
        (...cells: string[]) =>
          cells
            .map((cell) => cell.padEnd(16))
            .join('')
            .trimEnd(),
      ],
      ['commas', (...cells: string[]) => cells.join(',')],
      ['strokes', (label: string, ...cells: string[]) => `${label}: ${cells.join(' / ')}`],
    ].map(([marks, row]): [string, string, string[]] => [
      `with a value for each machine behind every label, parted by ${marks as string}`,
      [
        ['Unit', 'EX-4', 'L-7'],
        ['Make', 'Cat', 'Volvo'],
        ['Model', '320', 'L90H'],
        ['Serial', 'HEX00412', '2771102'],
        ['Fault', 'SPN 94 FMI 18', 'P0217'],
        ['Severity', 'High', 'Critical'],
      ]
        .map((cells) => (row as (...cells: string[]) => string)(...cells))
        .join('\n'),
      ['EX-4 HEX00412 - - SPN 94 FMI 18 high', 'L-7 2771102 - - P0217 critical'],
    ]),
  ])('is read %s', async (_what, text, expected) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(told)).toEqual(expected);
  });
});

function told(reading: Awaited<ReturnType<typeof readPastedAlert>>['readings'][number]): string {
  const { unitNumber, serialNumber, location, detectedAt, faultCodes } = reading;
  const facts = [unitNumber, serialNumber, location.address, detectedAt].map((fact) => fact?.value ?? '-');
  return [...facts, ...faultCodes.map(({ code, severity }) => `${code.value} ${severity}`)].join(' ');
}

describe('the day of a row', () => {
  const rows = [
    '22:10 EX-1 Hitachi ZX210LC-6 SN HCM1234, SPN 102 FMI 18 Boost low, 41.5354,-73.8990',
    '02:30 DZ-2 Komatsu D65PX-18 SN 91234, SPN 94 FMI 1 Fuel low, 41.5048,-73.9696',
    '04:55 LD-3 Volvo L120H SN 632177, PSID 206 FMI 4 Sensor low, 41.6048,-73.9696',
  ];

  it.each([
    ['2026-09-16', '2026-09-17'],
    ['Date: 2026-09-16', 'Date: 2026-09-17'],
    ['Wednesday, September 16, 2026', 'Thursday, September 17, 2026'],
  ])('is that of the line above: %s', async (first, second) => {
    const times = async (lines: readonly (string | undefined)[]) => {
      const { readings } = await readPastedAlert(lines.join('\n'));
      return readings.map(({ detectedAt }) => detectedAt?.value);
    };

    expect(await times([first, rows[0], second, rows[1], rows[2]])).toEqual([
      '2026-09-16T22:10:00',
      '2026-09-17T02:30:00',
      '2026-09-17T04:55:00',
    ]);
    expect(await times([first, rows[0], rows[1], second, rows[2]])).toEqual([
      '2026-09-16T22:10:00',
      '2026-09-16T02:30:00',
      '2026-09-17T04:55:00',
    ]);
  });
});

describe('a machine without a fault beside one with a fault', () => {
  const faulty = 'WL-2 Hyundai HL960: P0087, 35.4437, 139.6380';

  it.each([
    `EX-1 Kobelco SK210: no faults\n${faulty}`,
    `- EX-1 Kobelco SK210 (no faults)\n- ${faulty}`,
    `EX-1 Kobelco SK210: OK\n\n${faulty}`,
    `EX-1 Kobelco SK210: keine Fehler\n${faulty}\nCA-3 Cat 320: sin fallas`,
    `EX-1 Kobelco SK210, S/N YQ14-11872, 3310 h, no active codes, 37.0842,-94.5133\n${faulty}`,
    `EX-1 Kobelco SK210, 37.0842,-94.5133, parked\n${faulty}`,
    `EX-1 Kobelco SK210, 37.0842,-94.5133, cleared\n${faulty}`,
    'The Kobelco SK210 (EX-1) is fine. The Hyundai HL960 (WL-2) shows P0087, at 35.4437, 139.6380',
    'The Hyundai HL960 (WL-2) shows P0087, at 35.4437, 139.6380. The Kobelco SK210 (EX-1) is fine.',
  ])('tells nothing of that: %j', async (text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings).toMatchObject([
      {
        brand: { value: 'Hyundai' },
        model: { value: 'HL960' },
        unitNumber: { value: 'WL-2' },
        serialNumber: null,
        hours: null,
        location: { lat: { value: 35.4437 } },
        faultCodes: [{ code: { value: 'P0087' } }],
      },
    ]);
  });

  it.each([
    'Kobelco SK210 EX-14, parked\nP0087 at 37.0842,-94.5133\nHyundai HL960 WL-07, parked\nP2463 at 36.8690,-94.3680',
    'Kobelco SK210 EX-14 - running\nP0087 at 37.0842,-94.5133\n\nHyundai HL960 WL-07 - running\nP2463 at 36.8690,-94.3680',
  ])('is none whose fault stands below its state: %j', async (text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ unitNumber }) => unitNumber?.value)).toEqual(['EX-14', 'WL-07']);
  });
});

describe('several machines in sentences and lines of one form', () => {
  it.each([
    [
      'Unit EX-14, a Kobelco SK210 with serial YQ14-11872 and 6204 hours, has P0087 at 37.0842,-94.5133. Unit WL-07, a Hyundai HL960 with serial HHK31CL0412 and 3118 hours, has P0087 at 36.8690,-94.3680.',
      [
        'EX-14 Kobelco SK210 YQ14-11872 6204 37.0842 P0087',
        'WL-07 Hyundai HL960 HHK31CL0412 3118 36.869 P0087',
      ],
    ],
    [
      'P0087 - Kobelco SK210 EX-14 - 37.0842, -94.5133\nP2463 - Hyundai HL960 WL-07 - 36.8690, -94.3680',
      ['EX-14 Kobelco SK210 - - 37.0842 P0087', 'WL-07 Hyundai HL960 - - 36.869 P2463'],
    ],
    [
      'P0087 (high): EX-14 Kobelco SK210, 37.0842, -94.5133\nP2463 (low): WL-07 Hyundai HL960, 36.8690, -94.3680',
      ['EX-14 Kobelco SK210 - - 37.0842 P0087', 'WL-07 Hyundai HL960 - - 36.869 P2463'],
    ],
    [
      'Fault SPN 100 FMI 1, severity high, on the Kobelco SK210 EX-14 at 37.0842,-94.5133.\nFault E0363(2), severity low, on the Hyundai HL960 WL-07 at 36.8690,-94.3680.',
      ['EX-14 Kobelco SK210 - - 37.0842 SPN 100 FMI 1', 'WL-07 Hyundai HL960 - - 36.869 E0363(2)'],
    ],
    [
      '1. Kobelco SK210\nS/N YQ14-11872\ncode P0087\n37.0842,-94.5133\n\n2. Hyundai HL960\nS/N HHK31CL0412\ncode P2463\n36.8690,-94.3680',
      ['- Kobelco SK210 YQ14-11872 - 37.0842 P0087', '- Hyundai HL960 HHK31CL0412 - 36.869 P2463'],
    ],
    [
      'First machine: At 37.0842,-94.5133 we have the Kobelco SK210 EX-14 with P0087, high.\nSecond machine: At 36.8690,-94.3680 we have the Hyundai HL960 WL-07 with P0087, low.',
      ['EX-14 Kobelco SK210 - - 37.0842 P0087', 'WL-07 Hyundai HL960 - - 36.869 P0087'],
    ],
    [
      'X12 Mack Granite P0087 29.7604,-95.3698\nX15 Kenworth T880 P2463 29.9511,-95.3102\nall 4 Feb 2026',
      ['X12 Mack Granite - - 29.7604 P0087', 'X15 Kenworth T880 - - 29.9511 P2463'],
    ],
    [
      'Serial: YQ14-11872\nCode: P0087\nLocation: 37.0842, -94.5133\nMachine: Kobelco SK210 (EX-14)\n----------\nSerial: HHK31CL0412\nCode: P2463\nLocation: 36.8690, -94.3680\nMachine: Hyundai HL960 (WL-07)',
      ['EX-14 Kobelco SK210 YQ14-11872 - 37.0842 P0087', 'WL-07 Hyundai HL960 HHK31CL0412 - 36.869 P2463'],
    ],
  ])('each have their own: %j', async (text, expected) => {
    const { readings } = await readPastedAlert(text);

    expect(
      readings.map(({ unitNumber, brand, model, serialNumber, hours, location, faultCodes }) =>
        [unitNumber, brand, model, serialNumber, hours, location.lat, ...faultCodes.map(({ code }) => code)]
          .map((field) => field?.value ?? '-')
          .join(' '),
      ),
    ).toEqual(expected);
  });
});
describe('faults below a list of the machines', () => {
  const machines = [
    'EX-1: Hitachi ZX210LC-6, SN HCM1234, at 88 Snook Rd, Fishkill, NY 12524',
    'DZ-2: Komatsu D65PX-18, SN 91234, at 12 Mill Rd, Beacon, NY 12508',
  ];

  it.each([
    ['at the beginning', 'EX-1 - ', 'DZ-2 - '],
    ['behind a time', '2026-09-16 22:10 EX-1 ', '2026-09-17 04:55 DZ-2 '],
    ['behind a time of day', '22:10 EX-1 ', '04:55 DZ-2 '],
  ])('go by the names of the machines: %s', async (_, first, second) => {
    const text = `Machines\n${machines.join('\n')}\n\nFaults\n${first}SPN 102 FMI 18 Boost pressure low (Medium)\n${second}CA144 Coolant overheat (High)`;

    const { readings } = await readPastedAlert(text);

    expect(
      readings.map(({ unitNumber, faultCodes }) => [
        unitNumber?.value,
        ...faultCodes.map(({ code }) => code.value),
      ]),
    ).toEqual([
      ['EX-1', 'SPN 102 FMI 18'],
      ['DZ-2', 'CA144'],
    ]);
  });

  it.each(['            ', '\t'])('stand on cards beside each other', async (gap) => {
    const text = [
      ['Unit: SK-550', 'Unit: HX-21'],
      ['Machine: Skyjack SJ9253RT', 'Machine: Hyundai HX220AL'],
      ['Code: E3101', 'Code: SPN 168 FMI 1'],
      ['GPS: 29.7604, -95.3698', 'GPS: 29.7611, -95.3655'],
    ]
      .map((pairs) => pairs.join(gap))
      .join('\n');

    const { readings } = await readPastedAlert(text);

    expect(
      readings.map(({ outcome, unitNumber, location, faultCodes: [fault] }) => [
        outcome,
        unitNumber?.value,
        location.lat?.value,
        fault?.code.value,
      ]),
    ).toEqual([
      ['ok', 'SK-550', 29.7604, 'E3101'],
      ['ok', 'HX-21', 29.7611, 'SPN 168 FMI 1'],
    ]);
  });
});

describe('the time of a report', () => {
  it.each(['Fleet status, 06:00 on 17 August 2026', 'Fleet status of 17 August 2026, 06:00 UTC'])(
    'is not when a fault came: %s',
    async (heading) => {
      const { readings } = await readPastedAlert(
        `${heading}\n\nKobelco SK210, 35.4437, 139.6380\nP0087\n17 August 2026 04:48 JST`,
      );

      expect(readings[0]?.detectedAt?.value).toBe('2026-08-17T04:48:00+09:00');
    },
  );
});

describe('a report of the day or the week', () => {
  it.each(['Daily report', 'Your weekly digest', 'Monthly overview', 'Wochenbericht', 'Dagrapport'])(
    '%s: is an alert where it tells of a fault',
    async (title) => {
      const above = await readPastedAlert(`${title}\n\nVolvo L90H, SPN 94 FMI 18, 9 Elm St, Salem, NJ`);
      const quiet = await readPastedAlert(`${title}\n\nVolvo L90H, 9 Elm St, Salem, NJ`);

      expect(above.readings[0]).toMatchObject({
        outcome: 'ok',
        faultCodes: [{ code: { value: 'SPN 94 FMI 18' } }],
      });
      expect(quiet.readings[0]?.outcome).toBe('not_an_alert');
    },
  );
});

describe('a list that says first how each machine is', () => {
  it.each([
    ['[OK]', '[ALERT]'],
    ['OK', 'ALERT'],
    ['Healthy:', 'Alert:'],
    ['OK -', 'FAULT -'],
  ])('%s, %s: tells of none that is sound', async (sound, faulty) => {
    const { readings } = await readPastedAlert(
      `${sound} D-7 Kobelco SK210 SN 8890\n${faulty} D-9 Hitachi ZX210LC-6 SN 40117\nSPN 110 FMI 0\n9 Elm St, Salem, NJ`,
    );

    expect(
      readings.map(({ outcome, brand, unitNumber, faultCodes }) => [
        outcome,
        brand?.value,
        unitNumber?.value,
        ...faultCodes.map(({ code }) => code.value),
      ]),
    ).toEqual([['ok', 'Hitachi', 'D-9', 'SPN 110 FMI 0']]);
  });
});

describe('cards of a maker’s portal', () => {
  it.each(['', 'Serial 7731\n'])('begin with the model and the name of each machine', async (serial) => {
    const cards = `ZX210LC-6 · EX-40\n${serial}SPN 110 FMI 0\nCoolant hot\n9 Elm St, Salem, NJ\n\nZX350LC-6 · EX-41\n${serial.replace('1', '2')}SPN 97 FMI 3\nWater in fuel\n4 Mill Rd, Dover, DE`;

    const { readings } = await readPastedAlert(
      `From: ConSite <alerts@consite.example>\nTo: b@x.example\nSubject: 2 alerts\nMIME-Version: 1.0\n\n${cards}`,
    );

    expect(
      readings.map(({ brand, model, unitNumber, faultCodes }) => [
        brand?.value,
        model?.value,
        unitNumber?.value,
        ...faultCodes.map(({ code }) => code.value),
      ]),
    ).toEqual([
      ['Hitachi', 'ZX210LC-6', 'EX-40', 'SPN 110 FMI 0'],
      ['Hitachi', 'ZX350LC-6', 'EX-41', 'SPN 97 FMI 3'],
    ]);
  });
});

describe('cards between rules', () => {
  it('begin with the maker of each machine where nobody gave it a name', async () => {
    const card = (machine: string, serial: string, code: string) =>
      `--------------------\nEquipment: ${machine}\nWhere: 9 Elm St, Salem, NJ\nSMU: 4,102\nS/N: ${serial}\nFault: ${code}\n`;

    const { readings } = await readPastedAlert(
      `Daily fault summary\n\n${card('Takeuchi TB290', 'XKW08937', 'CA559')}\n${card('John Deere 544 P', 'B3AL13786', 'E0363')}\n${card('Volvo A40G', 'B3AL19514', 'CA144')}`,
    );

    expect(readings.map(({ brand, model }) => [brand?.value, model?.value])).toEqual([
      ['Takeuchi', 'TB290'],
      ['John Deere', '544 P'],
      ['Volvo', 'A40G'],
    ]);
  });
});
