import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../../frontend/src/lib/report.ts';

describe('a failure that is reported', () => {
  it('bears what the browser says of it', () => {
    const failure = failureOf('page', new TypeError('x is not a function'));

    expect(failure).toMatchObject({ where: 'page', name: 'TypeError', message: 'x is not a function' });
    expect(failure.stack).toContain('report.test.ts');
  });

  it('leaves out the words of the API, which may repeat what was typed', () => {
    const answered = Object.assign(new Error('Invalid email address: dana@'), {
      data: { code: 'BAD_INPUT' },
    });

    expect(failureOf('uncaught', answered)).toEqual({
      where: 'uncaught',
      name: 'Error',
      message: '',
      stack: '',
    });
  });

  it('leaves out what was thrown that is no error', () => {
    expect(JSON.stringify(failureOf('uncaught', '314 555 0111'))).not.toContain('314');
  });
});
