import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';
import type { Reading } from '#schema/alerts.ts';

const sweeper = { make: 'Elgin', model: 'Pelican NP', code: 'E-01', lat: 42.36, lon: -71.05 };
const lift = { unit: 'C-9', make: 'Genie', model: 'S-65', lat: 44.1234, lon: -72.5123 };

describe('what the name of a feed’s field says that its value is not', () => {
  it.each([
    ['an engine’s speed', { rpm: 1850 }],
    ['a year', { modelYear: 2019 }],
    ['a number of a message', { seq: 1850 }],
    ['a value of nothing', { value: 1850 }],
    ['what is measured', { oilPressureKpa: 1850 }],
    ['when a service is due', { nextService: 1850 }],
    ['what stands beside hours that are not known', { hours: null, rpm: 1850 }],
    ['what stands beside idle hours', { idleHours: 412, rpm: 1850 }],
  ])('%s is no hours', async (_, more) => {
    const { readings } = await readPastedAlert(JSON.stringify({ ...sweeper, ...more }));

    expect(readings.map(summary)).toEqual(['ok - Elgin Pelican NP - 42.36 -71.05 E-01 unknown']);
  });

  it.each([
    [
      'in YAML',
      'machine:\n  make: Elgin\n  model: Pelican NP\nfault:\n  code: E-01\nposition:\n  lat: 42.36\n  lon: -71.05\nrpm: 1850',
    ],
    ['in a line of pairs', 'make=Elgin model="Pelican NP" code=E-01 lat=42.36 lon=-71.05 rpm=1850'],
  ])('nor %s', async (_, text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(summary)).toEqual(['ok - Elgin Pelican NP - 42.36 -71.05 E-01 unknown']);
  });

  it.each([
    ['an account', { accountId: 'ACC-118' }],
    ['a message', { msgId: 'M-1' }],
    ['a tracker', { trackerSerial: 'TRK883211' }],
  ])('the number of %s is none of the machine', async (_, more) => {
    const { readings } = await readPastedAlert(JSON.stringify({ ...sweeper, ...more }));

    expect(readings).toMatchObject([{ serialNumber: null, unitNumber: null }]);
  });

  it.each([
    ['a label', 'Payload: '],
    ['what a log says of the call', '2026-07-02T06:14:09Z POST /hooks/fleet 200 '],
  ])('behind %s in its line, too', async (_, lead) => {
    const { readings } = await readPastedAlert(lead + JSON.stringify({ ...sweeper, rpm: 1850 }));

    expect(readings.map(summary)).toEqual(['ok - Elgin Pelican NP - 42.36 -71.05 E-01 unknown']);
  });

  it.each([
    ['seconds', { serial: 'W4417', obdEngineSeconds: 6_660_000 }],
    ['minutes', { serial: 'W4417', engineRunTimeMinutes: 111_000 }],
    ['a number with its unit', { serial: 'W4417', engineHours: { value: 6_660_000, unit: 's' } }],
  ])('how long an engine ran in %s is told in hours', async (_, more) => {
    const { readings } = await readPastedAlert(JSON.stringify({ ...sweeper, ...more }));

    expect(readings).toMatchObject([{ hours: { value: 1850 }, serialNumber: { value: 'W4417' } }]);
  });

  it('nor are its seconds a serial number', async () => {
    const { readings } = await readPastedAlert(JSON.stringify({ ...sweeper, engineSeconds: 6_660_000 }));

    expect(readings).toMatchObject([{ hours: { value: 1850 }, serialNumber: null }]);
  });

  it.each([
    [
      'fields of a chat',
      JSON.stringify({
        attachments: [
          {
            fields: [
              { title: 'Machine', value: 'Elgin Pelican NP' },
              { title: 'Code', value: 'E-01' },
              { title: 'GPS', value: '42.36, -71.05' },
            ],
          },
        ],
      }),
    ],
    [
      'elements that name themselves',
      '<alert><field name="Machine">Elgin Pelican NP</field><field name="Code">E-01</field><field name="GPS">42.36, -71.05</field></alert>',
    ],
  ])('pairs as %s are read by their names', async (_, text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(summary)).toEqual(['ok - Elgin Pelican NP - 42.36 -71.05 E-01 unknown']);
  });

  it('hours under a name that no list has are still found', async () => {
    const { readings } = await readPastedAlert(JSON.stringify({ ...sweeper, engineHrsTot: 1850 }));

    expect(readings.map(summary)).toEqual(['ok - Elgin Pelican NP 1850 42.36 -71.05 E-01 unknown']);
  });
});

