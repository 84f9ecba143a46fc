import { describe, expect, it } from 'vitest';
import {
  canBeProven,
  changedContact,
  isSameContact,
  profileValues,
  waitingOf,
} from '../../../../frontend/src/features/account/contacts.ts';
import { aProfile } from './a-profile.ts';

const nothing = {
  email: 'dana@ridgeline.example',
  emailStopped: null,
  unprovenEmail: null,
  unprovenPhone: null,
};

describe('The contact to confirm after a change', () => {
  it.each([
    [
      'none where nothing waits',
      nothing,
      { unprovenEmail: null, phone: '+13145550111', phoneProven: true },
      undefined,
    ],
    ['a new number', nothing, { unprovenEmail: null, phone: '+13145550177', phoneProven: false }, 'phone'],
    ['a new address', nothing, { unprovenEmail: 'd@x.example', phone: null, phoneProven: true }, 'email'],
    [
      'the number first of both',
      nothing,
      { unprovenEmail: 'd@x.example', phone: '+13145550177', phoneProven: false },
      'phone',
    ],
    [
      'none where it has waited before',
      { unprovenEmail: 'd@x.example', unprovenPhone: '+13145550177' },
      { unprovenEmail: 'd@x.example', phone: '+13145550177', phoneProven: false },
      undefined,
    ],
    [
      'none for a number that texts do not reach',
      nothing,
      { unprovenEmail: null, phone: '+443145557777', phoneProven: false },
      undefined,
    ],
  ] as const)('%s', (_what, before, after, asked) => {
    expect(changedContact(before, after)).toBe(asked);
  });
});

describe('An unconfirmed contact', () => {
  it('is what the profile shows, since the person entered it', () => {
    const { account } = aProfile({
      account: { unprovenEmail: 'new@ridgeline.example', phone: null, unprovenPhone: '+13145550177' },
    });

    expect(profileValues(account)).toMatchObject({
      email: 'new@ridgeline.example',
      phone: '(314) 555-0177',
    });
  });

  it('is recognized however it is typed', () => {
    expect(isSameContact('phone', '+13145550177', '314.555.0177')).toBe(true);
    expect(isSameContact('phone', '+13145550177', '314 555 0178')).toBe(false);
    expect(isSameContact('email', 'new@ridgeline.example', ' New@ridgeline.example')).toBe(true);
  });

  it('can be confirmed if a code can reach it', () => {
    expect(canBeProven({ ...nothing, unprovenPhone: '+13145550177' }, 'phone')).toBe(true);
    expect(canBeProven({ ...nothing, unprovenPhone: '+443145557777' }, 'phone')).toBe(false);
    expect(canBeProven({ ...nothing, unprovenPhone: '+13145550177' }, 'email')).toBe(false);
    expect(canBeProven({ ...nothing, emailStopped: 'bounced' }, 'email')).toBe(true);
  });

  it('is the new address, if there is one, even when mail to the current one has stopped', () => {
    const stopped = { ...nothing, emailStopped: 'complained' } as const;

    expect(waitingOf(stopped, 'email')).toBe('dana@ridgeline.example');
    expect(waitingOf({ ...stopped, unprovenEmail: 'new@ridgeline.example' }, 'email')).toBe(
      'new@ridgeline.example',
    );
  });
});
