import * as z from 'zod';
import { entityId, timestamp } from '../ids.ts';
import { address } from '../places/places.ts';
import { repairTerms } from '../technicians/technician.ts';
import { permissions, roleIds, userTypes } from './roles.ts';

export const permission = z.enum(permissions);
export const roleId = z.enum(roleIds);
export const userType = z.enum(userTypes);

/** An IANA time zone. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'Not a time zone');

const timeOfClock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Not a time of day');
/** `HH:mm`, local time of the person. If `to` is before `from`, it is on the next day. */
const quietHours = z
  .object({ from: timeOfClock, to: timeOfClock })
  .refine(({ from, to }) => from !== to, 'Quiet hours must not end when they begin');
/** For people who have not chosen any. */
export const usualQuietHours = { from: '21:00', to: '06:00' };

/** A person who signs in (document 2 section 3, Account). */
export const account = z.object({
  id: entityId,
  userType,
  companyId: entityId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** E.164. Proven, like the email address: a code sent there was entered (document 3 section 7). */
  phone: z.string().nullable(),
  /** Replaces it once its own code has been entered; null if nothing is waiting. */
  unprovenEmail: z.string().nullable().default(null),
  unprovenPhone: z.string().nullable().default(null),
  picture: z.string().nullable(),
  title: z.string().nullable(),
  roleId,
  status: z.enum(['active', 'inactive']),
  emailNotificationEnabled: z.boolean(),
  smsNotificationEnabled: z.boolean(),
  /** When messages that can wait are held back; null: never (document 3 section 10). */
  quietHours: quietHours.nullable().default(usualQuietHours),
  /** The browser's at the last sign-in; null until a browser has reported one. */
  timeZone: timeZone.nullable().default(null),
  /** For technicians: new orders are held back in quiet hours, too. */
  noJobsAtNight: z.boolean().default(false),
  createdAt: timestamp,
  updatedAt: timestamp,
  lastSignIn: timestamp.nullable(),
  /** Unfinished orders that the person owns. May lag briefly. */
  ordersCount: z.number().int().default(0),
});
export type Account = z.infer<typeof account>;

/** One of the fixed roles, as a page shows it. */
export const role = z.object({ id: roleId, name: z.string(), permissions: z.array(permission) });
export const rolesAllOutput = z.array(
  role.extend({
    description: z.string(),
    /** What it allows and what it doesn't, in plain words: 'Approve a pending order'. */
    can: z.array(z.string()),
    cannot: z.array(z.string()),
  }),
);

export const company = z.object({
  id: entityId,
  name: z.string(),
  userType,
  /** Nobody in an inactive company may sign in or change anything. */
  status: z.enum(['active', 'inactive']).default('active'),
  logo: z.string().nullable(),
  segment: z.string().nullable(),
  category: z.string().nullable(),
  fleetSize: z.string().nullable(),
  billingEmails: z.array(z.string()),
  billingAddresses: z.array(address).default([]),
  /** Integer cents; null: no limit, so never blocked. */
  creditLimitCents: z.number().int().nonnegative().nullable(),
  /** Sum of the unpaid invoices, in cents. */
  balanceCents: z.number().int(),
  telematicsOnboardingCompleted: z.boolean(),
  /** Secret part of the forwarding address, in lower-case base32. */
  alertToken: z.string(),
  /** Set once the first order from an alert has been written. */
  hasOrderFromEquipmentAlerts: z.boolean(),
  /** For a repair company: what it charges, and how it appears to customers. */
  repair: repairTerms.nullable().default(null),
  createdAt: timestamp,
});
export type Company = z.infer<typeof company>;

export const creditUsage = z.object({
  /** Integer cents. */
  balance: z.number().int(),
  creditLimit: z.number().int().nullable(),
  creditUsagePercent: z.number().nonnegative(),
  creditLimitExceeded: z.boolean(),
});
export type CreditUsage = z.infer<typeof creditUsage>;

/** Why no mail but codes goes to a person's address: it bounced, or was marked as spam. Null if mail goes there. */
export const emailStopped = z.enum(['bounced', 'complained']).nullable();

/** What every profile shows of the caller. */
const ownAccount = account
  .pick({
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
  })
  .extend({
    emailStopped,
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

/** technicians.profile.get and admin.profile.get: who is signed in, for the page header. */
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