describe('a fault’s two numbers in fields of their own', () => {
  it.each([
    ['a row of commas', 'unit,make,model,spn,fmi,oc,lat,lon\nC-9,Genie,S-65,641,12,3,44.1234,-72.5123'],
    ['a code beside a mode', 'unit,make,model,code,fmi,lat,lon\nC-9,Genie,S-65,641,12,44.1234,-72.5123'],
    [
      'columns that say it in brackets',
      'Unit,Make,Model,Code (SPN),Code (FMI),Lat,Lon\nC-9,Genie,S-65,641,12,44.1234,-72.5123',
    ],
    ['a fault of a list', JSON.stringify({ ...lift, faults: [{ code: 641, fmi: 12 }] })],
    ['its id beside a mode', JSON.stringify({ ...lift, faults: [{ id: 641, fmi: 12 }] })],
    ['a mode with its whole name', JSON.stringify({ ...lift, faults: [{ code: '641', failureMode: '12' }] })],
    [
      'records of their own',
      JSON.stringify({
        ...lift,
        diagnostic: { code: 641, source: 'J1939' },
        failureMode: { code: 12, name: 'bad device' },
      }),
    ],
    ['a number in a record', JSON.stringify({ ...lift, spn: { id: 641 }, fmi: 12 })],
    ['a mode in a record', JSON.stringify({ ...lift, spn: 641, fmi: { id: 12, text: 'bad device' } })],
    ['a record’s number beside them', JSON.stringify({ ...lift, spn: 641, fmi: 12, dtcId: 520841 })],
    ['values that say which', JSON.stringify({ ...lift, dtc: [{ c: 'SPN 641', f: 'FMI 12' }] })],
    [
      'records within one that has a number',
      '<FaultData id="b2C7F31"><asset><make>Genie</make><model>S-65</model><unit>C-9</unit></asset>' +
        '<diagnostic><spn>641</spn></diagnostic><failureMode><fmi>12</fmi></failureMode>' +
        '<position latitude="44.1234" longitude="-72.5123"/></FaultData>',
    ],
  ])('%s are one code', async (_, text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(summary)).toEqual(['ok C-9 Genie S-65 - 44.1234 -72.5123 SPN 641 FMI 12 unknown']);
  });

  it.each(['641-12', '641.12', '641:12'])(
    'with the code as it is displayed (%s) are one fault',
    async (code) => {
      const { readings } = await readPastedAlert(JSON.stringify({ ...lift, spn: 641, fmi: 12, code }));

      expect(readings.map(summary)).toEqual([`ok C-9 Genie S-65 - 44.1234 -72.5123 ${code} unknown`]);
    },
  );
});

describe('machines and their faults in lists of their own', () => {
  const [first, second] = [
    { id: 'C-9', make: 'Genie', model: 'S-65', lat: 44.1234, lon: -72.5123 },
    { id: 'C-10', make: 'JLG', model: '860SJ', lat: 44.2345, lon: -72.6345 },
  ];
  const machines = [first, second];
  const faults = (key: string) => [
    { [key]: 'C-9', code: 'C042' },
    { [key]: 'C-10', code: '4310' },
  ];
  const nested = [
    { machine: { id: 'C-9' }, code: 'C042' },
    { machine: { id: 'C-10' }, code: '4310' },
  ];
  const { id: _, ...unnamed } = first;
  const { id: __, ...otherUnnamed } = second;

  it.each([
    ['by the machine’s id', { machines, faults: faults('machineId') }],
    ['by an asset', { assets: machines, faults: faults('asset') }],
    ['by a device', { devices: machines, faults: faults('deviceId') }],
    ['with the faults first', { faults: faults('machineId'), machines }],
    ['by a record', { machines, faults: nested }],
    [
      'by the names over the machines',
      { machines: { 'C-9': unnamed, 'C-10': otherUnnamed }, faults: faults('machineId') },
    ],
    [
      'by the names over the faults',
      { machines, faults: { 'C-9': [{ code: 'C042' }], 'C-10': [{ code: '4310' }] } },
    ],
    ['within a record', { data: { machines, faults: faults('machineId') } }],
  ])('are joined %s', async (_how, feed) => {
    const { readings } = await readPastedAlert(JSON.stringify(feed));

    expect(readings.map(summary)).toEqual([
      'ok C-9 Genie S-65 - 44.1234 -72.5123 C042 unknown',
      'ok C-10 JLG 860SJ - 44.2345 -72.6345 4310 unknown',
    ]);
  });

  it('are joined in two blocks of a file of commas', async () => {
    const { readings } = await readPastedAlert(
      'unit,make,model,serial,lat,lon\nC-9,Genie,S-65,S6517-1001,44.1234,-72.5123\nC-10,JLG,860SJ,0300211,44.2345,-72.6345\n\nunit,code,severity\nC-9,C042,high\nC-10,4310,low',
    );

    expect(readings.map(summary)).toEqual([
      'ok C-9 Genie S-65 - 44.1234 -72.5123 C042 high',
      'low_priority C-10 JLG 860SJ - 44.2345 -72.6345 4310 low',
    ]);
  });
});

describe('how severe a fault of a feed is', () => {
  it.each([
    [
      [
        { code: 'C042', tier: 'severe' },
        { code: '4310', tier: 'low' },
      ],
      'C042 critical 4310 low',
    ],
    [[{ code: 'C042', tier: 'severe' }, { code: '4310' }], 'C042 critical 4310 unknown'],
  ])('is told of each by itself, whatever its field is called', async (faults, expected) => {
    const { readings } = await readPastedAlert(JSON.stringify({ ...lift, faults }));

    expect(readings.map(summary)).toEqual([`ok C-9 Genie S-65 - 44.1234 -72.5123 ${expected}`]);
  });

  it.each([{ lamp: 'AmberWarning' }, { lamp: 'YellowLamp' }, { severity: 'mediumSeverity' }])(
    'is told by words that are written as one: %o',
    async (graded) => {
      const { readings } = await readPastedAlert(JSON.stringify({ ...lift, code: 'C042', ...graded }));

      expect(readings.map(summary)).toEqual(['ok C-9 Genie S-65 - 44.1234 -72.5123 C042 medium']);
    },
  );
});

