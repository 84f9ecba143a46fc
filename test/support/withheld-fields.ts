import type { StoredAccount } from '#functions/accounts/account-rows.ts';
import {
  type Audience,
  type fieldReaders,
  isToldOfCompany,
  isToldOfOrder,
  isToldOfPerson,
} from '#functions/platform/field-readers.ts';
import { roles } from '#schema/accounts/roles.ts';

type Readers = typeof fieldReaders;
type Thing = keyof Readers;
type PathsOf<Of extends Thing> = Readonly<Record<keyof Readers[Of], readonly string[]>>;

/** Where answers contain the fields that are hidden from some readers. */
export const fieldPaths: { readonly [Of in Thing]: PathsOf<Of> } = {
  order: {
    arrivalInstructions: ['jobsite.arrivalInstructions'],
    contact: ['contactName', 'contactPhone'],
    poNumber: ['poNumber'],
    technicianPhone: ['technician.account.phone'],
    fees: ['fees', 'technician.account.company.hourlyRatePrice'],
    offers: ['ordersTechnicians'],
    review: ['reviewByCustomer', 'reviewExpiredAt'],
  },
  person: {
    email: ['email'],
    phone: ['phone'],
    unprovenEmail: ['unprovenEmail'],
    lastSignIn: ['lastSignIn'],
  },
  company: {
    billing: ['account.company.billing'],
    creditUsage: ['creditUsage.balance', 'creditUsage.creditLimit', 'creditUsage.creditUsagePercent'],
    equipmentAlertEmail: ['equipmentAlertEmail'],
  },
};

/** One of those fields in an answer. */
export interface GuardedField {
  /** `order.fees` */
  readonly name: string;
  /** The reader's capacity: an audience, `oneself`, or the role. */
  readonly reader: string;
  readonly isShown: boolean;
  readonly mayBeShown: boolean;
}

/** Every guarded field of every order, person and company in an answer to that account. */
export function guardedFieldsIn(data: unknown, account: StoredAccount): GuardedField[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap((part) => guardedFieldsIn(part, account));
  return [...fieldsOf(data as Data, account), ...inside];
}

type Data = Readonly<Record<string, unknown>>;

function fieldsOf(data: Data, account: StoredAccount): GuardedField[] {
  const permissions = roles[account.roleId].permissions;
  const caller = { accountId: account.id, permissions };
  const all = <Of extends Thing>(
    thing: Of,
    reader: string,
    mayBeShown: (field: keyof Readers[Of]) => boolean,
  ): GuardedField[] =>
    (Object.entries(fieldPaths[thing]) as [keyof Readers[Of] & string, readonly string[]][]).map(
      ([field, paths]) => ({
        name: `${thing}.${field}`,
        reader,
        isShown: paths.some((path) => isFilled(valueAt(data, path))),
        mayBeShown: mayBeShown(field),
      }),
    );
  if ('ordersTechnicians' in data) {
    const audience = audienceFor(data, account);
    return all('order', audience, (field) => isToldOfOrder(audience, field));
  }
  if ('ordersCount' in data) {
    const reader = data.id === account.id ? 'oneself' : account.roleId;
    return all('person', reader, (field) => isToldOfPerson(caller, String(data.id), field));
  }
  if ('equipmentAlertEmail' in data) {
    return all('company', account.roleId, (field) => isToldOfCompany(caller, field));
  }
  return [];
}

/** From what an outsider can tell about the order, independent of the rule under test. */
function audienceFor(order: Data, { id, userType, roleId }: StoredAccount): Audience {
  if (userType === 'admin') return 'admin';
  if (userType === 'technician') return order.technicianId === id ? 'assigned-technician' : 'technician';
  return roleId === 'ExternalUser' ? 'external' : 'company';
}

function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce((value, part) => (value as Data | null | undefined)?.[part], data);
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== 0;
}
