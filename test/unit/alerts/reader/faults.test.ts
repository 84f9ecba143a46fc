import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

const machine = 'Volvo EC220E, serial 310442, 4,102 h\n12 Elm St, Ada, OK 74820\n';

describe('the faults of a message', () => {
  it.each([
    [
      'each mode of a list behind a number and its colon',
      `${machine}SPN 157: FMI 3, FMI 16`,
      'SPN 157 FMI 3 unknown | SPN 157 FMI 16 unknown',
    ],
    [
      'the number behind each mode, where the mode stands first',
      `${machine}Faults: FMI 0 SPN 3251; FMI 16 SPN 110`,
      'SPN 3251 FMI 0 unknown | SPN 110 FMI 16 unknown',
    ],
    [
      'the number below each mode, where the mode stands first',
      `${machine}\nFMI: 0\nSPN: 3251\nSeverity: High\n\nFMI: 16\nSPN: 110\nSeverity: Low`,
      'SPN 3251 FMI 0 high | SPN 110 FMI 16 low',
    ],
    [
      'a fault below the line that says of another one that it was cleared',
      `${machine}M0909 was cleared on 09/04/2026\nE1377 Brake pressure low   severity: Critical`,
      'E1377 critical',
    ],
    [
      'a list that its portal calls a history',
      `${machine}Failure history:\n  1   CA1691   Regeneration inefficient   2026/03/08 10:05`,
      'CA1691 unknown',
    ],
    [
      'no list of what once was, beside what is there now',
      `${machine}Active codes:\nSPN 97 FMI 3 water in fuel\n\nHistory:\nSPN 111 FMI 17 coolant level low`,
      'SPN 97 FMI 3 unknown',
    ],
    [
      'which of many messages it is as no code',
      `ALERT 1/2\n${machine}SPN 523 FMI 2 Current gear erratic - MEDIUM\n\nALERT 2/2\n${machine}E-524 Load pin sensor drift - HIGH`,
      'SPN 523 FMI 2 medium | E-524 high',
    ],
    [
      'a severity below each fault, and none where the last has none',
      `${machine}A-3051 Feed pressure sensor wire break\nHigh . 2026-11-19 09:07 UTC\n\n` +
        'A-3077 Rotation pump stroke deviation\nModerate . 2026-11-19 09:31 UTC\n\n' +
        'A-3102 Dust filter differential high\nLevel 3 . 2026-11-19 09:52 UTC',
      'A-3051 high | A-3077 medium | A-3102 unknown',
    ],
    [
      'severities by the place of their faults',
      `Volvo L90H, 1066 uur, Ringdijk 14 in Lelystad: SPN 97 FMI 3 (water in brandstof) en SPN 111 FMI 17 (koelvloeistof te laag). De eerste staat op geel, de tweede staat op rood.`,
      'SPN 97 FMI 3 medium | SPN 111 FMI 17 high',
    ],
    [
      'a number behind its severity, on a machine',
      'Severity high: 8414 on EX-14, Komatsu PC210LC-11, serial A12447, 5,208 h, 12 Elm St, Ada, OK 74820',
      '8414 high',
    ],
    [
      'a number before its severity in brackets, on a machine',
      'EX-14 again: 8414 (critical) from EX-14, Komatsu PC210LC-11, serial A12447, 12 Elm St, Ada, OK 74820',
      '8414 critical',
    ],
    [
      'all of a list of numbers, and how bad they all are',
      `${machine}Codes: 371, 372, 373\nSeverity: High`,
      '371 high | 372 high | 373 high',
    ],
    [
      'numbers of one length behind a label of several codes',
      `${machine}Active DTCs: 2811/5466 and 2813`,
      '2811 unknown | 5466 unknown | 2813 unknown',
    ],
    [
      'two modes of one number behind a label of several codes',
      `${machine}Fault codes: SPN 111 FMI 1 and FMI 18`,
      'SPN 111 FMI 1 unknown | SPN 111 FMI 18 unknown',
    ],
    [
      'the modes of one number in a bracket',
      `${machine}SPN 111 (FMI 1, 18)`,
      'SPN 111 FMI 1 unknown | SPN 111 FMI 18 unknown',
    ],
    ['a number with its mode behind the same label', `${machine}Codes: 639/9`, '639/9 unknown'],
    [
      'a list that goes on in a line that is set in',
      `${machine}Codes: 2811,\n       5466\n`,
      '2811 unknown | 5466 unknown',
    ],
    ['codes that a sign joins as codes apart', `${machine}Codes: E102 & E103`, 'E102 unknown | E103 unknown'],
    [
      'the number of a code behind a sign for numbers',
      'Bobcat E35 fault code # 237, 12 Elm St, Ada, OK 74820',
      '237 unknown',
    ],
    [
      'the number of an error behind a word for numbers',
      'Bobcat E35 error no. E237, 12 Elm St, Ada, OK 74820',
      'E237 unknown',
    ],
    [
      'a number and its mode on both sides of a stroke',
      `${machine}SPN: 639 / FMI: 9`,
      'SPN 639 FMI 9 unknown',
    ],
    ['a mode in brackets', `${machine}SPN 639 (FMI 9)`, 'SPN 639 FMI 9 unknown'],
    ['a mode before its number', `${machine}Fault: FMI 9 on SPN 639`, 'SPN 639 FMI 9 unknown'],
    [
      'modes that share their number',
      `${machine}SPN 639 FMI 9/14`,
      'SPN 639 FMI 9 unknown | SPN 639 FMI 14 unknown',
    ],
    [
      'a mode that a word joins, and no measured value',
      `${machine}SPN 639 FMI 9 and 14\nSPN 97 FMI 3 and 14 psi`,
      'SPN 639 FMI 9 unknown | SPN 639 FMI 14 unknown | SPN 97 FMI 3 unknown',
    ],
    [
      'a number and its mode that leave out what the first is called',
      `${machine}Codes: SPN 639 FMI 9, 97 FMI 3`,
      'SPN 639 FMI 9 unknown | SPN 97 FMI 3 unknown',
    ],
    [
      'codes alone on a line',
      'Bobcat E35, 12 Elm St, Ada, OK 74820\nCA441 CA2249\n',
      'CA441 unknown | CA2249 unknown',
    ],
    ['codes on both sides of a stroke', `${machine}E-31/E-207\n`, 'E-31 unknown | E-207 unknown'],
    [
      'codes of which a sentence tells how many',
      `${machine}it shows two codes, E-31 and E-207`,
      'E-31 unknown | E-207 unknown',
    ],
    ['codes of two parts', `${machine}DTC 639-9 97-3`, '639-9 unknown | 97-3 unknown'],
    ['a code that follows another', `${machine}code 2811 then 5466`, '2811 unknown | 5466 unknown'],
    ...['down w/ M0217', 'coding M0217', 'has a M0217', '(M0217)', 'shut down on M0217'].map((told) => [
      `the code of "${told}"`,
      `JLG 600AJ unit 7 ${told}, 12 Elm St, Ada, OK 74820`,
      'M0217 unknown',
    ]),
    ...['showing', 'flashing', 'screen says', 'reads'].map((told) => [
      `a number behind "${told}"`,
      `JLG 600AJ unit 7 ${told} 2811, 12 Elm St, Ada, OK 74820`,
      '2811 unknown',
    ]),
    [
      "a code as a part of its own behind a machine's name",
      'L14, Kobelco SK210LC-11, 639-9, 4312 hrs, 12 Elm St, Ada, OK 74820',
      '639-9 unknown',
    ],
    [
      'a code behind the place of a machine',
      'L14 (Kobelco SK210LC-11) at 12 Elm St, Ada, OK: E-31.',
      'E-31 unknown',
    ],
    ['a code on a machine', 'CA441 on L14 Kobelco SK210LC-11, 12 Elm St, Ada, OK 74820', 'CA441 unknown'],
    [
      'a list on one line',
      `${machine}a) SPN 639 FMI 9 - CAN lost - major b) C1-0412 - stabilizer sensor - warning`,
      'SPN 639 FMI 9 high | C1-0412 medium',
    ],
    [
      "a title without the machine's name",
      `Alert: Low Coolant Level - Pump 4\n\nPump 4 triggered this alert.\nLamp: yellow\n${machine}`,
      'Low Coolant Level medium',
    ],
    [
      'no number of a report',
      `SEGNALAZIONE GUASTO N. 0611/26\n${machine}Anomalia visualizzata: 3088 Pressione olio cambio insufficiente\nLivello: STOP`,
      '3088 critical',
    ],
    [
      'a code of letters alone, under its label',
      `Model: Komatsu WA380-8\nSerial: A74812\nCode: B@BCNS\nLevel: high\nAddress: 12 Elm St, Ada, OK`,
      'B@BCNS high',
    ],
    [
      'how low a measure is as no severity',
      `Machine: Volvo EC220E, serial 310442\nHours: 4,102\nDisplayed: 3088 Gear oil pressure low\nAt: 12 Elm St, Ada, OK 74820`,
      '3088 unknown',
    ],
    [
      'a name that somebody greets as no severity',
      'Hoi Bas, shovel 6 (Volvo L70H) geeft storing PSID 109 geen CAN-verbinding met hefarm. Hij staat op Havenweg 22 Moerdijk, 5120 uur.',
      'PSID 109 unknown',
    ],
  ])('reads %s', async (_what, text, expected) => {
    const { readings } = await readPastedAlert(text);

    const faults = readings.flatMap(({ faultCodes }) => faultCodes);
    expect(faults.map(({ code, severity }) => `${code.value} ${severity}`).join(' | ')).toBe(expected);
  });

  it('takes a fault summary that counts an active one for an alert', async () => {
    const text = `Subject: Fault summary for CR-80 (1 active, 2 cleared)\n\n${machine}ACTIVE\n * SPN 157 FMI 18  Fuel rail pressure low  high\n\nCLEARED (no action needed)\n * SPN 91 FMI 3  Pedal voltage high  medium`;

    const { readings } = await readPastedAlert(text);

    expect(
      readings.map(({ outcome, faultCodes }) => [outcome, ...faultCodes.map(({ code }) => code.value)]),
    ).toEqual([['ok', 'SPN 157 FMI 18']]);
  });

  it('takes no code for a model', async () => {
    const text =
      'hey its Pete at 221 Fisk St Utica NY. the bobcat is throwing M0909 Engine air filter plugged again';

    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ outcome, model }) => [outcome, model])).toEqual([['missing_equipment', null]]);
  });

  it.each([
    ['100-1 Engine Oil Pressure : Low - most severe', '100-1 critical'],
    ['Code: 110-0 Engine Coolant Temperature : High - moderate severity', '110-0 medium'],
    ['SPN 100 FMI 1 Engine Oil Pressure - Low', 'SPN 100 FMI 1 unknown'],
    ['SPN 100 FMI 1 Low oil pressure - HIGH', 'SPN 100 FMI 1 high'],
    ['Fault: SPN 100 FMI 1\nFault level: High', 'SPN 100 FMI 1 high'],
  ])('tells how low a pressure is from how bad a fault is: %s', async (line, expected) => {
    const { readings } = await readPastedAlert(`${machine}${line}`);

    expect(
      readings.flatMap(({ faultCodes }) =>
        faultCodes.map(({ code, severity }) => `${code.value} ${severity}`),
      ),
    ).toEqual([expected]);
  });

  it.each([
    ['a number in a list before its code', 'Fault 66 : DTC 4426 CANBUS failure', /^(?:DTC )?4426$/],
    ['a number before the word for it', 'It is throwing an 000094.18 code again', /^000094\.18$/],
  ])('reads %s', async (_what, line, expected) => {
    const { readings } = await readPastedAlert(`${machine}${line}`);

    expect(readings.map(({ faultCodes }) => faultCodes.map(({ code }) => code.value))).toEqual([
      [expect.stringMatching(expected)],
    ]);
  });

  it('takes the number of a transport for no code', async () => {
    const text = `make=HYUNDAI model=HX300AL sn=HHKHK801TL0000427 spn=639 fmi=19 sev=warning lat=35.5384 lon=129.3114\ndelivered rc=250 eid=99120433`;

    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ faultCodes }) => faultCodes.map(({ code }) => code.value))).toEqual([
      ['SPN 639 FMI 19'],
    ]);
  });

  it.each([
    [
      'the fault’s time, and not that of the last fix',
      'Code: 168-4 Battery voltage low\nLast fix: 39.7392, -104.9903 (Oct 3, 2026 6:02 AM MDT)\nReported: Oct 3, 2026 6:00 AM MDT',
      '2026-10-03T06:00:00-06:00 - - 4102',
    ],
    [
      'a town before the sentence goes on',
      'The 650K dozer at 8800 Tradeport Dr Orlando is flashing ECU 1569.31',
      '- 8800 Tradeport Dr Orlando 4102',
    ],
  ])('knows %s', async (_what, lines, expected) => {
    const { readings } = await readPastedAlert(`Volvo EC220E, serial 310442, 4,102 h\n${lines}`);

    expect(
      readings.map(({ detectedAt, location, hours }) =>
        [detectedAt, location.address, location.city, hours].map((read) => read?.value ?? '-').join(' '),
      ),
    ).toEqual([expected]);
  });

  it('knows a zone by its name in the tz database', async () => {
    const text =
      'equipo=LHD-07\nfabricante=Epiroc\nmodelo=Scooptram ST18\ncodigo=SPN 1761 FMI 17\ninicio=19-07-2026 17:58:31\nzona=America/Santiago';

    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ detectedAt }) => detectedAt?.value)).toEqual(['2026-07-19T17:58:31-04:00']);
  });

  it.each([
    ['11k hours', 11_000],
    ['2.48k hrs', 2480],
    ['3k hrs', 3000],
    ['Meter 1: 2216', 2216],
    ['Hourmeter 2: 2216 h', 2216],
    ['Hours/Miles: 2216.0 / 9,305', 2216],
    ['Miles/Hours: 9,305 / 2,216', 2216],
    ['Hours: 305 idle / 2216 total', 2216],
    ['Hours: idle 305, total 2216', 2216],
    ['Total/idle hours: 2216/305', 2216],
  ])('reads the hours of "%s"', async (told, hours) => {
    const { readings } = await readPastedAlert(`Kobelco SK500, unit K5, code A035, Lehi, Utah.\n${told}`);

    expect(readings.map((reading) => reading.hours?.value)).toEqual([hours]);
  });

  it.each(['See also: SPN 97 FMI 3', 'Commonly seen with SPN 97 FMI 3.', 'Example: SPN 97 FMI 3 = water'])(
    'takes no code of "%s"',
    async (hint) => {
      const { readings } = await readPastedAlert(`${machine}Code: E217\n\n${hint}`);

      expect(readings.flatMap(({ faultCodes }) => faultCodes.map(({ code }) => code.value))).toEqual([
        'E217',
      ]);
    },
  );

  it.each([
    ['"status":"PREVIOUS"', '"status":"ACTIVE"'],
    ['"state":"inactive"', '"state":"active"'],
    ['"active":false', '"active":true'],
  ])('leaves out a record of a fault that says it is over: %s', async (over, active) => {
    const text = `{"asset":{"oem":"Liebherr","model":"LH 22 M","status":"inactive"},"dtcs":[{"code":"SPN 1231 FMI 19",${over},"severity":"critical"},{"code":"SPN 2791 FMI 9",${active},"severity":"minor"}],"gps":{"lat":57.4953,"lng":-4.2270}}`;

    const { readings } = await readPastedAlert(text);

    expect(
      readings.flatMap(({ faultCodes }) =>
        faultCodes.map(({ code, severity }) => `${code.value} ${severity}`),
      ),
    ).toEqual(['SPN 2791 FMI 9 low']);
  });

  it.each([
    'Gate code P0217.',
    'Call-off code: E0363',
    'Confirmation no. P0217',
    'Permit: P0217.',
    'PO E0363',
  ])('%s: takes what a rental or a gate goes by for no code', async (told) => {
    const place = '55 Pine St, Burlington, VT 05401';
    const pickup = await readPastedAlert(`Pickup of JLG 860SJ, S/N 0300211877, from ${place}. ${told}`);
    const alert = await readPastedAlert(`JLG 860SJ has fault SPN 110 FMI 0 at ${place}. ${told}`);

    expect(pickup.readings[0]?.outcome).toBe('not_an_alert');
    expect(alert.readings[0]?.faultCodes.map(({ code }) => code.value)).toEqual(['SPN 110 FMI 0']);
  });

  it('takes how urgent a ticket is for no severity', async () => {
    const text = `Ticket: #88213      Priority: Low      Status: Open\n\n${machine}Code: P0217`;

    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ outcome, faultCodes }) => [outcome, faultCodes[0]?.severity])).toEqual([
      ['ok', 'unknown'],
    ]);
  });

  it('makes no alert of an invented one that somebody shows', async () => {
    const text =
      '<html><body><h1>Five fields every alert needs</h1><p>Most alerts leave the technician guessing. Compare yours with this <i>made-up sample</i>:</p><blockquote><b>Unit:</b> DEMO-1<br><b>Machine:</b> Caterpillar 320<br><b>Code:</b> SPN 110 FMI 0, coolant temperature above normal<br><b>Severity:</b> Critical<br><b>Location:</b> 123 Any Street, Anytown, TX</blockquote><p>Want alerts like this one for your own fleet? Book a demo before October 31 and get 20% off the first year.</p><p>You receive this because you downloaded our guide. Unsubscribe</p></body></html>';

    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ outcome }) => outcome)).toEqual(['not_an_alert']);
  });

  it('knows a confirmation of an order by what it thanks for', async () => {
    const text =
      'Subject: Tack för din beställning 500417\n\nVOE11110  Bränslefilter (passar L90H)  2  412,00\nVolvo EC220E';

    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ outcome }) => outcome)).toEqual(['not_an_alert']);
  });
});