describe('records of several kinds', () => {
  const lines = (...more: readonly string[]) =>
    [
      '{"unit":"C-9","make":"Genie","model":"S-65"}',
      '{"unit":"C-9","lat":44.1234,"lon":-72.5123,"t":"2026-08-01T19:59:00Z"}',
      ...more,
      '{"unit":"C-9","code":"C042","severity":"high","t":"2026-08-01T19:47:26Z"}',
    ].join('\n');

  it('have the fault’s time, and not the position’s', async () => {
    const { readings } = await readPastedAlert(lines());

    expect(readings).toMatchObject([{ outcome: 'ok', detectedAt: { value: '2026-08-01T19:47:26Z' } }]);
  });

  it.each(['kind', 'type', 'name', 'metric', 'signal'])('have hours by their %s', async (key) => {
    const { readings } = await readPastedAlert(
      lines(
        `{"stream":"meter","unit":"C-9","${key}":"engine_hours","value":"12044.1","t":"2026-08-01T19:59:00Z"}`,
      ),
    );

    expect(readings.map(summary)).toEqual(['ok C-9 Genie S-65 12044.1 44.1234 -72.5123 C042 high']);
  });
});

describe('what a record says of itself', () => {
  const machine = { unit: 'WL-5', make: 'Hitachi', model: 'ZW180', code: 'P2463', lat: 41.51, lon: -81.61 };

  it.each(['text', 'title', 'message', 'notification'])(
    'is its fault’s description, and not its %s',
    async (headline) => {
      const { readings } = await readPastedAlert(
        JSON.stringify({ [headline]: 'Fault on WL-5', ...machine, description: 'Boost low' }),
      );

      expect(readings).toMatchObject([{ faultCodes: [{ description: { value: 'Boost low' } }] }]);
    },
  );

  it('has its time in the record of the machine', async () => {
    const { readings } = await readPastedAlert(
      JSON.stringify({ machine: { ...machine, time: '2026-05-05T10:00:00Z' } }),
    );

    expect(readings).toMatchObject([{ detectedAt: { value: '2026-05-05T10:00:00Z' } }]);
  });
});

describe('what a feed is wrapped in, and where its points stand', () => {
  const alert =
    '<Alert><Make>Genie</Make><Model>S-65</Model><Unit>C-9</Unit><Code>C042</Code><Y>44.1234</Y><X>-72.5123</X></Alert>';
  const { lat: _, lon: __, ...unplaced } = lift;

  it.each([
    ['an envelope', `<Envelope>${alert}</Envelope>`],
    [
      'a message of SOAP',
      `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header/><s:Body>${alert}</s:Body></s:Envelope>`,
    ],
    ['its body', `<Body>${alert}</Body>`],
    ['a table', `<table>${alert}</table>`],
    ['degrees by the axes of a map', JSON.stringify({ ...unplaced, code: 'C042', X: -72.5123, Y: 44.1234 })],
    [
      'ten millionths of degrees',
      JSON.stringify({ ...unplaced, code: 'C042', latitudeE7: 441234000, longitudeE7: -725123000 }),
    ],
    [
      'millionths of degrees',
      JSON.stringify({ ...unplaced, code: 'C042', lat_microdeg: 44123400, lon_microdeg: -72512300 }),
    ],
  ])('%s', async (_what, text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(summary)).toEqual(['ok C-9 Genie S-65 - 44.1234 -72.5123 C042 unknown']);
  });

  it('a page of HTML stays one', async () => {
    const { readings } = await readPastedAlert(
      '<table><tr><td>Unit</td><td>C-9</td></tr><tr><td>Make</td><td>Genie</td></tr><tr><td>Model</td><td>S-65</td></tr><tr><td>Code</td><td>C042</td></tr><tr><td>Position</td><td>44.1234, -72.5123</td></tr></table>',
    );

    expect(readings.map(summary)).toEqual(['ok C-9 Genie S-65 - 44.1234 -72.5123 C042 unknown']);
  });

  it('records of YAML below their names are no labels over values', async () => {
    const { readings } = await readPastedAlert(
      'machine:\n  make: Genie\n  model: S-65\nstatus:\n  at: 2026-08-01T19:47:26Z\n  site: Quarry 4\nfaults:\n  - id: "SPN 1172 FMI 13"\n    severity: high\n  - id: "EGD-0213"\n    severity: low\nposition:\n  lat: 44.1234\n  lon: -72.5123',
    );

    expect(readings.map(summary)).toEqual([
      'ok - Genie S-65 - 44.1234 -72.5123 SPN 1172 FMI 13 high EGD-0213 low',
    ]);
  });
});

describe('JSON that was cut off', () => {
  const text = JSON.stringify({ ...lift, code: 'C042', lat: 44.1, lon: -72.51, severity: 'high' });

  it.each([
    ['within a value', text.slice(0, -4)],
    ['with dots for the rest', `${text.slice(0, -6)}...`],
  ])('is read as far as it goes: %s', async (_where, told) => {
    const { readings } = await readPastedAlert(told);

    expect(readings.map(summary)).toEqual(['ok C-9 Genie S-65 - 44.1 -72.51 C042 unknown']);
  });

  it('has no number that may go on', async () => {
    const { readings } = await readPastedAlert(text.slice(0, text.indexOf('-72') + 3));

    expect(readings).toMatchObject([{ location: { long: null } }]);
  });
});

