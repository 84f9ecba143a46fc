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

/** Outcome, unit, brand, model, hours, point, and each code with how severe it is. */
function summary({ outcome, brand, model, unitNumber, hours, location, faultCodes }: Reading): string {
  const values = [unitNumber, brand, model, hours, location.lat, location.long].map(
    (value) => value?.value ?? value ?? '-',
  );
  return [outcome, ...values, ...faultCodes.flatMap(({ code, severity }) => [code.value, severity])].join(
    ' ',
  );
}
