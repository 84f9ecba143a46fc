import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePhoneNumber } from '#schema/phone.ts';
import { phoneAsTyped } from '../../../../frontend/src/components/forms/phone-input.ts';
import { codeDigits, codeProblem } from '../../../../frontend/src/lib/one-time-code.ts';
import {
  emailProblem,
  parseEmail,
  phoneProblem,
  requiredProblem,
} from '../../../../frontend/src/lib/typed-contact.ts';

describe('A phone number', () => {
  it.each([
    ['314', '314'],
    ['3145', '(314) 5'],
    ['3145550123', '(314) 555-0123'],
    ['+1 314 555 0123', '(314) 555-0123'],
    ['1-314-555-0123', '(314) 555-0123'],
    ['443145557777', '443145557777'],
    ['4431455577771', '443145557777'],
  ])('is formatted as it is typed: %s', (typed, shown) => {
    expect(phoneAsTyped(typed)).toBe(shown);
  });

  it('stays the same number when formatted', () => {
    const digits = fc.stringMatching(/^[2-9]\d{9}$/);

    fc.assert(
      fc.property(digits, (number) => {
        expect(parsePhoneNumber(phoneAsTyped(number))).toBe(`+1${number}`);
        expect(phoneAsTyped(phoneAsTyped(number))).toBe(phoneAsTyped(number));
      }),
    );
  });

  it('of another country stays as typed, and is accepted if ten digits follow its code', () => {
    expect(phoneAsTyped('+44 3145 557777')).toBe('+44 3145 557777');
    expect(phoneProblem('+44 3145 557777')).toBeUndefined();
    expect(phoneProblem('+49 30 901820')).toBe('Invalid phone number');
  });

  it('is required', () => {
    expect(phoneProblem('  ')).toBe('Required');
  });
});

describe('An email address', () => {
  it.each([' Dana@Acme.com ', "o'neil+x@mail.acme.co"])('is accepted: %s', (text) => {
    expect(parseEmail(text)).toBe(text.trim().toLowerCase());
  });

  it.each(['dana', 'dana@acme', 'dana@@acme.com', 'da na@acme.com', '@acme.com', 'dana@acme..com'])(
    'is refused: %s',
    (text) => {
      expect(emailProblem(text)).toBe('Please enter a valid email address');
    },
  );
});

describe('A code', () => {
  it('is taken from any pasted text', () => {
    expect(codeDigits('Your code is 123 456.')).toBe('123456');
    expect(codeDigits('1234567')).toBe('123456');
  });

  it('has exactly six digits', () => {
    expect(codeProblem('123456')).toBeUndefined();
    expect(codeProblem('12345')).toBe('Code must be a valid code format');
  });
});

it('blanks do not count as a required value', () => {
  expect(requiredProblem(' \t')).toBe('Required');
  expect(requiredProblem(' a ')).toBeUndefined();
});