/** Outcome, unit, brand, model, hours, point, and each code with how severe it is. */
function summary({ outcome, brand, model, unitNumber, hours, location, faultCodes }: Reading): string {
  const values = [unitNumber, brand, model, hours, location.lat, location.long].map((read) =>
    String(read?.value ?? '-'),
  );
  return [outcome, ...values, ...faultCodes.flatMap(({ code, severity }) => [code.value, severity])].join(
    ' ',
  );
}

describe('codes that are the names of their texts', () => {
  it.each([
    '- Machine: Kobelco SK210\n- Location: 37.0842, -94.5133\n- Faults:\n  - P0087: Rail pressure (High)\n  - P2463: Soot (Low)',
    '### Kobelco SK210\n- Location: 37.0842, -94.5133\n- Faults:\n  - P0087: Rail pressure (High)\n  - P2463: Soot (Low)',
    '{"machine": "Kobelco SK210", "lat": 37.0842, "lon": -94.5133, "faults": {"P0087": "Rail pressure (High)", "P2463": "Soot (Low)", "P0093": "cleared"}}',
  ])('are read, each with its own: %j', async (text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings).toMatchObject([
      {
        model: { value: 'SK210' },
        faultCodes: [
          { code: { value: 'P0087' }, description: { value: 'Rail pressure' }, severity: 'high' },
          { code: { value: 'P2463' }, description: { value: 'Soot' }, severity: 'low' },
        ],
      },
    ]);
  });
});

describe('a log with lines of machines that are sound', () => {
  it.each(['heartbeat', 'ignition_on', 'keyoff', 'position'])(
    'keeps the time and the words of an event apart from the fault of another line: %s',
    async (event) => {
      const fault =
        '2026-09-02T11:20:05Z evt=dtc unit=EX-31 make=Hitachi model=ZX210LC-6 sn=HCM4410 spn=110 fmi=0 pos=35.44,-97.51';
      const routine = `2026-09-02T11:48:30Z evt=${event} unit=EX-32 make=Hitachi model=ZX350LC-6 sn=HCM4411 pos=35.44,-97.51`;

      const both = await readPastedAlert(`${fault}\n${routine}`);
      const alone = await readPastedAlert(routine);

      expect(both.readings).toMatchObject([
        {
          outcome: 'ok',
          unitNumber: { value: 'EX-31' },
          detectedAt: { value: '2026-09-02T11:20:05Z' },
          faultCodes: [{ code: { value: 'SPN 110 FMI 0' }, description: null }],
        },
      ]);
      expect(alone.readings).toMatchObject([{ outcome: 'missing_fault_code', faultCodes: [] }]);
    },
  );
});

describe('the lines of a log', () => {
  it('each keep the time that they begin with under its name', async () => {
    const line = (time: string, unit: string, rest: string) =>
      `ts=2026-05-28T${time}Z lvl=fault unit=${unit} make="Hitachi" model="ZX350LC-6" sn=HCM${unit.slice(3)} ${rest} lat=35.44 lon=-97.51`;
    const text = [
      line('22:14:07', 'EX-2203', 'code=11003-2'),
      line('22:41:33', 'EX-2204', 'code=11010-2'),
      line('23:02:16', 'EX-2205', 'code=11910-2'),
    ].join('\n');

    const { readings } = await readPastedAlert(text);

    expect(readings.map(({ detectedAt }) => detectedAt?.value)).toEqual([
      '2026-05-28T22:14:07Z',
      '2026-05-28T22:41:33Z',
      '2026-05-28T23:02:16Z',
    ]);
  });

  it('have no later time of the same machine that tells no fault', async () => {
    const fault =
      '2026-09-02T11:20:05Z evt=dtc unit=EX-31 make=Hitachi model=ZX210LC-6 sn=HCM4410 spn=110 fmi=0 pos=35.44,-97.51';
    const off =
      '2026-09-02T11:48:30Z evt=ign_off unit=EX-31 make=Hitachi model=ZX210LC-6 sn=HCM4410 pos=35.44,-97.51';

    const { readings } = await readPastedAlert(`${fault}\n${off}`);

    expect(readings).toMatchObject([{ detectedAt: { value: '2026-09-02T11:20:05Z' } }]);
  });
});

describe('faults under names that say what they are', () => {
  it.each([
    {
      'SPN 110 FMI 0': { text: 'Coolant hot', severity: 'high' },
      P0087: { text: 'Rail pressure', severity: 'low' },
    },
    { high: ['SPN 110 FMI 0'], low: ['P0087'] },
    { high: [{ code: 'SPN 110 FMI 0' }], info: [{ code: 'P0087' }] },
  ])('are read with their codes and severities: %j', async (codes) => {
    const { readings } = await readPastedAlert(
      JSON.stringify({ make: 'Hitachi', model: 'ZX210LC-6', address: '9 Elm St, Salem, NJ', codes }),
    );

    expect(
      readings.map(({ faultCodes }) => faultCodes.map(({ code, severity }) => [code.value, severity])),
    ).toEqual([
      [
        ['SPN 110 FMI 0', 'high'],
        ['P0087', 'low'],
      ],
    ]);
  });
});

