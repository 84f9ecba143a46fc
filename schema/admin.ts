import * as z from 'zod';
import { account, company, creditUsage } from './accounts/account.ts';
import { accountsAllInput, accountsAllOutput, colleague } from './accounts/people.ts';
import type { RoleId } from './accounts/roles.ts';
import { entityId, orderId, timestamp } from './ids.ts';
import { offerView, orderCard, orderView } from './orders/order.ts';
import { ordersAllInput } from './orders/order-calls.ts';
import { updateRepairSettingsInput } from './technicians/repair-company.ts';
import { technicianProfile } from './technicians/technician.ts';
import { updateTechnicianInput } from './technicians/technician-profile.ts';
import { companyName, emailAddress, personName, phoneNumber, singleLine } from './text.ts';

const status = account.shape.status;
/** Companies that admins look after; their own company is not included. */
const companyType = z.enum(['customer', 'technician']);
/** Ten million dollars: far above any invoice, so a misplaced decimal point is refused. */
const amountCents = z
  .number()
  .int('Whole cents')
  .positive('More than zero')
  .max(1_000_000_000, 'At most $10,000,000');
const limitCents = z
  .number()
  .int('Whole cents')
  .nonnegative('Not below zero')
  .max(100_000_000_000, 'At most $1,000,000,000');

// ---- admin.companies.* ----

/** A row in the list of companies. */
const companyListed = company.pick({ id: true, name: true, status: true });

export const adminCompaniesAllInput = z.object({
  userType: companyType,
  /** Prefix of the name, ignoring punctuation and accents. */
  search: z.string().trim().max(100).default(''),
  cursor: z.string().max(2000).nullish(),
  limit: z.number().int().min(1).max(100).default(50),
});
export const adminCompaniesAllOutput = z.object({
  data: z.array(companyListed),
  nextCursor: z.string().nullable(),
});

/** A company as admins see it: everything except the secret in its forwarding address. Money in integer cents. */
const adminCompany = company
  .omit({ alertToken: true, balanceCents: true, creditLimitCents: true })
  .extend({ creditUsage });
export type AdminCompany = z.infer<typeof adminCompany>;
export const adminCompanyOutput = z.object({ company: adminCompany });

export const companyIdInput = z.object({ id: entityId });

