import { customerProfile } from '#schema/accounts/account.ts';
import { type Colleague, colleague } from '#schema/accounts/people.ts';
import { type RoleId, roles } from '#schema/accounts/roles.ts';
import type { OrderCard } from '#schema/orders/order.ts';

/** What the API answers to a person's lists; `shown` are the orders of every tab. */
export function listAnswers(roleId: RoleId, shown: readonly OrderCard[] = []) {
  return {
    'customers.profile.get': aProfile(roleId),
    'customers.orders.all': () => ({ data: [...shown], nextCursor: null }),
    'customers.orders.getHasOrderFromEquipmentAlerts': true,
    'customers.accounts.all': { data: [marcus], page: 1, totalPages: 1, count: 1 },
    'auth.getUnreads': [{ orderId: '10001', count: 3 }],
  };
}

export const marcus: Colleague = colleague.parse({
  id: 'acc_marcus',
  firstName: 'Marcus',
  lastName: 'Webb',
  fullName: 'Marcus Webb',
  picture: null,
  title: null,
  status: 'active',
  email: null,
  phone: null,
  phoneProven: true,
  unprovenEmail: null,
  ordersCount: 0,
  role: { id: 'InternalUser', name: 'Internal User', permissions: [] },
  lastSignIn: null,
});

/** The profile of Dana Reyes in that role. */
export function aProfile(roleId: RoleId) {
  return customerProfile.parse({
    account: {
      id: 'acc_dana',
      firstName: 'Dana',
      lastName: 'Reyes',
      fullName: 'Dana Reyes',
      email: 'dana@ridgeline.example',
      phone: null,
      unprovenEmail: null,
      unprovenPhone: null,
      picture: null,
      title: null,
      emailStopped: null,
      emailNotificationEnabled: true,
      smsNotificationEnabled: true,
      quietHours: null,
      timeZone: null,
      role: roles[roleId],
      company: {
        id: 'com_1',
        name: 'Ridgeline',
        logo: null,
        segment: null,
        category: null,
        fleetSize: null,
        billing: null,
      },
    },
    equipmentAlertEmail: null,
    telematicsOnboardingCompleted: true,
    creditUsage: { balance: 0, creditLimit: null, creditUsagePercent: 0, creditLimitExceeded: false },
  });
}