describe('several faults in one value', () => {
  it.each([
    [
      '{"make":"Mack","model":"LR64","lat":40.71,"lon":-74.01,"codes":"P0299, P2463","severity":"medium"}',
      ['P0299', 'P2463'],
    ],
    [
      '{"make":"Mack","model":"LR64","lat":40.71,"lon":-74.01,"dtc":"SPN 94 FMI 2; SPN 3251 FMI 16","lamp":"amber"}',
      ['SPN 94 FMI 2', 'SPN 3251 FMI 16'],
    ],
    [
      '{"make":"Mack","model":"LR64","lat":40.71,"lon":-74.01,"spn":[94,3251],"fmi":[2,16],"severity":"medium"}',
      ['SPN 94 FMI 2', 'SPN 3251 FMI 16'],
    ],
    [
      'oem,model,dtc,lamp,lat,lon\nMack,LR64,"SPN 94 FMI 2; SPN 3251 FMI 16",AMBER,40.71,-74.01',
      ['SPN 94 FMI 2', 'SPN 3251 FMI 16'],
    ],
  ])('are as severe as what stands beside them: %s', async (text, codes) => {
    const { readings } = await readPastedAlert(`${text}\n`);

    expect(readings[0]?.faultCodes.map(({ code, severity }) => [code.value, severity])).toEqual(
      codes.map((code) => [code, 'medium']),
    );
  });
});

describe('a state under the name that geocoders have for it', () => {
  it.each([
    'administrativeArea',
    'administrative_area_level_1',
    'adminArea1',
    'addressRegion',
    'stateOrProvince',
    'subdivision',
  ])('is read: %s', async (key) => {
    const { readings } = await readPastedAlert(
      `{"make":"Volvo","model":"L90H","code":"SPN 110 FMI 15","streetAddress":"14 Dock Rd","locality":"Duluth","${key}":"MN"}\n`,
    );

    expect(readings[0]?.location.state?.value).toBe('MN');
  });
});

describe('what a record has of the message itself', () => {
  it.each([
    ['{"level":"info","make":"Deere","model":"644K","code":"P0191","severity":"high","city":"Ada"}', 'high'],
    ['level=warn make=Deere model=644K code=P0191 severity=critical city=Ada state=OK', 'critical'],
    ['log.level=info make=Deere model=644K code=P0191 severity=high city=Ada state=OK', 'high'],
    ['time=2026-05-09T07:02:00Z level=info make=Deere model=644K spn=110 fmi=0 city=Ada', 'unknown'],
    ['{"logLevel":"WARN","make":"Deere","model":"644K","code":"P0191","city":"Ada"}', 'unknown'],
    ['make=Deere model=644K code=P0191 level=critical city=Ada state=OK', 'critical'],
  ])('is no severity, where it is the level of a log: %s', async (text, severity) => {
    const { readings } = await readPastedAlert(text);

    expect(readings[0]?.outcome).toBe('ok');
    expect(readings[0]?.faultCodes.map((fault) => fault.severity)).toEqual([severity]);
  });

  it.each([
    '{"type":"fault","id":"8812","payload":{"make":"Grove","model":"GRT8100","code":"6031","lat":47.37,"lon":8.55}}',
    '{"type":"alert","id":9,"details":{"make":"Grove","model":"GRT8100","code":"6031","lat":47.37,"lon":8.55}}',
    '{"kind":"machine-alert","id":"b-3","attributes":{"machine":{"make":"Grove","model":"GRT8100"},"code":"6031","lat":47.37,"lon":8.55}}',
    '{"event":{"type":"fault","id":14},"make":"Grove","model":"GRT8100","code":"6031","lat":47.37,"lon":8.55}',
    '{"alert":{"make":"Grove","model":"GRT8100","code":"6031","lat":47.37,"lon":8.55}}',
  ])('is no code and no name, where it numbers it: %s', async (text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings[0]).toMatchObject({ outcome: 'ok', unitNumber: null, serialNumber: null });
    expect(readings[0]?.model?.value).toBe('GRT8100');
    expect(readings[0]?.faultCodes.map((fault) => fault.code.value)).toEqual(['6031']);
  });
});

describe('a position’s own time in a feed', () => {
  it.each([
    '<GPS lat="36.7783" lon="-119.4179" ts="2026-06-04T16:00:00Z"/><DTC time="2026-06-04T15:21:10Z"><SPN>1136</SPN><FMI>0</FMI></DTC>',
    '<DTC><Time>2026-06-04T15:21:10Z</Time><SPN>1136</SPN><FMI>0</FMI></DTC><Position lat="36.7783" lon="-119.4179" ts="2026-06-04T16:00:00Z"/>',
  ])('is not the fault’s: %s', async (inside) => {
    const { readings } = await readPastedAlert(
      `<Alert><Machine Make="WIRTGEN" Model="WR 250i"/>${inside}</Alert>`,
    );

    expect(readings.map(({ detectedAt }) => detectedAt?.value)).toEqual(['2026-06-04T15:21:10Z']);
  });
});

