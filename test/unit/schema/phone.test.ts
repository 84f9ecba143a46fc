import { describe, expect, test } from 'vitest';
import { formatPhoneNumber, isTextable, parsePhoneNumber } from '#schema/phone.ts';

describe('A phone number', () => {
  test.each([
    ['(314) 555-0123', '+13145550123'],
    ['0145550123', '+10145550123'],
    ['1 314 555 0123', '+13145550123'],
    ['+1.314.555.0123', '+13145550123'],
    ['443145557777', '+443145557777'],
    ['+44 3145 557777', '+443145557777'],
    ['73145557777', '+73145557777'],
  ])('is read as E.164: %s', (typed, number) => {
    expect(parsePhoneNumber(typed)).toBe(number);
  });

  test.each(['', '12345', '314555012', '+3145550123', '+1 314 555 01234', '0013145550123', '314 555 012x'])(
    'is refused: %s',
    (typed) => {
      expect(parsePhoneNumber(typed)).toBeUndefined();
    },
  );

  test('stays the same when formatted and read again', () => {
    for (const number of ['+13145550123', '+443145557777'])
      expect(parsePhoneNumber(formatPhoneNumber(number))).toBe(number);
  });

  test('can get texts if it is a US number', () => {
    expect(isTextable('+13145550123')).toBe(true);
    expect(isTextable('+443145557777')).toBe(false);
  });
});
