import { describe, expect, it } from 'vitest';
import { refusal } from '#test/support/screen.tsx';
import { NotificationSettingsDialog } from '../../../../frontend/src/features/account/notification-settings-dialog.tsx';
import { aProfile } from './a-profile.ts';
import { showOwn } from './own-screen.tsx';

const saved = (input: object) => ({
  emailNotificationEnabled: true,
  smsNotificationEnabled: true,
  quietHours: null,
  timeZone: null,
  noJobsAtNight: false,
  ...input,
});

describe('The notification settings', () => {
  it('are saved on each click', async () => {
    const page = showOwn(NotificationSettingsDialog, {
      answers: {
        'auth.updateNotificationSettings': saved,
      },
    });

    await page.user.click(await page.findByRole('switch', { name: 'Email' }));
    expect(await page.findByText('Notification preferences updated!')).toBeDefined();
    await page.user.click(page.getByRole('switch', { name: 'Text messages' }));

    await expect
      .poll(() => page.calledWith('auth.updateNotificationSettings'))
      .toEqual([{ emailNotificationEnabled: false }, { smsNotificationEnabled: false }]);
    expect(page.getByText('To dana@ridgeline.example')).toBeDefined();
    expect(page.getByText('To (314) 555-0111')).toBeDefined();
  });

  it('revert when saving fails', async () => {
    const page = showOwn(NotificationSettingsDialog, {
      answers: {
        'auth.updateNotificationSettings': () => {
          throw refusal('INTERNAL');
        },
      },
    });
    const email = await page.findByRole<HTMLInputElement>('switch', { name: 'Email' });

    await page.user.click(email);

    expect(await page.findByText('Something went wrong. Please try again.')).toBeDefined();
    expect(email.checked).toBe(true);
  });

  it('set quiet hours, and list the notices a person gets', async () => {
    const page = showOwn(NotificationSettingsDialog, {
      answers: {
        'auth.updateNotificationSettings': saved,
        'customers.profile.notices': [
          { name: 'technician-available', what: 'An offer', channels: ['push', 'sms'], when: 'At once' },
        ],
      },
    });

    await page.user.click(await page.findByRole('switch', { name: 'Quiet hours' }));
    await page.user.selectOptions(await page.findByLabelText('Until'), '7:00 AM');
    await page.user.click(page.getByText('What you get'));

    expect(await page.findByText('Notification, Text. At once.')).toBeDefined();
    expect(page.calledWith('auth.updateNotificationSettings')).toEqual([
      { quietHours: { from: '21:00', to: '06:00' } },
      { quietHours: { from: '21:00', to: '07:00' } },
    ]);
  });

  it.each([
    ['bounced', /^Mail to dana@ridgeline\.example comes back/],
    ['complained', /^Our mail to dana@ridgeline\.example was marked as spam/],
  ] as const)('say why mail has %s, and lead to confirming the address', async (emailStopped, words) => {
    const page = showOwn(NotificationSettingsDialog, { profile: aProfile({ account: { emailStopped } }) });

    expect(await page.findByText(words)).toBeDefined();
    await page.user.click(page.getByRole('button', { name: 'Confirm dana@ridgeline.example' }));

    expect(page.address()).toBe('/orders?contact-code=email');
  });

  it('say why no texts can come, and lead to the number to confirm', async () => {
    const page = showOwn(NotificationSettingsDialog, {
      profile: aProfile({ account: { phone: null, unprovenPhone: '+13145550177' } }),
    });

    expect(await page.findByText('No phone number is confirmed, so we can’t send texts.')).toBeDefined();
    await page.user.click(page.getByRole('button', { name: 'Confirm (314) 555-0177' }));

    expect(page.address()).toBe('/orders?contact-code=phone');
  });
});