describe('a string of a feed that holds the whole message', () => {
  const lines = 'Make: Genie\nModel: S-65\nSerial: S65XCH-31177\nFault code: P0087\nPosition: 44.1, -72.5';

  it.each([
    ['a mail gateway', JSON.stringify({ subject: 'Fault', 'body-plain': lines.replaceAll('\n', '\r\n') })],
    [
      'a mail in two forms',
      JSON.stringify({ plain: lines, html: `<p>${lines.replaceAll('\n', '<br>')}</p>` }),
    ],
    ['a queue', JSON.stringify({ Type: 'Notification', Message: lines, Timestamp: '2026-02-18T08:00:00Z' })],
    ['a chat', JSON.stringify({ blocks: [{ type: 'section', text: { type: 'mrkdwn', text: lines } }] })],
    [
      'the fields of a chat',
      JSON.stringify({
        fields: lines.split('\n').map((line) => ({ type: 'mrkdwn', text: `*${line.replace(': ', ':*\n')}` })),
      }),
    ],
    ['an element', `<msg><text>${lines}</text></msg>`],
    [
      'a container’s log',
      '{"log":"make=Genie model=S-65 serial=S65XCH-31177 code=P0087 lat=44.1 lon=-72.5\\n","stream":"stdout"}',
    ],
    ['a sentence', '{"text":"Fault P0087 on Genie S-65 serial S65XCH-31177 at 44.1, -72.5"}'],
  ])('is read as it would be alone: %s', async (_, text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(summary)).toEqual(['ok - Genie S-65 - 44.1 -72.5 P0087 unknown']);
    expect(readings[0]?.serialNumber?.value).toBe('S65XCH-31177');
    expect(readings[0]?.faultCodes[0]?.description).toBeNull();
  });

  it('is a text of the feed where its names tell the machine', async () => {
    const { readings } = await readPastedAlert(
      JSON.stringify({
        ...lift,
        code: 'P0087',
        message: 'Rail pressure: low, model: none, serial: see plate',
      }),
    );

    expect(readings).toMatchObject([{ unitNumber: { value: 'C-9' }, model: { value: 'S-65' } }]);
  });
});

describe('when a fault was', () => {
  it.each([
    ['OccurTime', '2026-06-06T08:15:00Z'],
    ['OccurDateTime', '2026-06-06T08:15:00Z'],
    ['DetectDateTime', '2026-06-06T08:15:00Z'],
    ['hoursTime', undefined],
    ['hourMeterTime', undefined],
  ])('is told by the name of the field: %s', async (key, time) => {
    const alone = { ...sweeper, [key]: '2026-06-06T08:15:00Z' };
    const { readings } = await readPastedAlert(JSON.stringify(alone));
    const { readings: beside } = await readPastedAlert(
      JSON.stringify({ ...alone, detectedAt: '2026-06-06T07:50:00Z', ...(time && { detectedAt: time }) }),
    );

    expect(readings[0]?.detectedAt?.value).toBe(time);
    expect(beside[0]?.detectedAt?.value).toBe(time ?? '2026-06-06T07:50:00Z');
  });

  it('is not when a chat’s message of it was sent', async () => {
    const fields = Object.entries({ ...sweeper, Detected: '2026-06-06 08:15 EDT' }).map(([title, value]) => ({
      title,
      value: String(value),
    }));
    const { readings } = await readPastedAlert(JSON.stringify({ attachments: [{ fields, ts: 1780751000 }] }));

    expect(readings[0]?.detectedAt?.value).toBe('2026-06-06T08:15:00-04:00');
  });
});

describe('records of faults that are over', () => {
  it.each([
    { activeFaults: [{ code: 'P0087' }], clearedFaults: [{ code: 'U0100' }] },
    { faults: { active: [{ code: 'P0087' }], historic: [{ spn: 639, fmi: 14 }] } },
    { dtcs: [{ code: 'P0087' }], resolvedDtcs: [{ code: 'U0100' }], inactiveAlarms: [{ code: 'U0101' }] },
    { active: [{ code: 'P0087' }], stored: [{ code: 'U0100' }] },
    {
      faults: [
        { code: 'P0087', clearedAt: null },
        { code: 'U0100', clearedAt: '2026-02-02T10:00:00Z' },
      ],
    },
  ])('are not listed: %j', async (faults) => {
    const { readings } = await readPastedAlert(JSON.stringify({ ...lift, ...faults }));

    expect(readings.map(summary)).toEqual(['ok C-9 Genie S-65 - 44.1234 -72.5123 P0087 unknown']);
  });

  it('are listed where only the control unit stored them', async () => {
    const { readings } = await readPastedAlert(
      JSON.stringify({ ...lift, storedFaults: [{ code: 'U0100' }] }),
    );

    expect(readings[0]?.faultCodes.map(({ code }) => code.value)).toEqual(['U0100']);
  });
});

