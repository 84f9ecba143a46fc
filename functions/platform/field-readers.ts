import type { Company } from '#schema/accounts/account.ts';
import type { Permission, Role } from '#schema/accounts/roles.ts';
import type { Caller } from './caller.ts';

/** As what somebody reads an order: of the customer's people those of the company, and those from outside who only follow it. */
export type Audience = 'company' | 'external' | 'assigned-technician' | 'technician' | 'admin';

/**
 * Fields that not everybody is told who reads the thing, and who is: an order's by audience, others by a permission that the
 * reader holds, or because they are its own. Null, or nothing, stands in their place for everybody else.
 */
export const fieldReaders = {
  order: {
    /** How to get onto the site, and whom to call there. */
    arrivalInstructions: ['company', 'assigned-technician', 'admin'],
    contact: ['company', 'assigned-technician', 'admin'],
    poNumber: ['company', 'admin'],
    /** Whom to call on the day, and what the service costs. */
    technicianPhone: ['company', 'assigned-technician', 'admin'],
    fees: ['company', 'assigned-technician', 'admin'],
    /** With what each would cost; of technicians each company reads its own. */
    offers: ['company', 'assigned-technician', 'technician', 'admin'],
    /** A private one stays with the customer and admins. */
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

/** What an answer may hold of which fields are kept back; of a technician its name (`hidesTechnicianNames`). */
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

/** Of the reader's own company. */
export function isToldOfCompany(caller: Pick<Role, 'permissions'>, field: keyof Readers['company']): boolean {
  return fieldReaders.company[field].some((reader) => caller.permissions.includes(reader));
}

/** Whether customers read a technician's own name, or its company's in its place. */
export function hidesTechnicianNames({ repair }: Pick<Company, 'repair'>): boolean {
  return repair?.hideTechnicianNames ?? false;
}
