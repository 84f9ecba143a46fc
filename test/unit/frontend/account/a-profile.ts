import type * as z from 'zod';
import { customerProfile } from '#schema/accounts/account.ts';
import type { colleagueDetail } from '#schema/accounts/people.ts';
import { type RoleId, roles } from '#schema/accounts/roles.ts';
import type { Profile } from '../../../../frontend/src/lib/profile.ts';

interface Given {
  readonly roleId?: RoleId;
  readonly account?: Partial<Profile['account']>;
  readonly company?: Partial<Profile['account']['company']>;
  readonly creditUsage?: Profile['creditUsage'];
}

/** Dana's profile, with any fields overridden. */
export function aProfile({ roleId = 'FleetManager', account, company, creditUsage }: Given = {}): Profile {
  const { id, name, permissions } = roles[roleId];
  return customerProfile.parse({
    account: {
      id: 'acc_dana',
      firstName: 'Dana',
      lastName: 'Reyes',
      fullName: 'Dana Reyes',
      email: 'dana@ridgeline.example',
      phone: '+13145550111',
      unprovenEmail: null,
      unprovenPhone: null,
      picture: null,
      title: null,
      emailStopped: null,
      emailNotificationEnabled: true,
      smsNotificationEnabled: true,
      quietHours: null,
      timeZone: null,
      role: { id, name, permissions },
      company: {
        id: 'com_1',
        name: 'Ridgeline',
        logo: null,
        segment: null,
        category: null,
        fleetSize: null,
        billing: permissions.includes('user_management') ? { emails: [], addresses: [] } : null,
        ...company,
      },
      ...account,
    },
    equipmentAlertEmail: null,
    telematicsOnboardingCompleted: true,
    creditUsage: creditUsage ?? {
      balance: 0,
      creditLimit: null,
      creditUsagePercent: 0,
      creditLimitExceeded: false,
    },
  });
}

/** The API's answer to a change of that person. */
export function asColleague({ account }: Profile): z.output<typeof colleagueDetail> {
  const { id, firstName, lastName, fullName, email, unprovenEmail, picture, title, role } = account;
  return {
    ...{ id, firstName, lastName, fullName, email, unprovenEmail, picture, title, role },
    phone: account.unprovenPhone ?? account.phone,
    phoneProven: account.unprovenPhone === null,
    status: 'active',
    ordersCount: 0,
    lastSignIn: null,
    roleId: role.id,
    userType: 'customer',
    createdAt: '2026-01-05T12:00:00.000Z',
    updatedAt: '2026-01-05T12:00:00.000Z',
    company: { id: account.company.id, name: account.company.name, logo: account.company.logo },
  };
}
