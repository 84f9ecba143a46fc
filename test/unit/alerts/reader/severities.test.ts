import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('a list of faults that says first how bad each is', () => {
  it.each([
    '{severity}: {words} ({code})',
    '- {severity}: {words} ({code})',
    '[{severity}] {words} ({code})',
    '({severity}) {words} {code}',
    '{severity} - {words} [{code}]',
    '{severity} | {words} | {code}',
    '{severity} {words} {code}',
    '{severity}, {code}, {words}',
    '{words}, {severity}, {code}',
  ])('gives each its own: %s', async (form) => {
    const english = await faultsListed(form, [
      ['Medium', 'Air filter restricted', 'SPN 107 FMI 15'],
      ['Critical', 'Coolant temperature switch', 'SPN 110 FMI 0'],
      ['Low', 'Washer fluid sensor', 'SPN 80 FMI 1'],
    ]);
    const german = await faultsListed(form, [
      ['Niedrig', 'Kraftstoffstand Sensor', 'P0463'],
      ['Kritisch', 'Motoröldruck', 'P0524'],
    ]);

    expect(english).toEqual([
      ['SPN 107 FMI 15', 'Air filter restricted', 'medium'],
      ['SPN 110 FMI 0', 'Coolant temperature switch', 'critical'],
      ['SPN 80 FMI 1', 'Washer fluid sensor', 'low'],
    ]);
    expect(german).toEqual([
      ['P0463', 'Kraftstoffstand Sensor', 'low'],
      ['P0524', 'Motoröldruck', 'critical'],
    ]);
  });

  it('reads it of pictures, too', async () => {
    const { readings } = await readPastedAlert(
      `<html><body><p>JLG 600S, 12 Main St, Reno, NV 89501</p><table><tr><td><img alt="Medium" src="m.png"></td><td>SPN 107 FMI 15</td></tr><tr><td><img alt="Critical" src="c.png"></td><td>SPN 110 FMI 0</td></tr></table></body></html>`,
    );

    expect(readings[0]?.faultCodes.map(({ severity }) => severity)).toEqual(['medium', 'critical']);
  });

  it('gives each machine that of its own line', async () => {
    const { readings } = await readPastedAlert(
      `Medium: Hitachi ZX210LC-6, Air filter restricted (SPN 107 FMI 15), ${place}\nCritical: JLG 600S, Coolant temperature switch (SPN 110 FMI 0), 9 Elm St, Salem, NJ`,
    );

    expect(readings.map(({ model, faultCodes }) => [model?.value, faultCodes[0]?.severity])).toEqual([
      ['ZX210LC-6', 'medium'],
      ['600S', 'critical'],
    ]);
  });

  it('takes no measure at the beginning of a line for a severity', async () => {
    const faults = await faultsListed('{severity} {words} {code}', [
      ['Low', 'coolant level', 'SPN 111 FMI 1'],
      ['High', 'fuel rail pressure', 'SPN 157 FMI 0'],
    ]);

    expect(faults.map(([, , severity]) => severity)).toEqual(['unknown', 'unknown']);
  });

  async function faultsListed(form: string, faults: readonly (readonly [string, string, string])[]) {
    const lines = faults.map(([severity, words, code]) =>
      form.replace('{severity}', severity).replace('{words}', words).replace('{code}', code),
    );
    const { readings } = await readPastedAlert(`JLG 600S, ${place}\n${lines.join('\n')}`);
    return readings.flatMap(({ faultCodes }) =>
      faultCodes.map(({ code, description, severity }) => [code.value, description?.value, severity]),
    );
  }
});

describe('headings that say how bad the faults below are', () => {
  it.each([
    ['Critical alerts', 'Low alerts', ' - '],
    ['Critical faults', 'Low faults', '• '],
    ['Critical alerts', 'Low alerts', ''],
    ['Critical alerts:', 'Low alerts:', '- '],
  ])('%s, %s: hold for the lists of machines below them', async (first, second, bullet) => {
    const { readings } = await readPastedAlert(
      `${first}\n${bullet}Hitachi ZX210LC-6, SPN 107 FMI 15, 4 Mill Rd, Dover, DE\n${second}\n${bullet}JLG 600S, SPN 110 FMI 0, 9 Elm St, Salem, NJ`,
    );

    expect(readings.map(({ faultCodes }) => faultCodes.map(({ severity }) => severity))).toEqual([
      ['critical'],
      ['low'],
    ]);
  });
});

