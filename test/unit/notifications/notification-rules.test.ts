import { describe, expect, it } from 'vitest';
import { accountEventNames } from '#events/accounts.ts';
import { alertEventNames } from '#events/alerts.ts';
import { notifiableEvents } from '#events/notifications.ts';
import { orderEventNames } from '#events/orders.ts';
import { type AccountCard, accountCard } from '#functions/accounts/account-rows.ts';
import { meantOf, reachedBy } from '#functions/notifications/notices/recipients.rules.ts';
import { accountMails } from '#functions/notifications/texts/account-mails.ts';
import { notificationNames } from '#functions/notifications/texts/notification.ts';
import {
  orderNotifications,
  personNotifications,
} from '#functions/notifications/texts/notification-types.ts';
import {
  clockOf,
  distanceOf,
  shortMachineOf,
  streetOf,
  whenOf,
} from '#functions/notifications/texts/order-words.ts';
import { madeAccount } from '../../support/accounts.ts';
import { subjectOf } from '../../support/orders.ts';

/** Document 2 section 3. */
const specified = [
  'order-cancelled',
  'order-created-or-approved',
  'order-flagged',
  'order-location-updated',
  'order-question-answered',
  'order-question-posted',
  'order-reopened',
  'order-updated',
  'pending-order-created',
  'review-created',
  'service-scheduled-reminder',
  'service-start-reminder',
  'service-status-reminder',
  'service-update-reminder',
  'technician-assigned',
  'technician-available',
];

function person(id: string, overrides: Partial<AccountCard> = {}): AccountCard {
  return accountCard.parse(
    madeAccount({ id, email: `${id}@hudson.example`, phone: '+13145550101', ...overrides }),
  );
}

const idsOf = (people: readonly AccountCard[]) => people.map(({ id }) => id);

describe('The table of notifications', () => {
  it('is triggered by exactly the events that the queues listen to, all of which exist', () => {
    const events = [
      ...[...orderNotifications, ...personNotifications].flatMap(({ on }) => on),
      ...Object.keys(accountMails),
      ...alertEventNames,
    ];

    expect(new Set(events)).toEqual(new Set(notifiableEvents));
    expect([...orderEventNames, ...accountEventNames, ...alertEventNames]).toEqual(
      expect.arrayContaining(events),
    );
  });

  it('has a sender for each type of notification', () => {
    const sent = [...orderNotifications, ...personNotifications].map(({ name }) => name);

    expect(new Set(sent)).toEqual(new Set(Object.keys(notificationNames)));
    expect(Object.keys(notificationNames)).toEqual(expect.arrayContaining(specified));
    expect(specified).toHaveLength(16);
  });

  it('lists each event once for the queues', () => {
    expect(new Set(notifiableEvents).size).toBe(notifiableEvents.length);
  });
});

describe('The audience', () => {
  const people = [
    person('acc_manager'),
    person('acc_internal', { roleId: 'InternalUser' }),
    person('acc_external', { roleId: 'ExternalUser' }),
  ];

  it('is everyone whose role has all the permissions', () => {
    const managers = { permissions: ['order_management', 'internal_notifications'] } as const;

    expect(idsOf(meantOf(managers, {}, people))).toEqual(['acc_manager']);
  });

  it('is everyone taking part, whatever their role', () => {
    const audience = { accounts: () => ['acc_manager', 'acc_external', 'acc_of_nobody'] };

    expect(idsOf(meantOf(audience, {}, people))).toEqual(['acc_manager', 'acc_external']);
  });

  it('must meet both conditions if there are two', () => {
    const audience = {
      accounts: () => ['acc_internal', 'acc_manager'],
      permissions: ['order_management'] as const,
    };

    expect(idsOf(meantOf(audience, {}, people))).toEqual(['acc_manager']);
  });
});

describe('The people reached', () => {
  const people = [
    person('acc_all'),
    person('acc_gone', { status: 'inactive' }),
    person('acc_no_email', { emailNotificationEnabled: false }),
    person('acc_no_sms', { smsNotificationEnabled: false }),
    person('acc_no_phone', { phone: null }),
    person('acc_unproven', { phoneIsProven: undefined }),
    person('acc_abroad', { phone: '+443145557777' }),
  ];

  it('are active, have the channel switched on, and for a text have a phone it can reach', () => {
    expect(idsOf(reachedBy('email', people, null))).toEqual([
      'acc_all',
      'acc_no_sms',
      'acc_no_phone',
      'acc_unproven',
      'acc_abroad',
    ]);
    expect(idsOf(reachedBy('sms', people, null))).toEqual(['acc_all', 'acc_no_email']);
  });

  it('never include whoever triggered the event', () => {
    expect(idsOf(reachedBy('sms', people, 'acc_all'))).toEqual(['acc_no_email']);
  });
});

describe('The words for an order', () => {
  it('give a time by the jobsite’s clock, in characters of a text message', () => {
    const winter = whenOf({ serviceDate: '2026-03-03', serviceTime: '08:00:00' }, 'America/Los_Angeles');
    const summer = whenOf({ serviceDate: '2026-07-04', serviceTime: '13:30' }, 'America/Chicago');

    expect([winter, summer]).toEqual(['Tue, Mar 3, 8:00 AM PST', 'Sat, Jul 4, 1:30 PM CDT']);
  });

  it.each([
    ['00:00:00', '12:00 AM'],
    ['08:05:00', '8:05 AM'],
    ['12:00', '12:00 PM'],
    ['18:30:00', '6:30 PM'],
  ])('give %s as %s', (time, shown) => {
    expect(clockOf(time)).toBe(shown);
  });

  it.each([
    [undefined, ''],
    [0.2, 'about 1 mile away'],
    [11.6, 'about 12 miles away'],
  ])('give %s miles as "%s"', (miles, shown) => {
    expect(distanceOf(miles)).toBe(shown);
  });

  it('cut a long machine name at a word to fit a text message', () => {
    const equipment = {
      ...subjectOf().equipment,
      brand: 'Caterpillar',
      model: '336 Next Generation Long Reach',
    };

    expect(shortMachineOf({ equipment })).toBe('Caterpillar 336 Next..');
  });

  it('give coordinates for a place without a street', () => {
    const { address, jobsite } = subjectOf();

    expect(streetOf({ jobsite, address })).toBe('100 Market St, St. Louis, MO 63101');
    expect(
      streetOf({ jobsite: { ...jobsite, name: 'North Yard' }, address: { ...address, address1: null } }),
    ).toBe('North Yard, St. Louis, MO 63101, 38.6270, -90.1994');
  });
});