describe('SPN and FMI listed as two numbers', () => {
  it.each([
    '- 110/0 Coolant temperature\n- 97/3 Water in fuel',
    '110.0 Coolant temperature\n97.3 Water in fuel',
    'DTC 110/0 Coolant temperature\n97/3 Water in fuel',
    'Active SPN/FMI:\n110/0\n97/3',
    'Critical: Coolant temperature (110/0)\nLow: Water in fuel (97/3)',
  ])('are all codes: %s', async (list) => {
    const { readings } = await readPastedAlert(`Hitachi ZX210LC-6, 9 Elm St, Salem, NJ\n${list}`);

    expect(
      readings.map(({ faultCodes }) => faultCodes.map(({ code }) => code.value.replace('.', '/'))),
    ).toEqual([['110/0', '97/3']]);
  });

  it('are none where they count something', async () => {
    const { readings } = await readPastedAlert(
      'Hitachi ZX210LC-6, 9 Elm St, Salem, NJ\nSPN 110 FMI 0\n60.5 gal of fuel\n70.3 psi boost',
    );

    expect(readings.map(({ faultCodes }) => faultCodes.map(({ code }) => code.value))).toEqual([
      ['SPN 110 FMI 0'],
    ]);
  });
});

describe('a code that stands for itself behind a machine and its number', () => {
  it.each([
    ['CA271', 'Komatsu PC138 unit 12, CA271, 41 Canal St, Holyoke MA'],
    ['E1204', 'unit 12 Grove RT880E - E1204 - 41 Canal St, Holyoke MA'],
    ['M0117', 'Bobcat E50 #12 M0117 2210 hrs 42.2043,-72.6162'],
    ['B021', 'Skyjack SJ6832 EX-12\nB021\n41 Canal St, Holyoke MA'],
    ['P18', 'Genie GS-2669 | 12 | P18 | 42.2043,-72.6162'],
  ])('is %s, and no part of an address, in: %s', async (code, text) => {
    const { readings } = await readPastedAlert(text);

    expect(
      readings.map(({ outcome, faultCodes, location: { address, lat } }) => [
        outcome,
        faultCodes.map((each) => each.code.value).join(),
        address?.value ?? lat?.value,
      ]),
    ).toEqual([['ok', code, /St/.test(text) ? '41 Canal St' : 42.2043]]);
  });

  it.each([
    'Komatsu PC138 unit 12, A14, Huntingdon PE29 6XU',
    'Komatsu PC138 unit 12, B21, 41 Canal St, Holyoke MA, SPN 97 FMI 3',
  ])('is none where it is a road, or another is told: %s', async (text) => {
    const { readings } = await readPastedAlert(text);

    const codes = readings.flatMap(({ faultCodes }) => faultCodes.map((each) => each.code.value));
    expect(codes.filter((code) => code !== 'SPN 97 FMI 3')).toEqual([]);
  });
});

