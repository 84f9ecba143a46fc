import { describe, expect, test } from 'vitest';
import {
  isLaidOut,
  markedSegments,
} from '../../../../frontend/src/features/alert-reading/marked-segments.ts';
import { readPlaces, surenessWords } from '../../../../frontend/src/features/alert-reading/read-places.ts';
import { valuesNow } from '../../../../frontend/src/features/alert-reading/reading-values.ts';
import { alertOriginal } from './alert-original.ts';

describe('The marked-up message', () => {
  test('is cut where a place begins or ends, and loses no text', () => {
    const text = 'At 27 Depot Road, Minot: code E360';

    const segments = markedSegments(text, [place('address', 3, 16, 1), place('city', 18, 23, 2)]);

    expect(segments.map(({ text, fields }) => [text, fields])).toEqual([
      ['At ', []],
      ['27 Depot Road', ['address']],
      [', ', []],
      ['Minot', ['city']],
      [': code E360', []],
    ]);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
  });

  test('prefers the narrowest of nested places, and numbers each once', () => {
    const segments = markedSegments('27 Depot Road, Minot', [
      place('address', 0, 20, 1),
      place('city', 15, 20, 2),
    ]);

    expect(segments.map(({ fields, numbers }) => [fields, numbers])).toEqual([
      [['address'], [1]],
      [['city', 'address'], [2]],
    ]);
  });

  test('allows overlapping places, and a message without any', () => {
    const over = markedSegments('abcdef', [place('brand', 0, 4, 1), place('model', 2, 6, 2)]);

    expect(over.map(({ text, fields }) => [text, fields])).toEqual([
      ['ab', ['brand']],
      ['cd', ['brand', 'model']],
      ['ef', ['model']],
    ]);
    expect(markedSegments('abc', [])).toEqual([{ text: 'abc', start: 0, fields: [], numbers: [] }]);
    expect(markedSegments('', [])).toEqual([]);
  });

  test('is set in a fixed-width font only if its columns need it', () => {
    expect(isLaidOut('Unit      Code\n12        E360\n')).toBe(true);
    expect(isLaidOut('The machine has stopped.\nPlease call.')).toBe(false);
  });
});

describe('The places of what was read', () => {
  test('are numbered in the order of the form, and include a severity that the message states', () => {
    const places = readPlaces(alertOriginal());

    expect(places.map(({ field, number }) => [field, number])).toEqual([
      ['brand', 1],
      ['model', 2],
      ['fault.0.code', 3],
      ['fault.0.severity', 4],
    ]);
  });

  test('leave out spans outside the text', () => {
    const places = readPlaces(alertOriginal({ text: 'Komatsu' }));

    expect(places.map(({ number }) => number)).toEqual([1, 0, 0, 0]);
    expect(markedSegments('Komatsu', places).map(({ fields }) => fields)).toEqual([['brand']]);
  });

  test('follow a correction that moves a code, and leave out one that it removes', () => {
    const { reading } = alertOriginal();
    const values = valuesNow(alertOriginal());
    const at = '2026-06-08T12:40:00.000Z';
    const by = { firstName: 'Dana', lastName: 'Cole' };
    const other = { code: 'E360', description: null, severity: 'low' as const };
    const corrected = (faultCodes: typeof values.faultCodes) =>
      readPlaces({
        ...alertOriginal(),
        reading,
        correction: { values: { ...values, faultCodes }, by, at },
      }).map(({ field }) => field);

    expect(corrected([other, ...values.faultCodes])).toContain('fault.1.code');
    expect(corrected([other])).toEqual(['brand', 'model']);
  });

  test.each([
    [{ confidence: 0.95, by: undefined }, 'Read clearly'],
    [{ confidence: 0.7, by: 'correction' as const }, 'Probably right, as corrected earlier'],
    [{ confidence: 0.3, by: 'second_reader' as const }, 'Check this, found on a second pass'],
  ])('%o: %s', (place, words) => {
    expect(surenessWords(place)).toBe(words);
  });
});

function place(field: string, start: number, end: number, number: number) {
  return { field, value: field, start, end, number, confidence: 1, by: undefined };
}
