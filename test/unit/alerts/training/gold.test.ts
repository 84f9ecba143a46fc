import { describe, expect, it } from 'vitest';
import { firstTag, outside } from '#functions/alerts/reading/tagger/fields.ts';
import { tokensOf } from '#functions/alerts/reading/words/tokens.ts';
import { messageTruth } from '#test/support/alert-score.ts';
import { goldValues } from '#training/gold.ts';
import { spansOf, tagsOf } from '#training/gold-text.ts';

const truth = messageTruth.parse({
  ...{ id: 'g1', file: 'g1.txt', input: 'paste', provider: '', style: '', difficulty: 'plain', notes: '' },
  outcome: 'ok',
  brand: 'Caterpillar',
  model: '320',
  serialNumber: 'KTN00417',
  unitNumber: 'EX-14',
  hours: 8114.6,
  location: { address: '12 Quarry Rd', city: 'Erie', state: 'PA', lat: 42.12931, long: -80.08512 },
  faultCodes: [{ code: 'SPN 110 FMI 3', description: 'Coolant temperature', severity: 'high' }],
  detectedAt: '2026-03-10T08:51:00',
});

describe('The true values of a message', () => {
  it.each([
    ['a name as it is written, not within a word', 'CEX-141 and EX-14 moved', ['unit EX-14']],
    ['no name within an address', 'Unit EX-14, see https://fleet.example/EX-14', ['unit EX-14']],
    ['a maker by another name', 'Cat 320 is down', ['brand Cat', 'model 320']],
    ['hours by what they mean', 'Meter: 8.114,6 h', ['hours 8.114,6']],
    ['degrees by what they mean', 'at 42.1293 N, 80.0851 W', ['lat 42.1293', 'long 80.0851']],
    ['a pair in one stretch', 'Active: SPN110/FMI3', ['code SPN110/FMI3']],
    ['a pair apart', 'SPN: 110\nComponent: pump\nFMI: 3', ['spn 110', 'fmi 3']],
    ['day and clock apart', 'Date: 03/10/2026\nClock: 8:51 AM', ['time 03/10/2026', 'time 8:51 AM']],
    [
      'the severity that stands at its code',
      'SPN 110 FMI 3, severity high. Keep your hopes high.',
      ['code SPN 110 FMI 3', 'high high'],
    ],
    ['no keys', '{"model": "320", "unit 320": "EX-14"}', ['model 320', 'unit EX-14']],
  ])('are found: %s', (_, text, found) => {
    const values = goldValues(text, truth);

    expect(values.map(({ field, start, end }) => `${field} ${text.slice(start, end)}`)).toEqual(found);
  });
});

describe('The tags of a text', () => {
  const tokens = tokensOf('Unit EX 14 stopped');
  const value = { field: 'unit' as const, start: 5, end: 10 };

  it('are a first one and continuing ones', () => {
    const unit = firstTag('unit');

    expect([...tagsOf(tokens, [value])]).toEqual([outside, unit, unit + 1, outside]);
  });

  it('become spans over the tokens of the values again', () => {
    expect(spansOf(tokens, [value])).toEqual([{ field: 'unit', first: 1, last: 2 }]);
  });

  it('leave out a value within a token that already has one', () => {
    expect(spansOf(tokens, [value, { field: 'model', start: 9, end: 10 }])).toHaveLength(1);
  });
});