describe('a code in a short line behind the machine’s number', () => {
  it.each([
    'Sany SY135C #7 E31 fan speed low, 12 Main St, Reno NV',
    'Sany SY135C unit 7: E31, 2480h, 12 Main St, Reno NV',
    'Sany SY135C unit 7 w/ E31, 12 Main St, Reno NV',
    'Sany SY135C / unit 7 / E31 / 2480 hrs / 12 Main St, Reno, NV',
    'Sany SY135C; unit 7; E31; 2480 h; 12 Main St, Reno, NV',
  ])('needs no word for it: %s', async (line) => {
    const { readings } = await readPastedAlert(line);

    const told = readings.map(({ unitNumber, faultCodes }) => [unitNumber?.value, faultCodes[0]?.code.value]);
    expect(told).toEqual([['7', 'E31']]);
  });
});

describe('lines that are made alike, without a heading', () => {
  it.each([
    'K31-4; Fan speed low; high\nK90-2; Boom angle sensor; medium',
    'K31-4,Fan speed low,high\nK90-2,Boom angle sensor,medium',
    'K31-4|Fan speed low|high\nK90-2|Boom angle sensor|medium',
    '15:05 K31-4 Fan speed low (High)\n15:09 K90-2 Boom angle sensor (Medium)',
    '[3:05 PM] K31-4 Fan speed low - High\n[3:09 PM] K90-2 Boom angle sensor - Medium',
    'Fan speed low (K31-4): High\nBoom angle sensor (K90-2): Medium',
    'Fan speed low K31-4, High\nBoom angle sensor K90-2, Medium',
    'Engine: K31-4 Fan speed low, High\nECU: K90-2 Boom angle sensor. Medium',
  ])('are each a fault with its severity: %s', async (lines) => {
    const { readings } = await readPastedAlert(`${machine}${lines}`);

    const faults = readings.flatMap(({ faultCodes }) => faultCodes);
    expect(
      faults.map(({ code, description, severity }) => [code.value, description?.value, severity]),
    ).toEqual([
      ['K31-4', 'Fan speed low', 'high'],
      ['K90-2', 'Boom angle sensor', 'medium'],
    ]);
  });
});

