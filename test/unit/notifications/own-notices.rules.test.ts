import { describe, expect, it } from 'vitest';
import { ownNotices } from '#functions/notifications/notices/own-notices.rules.ts';
import { notificationNames, type Reader } from '#functions/notifications/texts/notification.ts';
import {
  orderNotifications,
  personNotifications,
} from '#functions/notifications/texts/notification-types.ts';
import { type RoleId, roles } from '#schema/accounts/roles.ts';
import { madeAccount } from '../../support/accounts.ts';

type Overrides = Parameters<typeof madeAccount>[0];

function noticesOf(roleId: RoleId, overrides: Overrides = {}, hasPush = false, textsAreCapped = false) {
  const account = madeAccount({ roleId, userType: roles[roleId].userType, ...overrides });
  const list = ownNotices(account, { hasPush, textsAreCapped });
  return new Map(list.map(({ name, ...notice }) => [name, notice]));
}

describe('A person’s list of notices', () => {
  it('leaves out what the role never gets', () => {
    const [manager, user, associate, office] = (
      ['FleetManager', 'InternalUser', 'TechnicianAssociate', 'TechnicianOfficeStaff'] as const
    ).map((roleId) => [...noticesOf(roleId).keys()]);

    expect(manager).toContain('pending-order-created');
    expect(user).not.toContain('pending-order-created');
    expect(user).toContain('order-cancelled');
    expect(associate).toContain('review-created');
    expect(office).toEqual(['order-question-answered']);
  });

  it('shows the channels that reach the person, texts only for important notices or if nothing else does', () => {
    const bothOff = { emailNotificationEnabled: false, smsNotificationEnabled: false };

    expect(noticesOf('FleetManager').get('technician-available')?.channels).toEqual(['email', 'sms']);
    expect(noticesOf('FleetManager').get('order-reopened')?.channels).toEqual(['email']);
    expect(noticesOf('FleetManager', {}, true).get('technician-available')).toMatchObject({
      channels: ['push', 'email', 'sms'],
      when: expect.stringMatching(/a text follows if you have not looked$/),
    });
    expect(noticesOf('FleetManager', bothOff).get('technician-available')?.channels).toEqual([]);
  });

  it('says when a notice waits', () => {
    const quietHours = { from: '21:00', to: '06:30' };
    const quiet = noticesOf('FleetManager', { quietHours });

    expect(quiet.get('pending-order-created')?.when).toBe('At once; from 9:00 PM to 6:30 AM it waits');
    expect(quiet.get('service-scheduled-reminder')?.when).toBe(
      "At once; from 9:00 PM to 6:30 AM only what can't wait",
    );
    expect(noticesOf('FleetManager').get('pending-order-created')?.when).toBe('At once');
  });

  it('has words for each kind of reader of each type, and for no other', () => {
    const rows = [...orderNotifications, ...personNotifications];
    for (const [name, words] of Object.entries(notificationNames)) {
      const read = (['customer', 'technician'] as const).filter((reader: Reader) =>
        rows.some((row) => row.name === name && row[reader] !== undefined),
      );

      expect([name, Object.keys(words)]).toEqual([name, read]);
    }
  });
});
