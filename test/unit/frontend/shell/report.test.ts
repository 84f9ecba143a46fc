import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../../frontend/src/lib/report.ts';

describe('A failure report', () => {
  it('contains what the browser says about it', () => {
    const failure = failureOf('page', new TypeError('x is not a function'));

    expect(failure).toMatchObject({ where: 'page', name: 'TypeError', message: 'x is not a function' });
    expect(failure.stack).toContain('report.test.ts');
  });

  it('leaves out the API’s message, which may repeat what was typed', () => {
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

  it('leaves out a thrown value that is not an error', () => {
    expect(JSON.stringify(failureOf('uncaught', '314 555 0111'))).not.toContain('314');
  });
});