describe('a code as it is displayed', () => {
  it.each([
    ['with its kind within a sentence', 'It shows DTC 4417, lift cylinder stuck.', 'DTC 4417'],
    ['with its kind in hexadecimal', 'Der Bagger meldet DTC 0x3B12, Ventil klemmt.', 'DTC 0x3B12'],
    ['whose halves a dot sets apart', 'Fault: SPN 639 · FMI 9', 'SPN 639 · FMI 9'],
    ['whose halves a dash sets apart', 'Fault: SPN 639 – FMI 9', 'SPN 639 – FMI 9'],
    [
      'whose mode is explained under a label of its own',
      'Diagnostic: SPN 639\nFailure mode: FMI 9 (abnormal update rate)\nDescription: CAN bus',
      'SPN 639 FMI 9',
    ],
    [
      'whose mode stands below its words',
      'Component: SPN 639 - J1939 network\nFailure mode identifier: 9 - abnormal update rate',
      'SPN 639 FMI 9',
    ],
    [
      'whose mode stands in a row',
      'Parameter | Failure | Count\nSPN 639 J1939 network | FMI 9 | 2',
      'SPN 639 FMI 9',
    ],
    [
      'whose halves stand behind their words',
      'Diagnostic | Controller | Failure mode\nJ1939 network (SPN 639) | Engine | Abnormal rate (FMI 9)',
      'SPN 639 FMI 9',
    ],
    ['behind what sent it', 'Fault: Coolant level low\nSource: J1939 ECM, SPN 111, FMI 1', 'SPN 111, FMI 1'],
    ['with a decimal comma in a table', 'Code | Text | Severity\nF11,4 | Pump too hot | High', 'F11,4'],
    ['with how bad an event is', 'EID 1109 (2) Engine oil level low', 'EID 1109 (2)'],
    [
      'with the control unit that an event is of',
      '10:05 AM - MID 081 EID 1044 (2) Oil filter plugged - Low',
      'MID 081 EID 1044 (2)',
    ],
    ['with a dash between spaces', 'Fault code 20119 - 3     Class: Yellow', '20119 - 3'],
    [
      'with how it failed, in a column of both',
      'SA\tDTC/FTB\tMeaning\tPriority\n00\tP0093/21\tFuel leak\tHigh',
      'P0093/21',
    ],
    [
      'below the name of its control unit and its own',
      'Módulo.Código\tTexto\tGravidade\nMCU 000158.17\tTensão baixa\tMédia',
      'MCU 000158.17',
    ],
    [
      'from the labels of its halves, before its words',
      'Typ\tTD-4\tSPN\t520114\nBaujahr\t2021\tFMI\t5\nOrt\tAda\tMeldung\tHeizkreis 2 offen',
      'SPN 520114 FMI 5',
    ],
    ['with the word that it begins with', '   - ERR 7-18 sensore carico', 'ERR 7-18'],
    ['with a control unit of two parts', 'Fault: T-ECU 0x0093 Gear lever', 'T-ECU 0x0093'],
    ['behind a number in brackets', '[1] M407-03  Boom pressure low      High', 'M407-03'],
    ['that only its label grades', 'E-084 Greasing cycle missed – severity Low – 14 Apr 2026', 'E-084'],
  ])('is read %s', async (_what, lines, code) => {
    const { readings } = await readPastedAlert(`${machine}${lines}`);

    expect(readings.map(({ faultCodes }) => faultCodes.map((fault) => fault.code.value))).toEqual([[code]]);
  });

  it.each([
    '(code 41) - critical',
    '[code 41], critical',
    '- code 41 - critical',
    '(fault code #41) critical',
  ])('may be two digits behind its words and before its severity: %s', async (tail) => {
    const { readings } = await readPastedAlert(`${machine}Track motor speed low ${tail}`);

    const faults = readings.flatMap(({ faultCodes }) => faultCodes);
    expect(faults.map(({ code, severity }) => [code.value, severity])).toEqual([['41', 'critical']]);
  });

  it.each([
    ['Fault code 6: track motor speed low', '6'],
    ['Alarm 4 - track motor speed low', '4'],
    ['Code 7 track motor speed low', '7'],
    ['Alarm: 9 - track motor speed low', '9'],
    ['Fault: track motor speed low (code 3)', '3'],
    ['Error code 5', '5'],
    ['Fault: SPN 639; FMI 9; OC 2; track motor speed low', 'SPN 639; FMI 9'],
    ['Fault 2: track motor speed low\nFault 3: boom angle sensor', 'boom angle sensor'],
    ['Fault: 2 active', '2 active'],
  ])('may be one digit, which is neither a count nor a number in a list: %s', async (line, code) => {
    const { readings } = await readPastedAlert(`${machine}${line}`);

    expect(readings.map(({ faultCodes }) => faultCodes.at(-1)?.code.value)).toEqual([code]);
  });

  it('keeps its kind in a cell', async () => {
    const { readings } = await readPastedAlert(
      'make,model,serial,code,text,city\nVolvo,EC220E,310442,DTC 611-4,Pump speed,Barre\n',
    );

    expect(readings.map(({ faultCodes }) => faultCodes.map(({ code }) => code.value))).toEqual([
      ['DTC 611-4'],
    ]);
  });

  it('stands behind a mail’s hollow bullet, which is the letter o', async () => {
    const { readings } = await readPastedAlert(
      `${machine}- Codes:\n   o SPN 639 FMI 9 / J1939 network 1, high\n   o SPN 97 FMI 31 / water in the fuel filter, low\n`,
    );

    expect(
      readings.flatMap(({ faultCodes }) =>
        faultCodes.map(({ code, severity }) => `${code.value} ${severity}`),
      ),
    ).toEqual(['SPN 639 FMI 9 high', 'SPN 97 FMI 31 low']);
  });
});

