import * as z from 'zod';
import { entityId } from '#schema/ids.ts';
import { envelope } from './envelope.ts';

export const accountEventNames = [
  'account.activated',
  'account.joined-company',
  'account.invited',
  'account.email-change-asked',
  'account.new-sign-in',
  'account.wrong-codes',
  'account.number-taken',
] as const;

/**
 * A person has verified its work email, or was made an account by an admin; `account.joined-company` where the email's domain
 * brought it into an existing company. `account.invited`: a manager has made it one, or corrected the address of somebody who has
 * not signed in yet; `account.email-change-asked`: another address is to take the place of the one it has. `account.wrong-codes`: several
 * wrong codes in a row were typed to sign in to it. `account.new-sign-in`: on a device that it had not signed in on before, which
 * `device` names in words. `account.number-taken`: its number is another account's, which has proven it. `actorId`: whose doing.
 */
export const accountEventDetail = envelope.extend({
  accountId: entityId,
  actorId: entityId.optional(),
  device: z.string().optional(),
});

/** A company was deactivated, or activated again. */
export const companyEventNames = ['company.status-changed'] as const;

/** `status`: as it was set; by the time the event is read it may be another again. */
export const companyEventDetail = envelope.extend({ status: z.enum(['active', 'inactive']) });

export const technicianEventNames = ['technician.changed'] as const;

/** What matching knows of a technician has changed, or it is new: its place, its skills, whether it can be booked, its standing. */
export const technicianEventDetail = envelope.extend({ technicianId: entityId });
