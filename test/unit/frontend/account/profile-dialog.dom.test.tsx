import { describe, expect, it, vi } from 'vitest';
import { refusal } from '#test/support/screen.tsx';
import { ProfileDialog } from '../../../../frontend/src/features/account/profile-dialog.tsx';
import { onSessionChange } from '../../../../frontend/src/lib/session.ts';
import { aProfile, asColleague } from './a-profile.ts';
import { showOwn } from './own-screen.tsx';

describe('The profile dialog', () => {
  it('says what the email and the phone are for, and saves what was typed', async () => {
    const saved = aProfile({ account: { title: 'Fleet manager' } });
    const page = showOwn(ProfileDialog, {
      answers: { 'customers.accounts.updateProfile': asColleague(saved) },
    });

    await page.user.click(await page.findByLabelText(/Job title/));
    await page.user.paste('Fleet manager');
    expect(page.getByLabelText('Email').getAttribute('aria-describedby')).toBe(
      page.getByText('Email for notifications').id,
    );
    expect(page.getByLabelText(/Phone/).getAttribute('aria-describedby')).toBe(
      page.getByText('Phone for SMS').id,
    );
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText('Profile updated successfully.')).toBeDefined();
    expect(page.calledWith('customers.accounts.updateProfile')).toEqual([
      {
        firstName: 'Dana',
        lastName: 'Reyes',
        title: 'Fleet manager',
        email: 'dana@ridgeline.example',
        phone: '+13145550111',
        picture: null,
      },
    ]);
    expect(page.onClose).toHaveBeenCalledOnce();
  });

  it.each([
    ['First name', '', 'Required'],
    ['Last name', '', 'Required'],
    ['First name', 'www.prize.com', 'Please leave out web addresses'],
    ['Email', '', 'Required'],
    ['Email', 'dana@', 'Please enter a valid email address'],
    ['Phone (optional)', '314', 'Invalid phone number'],
  ])('%s %o is answered: %s', async (label, typed, words) => {
    const page = showOwn(ProfileDialog);
    const field = await page.findByLabelText(label);

    await page.user.clear(field);
    if (typed !== '') await page.user.type(field, typed);
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText(words)).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(page.calledWith('customers.accounts.updateProfile')).toEqual([]);
  });

  it('leads straight from a changed phone number to its code', async () => {
    const before = aProfile();
    const after = aProfile({ account: { unprovenPhone: '+13145550177' } });
    const answered = { profile: before };
    const page = showOwn(ProfileDialog, {
      profile: () => answered.profile,
      answers: {
        'customers.accounts.updateProfile': () => {
          answered.profile = after;
          return asColleague(after);
        },
      },
    });
    const phone = await page.findByLabelText(/Phone/);

    await page.user.clear(phone);
    await page.user.type(phone, '3145550177');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    await expect.poll(page.address).toBe('/orders?contact-code=phone');
    expect(page.onClose).not.toHaveBeenCalled();
  });

  it('shows an unconfirmed contact, with the way to confirm it', async () => {
    const page = showOwn(ProfileDialog, {
      profile: aProfile({ account: { unprovenEmail: 'new@ridgeline.example' } }),
    });

    expect(await page.findByDisplayValue('new@ridgeline.example')).toBeDefined();
    expect(page.getByText('Not confirmed yet')).toBeDefined();
    await page.user.click(page.getByRole('button', { name: 'Confirm email' }));

    expect(page.address()).toBe('/orders?contact-code=email');
  });

  it('puts a refusal at its field and keeps what was typed', async () => {
    const words = 'This email has already been used. Please choose another.';
    const page = showOwn(ProfileDialog, {
      answers: {
        'customers.accounts.updateProfile': () => {
          throw refusal('ACCOUNT_EXISTS', { fields: { email: words } });
        },
      },
    });
    const email = await page.findByLabelText<HTMLInputElement>('Email');

    await page.user.clear(email);
    await page.user.type(email, 'marcus@ridgeline.example');
    await page.user.click(page.getByRole('button', { name: 'Save' }));

    expect(await page.findByText(words)).toBeDefined();
    expect(document.activeElement).toBe(email);
    expect(email.value).toBe('marcus@ridgeline.example');
  });

  it('reports that saving failed', async () => {
    const page = showOwn(ProfileDialog, {
      answers: {
        'customers.accounts.updateProfile': () => {
          throw refusal('INTERNAL');
        },
      },
    });

    await page.user.click(await page.findByRole('button', { name: 'Save' }));

    expect(await page.findByText('Failed to update profile. Please try again.')).toBeDefined();
    expect(page.onClose).not.toHaveBeenCalled();
  });
});

describe('The list of signed-in devices', () => {
  const sessions = [
    {
      name: 'Chrome on Windows',
      firstSignInAt: '2026-03-01T15:00:00.000Z',
      lastSignInAt: '2026-03-02T15:00:00.000Z',
      isThis: true,
    },
    {
      name: 'Safari on iPhone',
      firstSignInAt: '2026-02-01T15:00:00.000Z',
      lastSignInAt: '2026-02-01T15:00:00.000Z',
      isThis: false,
    },
  ];

  it('marks the current device', async () => {
    const page = showOwn(ProfileDialog, { answers: { 'auth.sessions': sessions } });

    const devices = page.within(await page.findByRole('region', { name: 'Signed in on' }));
    const rows = (await devices.findAllByRole('listitem')).map(({ textContent }) => textContent);

    expect(rows).toEqual([
      expect.stringMatching(/^Chrome on Windows.*This device$/),
      expect.stringMatching(/^Safari on iPhone(?!.*This device)/),
    ]);
  });

  it('signs all of them out after a confirmation', async () => {
    const ends: unknown[] = [];
    onSessionChange((end) => ends.push(end));
    const page = showOwn(ProfileDialog, { answers: { 'auth.signOutEverywhere': () => undefined } });

    await page.user.click(await page.findByRole('button', { name: 'Sign out everywhere' }));
    const asked = page.calledWith('auth.signOutEverywhere').length;
    const question = page.within(page.getByRole('dialog', { name: 'Sign out everywhere?' }));
    await page.user.click(question.getByRole('button', { name: 'Sign out' }));

    await vi.waitFor(() => expect(ends).toEqual(['signed-out']));
    expect([asked, page.calledWith('auth.signOutEverywhere').length]).toEqual([0, 1]);
  });

  it('reports that signing out failed, and stays signed in', async () => {
    const page = showOwn(ProfileDialog, {
      answers: {
        'auth.signOutEverywhere': () => {
          throw refusal('INTERNAL');
        },
      },
    });

    await page.user.click(await page.findByRole('button', { name: 'Sign out everywhere' }));
    const question = page.within(page.getByRole('dialog', { name: 'Sign out everywhere?' }));
    await page.user.click(question.getByRole('button', { name: 'Sign out' }));

    expect(await page.findByText('Something went wrong. Please try again.')).toBeDefined();
  });
});
