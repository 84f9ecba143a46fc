import { expect, it } from 'vitest';
import { codeAt, keyOf, stepOf } from '#functions/sign-in/authenticator.ts';

/** RFC 6238, appendix B: its codes have eight digits, and ours are the last six of them. */
const key = Buffer.from('12345678901234567890');

it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('shows at second %i what the standard says', (seconds, code) => {
  expect(codeAt(key, Math.floor(seconds / 30))).toBe(code.slice(2));
});

it('reads a key as it is given to authenticators', () => {
  expect(keyOf('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')).toEqual(key);
});

it('accepts the code of this step and its neighbors, and returns the step', () => {
  const now = new Date(1111111111_000);
  const step = Math.floor(1111111111 / 30);

  const taken = [-2, -1, 0, 1, 2].map((beside) => stepOf(codeAt(key, step + beside), key, now));

  expect(taken).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('does not accept %j as a code', (text) => {
  expect(stepOf(text, key, new Date())).toBeUndefined();
});