describe('values of which a feed has the parts apart', () => {
  it.each([
    [{ houseNumber: '1980', street: 'Blake Street' }, '1980 Blake Street'],
    [{ streetName: 'Blake Street', streetNumber: 1980 }, '1980 Blake Street'],
    [{ road: 'Blake Street', house_number: '1980' }, '1980 Blake Street'],
    [{ street: 'Hauptstr.', number: 5 }, 'Hauptstr. 5'],
    [{ street: '12 Mill Road', houseNumber: '7' }, '12 Mill Road'],
  ])('a street has its house number: %j', async (parts, street) => {
    const address = { ...parts, city: 'Denver' };
    const { readings } = await readPastedAlert(
      JSON.stringify({ make: 'Elgin', model: 'Pelican NP', code: 'E-01', address }),
    );

    expect(readings[0]?.location.address?.value).toBe(street);
    expect(readings[0]?.location.city?.value).toBe('Denver');
  });

  it.each([
    '{"latDir":"S","lonDir":"W","lat":33.9,"lon":70.6,',
    '{"lat":33.9,"latHem":"S","lon":70.6,"lonHem":"W",',
    '{"lat":33.9,"lon":70.6,"ns":"S","ew":"W",',
    '{"latitude":33.9,"latitudeDirection":"South","longitude":70.6,"longitudeDirection":"West",',
    '{"latitude":"3354.000","latHemisphere":"S","longitude":"07036.000","lonHemisphere":"W",',
  ])('degrees have their half of the globe: %s', async (degrees) => {
    const { readings } = await readPastedAlert(
      `${degrees}"make":"Elgin","model":"Pelican NP","code":"E-01"}`,
    );

    expect(readings.map(summary)).toEqual(['ok - Elgin Pelican NP - -33.9 -70.6 E-01 unknown']);
  });

  it('so do those of an element', async () => {
    const { readings } = await readPastedAlert(
      '<a><make>Elgin</make><model>Pelican NP</model><code>P0087</code><lat dir="S">33.9</lat><lon dir="W">70.6</lon></a>',
    );

    expect(readings.map(summary)).toEqual(['ok - Elgin Pelican NP - -33.9 -70.6 P0087 unknown']);
  });

  it.each([
    ['Leer', 'Leer'],
    ['K\\u00f6ln', 'Köln'],
  ])('a town is read as it is meant: %s', async (city, town) => {
    const { readings } = await readPastedAlert(
      `{"make":"Elgin","model":"Pelican NP","code":"E-01","street":"Hafenstr. 18","city":"${city}"}`,
    );

    expect(readings[0]?.location.city?.value).toBe(town);
  });
});

describe('several faults under names with numbers', () => {
  it.each([
    ['columns', 'unit,make,model,spn1,fmi1,spn2,fmi2,lat,lon\nC-9,Genie,S-65,641,12,110,0,44.1234,-72.5123'],
    ['fields', JSON.stringify({ ...lift, spn_1: 641, fmi_1: 12, spn_2: 110, fmi_2: 0 })],
    ['pairs', 'unit=C-9 make=Genie model=S-65 spn1=641 fmi1=12 spn2=110 fmi2=0 lat=44.1234 lon=-72.5123'],
    [
      'lines',
      'Unit: C-9\nMake: Genie\nModel: S-65\nSPN 1: 641\nFMI 1: 12\nSPN 2: 110\nFMI 2: 0\nPosition: 44.1234, -72.5123',
    ],
    [
      'lists of their numbers',
      JSON.stringify({
        ...lift,
        dtc: [
          [641, 12],
          [110, 0],
        ],
      }),
    ],
  ])('are read as %s', async (_, text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(summary)).toEqual([
      'ok C-9 Genie S-65 - 44.1234 -72.5123 SPN 641 FMI 12 unknown SPN 110 FMI 0 unknown',
    ]);
    expect(readings[0]?.serialNumber).toBeNull();
  });

  it('are one with the parts of its code in one value', async () => {
    const { readings } = await readPastedAlert(
      'unit=C-9 make=Genie model=S-65 DM1="SPN=641,FMI=12,OC=3" lat=44.1234 lon=-72.5123',
    );

    expect(readings.map(summary)).toEqual(['ok C-9 Genie S-65 - 44.1234 -72.5123 SPN 641 FMI 12 unknown']);
  });

  it('are graded together in brackets', async () => {
    const { readings } = await readPastedAlert(
      'unit=C-9 make=Genie model=S-65 dtcs=[641/12,110/0] severity=high lat=44.1234 lon=-72.5123',
    );

    expect(readings[0]?.faultCodes.map(({ severity }) => severity)).toEqual(['high', 'high']);
  });
});

describe('how long a machine has run', () => {
  it.each([
    { obdEngineSeconds: { time: '2026-06-09T14:00:00Z', value: 6_660_000 } },
    { syntheticEngineSeconds: { value: 6_660_000 } },
    { engineTotalTimeSeconds: 6_660_000 },
    { engineRuntime: 6_660_000, engineRuntimeUnit: 's' },
    { smh_total: 1850 },
  ])('is read in hours: %j', async (more) => {
    const { readings } = await readPastedAlert(JSON.stringify({ ...sweeper, ...more }));

    expect(readings[0]).toMatchObject({ hours: { value: 1850 }, serialNumber: null });
  });

  it('is so in an element with its unit', async () => {
    const { readings } = await readPastedAlert(
      '<a><make>Elgin</make><model>Pelican NP</model><code>P0087</code><lat>42.3</lat><lon>-71.1</lon><hours unit="s">6660000</hours></a>',
    );

    expect(readings[0]).toMatchObject({ hours: { value: 1850 }, serialNumber: null });
  });
});

describe('a moment as programs write it', () => {
  it.each([
    ['/Date(1781013600000)/', '2026-06-09T14:00:00Z'],
    ['/Date(1781013600000+0200)/', '2026-06-09T14:00:00Z'],
    [1781013600.25, '2026-06-09T14:00:00Z'],
    ['20260609140000', '2026-06-09T14:00:00'],
    ['20260609140000Z', '2026-06-09T14:00:00Z'],
    [{ seconds: 1781013600, nanos: 0 }, '2026-06-09T14:00:00Z'],
    [{ $date: { $numberLong: '1781013600000' } }, '2026-06-09T14:00:00Z'],
    [[2026, 6, 9, 14, 0, 0], '2026-06-09T14:00:00'],
    [{ local: '2026-06-09T08:00:00', utc: '2026-06-09T14:00:00Z' }, '2026-06-09T14:00:00Z'],
    [46182.58333, '2026-06-09T14:00:00'],
  ])('is a time: %j', async (time, iso) => {
    const { readings } = await readPastedAlert(JSON.stringify({ ...sweeper, time }));

    expect(readings[0]?.detectedAt?.value).toBe(iso);
    expect(readings[0]).toMatchObject({ hours: null, serialNumber: null, unitNumber: null });
  });
});