/** Messages that reached a company by mail or from a provider in a time span, and whose import broke. */
export const redriveInput = z
  .object({
    companyId: entityId,
    from: timestamp,
    to: timestamp,
    cursor: z.string().max(300).nullish(),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The end is before the beginning' });
export const redriveOutput = z.object({
  /** How many of the 25 that this call looked at are being read again now. */
  running: z.number().int().nonnegative(),
  nextCursor: z.string().nullable(),
});

/** A person to create an account for. Without a phone number they sign in by email. */
const newPerson = z.object({
  firstName: personName,
  lastName: personName,
  email: emailAddress,
  phone: phoneNumber.nullish(),
  title: singleLine(100).nullish(),
});
export type NewPerson = z.infer<typeof newPerson>;

const customerRole = z.enum(['FleetManager', 'InternalUser', 'ExternalUser'] as const satisfies RoleId[]);
const technicianRole = z.enum([
  'TechnicianOwner',
  'TechnicianAssociate',
  'TechnicianOfficeStaff',
] as const satisfies RoleId[]);

/** `firstUser` becomes its fleet manager. A repair company's people are created one by one, with their profiles. */
export const createCompanyInput = z
  .object({
    name: companyName,
    userType: companyType,
    /** Null or unset: no limit. */
    creditLimitCents: limitCents.nullish(),
    repair: updateRepairSettingsInput.nullish(),
    firstUser: newPerson.nullish(),
  })
  .superRefine(({ userType, creditLimitCents, repair, firstUser }, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (userType === 'customer' && repair) wrong('repair', 'Only a repair company has terms');
    if (userType === 'technician' && typeof creditLimitCents === 'number') {
      wrong('creditLimitCents', 'Only a customer has a credit limit');
    }
    if (userType === 'technician' && firstUser) {
      wrong('firstUser', 'Create the company, then its technicians');
    }
  });
export const createCompanyOutput = adminCompanyOutput.extend({ firstUser: colleague.nullable() });

export const updateCompanyStatusInput = z.object({ id: entityId, status });
/** Null removes the limit: a company without one is never blocked. */
export const setCreditLimitInput = z.object({ id: entityId, creditLimitCents: limitCents.nullable() });
export const setRepairTermsInput = z.object({ id: entityId, repair: updateRepairSettingsInput });

// ---- admin.customers.* and admin.technicians.* ----

/** A company's people, whatever their status. Same filters as the company's own list. */
export const adminPeopleAllInput = accountsAllInput.extend({ companyId: entityId });
export const adminPeopleAllOutput = accountsAllOutput;

export const createCustomerInput = newPerson.extend({ companyId: entityId, roleId: customerRole });
export const adminPersonOutput = z.object({ person: colleague });

/** `companyId` is the person's company, so that everything can be read in one go. */
export const updatePersonStatusInput = z.object({ companyId: entityId, id: entityId, status });

/** With `companyId`, everything is read in one go. */
export const adminTechnicianByIdInput = z.object({ id: entityId, companyId: entityId.optional() });
/** A technician. `profile` is null for office staff and for newcomers without one. */
export const adminTechnician = z.object({
  person: colleague,
  company: adminCompany,
  profile: technicianProfile.nullable(),
  /** Searches find them: account and company are active, the role can be booked, and there is a profile. */
  bookable: z.boolean(),
});
export type AdminTechnician = z.infer<typeof adminTechnician>;

/** What a technician can do, and where; office staff have none. */
const newProfile = updateTechnicianInput.omit({ technicianId: true });
export const createTechnicianInput = newPerson
  .extend({ companyId: entityId, roleId: technicianRole, profile: newProfile.nullish() })
  .superRefine(({ roleId, profile }, context) => {
    const isOffice = roleId === 'TechnicianOfficeStaff';
    if (isOffice === !profile) return;
    context.addIssue({
      code: 'custom',
      path: ['profile'],
      message: isOffice ? "Office staff don't take jobs" : 'Say what the technician can do, and where',
    });
  });
export type NewTechnician = z.infer<typeof createTechnicianInput>;

/** `bookings`: unfinished jobs of the technician. They are not changed: the admin has to take care of each. */
export const updateTechnicianStatusOutput = adminTechnician.extend({
  bookings: z.array(orderCard),
});

// ---- admin.orders.* ----

/** All of a company's orders. Same filters as the company's own list. */
export const adminOrdersAllInput = ordersAllInput.omit({ allUsers: true }).extend({ companyId: entityId });

/** Their real name, even if the repair company hides it from customers. */
const namedTechnician = z.object({ id: entityId, companyId: entityId, fullName: z.string() });

/** An offer from any round. */
const offerMade = offerView
  .pick({
    id: true,
    serviceDate: true,
    serviceTime: true,
    updatedAt: true,
    expiredAt: true,
    requestedAt: true,
    estimatedFees: true,
  })
  .extend({
    technician: namedTechnician,
    matchingRound: z.number().int().positive(),
    /** It can be booked now. */
    isLive: z.boolean(),
  });

/** An order as admins see it: with the whole timeline, and technicians' real names. */
const adminOrderView = orderView.extend({
  flagged: z.boolean(),
  /** The alerts that came for it. */
  alertIds: z.array(entityId),
  bookedTechnician: namedTechnician.nullable(),
  /** Of all rounds, newest first. */
  offers: z.array(offerMade),
  /** Integer cents. A negative `dueCents` was overpaid. */
  invoice: z
    .object({ amountCents: z.number().int(), paidCents: z.number().int(), dueCents: z.number().int() })
    .nullable(),
});
export type AdminOrderView = z.infer<typeof adminOrderView>;

/** A wave of a search, and who it alerted. */
const waveDone = z.object({
  matchingRound: z.number().int().positive(),
  wave: z.number().int().positive(),
  radiusMiles: z.number(),
  alertedAt: timestamp,
  technicians: z.array(z.object({ id: entityId, miles: z.number(), score: z.number() })),
});

export const adminOrderByIdOutput = z.union([
  z.object({ unchanged: z.literal(true), version: z.number().int() }),
  z.object({
    unchanged: z.literal(false),
    order: adminOrderView,
    /** The company that is billed. */
    company: adminCompany,
    /** Waves of the newest rounds, in order. */
    waves: z.array(waveDone),
  }),
]);
/** Commands return the updated order. */
export const adminOrderOutput = z.object({ order: adminOrderView });

export const orderAmountInput = z.object({ id: orderId, amountCents });
export const moderateReviewInput = z.object({ id: orderId, visible: z.boolean() });
