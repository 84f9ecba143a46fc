import * as z from 'zod';
import { pictureUri } from '../files.ts';
import { entityId, orderId, timestamp } from '../ids.ts';
import { streetAddressInput } from '../places/places.ts';
import { companyName, emailAddress, personName, phoneNumber, singleLine } from '../text.ts';
import { account, company } from './account.ts';
import { companyTypes, fleetSizes, idsOf, segments } from './company-values.ts';
import { colleague } from './people.ts';

/** An optional field; blank counts as not given. */
const typed = z
  .string()
  .nullish()
  .transform((text) => (text?.trim() ? text : null));

const email = z.string().trim().min(1, 'Required').pipe(emailAddress);
const person = z.object({
  firstName: personName,
  lastName: personName,
  title: typed.pipe(singleLine(100).nullable()),
  email,
  phone: typed.pipe(phoneNumber.nullable()),
  picture: pictureUri.nullish().transform((picture) => picture ?? null),
});

/** Roles that people at a customer company can have. */
export const customerRoleIds = ['FleetManager', 'InternalUser', 'ExternalUser'] as const;

/** customers.accounts.createOrUpdate: invites if `id` is absent (document 2 section 5, User form). */
export const createOrUpdateInput = person.extend({
  id: entityId.nullish(),
  roleId: z.enum(customerRoleIds, 'Required'),
});

/** customers.accounts.updateProfile: the same without a role, for the caller. */
export const updateProfileInput = person;

/** Whether an account other than `id` has the address. */
export const emailExistsInput = z.object({ id: entityId.nullish(), email });
export const emailExistsOutput = z.object({ exists: z.boolean() });

export const updateStatusInput = z.object({ id: entityId, status: account.shape.status });

/** customers.accounts.updateCompany: absent fields stay as they are; `logo: null` removes the logo. */
export const updateCompanyInput = z.object({
  logo: pictureUri.nullable().optional(),
  name: companyName.optional(),
});
export const updateCompanyOutput = company.pick({ id: true, name: true, logo: true });

/** customers.profile.updateCompany (document 2 section 5, Onboarding). */
export const describeCompanyInput = z.object({
  segment: z.enum(idsOf(segments), 'Industry is required'),
  category: z.enum(idsOf(companyTypes), 'Category is required'),
  fleetSize: z.enum(idsOf(fleetSizes), 'Fleet size is required'),
});

export const updateBillingInfoInput = z.object({
  billingEmails: z
    .array(z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter valid email addresses')))
    .max(10),
  billingAddresses: z.array(streetAddressInput).max(10),
});

/** How someone is notified. Checked when a message is sent. */
export const notificationSettings = z.object({
  emailNotificationEnabled: account.shape.emailNotificationEnabled,
  smsNotificationEnabled: account.shape.smsNotificationEnabled,
  quietHours: account.shape.quietHours.unwrap(),
  timeZone: account.shape.timeZone.unwrap(),
  noJobsAtNight: account.shape.noJobsAtNight.unwrap(),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;
/** auth.updateNotificationSettings: absent fields stay as they are. */
export const updateNotificationSettingsInput = notificationSettings
  .partial()
  .refine((settings) => Object.keys(settings).length > 0, 'Nothing to change');

/**
 * customers.profile.notices, technicians.account.notices: what each notice says, by which channels and when, in
 * words.
 */
export const ownNoticesOutput = z.array(
  z.object({
    name: z.string(),
    what: z.string(),
    channels: z.array(z.enum(['push', 'email', 'sms'])),
    when: z.string(),
  }),
);
export type OwnNotice = z.infer<typeof ownNoticesOutput>[number];

/** Which of the caller's unproven contacts (`unprovenEmail`, `unprovenPhone`) the code is for. */
const contactChannel = z.enum(['email', 'phone']);
export const sendContactCodeInput = z.object({ channel: contactChannel });
export const proveContactInput = z.object({
  channel: contactChannel,
  code: z.string().regex(/^\d{6}$/, 'Code must be a valid code format'),
});
/** The contacts from now on. */
export const proveContactOutput = account.pick({
  email: true,
  phone: true,
  unprovenEmail: true,
  unprovenPhone: true,
});

/** Changes to the company's people, roles, keys and addresses (document 3 section 11). */
const activityActions = [
  'person_invited',
  'person_joined',
  'person_changed',
  'person_deactivated',
  'person_reactivated',
  'orders_transferred',
  'contact_proven',
  'company_changed',
  'billing_changed',
  'alert_address_replaced',
  'provider_key_replaced',
  'provider_key_removed',
] as const;

/** `before` and `after` in readable form; null if there was, or is, nothing. */
const change = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

/** One entry of the company's activity log. */
export const activity = z.object({
  id: z.string(),
  at: timestamp,
  action: z.enum(activityActions),
  /** Who did it; null for the platform. */
  actor: z.object({ id: entityId, fullName: z.string() }).nullable(),
  /** Who or what it was done to: a person, a provider. */
  subject: z.object({ id: entityId.nullable(), name: z.string() }).nullable(),
  changes: z.array(change),
});
export type Activity = z.infer<typeof activity>;
export const activityInput = z.object({
  cursor: z.string().max(500).nullish(),
  limit: z.number().int().min(1).max(100).default(50),
});
/** Newest first. */
export const activityOutput = z.object({ data: z.array(activity), nextCursor: z.string().nullable() });

/** What someone in the company may do with one of its orders, and which rule says so. */
export const explainAccessInput = z.object({ accountId: entityId, orderId });
export const explainAccessOutput = z.object({
  person: colleague.pick({ id: true, fullName: true, role: true }),
  sees: z.boolean(),
  /** Why the person sees the order, or doesn't. */
  why: z.string(),
  actions: z.array(z.object({ does: z.string(), allowed: z.boolean(), rule: z.string() })),
});
