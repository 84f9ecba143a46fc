import { describe, expect, it } from 'vitest';
import { readPastedAlert } from '#functions/alerts/reader/reader.ts';

describe('a form with fields for the work that is to be done', () => {
  it.each([
    'Correction:',
    'Repair performed: -',
    'Work performed:\nParts used:',
    'Resolution:\nCustomer signature: ____',
  ])('asks for it where “%s” says nothing yet', async (fields) => {
    const [reading] = (await readPastedAlert(form(fields))).readings;

    expect(reading).toMatchObject({ outcome: 'ok', faultCodes: [{ code: { value: 'F27' } }] });
  });

  it.each(['Correction: Replaced hose.', 'Repair performed:\nReplaced hose and seal'])(
    'reports it where “%s” says what was done',
    async (fields) => {
      const [reading] = (await readPastedAlert(form(fields))).readings;

      expect(reading?.outcome).toBe('not_an_alert');
    },
  );
});

function form(fields: string): string {
  return `Service request\nMachine: Terex TDS820\nComplaint: Display shows F27 Rotor drive overpressure.\n${fields}\nLocation: 77 Transfer Rd, Olympia, WA`;
}
