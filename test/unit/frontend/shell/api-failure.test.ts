import { describe, expect, it } from 'vitest';
import { errorCodes } from '#schema/errors.ts';
import { apiFailure, isTransient } from '../../../../frontend/src/lib/api-failure.ts';

describe('A failed call', () => {
  it.each(errorCodes)('takes the API’s code: %s', (code) => {
    const error = Object.assign(new Error('Words.'), { data: { code, details: { status: 'open' } } });

    expect(apiFailure(error)).toEqual({ code, message: 'Words.', details: { status: 'open' } });
  });

  it.each([
    [401, 'UNAUTHORIZED'],
    [403, 'FORBIDDEN'],
    [429, 'RATE_LIMITED'],
    [500, 'UNAVAILABLE'],
    [503, 'UNAVAILABLE'],
    [504, 'UNAVAILABLE'],
    [418, 'INTERNAL'],
  ])('maps a gateway’s status: %i is %s', (status, code) => {
    const error = Object.assign(new Error('Unable to transform response from server'), {
      meta: { response: { status } },
    });

    expect(apiFailure(error)).toEqual({ code, message: '', details: {} });
  });

  it('without any answer is a lost connection, and can be retried', () => {
    const failure = apiFailure(new Error('Failed', { cause: new TypeError('Failed to fetch') }));

    expect(failure.code).toBe('OFFLINE');
    expect(isTransient(failure)).toBe(true);
  });

  it('is a lost connection if that kept it from getting a new token', () => {
    const amplifys = Object.assign(new Error('A network error has occurred.'), { name: 'NetworkError' });

    expect(apiFailure(new Error('Failed', { cause: amplifys })).code).toBe('OFFLINE');
  });

  it.each([undefined, null, 'text', 5, {}, new Error('bug')])('of unknown kind is our own: %s', (thrown) => {
    const failure = apiFailure(thrown);

    expect(failure.code).toBe('INTERNAL');
    expect(isTransient(failure)).toBe(false);
  });
});
