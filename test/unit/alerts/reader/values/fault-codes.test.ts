import { describe, expect, it } from 'vitest';
import { sourceOf } from '#functions/alerts/reader/source.ts';
import { codeKey, labelledCodeAt } from '#functions/alerts/reader/values/fault-codes.ts';

describe('codes that need no label', () => {
  it.each([
    ['the dash shows SPN 3720 FMI 15 now', 'SPN 3720 FMI 15'],
    ['SPN: 3226, FMI: 18', 'SPN: 3226, FMI: 18'],
    ['MID 128 PID 110 FMI 0', 'MID 128 PID 110 FMI 0'],
    ['code was CID 168 FMI 4.', 'CID 168 FMI 4'],
    ['ECU 000190.16 overspeed', 'ECU 000190.16'],
    ['event E0363(2) came', 'E0363(2)'],
    ['P2463-00 soot', 'P2463-00'],
  ])('%s', (text, code) => {
    expect(sourceOf(text, 'month-first').marks.codes[0]?.code).toBe(code);
  });

  it.each(['CAT 336 at E 4th St', 'see http://x.example/?c=P0420', 'mail p0420@shop.example', 'PC210LC-11'])(
    'none in: %s',
    (text) => {
      expect(sourceOf(text, 'month-first').marks.codes).toEqual([]);
    },
  );
});

describe('what a label calls a code', () => {
  it.each([
    'CA689',
    '8414',
    '11401-4',
    'M0311',
    'DKR0MA',
    'E-12',
    '523846.04',
    '1 - 168 - 4',
    'HCU 523846.04',
    'ER 42',
  ])('%s', (code) => {
    expect(labelledCodeAt(`${code} means trouble`, 0, code.length + 14)?.code).toBe(code);
  });

  it.each(['DEF level low', '15 % left', '12 V supply', 'hydraulic oil'])(
    '%s is a text or a quantity',
    (text) => {
      expect(labelledCodeAt(text, 0, text.length)).toBeUndefined();
    },
  );
});

it('two notations of one code have one key', () => {
  expect(codeKey('SPN 0110/FMI 03')).toBe(codeKey('spn 110 fmi 3'));
  expect(codeKey('E0363(2)')).not.toBe(codeKey('E0363(3)'));
});
