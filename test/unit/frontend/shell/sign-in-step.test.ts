import { describe, expect, it } from 'vitest';
import {
  firstStep,
  type SignInStep,
  stepOf,
} from '../../../../frontend/src/features/sign-in/sign-in-step.ts';

const details = { firstName: '', lastName: '', companyName: '', phone: '', email: 'sam@acme.com' };

describe('The step in a history entry', () => {
  it.each<SignInStep>([
    { step: 'login', loginType: 'email', value: 'dana@acme.com' },
    {
      step: 'otp',
      loginType: 'phone',
      value: '+13145550123',
      recipient: 'h_1',
      loginNonce: '0123456789abcdef',
      resendAt: 5,
    },
    { step: 'signup', details, unknown: 'sam@acme.com' },
    { step: 'signup-verification', details, authId: 'su_1', resendAt: 5 },
  ])('survives a reload: $step', (step) => {
    expect(stepOf(JSON.parse(JSON.stringify(step)))).toEqual(step);
  });

  it.each([
    null,
    undefined,
    'otp',
    {},
    { step: 'else' },
    { step: 'signup', details: { firstName: 1 }, unknown: '' },
    { step: 'signup-verification', details },
  ])('is the first one if the entry has none: %j', (state) => {
    expect(stepOf(state)).toEqual(firstStep);
  });

  it('starts over with the same login type if the attempt is incomplete', () => {
    expect(stepOf({ step: 'otp', loginType: 'email', value: 'dana@acme.com' })).toEqual({
      step: 'login',
      loginType: 'email',
      value: '',
    });
  });
});