describe('the severity of a fault', () => {
  it.each([
    ['Code: P14\nSeverity: Shut down', 'critical'],
    ['Code: P14 (shut down)', 'critical'],
    ['Code: P14 - SHUT DOWN', 'critical'],
    ['Code: P14 (auto shut-down)', 'critical'],
    ['Code: P14 (engine shutdown)', 'critical'],
    ['Code: P14\nSeverity: Alarm/Shut down', 'critical'],
    ['Code: P14\nNote: machine shut down', 'unknown'],
    ['Code: P14\nIt shuts down after start.', 'unknown'],
  ])('of "%s" is %s', async (told, severity) => {
    const { readings } = await readPastedAlert(
      `Machine: Sullair 375HH\n${told}\nLocation: 12 Elm St, Ada, OK 74820`,
    );

    expect(readings.map(({ faultCodes }) => faultCodes[0]?.severity)).toEqual([severity]);
  });

  it.each([
    'Fuel: Low',
    'DEF tank: low',
    'Gear: low',
    'Work mode: High',
    'Contact: info@jlg.example',
    'Info: www.jlg.example',
    'Minor repairs: call Dave',
    'Major accounts team',
    'Severity scale: Low, Medium, High, Critical',
    'Legend: RED = stop, AMBER = caution',
    'Alert filter: High, Critical',
    'Critical alerts are sent 24/7.',
    'Manage urgent alert settings',
    'Call our emergency support line',
    'You receive this because you subscribed to critical alerts',
    'Notification group: Critical alerts',
    'Notification preferences: critical, high',
    'Please treat this mail as urgent',
    'We monitor critical and major alarms 24 hours',
    'See the Medium article on hydraulics',
    'Details: https://p.example/m?code=SPN110-0&sev=critical',
    'https://p.example/faults#high',
    '24/7 Emergency Service',
    'In case of emergency call 555 0100',
    'Idle shutdown: enabled',
    'E-stop: released',
    'High Street depot',
    'Red Deer branch',
    'Warning: do not operate with doors open.',
    'Caution: hot surfaces.',
  ])('%s: is not that of the machine', async (line) => {
    const above = await severityIn(`${line}\nMake: JLG\nModel: 600S\nFault: SPN 110 FMI 0\n${place}`);
    const beside = await severityIn(`Make: JLG\nModel: 600S\nFault: SPN 110 FMI 0\n${line}\n${place}`);
    const below = await severityIn(`Make: JLG\nModel: 600S\nFault: SPN 110 FMI 0\n${place}\n\n${line}`);

    expect([above, beside, below]).toEqual(['unknown', 'unknown', 'unknown']);
  });

  it.each([
    'Pls stop by the trailer first',
    'Past the stop sign',
    'Its behind the Flying J truck stop',
    'Severe storm coming in',
    'Yellow building',
    'By the red excavator',
    'Major roadworks on the way',
    'Next to the urgent care',
    'Warning: loose dogs on site',
    'Minor road closed',
  ])('%s: is of something else, behind the place of a machine', async (sentence) => {
    const severity = await severityIn(`JLG 600S unit 8, code P0087, 12 Elm St, Ada OK. ${sentence}`);

    expect(severity).toBe('unknown');
  });

  it.each([
    ['Red light on', 'high'],
    ['Its urgent', 'high'],
    ['Warning: engine overheating', 'medium'],
    ['Severe', 'critical'],
  ])('%s: is of its fault, behind its place', async (sentence, severity) => {
    const stated = await severityIn(`JLG 600S unit 8, code P0087, 12 Elm St, Ada OK. ${sentence}`);

    expect(stated).toBe(severity);
  });

  it.each([
    '45 High Street, Kettering NN15 7HH',
    'High Wycombe, HP11 2AA',
    'Calle Mayor 45, Getafe',
    'C/ Alta 4, Getafe',
    '3 rue Haute, 67000 Strasbourg',
    'Hohe Straße 3, 30159 Hannover',
  ])('%s: is no name of a street or a town', async (address) => {
    const labelled = await severityIn(`JCB 3CX\nP0087\nSite: ${address}`);
    const told = await severityIn(`JCB 3CX code P0087 at ${address}`);

    expect([labelled, told]).toEqual(['unknown', 'unknown']);
  });

  it.each([
    'Boost low',
    'Low signal',
    'RPM high',
    'Coolant level critically low',
    'Shorted low',
    'boost press very low',
    'fuel tank is low',
    'hyd temp too high',
    'coolant level reads low',
  ])('%s: is not how high or low something is', async (text) => {
    const rows = await Promise.all(
      [', ', ' - ', ' | '].map((mark) =>
        severityIn(
          `EX-1${mark}Hitachi ZX210LC-6${mark}SPN 102 FMI 18 ${text}${mark}88 Snook Rd, Fishkill, NY`,
        ),
      ),
    );

    expect(rows).toEqual(['unknown', 'unknown', 'unknown']);
  });

  it.each(['Oil pressure, low', 'Coolant temp very high'])(
    '%s: is what is measured, behind the label of a description',
    async (told) => {
      const severity = await severityIn(
        `Make: JLG\nModel: 600S\nFault: SPN 110 FMI 0\nDescription: ${told}\n${place}`,
      );

      expect(severity).toBe('unknown');
    },
  );

  it('is what is low, where that is no measure', async () => {
    const severity = await severityIn(
      'JLG 600S, SPN 110 FMI 0 coolant sensor, priority is low, 12 Elm St, Ada OK',
    );

    expect(severity).toBe('low');
  });

  it.each(['Caution', 'Warning'])('%s: is no heading of a column', async (heading) => {
    const { readings } = await readPastedAlert(
      `Machine      Code      ${heading}      Location\nCAT 950M     E0360     Door ajar    12 Main St, Reno, NV 89501\nCAT 320      E0361     Fuel cap     14 Main St, Reno, NV 89501`,
    );

    expect(readings.map(({ faultCodes }) => faultCodes[0]?.severity)).toEqual(['unknown', 'unknown']);
  });

  it.each([
    ['Severity level: High', 'high'],
    ['Risk level: Low', 'low'],
    ['Severity: Moderately severe', 'medium'],
    ['Severity: Less severe', 'unknown'],
    ['Severity: Sub-critical', 'unknown'],
    ['Severity: Maj', 'high'],
    ['Lamp: amber', 'medium'],
    ['HIGH', 'high'],
  ])('%s: is read below what is measured', async (line, severity) => {
    const text = `Machine: CAT 950M\nCode: SPN 100 FMI 1\nDescription: Oil pressure\n${line}\n${place}`;

    expect(await severityIn(text)).toBe(severity);
  });

  it.each([
    ['High:\n- P0087 rail pressure\n- P2463 soot\nLow:\n- P0193 sensor', 'P0087 high, P2463 high, P0193 low'],
    ['### High\nP0087 rail pressure\nP2463 soot\n### Low\nP0193 sensor', 'P0087 high, P2463 high, P0193 low'],
    [
      'Critical (2)\nP0087 rail pressure\nP2463 soot\nLow (1)\nP0193 sensor',
      'P0087 critical, P2463 critical, P0193 low',
    ],
    ['Critical faults:\n- P0087 rail pressure\nLow faults:\n- P2463 soot', 'P0087 critical, P2463 low'],
    ['High: P0087, P2463\nLow: P0193', 'P0087 high, P2463 high, P0193 low'],
    ['HIGH P0087\nLOW P2463', 'P0087 high, P2463 low'],
    ['High P0087, Low P2463', 'P0087 high, P2463 low'],
    [
      'Hoch:\nP0087 Raildruck\nP2463 Ruß (mittel)\nNiedrig:\nP0193 Sensor',
      'P0087 high, P2463 medium, P0193 low',
    ],
    ['Faults:\n- P0087: rail pressure (High)\n- P2463: soot (Low)', 'P0087 high, P2463 low'],
    [
      'Codes:\n- SPN 636 / FMI 2: Krukas, ernst: hoog\n- SPN 3364 / FMI 18: AdBlue, ernst: middel',
      'SPN 636 / FMI 2 high, SPN 3364 / FMI 18 medium',
    ],
    ['- E-412 Belt slip - severity High\n- E-077 Lubrication - severity Low', 'E-412 high, E-077 low'],
    ['Faults: E0363(2) (high), E1187 (medium)', 'E0363(2) high, E1187 medium'],
    ['Faults:\n- Fuel pressure low (E0363), high\n- Seat switch (E0041), medium', 'E0363 high, E0041 medium'],
    ['• Fuel pressure low\nE0363 · High\n• Seat switch\nE0041 · Medium', 'E0363 high, E0041 medium'],
    ['08:05 E0363 Fuel pressure low, high\n08:10 E0041 Seat switch, medium', 'E0363 high, E0041 medium'],
    ['Faults:\n├─ E0363 Fuel pressure low  high\n└─ E0041 Seat switch  medium', 'E0363 high, E0041 medium'],
    [
      '[2026-06-03 08:15] HIGH ECU 001569.31: Engine derate\n[2026-06-03 08:10] LOW VCU 000158.18: Switched voltage',
      'ECU 001569.31 high, VCU 000158.18 low',
    ],
    ['[HIGH] 2026-03-02 05:12 B-1203 Winch encoder', 'B-1203 high'],
    ['HIGH 2026-03-02 05:12 E1203 Winch encoder', 'E1203 high'],
    ['It is showing 4310 on the dash, 12 Main St, Reno, NV', '4310 unknown'],
    ['E0363, E1187 and E0041 are active, severity high.', 'E0363 high, E1187 high, E0041 high'],
    [
      'A critical fault SPN 100 FMI 1 and a low fault SPN 96 FMI 3 are active.',
      'SPN 100 FMI 1 critical, SPN 96 FMI 3 low',
    ],
    [
      'SPN 107 FMI 15 air filter is critical, P0087 rail pressure is high and P2463 soot level is low.',
      'SPN 107 FMI 15 critical, P0087 high, P2463 low',
    ],
    [
      'SPN 94 FMI 18\nFuel pressure low\nAmber lamp\nSPN 3031 FMI 3\nDEF tank temperature\nSeverity: serious',
      'SPN 94 FMI 18 medium, SPN 3031 FMI 3 high',
    ],
    [
      'SPN 94 FMI 18\nFuel pressure low\nWARNING\nSPN 3031 FMI 3\nDEF tank temperature\n—\nFirst seen 2026-03-02 05:12',
      'SPN 94 FMI 18 medium, SPN 3031 FMI 3 unknown',
    ],
    ['P0463 fuel level - red lamp\nP204F-00 reagent system - no lamp', 'P0463 high, P204F-00 unknown'],
    [
      'SPN 94 FMI 18 Fuel delivery = red\nSPN 3031 FMI 3 DEF tank temperature = amber',
      'SPN 94 FMI 18 high, SPN 3031 FMI 3 medium',
    ],
    [
      '[1]\n  SPN: 94\n  FMI: 18\n  name: Fuel delivery pressure low\n  level: warning\n[2]\n  SPN: 3031\n  FMI: 3\n  name: Engine torque derate\n  level: serious',
      'SPN 94 FMI 18 medium, SPN 3031 FMI 3 high',
    ],
  ])('%s: is said of each of its faults', async (lines, expected) => {
    const { readings } = await readPastedAlert(
      `Grove GRT8100, unit CRN-12, S/N 236114, 44.9778, -93.2650\n${lines}`,
    );

    expect(
      readings.map(({ faultCodes }) =>
        faultCodes.map(({ code, severity }) => `${code.value} ${severity}`).join(', '),
      ),
    ).toEqual([expected]);
  });
});

