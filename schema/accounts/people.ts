import * as z from 'zod';
import { entityId, timestamp } from '../ids.ts';
import { account, company, emailStopped, permission, role, roleId, userType } from './account.ts';

/**
 * Someone in the caller's company. Without user_management, callers only see their own contact details and last
 * sign-in.
 */
export const colleague = account
  .pick({ id: true, firstName: true, lastName: true, picture: true, title: true, status: true })
  .extend({
    fullName: z.string(),
    email: z.string().nullable(),
    emailStopped,
    /** E.164; not proven yet if `phoneProven` is false. */
    phone: z.string().nullable(),
    phoneProven: z.boolean(),
    /** The new address, until its code has been entered. */
    unprovenEmail: z.string().nullable(),
    ordersCount: z.number().int().nonnegative(),
    role,
    lastSignIn: timestamp.nullable(),
  });
export type Colleague = z.infer<typeof colleague>;

const heldPermissions = z.array(permission).max(10).default([]);

/** An empty filter matches everyone (document 2 sections 2 and 7). */
export const accountsAllInput = z.object({
  /** Ignored below two characters; otherwise best matches come first. */
  search: z.string().trim().max(100).default(''),
  /** Any one of them is enough. */
  permissions: heldPermissions,
  accountIds: z.array(entityId).max(50).default([]),
  roles: z.array(roleId).max(10).default([]),
  statuses: z.array(account.shape.status).max(2).default([]),
  /** Last sign-in, both ends included. People who never signed in only match without this filter. */
  lastActive: z.object({ from: timestamp.nullable(), to: timestamp.nullable() }).nullable().default(null),
  sort: z.enum(['name', 'email', 'lastSignIn', 'ordersCount', 'status']).default('name'),
  sortDir: z.enum(['asc', 'desc']).default('asc'),
  page: z.number().int().positive().default(1),
  limit: z.number().int().min(1).max(100).default(20),
});
export type AccountsQuery = z.infer<typeof accountsAllInput>;

export const accountsAllOutput = z.object({
  data: z.array(colleague),
  page: z.number().int().positive(),
  totalPages: z.number().int().nonnegative(),
  /** Across all pages. */
  count: z.number().int().nonnegative(),
});

export const accountByIdInput = z.object({ id: entityId });
/** Someone in the caller's company, in full (document 2 section 3, Account). */
export const colleagueDetail = colleague.extend({
  roleId,
  userType,
  createdAt: timestamp,
  updatedAt: timestamp,
  company: company.pick({ id: true, name: true, logo: true }),
});

/** Either a jobsite's id, or a point: then everything within about a mile counts. */
export const quickPickParticipantsInput = z
  .object({
    jobsiteId: entityId.nullish(),
    lat: z.number().min(-90).max(90).nullish(),
    long: z.number().min(-180).max(180).nullish(),
    permissions: heldPermissions,
  })
  .refine(({ jobsiteId, lat, long }) => jobsiteId || (typeof lat === 'number' && typeof long === 'number'), {
    path: ['jobsiteId'],
    message: 'Give a jobsite or a location',
  });
export const quickPickParticipantsOutput = z.array(colleague).max(5);
