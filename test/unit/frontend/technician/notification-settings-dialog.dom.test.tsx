import { expect, it, vi } from 'vitest';
import type { StaffProfile } from '#schema/accounts/account.ts';
import { refusal, type ShowOptions, showScreen } from '#test/support/screen.tsx';
import { NotificationSettingsDialog } from '../../../../frontend/src/features/technician/notification-settings-dialog.tsx';

// What both surfaces share is tested with the customers' dialog.

const sam: StaffProfile = {
  id: 'acc_sam',
  firstName: 'Sam',
  lastName: 'Ortiz',
  fullName: 'Sam Ortiz',
  email: 'sam@ironwood.example',
  phone: '+13145550121',
  picture: null,
  emailStopped: null,
  emailNotificationEnabled: true,
  smsNotificationEnabled: true,
  quietHours: { from: '21:00', to: '06:00' },
  timeZone: 'America/New_York',
  noJobsAtNight: false,
  role: { id: 'TechnicianAssociate', name: 'Technician', permissions: [] },
  company: { id: 'com_ironwood', name: 'Ironwood', logo: null },
};

function show(answers: ShowOptions['answers'], phone = sam.phone) {
  return showScreen(<NotificationSettingsDialog open onClose={vi.fn<() => void>()} />, {
    path: '/tech/jobs',
    answers: { 'technicians.profile.get': { ...sam, phone }, ...answers },
  });
}

it('lets a technician turn off new jobs at night, while there are quiet hours', async () => {
  const page = show({
    'technicians.account.updateNotificationSettings': (change) => ({ ...sam, ...change }),
    'technicians.account.notices': [
      { name: 'order-created-or-approved', what: 'A job is near you', channels: ['email'], when: 'At once' },
    ],
  });

  await page.user.click(await page.findByRole('switch', { name: 'No new jobs at night' }));
  await page.user.click(page.getByRole('switch', { name: 'Quiet hours' }));
  await page.user.click(page.getByText('What you get'));

  expect(await page.findByText('A job is near you')).toBeDefined();
  const night = page.getByRole<HTMLInputElement>('switch', { name: 'No new jobs at night' });
  expect([night.checked, night.disabled]).toEqual([true, true]);
  expect(page.getByText('Needs quiet hours.')).toBeDefined();
  expect(page.calledWith('technicians.account.updateNotificationSettings')).toEqual([
    { noJobsAtNight: true },
    { quietHours: null },
  ]);
});

it('says that mail bounces, and how to start it again', async () => {
  const page = show({ 'technicians.profile.get': { ...sam, emailStopped: 'bounced' } });

  expect(await page.findByText(/^Mail to sam@ironwood\.example comes back/)).toBeDefined();
  expect(page.getByText(/log in with a code by email/)).toBeDefined();
});

it('says where texts go and in which time zone, and reverts when saving fails', async () => {
  const page = show(
    {
      'technicians.account.updateNotificationSettings': () => {
        throw refusal('INTERNAL');
      },
      'technicians.account.notices': [],
    },
    null,
  );
  const texts = await page.findByRole<HTMLInputElement>('switch', { name: 'Text messages' });
  expect(page.getByText('No phone number is confirmed, so we can’t send texts.')).toBeDefined();
  expect(page.getByText(/In New York time\./)).toBeDefined();

  await page.user.click(texts);

  expect(await page.findByText('Something went wrong. Please try again.')).toBeDefined();
  await expect.poll(() => texts.checked).toBe(true);
});
