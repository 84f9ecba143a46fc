import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

const alert = {
  unit: 'C-9',
  make: 'Genie',
  model: 'S-65',
  fault: 'C042',
  location: '88 Snook Rd, Fishkill, NY 12524',
};

/** The alert as lines of labels, and as a feed. */
async function outcomesWith(part: Partial<typeof alert>): Promise<readonly string[]> {
  const told = { ...alert, ...part };
  const lines = Object.entries(told).map(([label, value]) => `${label}: ${value}`);
  const readings = [await readPastedAlert(lines.join('\n')), await readPastedAlert(JSON.stringify(told))];
  return readings.flatMap((each) => each.readings.map(({ outcome }) => outcome));
}

describe('words in the place of a value', () => {
  it.each([
    'GPS signal lost',
    'Awaiting GPS',
    'GPS antenna disconnected',
    'no position since 06/28',
    'position unavailable - GPS antenna fault',
    'Private',
    'Privacy mode',
    'In transit',
    'Click here',
    'Not Found',
    'unk',
    'TBC',
    'dunno',
    'ask Sue',
    'call Joe 918-555-0177',
    'they did not say',
    'she didn’t tell us, will call',
    'on-site',
    'the yard',
    'illegible',
    'xxx',
  ])('%s is no place', async (location) => {
    expect(await outcomesWith({ location })).toEqual(['missing_location', 'missing_location']);
  });

  it.each(['None reported', '0 active', 'no fault codes found', 'nothing to report'])(
    '%s is no fault',
    async (fault) => {
      expect(await outcomesWith({ fault })).toEqual(['missing_fault_code', 'missing_fault_code']);
    },
  );

  it.each(['Other', 'Generic', 'XXXX'])('%s is no model', async (model) => {
    expect(await outcomesWith({ model })).toEqual(['missing_equipment', 'missing_equipment']);
  });

  it.each(['N/K', 'unk', 'TBC', 'see above', '#N/A'])('%s is no name', async (unit) => {
    const { readings } = await readPastedAlert(JSON.stringify({ ...alert, unit }));

    expect(readings).toMatchObject([{ outcome: 'ok', unitNumber: null }]);
  });

  it.each(['GPS signal lost', 'GPS antenna disconnected'])(
    '%s is a fault where it is told as one',
    async (fault) => {
      expect(await outcomesWith({ fault })).toEqual(['ok', 'ok']);
    },
  );
});

describe('what says in the place of a fault that there is none', () => {
  it.each(['Normal', 'healthy', 'All good', 'green', 'no issues reported'])(
    'is no fault: %s',
    async (said) => {
      const { readings } = await readPastedAlert(
        `Machine: Kobelco SK210\nLocation: 37.0842, -94.5133\nFault: ${said}`,
      );

      expect(readings).toMatchObject([{ outcome: 'missing_fault_code', model: { value: 'SK210' } }]);
    },
  );
});

describe('a machine of which a part is told, or nothing', () => {
  it.each([
    'Genset GEN-B (Generac, s/n 3010448812, model: n/a) has raised E2098 Low coolant level',
    'Fault: E2098 Low coolant level\nUnit: GEN-B\nTool: Epiroc SB 302, s/n DEQ114821',
    'Fault: E2098 Low coolant level\nTyp: -\nUnit: GEN-B\nAbtransport: MAN TGX 26.510',
  ])('has no model: %s', async (said) => {
    const { readings } = await readPastedAlert(`${said}\nLocation: 40 Elm St, Keene, NH 03431`);

    expect(readings).toMatchObject([
      { outcome: 'missing_equipment', model: null, unitNumber: { value: 'GEN-B' } },
    ]);
  });

  it('is no second machine as a tool', async () => {
    const { readings } = await readPastedAlert(
      'Fault: E2098 Low coolant level\nUnit: Cat 320, serial HEX12345\nTool: Epiroc SB 302, s/n DEQ114821\nLocation: 40 Elm St, Keene, NH 03431',
    );

    expect(readings).toMatchObject([{ outcome: 'ok', model: { value: '320' } }]);
  });
});

describe('a name of a value that no program put in', () => {
  it.each(['{{asset.name}}', `\${unit_no}`, '%UNIT_NO%', '<%= unit %>'])('is no value: %s', async (unit) => {
    const { readings } = await readPastedAlert(
      `Unit: ${unit}\nMachine: Kobelco SK210\nLocation: 37.0842, -94.5133\nFault: E217`,
    );

    expect(readings).toMatchObject([{ outcome: 'ok', unitNumber: null }]);
  });
});