it.each(['Critical: No', 'Critical = false'])('a severity that is denied is none: %s', async (line) => {
  expect(await severityIn(`Case CX210\nCode: E731\n${line}\n${place}`)).toBe('unknown');
});

it.each([
  ['三一 SY365H,故障代码E4471,级别高,位置:湖南省长沙市星沙大道88号', 'high'],
  ['三一 SY365H,故障代码E4471,严重程度中等,位置:湖南省长沙市星沙大道88号', 'medium'],
])('is read of a Chinese sentence with commas of English: %s', async (text, severity) => {
  expect(await severityIn(text)).toBe(severity);
});

it.each([
  ['Schweregrad: Abschaltung', 'critical'],
  ['Závažnosť: žltá', 'medium'],
])('%s is read', async (line, severity) => {
  expect(await severityIn(`Case CX210\nCode: E731\n${line}\n${place}`)).toBe(severity);
});

describe('how bad a fault is that a cell tells with it', () => {
  it.each([
    ['Event', 'SPN 94 FMI 18 | Fuel pressure low | STOP', 'SPN 94 FMI 18 Fuel pressure low critical'],
    [
      'Codes\tSeverity',
      '0231 Lift valve open, 0119 Tilt sensor\tHigh, Low',
      '0231 Lift valve open high, 0119 Tilt sensor low',
    ],
  ])('is no part of its description: %s %s', async (columns, cells, expected) => {
    const { readings } = await readPastedAlert(
      `Asset\tMake/Model\tSerial\t${columns}\tLocation\nAL-3\tSkyjack SJ6832 RT\t37100442\t${cells}\t12 Main St, Reno, NV 89501\nAL-4\tSkyjack SJ6832 RT\t37100443\t${cells}\t12 Main St, Reno, NV 89501`,
    );

    const told = readings.map(({ faultCodes }) =>
      faultCodes
        .map(({ code, description, severity }) => `${code.value} ${description?.value} ${severity}`)
        .join(', '),
    );
    expect(told).toEqual([expected, expected]);
  });

  it('is high where it is grave', async () => {
    expect(await severityIn(`Manitou MT 1840\nCode P0193 Pression rampe (grave)\n${place}`)).toBe('high');
  });

  it.each([
    ['Gravedad: severa', 'critical'],
    ['Nível: aviso', 'medium'],
    ['Importance : forte', 'high'],
  ])('is read of a word that only a label makes one: %s', async (line, severity) => {
    expect(await severityIn(`Takeuchi TB290\nCode P0193\n${line}\n${place}`)).toBe(severity);
  });

  it.each(['UWAGA: ten e-mail przyszedł z zewnątrz', 'DİKKAT: Bu ileti dışarıdan gönderildi'])(
    'is none of a banner: %s',
    async (banner) => {
      expect(await severityIn(`${banner}\n\nTakeuchi TB290\nCode: P0193\n${place}`)).toBe('unknown');
    },
  );

  it('is read in wide letters', async () => {
    expect(await severityIn(`Takeuchi TB290\nCode P0193\nSeverity: Ｈｉｇｈ\n${place}`)).toBe('high');
  });
});

