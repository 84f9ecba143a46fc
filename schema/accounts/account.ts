import * as z from 'zod';
import { entityId, timestamp } from '../ids.ts';
import { address } from '../places/places.ts';
import { repairTerms } from '../technicians/technician.ts';
import { permissions, roleIds, userTypes } from './roles.ts';

export const permission = z.enum(permissions);
export const roleId = z.enum(roleIds);
export const userType = z.enum(userTypes);

/** A zone of the IANA, as browsers and places name them. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'Not a time zone');

const timeOfClock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Not a time of day');
/** `HH:mm` by the person's clocks; `to` is of the next day where it comes before `from`. */
const quietHours = z
  .object({ from: timeOfClock, to: timeOfClock })
  .refine(({ from, to }) => from !== to, 'Quiet hours end at another time than they begin');
/** Of whoever chose none. */
export const usualQuietHours = { from: '21:00', to: '06:00' };

/** A person who signs in (document 2 section 3, Account). */
export const account = z.object({
  id: entityId,
  userType,
  companyId: entityId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** E.164; proven, as the address is: a code that was sent there came back (document 3 section 7). */
  phone: z.string().nullable(),
  /** What is to take their place once its own code was typed; null where nothing waits. */
  unprovenEmail: z.string().nullable().default(null),
  unprovenPhone: z.string().nullable().default(null),
  picture: z.string().nullable(),
  title: z.string().nullable(),
  roleId,
  status: z.enum(['active', 'inactive']),
  emailNotificationEnabled: z.boolean(),
  smsNotificationEnabled: z.boolean(),
  /** When what can wait is held back; null: never (document 3 section 10). */
  quietHours: quietHours.nullable().default(usualQuietHours),
  /** That of the browser at the last sign-in; null until one told it. */
  timeZone: timeZone.nullable().default(null),
  /** Of technicians: a new order is held back in quiet hours, too. */
  noJobsAtNight: z.boolean().default(false),
  createdAt: timestamp,
  updatedAt: timestamp,
  lastSignIn: timestamp.nullable(),
  /** Unfinished orders that the person owns; lags behind changes by moments. */
  ordersCount: z.number().int().default(0),
});
export type Account = z.infer<typeof account>;

/** One of the fixed roles, as a page shows it. */
export const role = z.object({ id: roleId, name: z.string(), permissions: z.array(permission) });
export const rolesAllOutput = z.array(
  role.extend({
    description: z.string(),
    /** What it lets people do, and what it does not, in plain words: 'Approve a pending order'. */
    can: z.array(z.string()),
    cannot: z.array(z.string()),
  }),
);

export const company = z.object({
  id: entityId,
  name: z.string(),
  userType,
  /** Nobody of an inactive company may sign in or change anything. */
  status: z.enum(['active', 'inactive']).default('active'),
  logo: z.string().nullable(),
  segment: z.string().nullable(),
  category: z.string().nullable(),
  fleetSize: z.string().nullable(),
  billingEmails: z.array(z.string()),
  billingAddresses: z.array(address).default([]),
  /** Integer cents; null: no limit, never blocked. */
  creditLimitCents: z.number().int().nonnegative().nullable(),
  /** Sum of the unpaid invoices, in cents. */
  balanceCents: z.number().int(),
  telematicsOnboardingCompleted: z.boolean(),
  /** Secret part of the forwarding address, lower-case base32. */
  alertToken: z.string(),
  /** Set once the first order that came from an alert is written. */
  hasOrderFromEquipmentAlerts: z.boolean(),
  /** Of a repair company: what it charges, and how it shows itself. */
  repair: repairTerms.nullable().default(null),
  createdAt: timestamp,
});
export type Company = z.infer<typeof company>;

export const creditUsage = z.object({
  /** Dollars and cents as integer cents. */
  balance: z.number().int(),
  creditLimit: z.number().int().nullable(),
  creditUsagePercent: z.number().nonnegative(),
  creditLimitExceeded: z.boolean(),
});
export type CreditUsage = z.infer<typeof creditUsage>;

/** What every profile shows of the caller. */
const ownAccount = account.pick({
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  picture: true,
  emailNotificationEnabled: true,
  smsNotificationEnabled: true,
  quietHours: true,
  timeZone: true,
});

/** customers.profile.get: the caller, its company, and what its role may do. */
export const customerProfile = z.object({
  account: ownAccount
    .extend(account.pick({ unprovenEmail: true, unprovenPhone: true, title: true }).shape)
    .extend({
      fullName: z.string(),
      role,
      company: company
        .pick({ id: true, name: true, logo: true, segment: true, category: true, fleetSize: true })
        .extend({
          /** Null without user_management. */
          billing: z.object({ emails: z.array(z.string()), addresses: z.array(address) }).nullable(),
        }),
    }),
  /** `alerts+TOKEN@…`; null without order_management. */
  equipmentAlertEmail: z.string().nullable(),
  telematicsOnboardingCompleted: z.boolean(),
  creditUsage,
});

export const telematicsOnboardingOutput = z.object({ telematicsOnboardingCompleted: z.boolean() });

/** technicians.profile.get and admin.profile.get: who is signed in, for the head of the page. */
export const staffProfile = ownAccount.extend({
  noJobsAtNight: account.shape.noJobsAtNight,
  fullName: z.string(),
  role,
  company: company.pick({ id: true, name: true, logo: true }),
});
export type StaffProfile = z.infer<typeof staffProfile>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