describe('when a line of pairs was logged', () => {
  const pairs = 'make="Elgin" model="Pelican NP" code="E-01" lat="42.36" lon="-71.05"';

  it.each([
    `<132>1 2026-02-18T07:44:52Z gw app - - [d@1 ${pairs}]`,
    `<132>1 2026-02-18T07:44:52Z gw app 11 ID47 [d@1 ${pairs}] Fault raised`,
    `2026-02-18T07:44:52Z gw app [${pairs}]`,
    `1771400692 ${pairs}`,
    `[1771400692] ${pairs}`,
    `[18/Feb/2026:07:44:52 +0000] ${pairs}`,
    `faults,${pairs.replaceAll(' l', ',l')} 1771400692000000000`,
    `machine_fault{${pairs.replaceAll('" ', '",')}} 1 1771400692000`,
  ])('is the time of its fault: %s', async (line) => {
    const { readings } = await readPastedAlert(line);

    expect(readings.map(summary)).toEqual(['ok - Elgin Pelican NP - 42.36 -71.05 E-01 unknown']);
    expect(readings[0]?.detectedAt && new Date(readings[0].detectedAt.value).toISOString()).toBe(
      '2026-02-18T07:44:52.000Z',
    );
    expect(readings[0]).toMatchObject({ serialNumber: null, unitNumber: null, hours: null });
  });

  it('stands behind the last of them, too', async () => {
    const { readings } = await readPastedAlert(
      'faults,make=Elgin,model=Pelican code="E-01",lat=42.36,lon=-71.05 1771400692000000000',
    );

    expect(readings.map(summary)).toEqual(['ok - Elgin Pelican - 42.36 -71.05 E-01 unknown']);
    expect(readings[0]?.detectedAt?.value).toBe('2026-02-18T07:44:52Z');
  });

  it('is none where the pairs say when it was', async () => {
    const { readings } = await readPastedAlert(
      `<132>1 2026-02-18T07:44:52Z gw app - - [d@1 ${pairs} detected="2026-02-18T07:40:00Z" time="2026-02-18T07:40:00Z"]`,
    );

    expect(readings[0]?.detectedAt?.value).toBe('2026-02-18T07:40:00Z');
  });
});

it.each([
  ['unit:C-9 make:Genie model:S-65 code:P0087 hours:4410 lat:44.1234 lon:-72.5123', 4410],
  ['make:Genie model:S-65 code:P0087 unit:C-9 pos:44.1234,-72.5123', '-'],
])('Pairs with colons and nothing but spaces between them are read: %s', async (text, hours) => {
  const { readings } = await readPastedAlert(text);

  expect(readings.map(summary)).toEqual([`ok C-9 Genie S-65 ${hours} 44.1234 -72.5123 P0087 unknown`]);
  expect(readings[0]?.faultCodes[0]?.description).toBeNull();
});

describe('records as few programs write them', () => {
  const told = { make: 'Elgin', model: 'Pelican NP', code: 'P0087', lat: '42.36', lon: '-71.05' };
  const fields = Object.entries(told);

  it.each([
    ['PHP', `Array\n(\n${fields.map(([key, value]) => `    [${key}] => ${value}`).join('\n')}\n)\n`],
    [
      'a property list',
      `<plist><dict>${fields.map(([key, value]) => `<key>${key}</key><string>${value}</string>`).join('')}</dict></plist>`,
    ],
    [
      'a map',
      `<map>${fields.map(([key, value]) => `<entry><key>${key}</key><value>${value}</value></entry>`).join('')}</map>`,
    ],
    ['values with their types', JSON.stringify(Object.fromEntries(fields.map(([key, S]) => [key, { S }])))],
  ])('are read: %s', async (_, text) => {
    const { readings } = await readPastedAlert(text);

    expect(readings.map(summary)).toEqual(['ok - Elgin Pelican NP - 42.36 -71.05 P0087 unknown']);
  });

  it('have no severity in the name of a field', async () => {
    const { readings } = await readPastedAlert(JSON.stringify({ ...told, info: 'Rail pressure too low' }));

    expect(readings.map(summary)).toEqual(['ok - Elgin Pelican NP - 42.36 -71.05 P0087 unknown']);
  });

  it('have the lamps of the standard', async () => {
    const { readings } = await readPastedAlert(JSON.stringify({ ...told, lamps: { RSL: 'off', AWL: 'on' } }));

    expect(readings[0]?.faultCodes[0]?.severity).toBe('medium');
  });

  it('have what describes the fault beside the parts of its code', async () => {
    const { readings } = await readPastedAlert(
      JSON.stringify({
        ...told,
        code: undefined,
        faultCode: { spn: 94, fmi: 1 },
        description: 'Rail pressure',
      }),
    );

    expect(readings[0]?.faultCodes).toMatchObject([
      { code: { value: 'SPN 94 FMI 1' }, description: { value: 'Rail pressure' } },
    ]);
  });
});