const place = 'Location: 12 Main St, Reno, NV 89501';

async function severityIn(text: string): Promise<string | undefined> {
  const { readings } = await readPastedAlert(text);
  return readings[0]?.faultCodes[0]?.severity;
}

describe('how high or low a measure stands', () => {
  it.each([
    ['SPN 94 FMI 1 Fuel delivery pressure, low', 'Fuel delivery pressure, low'],
    ['SPN 98 FMI 1 Engine oil level (low)', 'Engine oil level (low)'],
    ['SPN 168 FMI 1 Battery voltage, low (10.9 V)', 'Battery voltage, low (10.9 V)'],
    ['SPN 175 FMI 0 (Oil temperature, High)', 'Oil temperature, High'],
    ['Code: E512-1\nFault: Brake accumulator pressure, low', 'Brake accumulator pressure, low'],
    ['Code: 2207 Fuel level: Low', 'Fuel level: Low'],
    ['SPN 110 FMI 15 Coolant temperature\nSeverity: unknown', 'Coolant temperature'],
  ])('is a part of what the fault is: %s', async (fault, description) => {
    const found = await faultOf(fault);

    expect([found?.description?.value, found?.severity]).toEqual([description, 'unknown']);
  });

  it.each([
    ['SPN 94 FMI 1 Fuel delivery pressure, low\nSeverity: Critical', 'critical'],
    ['SPN 1856 FMI 2 Seat belt switch, low', 'low'],
    ['SPN 94 FMI 1 Fuel pressure low, low', 'low'],
    ['SPN 94 FMI 1 Fuel pressure, high, 3120 h', 'high'],
    ['SPN 190 FMI 0 overspeed at 2600 rpm (High)', 'high'],
  ])('takes nothing from the grade that is given: %s', async (fault, severity) => {
    expect((await faultOf(fault))?.severity).toBe(severity);
  });
});

