import * as z from 'zod';
import { entityId, timestamp } from '../ids.ts';
import { account, company, permission, role, roleId, userType } from './account.ts';

/** Somebody of the caller's company. Without user_management nobody's contact and last visit are read but one's own. */
export const colleague = account
  .pick({ id: true, firstName: true, lastName: true, picture: true, title: true, status: true })
  .extend({
    fullName: z.string(),
    email: z.string().nullable(),
    /** E.164; not proven yet where `phoneProven` is false. */
    phone: z.string().nullable(),
    phoneProven: z.boolean(),
    /** What a changed address will be once its own code was typed. */
    unprovenEmail: z.string().nullable(),
    ordersCount: z.number().int().nonnegative(),
    role,
    lastSignIn: timestamp.nullable(),
  });
export type Colleague = z.infer<typeof colleague>;

const heldPermissions = z.array(permission).max(10).default([]);

/** Each empty filter lets everybody pass (document 2 sections 2 and 7). */
export const accountsAllInput = z.object({
  /** Counts from two characters on; then whoever fits best comes first. */
  search: z.string().trim().max(100).default(''),
  /** One of them is enough. */
  permissions: heldPermissions,
  accountIds: z.array(entityId).max(50).default([]),
  roles: z.array(roleId).max(10).default([]),
  statuses: z.array(account.shape.status).max(2).default([]),
  /** Last sign-in, both ends included; who never signed in passes only without it. */
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
  /** Of all pages. */
  count: z.number().int().nonnegative(),
});

export const accountByIdInput = z.object({ id: entityId });
/** Somebody of the caller's company, whole (document 2 section 3, Account). */
export const colleagueDetail = colleague.extend({
  roleId,
  userType,
  createdAt: timestamp,
  updatedAt: timestamp,
  company: company.pick({ id: true, name: true, logo: true }),
});

/** The jobsite by its id, or what lies within about a mile of a point; one of the two. */
export const quickPickParticipantsInput = z
  .object({
    jobsiteId: entityId.nullish(),
    lat: z.number().min(-90).max(90).nullish(),
    long: z.number().min(-180).max(180).nullish(),
    permissions: heldPermissions,
  })
  .refine(({ jobsiteId, lat, long }) => jobsiteId || (typeof lat === 'number' && typeof long === 'number'), {
    path: ['jobsiteId'],
    message: 'Say which jobsite, or where',
  });
export const quickPickParticipantsOutput = z.array(colleague).max(5);
