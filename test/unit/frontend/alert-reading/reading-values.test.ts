import { describe, expect, test } from 'vitest';
import {
  checkTexts,
  clockOf,
  fieldOfPath,
  textsOf,
  valuesNow,
  valuesOfTexts,
} from '../../../../frontend/src/features/alert-reading/reading-values.ts';
import { alertOriginal } from './alert-original.ts';

describe('The form of an alert’s values', () => {
  test('returns the values it was given', () => {
    const values = {
      ...valuesNow(alertOriginal()),
      hours: 2077.5,
      location: { address: null, city: 'Minot', state: 'ND', lat: 48.23, long: -101.29 },
      detectedAt: '2026-06-08T06:22:00-05:00',
    };

    expect(valuesOfTexts(textsOf(values), [0])).toEqual(values);
  });

  test('starts from the newest correction, if there is one', () => {
    const values = { ...valuesNow(alertOriginal()), model: 'PC210LC-11' };
    const by = { firstName: 'Dana', lastName: 'Cole' };
    const corrected = alertOriginal({ correction: { values, by, at: '2026-06-08T12:40:00.000Z' } });

    expect(valuesNow(corrected).model).toBe('PC210LC-11');
  });

  test('leaves out removed fault codes, and added rows that were left empty', () => {
    const texts = { ...textsOf(valuesNow(alertOriginal())), 'fault.1.code': ' E360 ', 'fault.2.code': '' };

    expect(valuesOfTexts(texts, [1, 2]).faultCodes).toEqual([
      { code: 'E360', description: null, severity: 'unknown' },
    ]);
  });

  test.each([
    [{ lat: '91', long: '0' }, { lat: 'Enter a number from -90 to 90.' }],
    [{ lat: 'north', long: '0' }, { lat: 'Enter a number from -90 to 90.' }],
    [{ lat: '48.2' }, { long: 'Enter both latitude and longitude, or neither.' }],
    [{ hours: '-1' }, { hours: 'Enter hours as a number.' }],
    [{ hours: '2,077.5' }, {}],
    [{ detectedAt: 'yesterday' }, { detectedAt: expect.stringMatching(/^Enter a date and time/) }],
    [{ detectedAt: '2026-06-08T06:22:00-05:00' }, {}],
    [{ 'fault.0.code': '', 'fault.0.description': 'Low' }, { 'fault.0.code': expect.any(String) }],
    [{ brand: '' }, {}],
  ])('checks %o before sending', (typed, errors) => {
    const texts = { ...textsOf(valuesNow(alertOriginal())), ...typed };

    expect(checkTexts(texts, [0], false)).toEqual(errors);
  });

  test.each([
    ['2026-06-08T06:22:00-05:00', { type: 'datetime-local', clock: '2026-06-08T06:22', zone: '-05:00' }],
    ['2026-06-08 06:22:31.5 Z', { type: 'datetime-local', clock: '2026-06-08T06:22', zone: 'Z' }],
    ['2026-06-08T06:22', { type: 'datetime-local', clock: '2026-06-08T06:22', zone: '' }],
    ['2026-06-08', { type: 'date', clock: '2026-06-08', zone: '' }],
    ['yesterday', undefined],
  ])('shows the time %s by its own clock', (time, clock) => {
    expect(clockOf(time)).toEqual(clock);
  });

  test('requires a machine and a fault code if an order depends on them', () => {
    const texts = { ...textsOf(valuesNow(alertOriginal())), brand: ' ', 'fault.0.code': '' };

    expect(Object.keys(checkTexts(texts, [0], true))).toEqual(['brand', 'fault.0.code']);
  });

  test('maps the API’s errors to its fields', () => {
    expect(fieldOfPath('values.location.address', [])).toBe('address');
    expect(fieldOfPath('values.faultCodes.1.code', [0, 4])).toBe('fault.4.code');
    expect(fieldOfPath('values.faultCodes.9.code', [0])).toBeUndefined();
    expect(fieldOfPath('seen', [])).toBeUndefined();
  });
});