describe('a word within the name that a program has for a fault', () => {
  it.each(['{"code":"FUEL_PRESSURE_LOW"', '{"event":"BRAKE_TEMP_HIGH"', '{"alarm":"WARNING_AXLE_OIL"'])(
    'is no severity: %s',
    async (fault) => {
      const { readings } = await readPastedAlert(
        `${fault},"make":"Komatsu","model":"WA270-8","lat":40.83,"lon":-115.76}`,
      );

      expect(readings[0]?.outcome).toBe('ok');
      expect(readings[0]?.faultCodes[0]?.severity).toBe('unknown');
    },
  );

  it('is one where all of the name is a grade', async () => {
    const { readings } = await readPastedAlert(
      '{"code":"P0087","prio":"LOW_PRIORITY","make":"Komatsu","model":"WA270-8","lat":40.83,"lon":-115.76}',
    );

    expect(readings[0]?.outcome).toBe('low_priority');
  });
});

describe('a red with a stop behind it', () => {
  it.each([
    '● Red alert - stop machine',
    'Red alert – stop engine',
    'Red alert. Stop the machine now.',
    'Red alert\nStop the machine at once',
    'Status: Red\nAction: Stop engine immediately',
  ])('is critical: %s', async (alert) => {
    expect((await faultOf(`${alert}\nSPN 100 FMI 1`))?.severity).toBe('critical');
  });

  it.each(['Red alert', 'Red alert\nDo not stop the engine'])('is none without one: %s', async (alert) => {
    expect((await faultOf(`${alert}\nSPN 100 FMI 1`))?.severity).toBe('high');
  });
});

