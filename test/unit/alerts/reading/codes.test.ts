import { describe, expect, it } from 'vitest';
import {
  codeKey,
  codeOf,
  codesIn,
  codesListedIn,
  notationKey,
  pairedCode,
} from '#functions/alerts/reading/values/codes.ts';

describe('Fault codes', () => {
  it.each([
    ['Fault code: E360-2.', 'E360-2'],
    ['Code: P0420', 'P0420'],
    ['(E-27)', 'E-27'],
    ['Fehlercode 4711', '4711'],
    ['DTC: SPN  94 - FMI 1', 'SPN 94 - FMI 1'],
    ['DTC 19007', 'DTC 19007'],
    ['SPN\t94\tFMI\t1', 'SPN 94 FMI 1'],
    ['(SPN) 4334 , (FMI) 16', 'SPN 4334 FMI 16'],
    ['SPN 110 (coolant temperature), FMI 0', 'SPN 110 FMI 0'],
    ['S P N 4334 FMI 1', 'SPN 4334 FMI 1'],
    ['FMI 3, SPN 105', 'SPN 105 FMI 3'],
    ['EID 2143 (3)', 'EID 2143 (3)'],
    ['1569\nFMI: 31', 'SPN 1569 FMI 31'],
    ['94, "fmi": 18', 'SPN 94 FMI 18'],
    ['SPN 4334\nFailure mode: FMI 0', 'SPN 4334 FMI 0'],
    ['DEF level low', 'DEF level low'],
  ])('%s is displayed as %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it('can be assembled from numbers in cells of their own', () => {
    expect(pairedCode('SPN', 'SPN 94', 'FMI: 1')).toBe('SPN 94 FMI 1');
    expect(pairedCode('CID', ' 0168', '04')).toBe('CID 0168 FMI 04');
    expect(pairedCode('MID', '128', null)).toBe('MID 128');
  });

  it.each([
    ['SPN 94 FMI 1', '94-1'],
    ['SPN 94 FMI 1', 'spn0094/fmi01'],
    ['SPN 94 FMI 1', 'FMI 1 on SPN 94'],
    ['CID 168 FMI 4', '168-04'],
    ['E0360-2', 'e360 (2)'],
  ])('%s and %s are the same', (one, other) => {
    expect(notationKey(one)).toBe(notationKey(other));
  });

  it.each([
    ['SPN 94 FMI 1', 'SPN|94|FMI|1'],
    ['spn0094/fmi01', 'SPN|94|FMI|1'],
    ['E0360-2', 'E|360|2'],
  ])('the row key of %s stays the same', (code, key) => {
    expect(codeKey(code)).toBe(key);
  });

  it.each([
    ['alert SPN 94 FMI 1: low', ['SPN 94 FMI 1']],
    ['SPN 157 FMI 16/18', ['SPN 157 FMI 16', 'SPN 157 FMI 18']],
    ['SPN 157/18, 100/1', ['SPN 157/18', 'SPN 100/1']],
    ['MID 128 PSID 99 FMI 9, CID 168 FMI 1', ['MID 128 PSID 99 FMI 9', 'CID 168 FMI 1']],
    ['Spn: 94\nFmi: 1\n\nSpn: 110', ['SPN 94 FMI 1']],
    ['dtc=SPN 94 FMI 1', ['SPN 94 FMI 1']],
    ['P0420 and P2002-16', ['P0420', 'P2002-16']],
    ['E360-2 DXH4KB B@BAZG ECU 000190.16', ['E360-2', 'DXH4KB', 'B@BAZG', 'ECU 000190.16']],
    ['New Holland B110C, PC210, DX60LC-5, https://x.com/?code=P0420, a@P0420.com', []],
  ])('in %s are found', (text, codes) => {
    expect(codesIn(text).map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ['ECU 100.01/ECU 110.00/LC1 523960.14', ['ECU 100.01', 'ECU 110.00', 'LC1 523960.14']],
    ['E360, E361', ['E360', 'E361']],
    ['P0087/1239', ['P0087/1239']],
    ['SPN 157/FMI 16', ['SPN 157/FMI 16']],
    ['F 103, boom', ['F 103, boom']],
  ])('listed in %s are found', (value, codes) => {
    expect(codesListedIn(value).map(({ start, end }) => value.slice(start, end))).toEqual(codes);
  });
});
