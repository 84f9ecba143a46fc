import { describe, expect, it } from 'vitest';
import { excavatorTruth } from '#test/support/excavator-truth.ts';
import { seededRandom } from '#test/support/random.ts';
import { type GoldValue, goldValues } from '#test/support/tagger-gold.ts';
import { retold, valuePools } from '#test/support/tagger-retold.ts';

const text =
  'EX-42 is down: Volvo EC220E, chassis VCEEC220E00311234, 4,071 h. EX-42 shows E-14 since 2:05 pm, at 9 Oak Ave, Dayton, OH.';
const truth = excavatorTruth({
  location: { address: '9 Oak Ave', city: 'Dayton', state: 'OH', lat: null, long: null },
  faultCodes: [{ code: 'E-14', description: null, severity: 'unknown' }],
  detectedAt: '2026-03-04T14:05:00',
});
const values = goldValues(text, truth, []);

function told(message: string, list: readonly GoldValue[]): string[] {
  return list.map(({ field, start, end }) => `${field} ${message.slice(start, end)}`);
}

describe('a message to learn from', () => {
  it('has each value wherever it stands, as whole words, in their order', () => {
    expect(told(text, values)).toEqual([
      'unit EX-42',
      'brand Volvo',
      'model EC220E',
      'serial VCEEC220E00311234',
      'hours 4,071',
      'unit EX-42',
      'code E-14',
      'time 2:05',
      'address 9 Oak Ave',
      'city Dayton',
      'state OH',
    ]);
  });

  it('is told again with other values in the same places, the same one for the same', () => {
    const pools = {
      ...valuePools([truth]),
      units: ['Big Red'],
      machines: [['Komatsu', 'PC210LC-11'] as const],
    };

    const again = Array.from({ length: 20 }, (_, seed) =>
      retold({ text, values }, pools, seededRandom(seed)),
    );

    for (const message of again) {
      const list = told(message.text, message.values);
      expect(list.map((each) => each.split(' ')[0])).toEqual(
        told(text, values).map((each) => each.split(' ')[0]),
      );
      expect(list[0]).toBe(list[5]);
    }
    expect(again.some((message) => message.text.includes('Komatsu PC210LC-11'))).toBe(true);
    expect(again.some((message) => message.text.startsWith('Big Red is down'))).toBe(true);
  });
});