describe('a code behind what is the matter', () => {
  it.each([
    ['Deere 644K\nIssue: CA778\n12 Elm St, Ada, OK 74820', 'CA778'],
    ['Deere 644K\nProblem: 118-3\n12 Elm St, Ada, OK 74820', '118-3'],
    ['Deere 644K\nIssue - P0191 fuel rail sensor\n12 Elm St, Ada, OK 74820', 'P0191'],
    ['Issue: Deere 644K P0191\n4100 Industrial Pkwy, Green Bay, WI', 'P0191'],
  ])('makes an alert, and no number of a paper: %j', async (text, code) => {
    const { readings } = await readPastedAlert(text);

    expect(readings).toHaveLength(1);
    expect(readings[0]).toMatchObject({ outcome: 'ok', unitNumber: null });
    expect(readings[0]?.faultCodes.map((fault) => fault.code.value)).toEqual([code]);
  });
});

describe('a label that says where the codes are shown, or that they were logged', () => {
  it.each([
    ['Codes on terminal: P0234, P0299', ['P0234', 'P0299']],
    ['Fault codes on the machine: P0234', ['P0234']],
    ['Codes logged: SPN 110 FMI 0, SPN 97 FMI 3', ['SPN 110 FMI 0', 'SPN 97 FMI 3']],
  ])('has codes: %s', async (line, codes) => {
    const { readings } = await readPastedAlert(`Fendt 728 Vario\n${line}\n12 Elm St, Ada, OK 74820`);

    expect(readings[0]).toMatchObject({ outcome: 'ok', unitNumber: null });
    expect(readings[0]?.faultCodes.map((fault) => fault.code.value)).toEqual(codes);
  });
});

