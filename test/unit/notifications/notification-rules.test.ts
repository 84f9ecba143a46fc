import { describe, expect, it } from 'vitest';
import { accountEventNames } from '#events/accounts.ts';
import { notifiableEvents } from '#events/notifications.ts';
import { orderEventNames } from '#events/orders.ts';
import { type AccountCard, accountCard } from '#functions/accounts/account-rows.ts';
import { orderNotifications, personNotifications } from '#functions/notifications/notification-types.ts';
import { recipientsOf } from '#functions/notifications/recipients.rules.ts';

function person(id: string, overrides: Partial<AccountCard> = {}): AccountCard {
  return accountCard.parse({
    id,
    firstName: 'Dana',
    lastName: 'Reyes',
    email: `${id}@hudson.example`,
    phone: '+13145550101',
    picture: null,
    title: null,
    roleId: 'FleetManager',
    status: 'active',
    emailNotificationEnabled: true,
    smsNotificationEnabled: true,
    lastSignIn: null,
    ...overrides,
  });
}

const idsOf = (people: readonly AccountCard[]) => people.map(({ id }) => id);

describe('the table of notifications', () => {
  it('is brought about by exactly the events that the queues listen to, all of which exist', () => {
    const events = [...orderNotifications, ...personNotifications].flatMap(({ on }) => on);

    expect(new Set(events)).toEqual(new Set(notifiableEvents));
    expect([...orderEventNames, ...accountEventNames]).toEqual(expect.arrayContaining(events));
  });

  it('writes every text with its link, and text messages that fit two parts', () => {
    const order = {
      id: '10007',
      companyId: 'com_fleet',
      status: 'pending' as const,
      owner: null,
      participants: [],
      equipment: {
        id: 'equ_1',
        brand: 'Caterpillar',
        model: '336 Next Gen',
        modelId: null,
        product: 'Excavator',
        serialNumber: null,
        unitNumber: 'EX-12',
        hours: null,
      },
      jobsite: {
        id: null,
        name: 'North Yard',
        accessHoursStart: null,
        accessHoursEnd: null,
        arrivalInstructions: null,
        requirements: [],
      },
      address: {
        address1: null,
        address2: null,
        city: 'St. Louis',
        county: 'St. Louis',
        state: 'MO',
        country: 'US',
        zip: null,
        lat: 38.6,
        long: -90.2,
      },
      faults: {
        count: 3,
        top: [
          { fault: 'SPN 3226 FMI 18', severity: 'high' as const },
          { fault: 'E0363(2)', severity: 'low' as const },
        ],
      },
    };

    for (const { customer } of orderNotifications) {
      const email = customer.email?.(order, 'https://app.ironcall.example');
      const sms = customer.sms?.(order, 'https://app.ironcall.example') ?? '';

      expect(email?.subject).toMatch(/#10007.*Caterpillar 336 Next Gen$/);
      expect(email?.text).toContain('https://app.ironcall.example/orders/10007');
      expect(sms).toContain('https://app.ironcall.example/orders/10007');
      expect(sms.length).toBeLessThanOrEqual(306);
    }
    expect(orderNotifications[0]?.customer.email?.(order, 'https://x.example').text).toContain(
      'Caterpillar 336 Next Gen, unit EX-12, at North Yard needs service.\n\nFault codes: SPN 3226 FMI 18, E0363(2), 1 more',
    );
  });
});

describe('who is told', () => {
  const managers = { permissions: ['order_management', 'internal_notifications'] } as const;

  it('are the active people whose role holds every permission', () => {
    const people = [
      person('acc_manager'),
      person('acc_gone', { status: 'inactive' }),
      person('acc_internal', { roleId: 'InternalUser' }),
      person('acc_external', { roleId: 'ExternalUser' }),
    ];

    expect(idsOf(recipientsOf(managers, {}, people, 'email'))).toEqual(['acc_manager']);
  });

  it('are those with the switch of the channel on, and a phone for a text', () => {
    const people = [
      person('acc_all'),
      person('acc_no_email', { emailNotificationEnabled: false }),
      person('acc_no_sms', { smsNotificationEnabled: false }),
      person('acc_no_phone', { phone: null }),
    ];

    expect(idsOf(recipientsOf(managers, {}, people, 'email'))).toEqual([
      'acc_all',
      'acc_no_sms',
      'acc_no_phone',
    ]);
    expect(idsOf(recipientsOf(managers, {}, people, 'sms'))).toEqual(['acc_all', 'acc_no_email']);
  });

  it('are, for an open order, its owner and participants, whatever their role', () => {
    const people = [
      person('acc_owner'),
      person('acc_participant', { roleId: 'ExternalUser' }),
      person('acc_other'),
    ];
    const audience = { accounts: () => ['acc_owner', 'acc_participant', 'acc_of_nobody'] };

    expect(idsOf(recipientsOf(audience, {}, people, 'email'))).toEqual(['acc_owner', 'acc_participant']);
  });

  it('are, where somebody joins, the managers but not whoever joined', () => {
    const [joined] = personNotifications;
    const people = [
      person('acc_manager'),
      person('acc_new'),
      person('acc_internal', { roleId: 'InternalUser' }),
    ];

    const told = joined && recipientsOf(joined.to, person('acc_new'), people, 'email');

    expect(idsOf(told ?? [])).toEqual(['acc_manager']);
  });
});
