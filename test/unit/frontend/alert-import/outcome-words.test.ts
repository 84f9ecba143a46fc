import { describe, expect, test } from 'vitest';
import {
  cameThrough,
  importedWords,
  lackWords,
  machineName,
} from '../../../../frontend/src/features/alert-import/outcome-words.ts';

const nothing = { brand: null, model: null, unitNumber: null, serialNumber: null };

describe('The name of an alert’s machine', () => {
  test('has its unit number, or else its serial number', () => {
    const machine = { brand: 'Komatsu', model: 'PC210LC-11', unitNumber: 'EX-12', serialNumber: 'C51234' };

    expect(machineName(machine)).toBe('Komatsu PC210LC-11, unit EX-12');
    expect(machineName({ ...machine, unitNumber: null })).toBe('Komatsu PC210LC-11, serial number C51234');
  });

  test('uses whatever is known', () => {
    expect(machineName({ ...nothing, unitNumber: 'EX-12' })).toBe('Unit EX-12');
    expect(machineName({ ...nothing, brand: 'JCB' })).toBe('JCB');
    expect(machineName(nothing)).toBeUndefined();
  });
});

describe('The description of an alert', () => {
  test('says how it came, and from which provider if that is known', () => {
    expect(cameThrough({ source: 'mail', provider: 'VisionLink' })).toBe('By email, VisionLink');
    expect(cameThrough({ source: 'http', provider: null })).toBe('From the provider');
  });

  test('names what is missing', () => {
    expect(lackWords('missing_location')).toBe('The location is missing.');
    expect(lackWords('missing_fault_code')).toBe('No fault codes were detected.');
  });
});

describe('The summary of an import', () => {
  const created = { id: '10012', isNew: true };
  const attached = { id: '10001', isNew: false };

  test.each([
    [[attached], 'Attached to order #10001'],
    [[created], 'Created order #10012'],
    [[created, { ...created, id: '10013' }], 'Created orders #10012, #10013'],
    [[attached, created], 'Created order #10012. Attached to order #10001'],
  ])('%o: %s', (orders, words) => {
    expect(importedWords(orders)).toBe(words);
  });
});