describe('a notation without its spaces', () => {
  it.each([
    ['Case 721G SPN3362 FMI7 12 Elm St, Ada, OK 74820', 'SPN3362 FMI7'],
    ['Kenworth T880\nSPN3362/FMI7\n12 Elm St, Ada, OK 74820', 'SPN3362/FMI7'],
    ['Cat 336 spn110 fmi0 5120 hr 12 Elm St, Ada, OK 74820', 'spn110 fmi0'],
    ['Case 721G DTC2293 12 Elm St, Ada, OK 74820', '2293'],
    ['Volvo L90H, unit 31, s110 f0, 5120 hours, 12 Elm St, Ada, OK 74820', 'SPN 110 FMI 0'],
  ])('is a code, and nothing of the machine: %j', async (text, code) => {
    const { readings } = await readPastedAlert(text);

    expect(readings[0]).toMatchObject({ outcome: 'ok', serialNumber: null });
    expect(readings[0]?.model?.value).toMatch(/^(?:721G|T880|336|L90H)$/);
    expect(readings[0]?.faultCodes.map((fault) => fault.code.value)).toEqual([code]);
  });
});

describe('codes that Komatsu writes in letters', () => {
  it.each([
    ['Komatsu WA380-8 LD-4 threw DLTLLF at 45.5231, -122.6765', 'DLTLLF'],
    ['Komatsu WA380-8 LD-4 - 1380KA - 45.5231, -122.6765', '1380KA'],
    ['Komatsu WA380-8 LD-4\nDHPAMA\n45.5231, -122.6765', 'DHPAMA'],
  ])('are read without a label: %s', async (text, code) => {
    const { readings } = await readPastedAlert(text);

    expect(readings[0]?.faultCodes.map((fault) => fault.code.value)).toEqual([code]);
  });
});