async function faultOf(fault: string) {
  const { readings } = await readPastedAlert(`Komatsu WA270-8\nElko, NV\n${fault}\n`);
  return readings[0]?.faultCodes[0];
}

describe('how urgent a fault is, in a clause behind its code', () => {
  it.each([
    ['Liebherr L 556 meldet Fehler E0507, mit hoher Priorität. Standort: Hafenstr. 12, 28195 Bremen', 'high'],
    ['JLG 450AJ, storing E0507, hoge urgentie. Locatie: Kade 12, 3011 AB Rotterdam', 'high'],
    ['JLG 450AJ, storing E0507, van middelmatige ernst. Locatie: Kade 12, 3011 AB Rotterdam', 'medium'],
    ['JLG 450AJ, défaut E0507, de faible gravité. Lieu : 12 rue du Port, 13002 Marseille', 'low'],
    ['JLG 450AJ, falla E0507, de alta prioridad. Lugar: Calle Feria 12, 41003 Sevilla', 'high'],
    ['JLG 450AJ, errore E0507, ad alta priorità. Luogo: Via Roma 12, 20121 Milano', 'high'],
    ['JLG 450AJ, błąd E0507, o wysokim priorytecie. Miejsce: ul. Portowa 12, 81-350 Gdynia', 'high'],
    ['JLG 450AJ, fel E0507, brådskande. Plats: Hamngatan 11, 451 40 Uddevalla', 'high'],
  ])('is its severity, and no description: %s', async (text, severity) => {
    const [reading] = (await readPastedAlert(text)).readings;

    expect(reading?.faultCodes.map((fault) => [fault.code.value, fault.severity])).toEqual([
      ['E0507', severity],
    ]);
    expect(reading?.faultCodes[0]?.description).toBeNull();
  });
});
