import type { Company } from '#schema/accounts/account.ts';
import type { Permission, Role } from '#schema/accounts/roles.ts';
import type { Caller } from './caller.ts';

/** In what capacity somebody reads an order. `external` is a customer's outside contact who only follows it. */
export type Audience = 'company' | 'external' | 'assigned-technician' | 'technician' | 'admin';

/**
 * Fields that not every reader is shown, and who is: for an order by audience, otherwise by the reader's permission or
 * because the account is their own. Others get null, zero or an empty list.
 */
export const fieldReaders = {
  order: {
    /** How to get onto the site, and who to call there. */
    arrivalInstructions: ['company', 'assigned-technician', 'admin'],
    contact: ['company', 'assigned-technician', 'admin'],
    poNumber: ['company', 'admin'],
    /** Who to call on the day, and what the service costs. */
    technicianPhone: ['company', 'assigned-technician', 'admin'],
    fees: ['company', 'assigned-technician', 'admin'],
    /** Only an open order has any. Each with its cost; a repair company sees only its own. */
    offers: ['company', 'technician', 'admin'],
    /** A private review stays with the customer and admins. */
    review: ['company', 'external', 'assigned-technician', 'admin'],
  },
  person: {
    email: ['user_management', 'oneself'],
    phone: ['user_management', 'oneself'],
    unprovenEmail: ['user_management', 'oneself'],
    lastSignIn: ['user_management', 'oneself'],
  },
  company: {
    billing: ['user_management'],
    creditUsage: ['view_and_request_orders'],
    equipmentAlertEmail: ['order_management'],
  },
} as const satisfies {
  order: Readonly<Record<string, readonly Audience[]>>;
  person: Readonly<Record<string, readonly (Permission | 'oneself')[]>>;
  company: Readonly<Record<string, readonly Permission[]>>;
};

type Readers = typeof fieldReaders;

/** Things with fields an answer may hold back; for a technician, the name (`hidesTechnicianNames`). */
export type GuardedThing = keyof Readers | 'technician';

export function isToldOfOrder(audience: Audience, field: keyof Readers['order']): boolean {
  return (fieldReaders.order[field] as readonly Audience[]).includes(audience);
}

export function isToldOfPerson(
  caller: Pick<Caller, 'accountId'> & Pick<Role, 'permissions'>,
  accountId: string,
  field: keyof Readers['person'],
): boolean {
  return fieldReaders.person[field].some((reader) =>
    reader === 'oneself' ? caller.accountId === accountId : caller.permissions.includes(reader),
  );
}

/** For the reader's own company. */
export function isToldOfCompany(caller: Pick<Role, 'permissions'>, field: keyof Readers['company']): boolean {
  return fieldReaders.company[field].some((reader) => caller.permissions.includes(reader));
}

/** Whether customers see the company's name instead of the technician's. */
export function hidesTechnicianNames({ repair }: Pick<Company, 'repair'>): boolean {
  return repair?.hideTechnicianNames ?? false;
}