describe('what an SPN means, between it and its FMI', () => {
  it.each([
    ['SPN 175 Engine Oil Temperature FMI 0', 'SPN 175 FMI 0', 'Engine Oil Temperature'],
    ['DTC: SPN 175 Engine Oil Temperature FMI 16 Above normal', 'SPN 175 FMI 16', 'Engine Oil Temperature'],
    ['SPN 175 Oil temperature, FMI 3', 'SPN 175 FMI 3', 'Oil temperature'],
    ['SPN 175 (Oil temperature) FMI 15 (High - least severe)', 'SPN 175 FMI 15', 'Oil temperature'],
  ])('is its description: %s', async (fault, code, description) => {
    const { readings } = await readPastedAlert(`Komatsu WA270-8\nElko, NV\n${fault}\n`);

    expect(
      readings[0]?.faultCodes.map((each) => [each.code.value, each.description?.value, each.severity]),
    ).toEqual([[code, description, 'unknown']]);
  });
});

describe('how a fault failed, behind a stroke', () => {
  it.each([
    ['P0118 / 4 coolant sensor high', 'coolant sensor high'],
    ['U0121 / 88 lost comms', 'lost comms'],
    ['P0118/0 coolant sensor high', 'coolant sensor high'],
  ])('is no part of what it means: %s', async (code, description) => {
    const { readings } = await readPastedAlert(
      `Make: Kubota\nModel: KX080\nCode: ${code}\nLocation: Rome, GA\n`,
    );

    expect(readings[0]?.faultCodes.map((each) => each.description?.value)).toEqual([description]);
  });
});

describe('a number behind a word for a fault', () => {
  it.each([
    ['Meldung: Störung 4120 - Kühlmittelstand niedrig', '4120', 'Kühlmittelstand niedrig'],
    ['Event: Error 318: coolant level low', '318', 'coolant level low'],
    ['Alerte : Défaut 318 (niveau de liquide bas)', '318', 'niveau de liquide bas'],
    ['Evento: Falla 318 / nivel de refrigerante bajo', '318', 'nivel de refrigerante bajo'],
    ['Larm: Fel 318', '318', undefined],
    ['Zdarzenie: kod 31 - niski poziom płynu', '31', 'niski poziom płynu'],
    ['Zdarzenie: błąd 31 – niski poziom płynu', '31', 'niski poziom płynu'],
  ])('is the code without it: %s', async (line, code, description) => {
    const [reading] = (
      await readPastedAlert(`Marka: Volvo\nModel: EC220E\n${line}\n\nul. Polna 3, 20-400 Lublin`)
    ).readings;

    expect(reading?.faultCodes.map((fault) => fault.code.value)).toEqual([code]);
    expect(reading?.faultCodes[0]?.description?.value).toBe(description);
    expect(reading?.unitNumber).toBeNull();
  });
});

describe('a short number behind a verb of reporting', () => {
  it.each([
    ['Genie Z-60 unit 8 reported 41 - Water in fuel at 12 Elm St, Elko, NV', '41', 'Water in fuel'],
    [
      'Our Genie Z-60 at 12 Elm St, Elko, NV is showing 14: Engine oil pressure low',
      '14',
      'Engine oil pressure low',
    ],
    [
      'Genie Z-60 meldet 31, Wasser im Kraftstoff. Standort: Hafenstr. 12, 28195 Bremen',
      '31',
      'Wasser im Kraftstoff',
    ],
    ['De Genie Z-60 meldt 31 - water in brandstof, Kade 12, 3011 AB Rotterdam', '31', 'water in brandstof'],
    ['Genie Z-60 larmar 31 - vatten i bränslet, Hamngatan 11, 451 40 Uddevalla', '31', 'vatten i bränslet'],
  ])('is a code where the fault follows it: %s', async (text, code, description) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.faultCodes.map((fault) => [fault.code.value, fault.description?.value])).toEqual([
      [code, description],
    ]);
  });

  it.each([
    'Genie Z-60 reported 65 hours at 12 Elm St, Elko, NV',
    'Genie Z-60 larmar 65. Hamngatan 11, 451 40 Uddevalla',
    'Genie Z-60 reported 65, please call. 12 Elm St, Elko, NV',
  ])('is none alone: %s', async (text) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.faultCodes).toEqual([]);
  });
});

describe('a code with the letters of an alarm', () => {
  it.each([
    'Atlas Copco XAS 185 / AL 0231 / Compressor pressure out of range / 12 Elm St, Elko, NV',
    'Atlas Copco XAS 185 | AL-0231 | Compressor pressure out of range | 12 Elm St, Elko, NV',
  ])('is one in a row before the words of a fault: %s', async (row) => {
    const [reading] = (await readPastedAlert(row)).readings;

    expect(reading?.unitNumber).toBeNull();
    expect(reading?.serialNumber).toBeNull();
    expect(reading?.faultCodes.map((fault) => fault.code.value.replace('-', ' '))).toEqual(['AL 0231']);
    expect(reading?.faultCodes[0]?.description?.value).toBe('Compressor pressure out of range');
  });

  it.each([
    'Atlas Copco XAS 185. Steht. Fehler AL 0231. Koordinaten 53.5500, 9.9900',
    'Atlas Copco XAS 185, im Display steht Fehler AL 0231. Koordinaten 53.5500, 9.9900',
  ])('is no town with its state, and no hours: %s', async (text) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.location.city).toBeNull();
    expect(reading?.location.state).toBeNull();
    expect(reading?.hours).toBeNull();
    expect(reading?.faultCodes.map((fault) => fault.code.value)).toEqual(['AL 0231']);
  });

  it('is graded by the word before it', async () => {
    const [reading] = (
      await readPastedAlert('HIGH: 0x2C11 Swing pump current low on Cat 336 at 12 Elm St, Elko, NV')
    ).readings;

    expect(reading?.faultCodes.map(({ severity }) => severity)).toEqual(['high']);
  });
});
