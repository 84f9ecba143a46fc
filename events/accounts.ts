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
 * `account.activated`: a person has verified their work email, or an admin created the account.
 * `account.joined-company`: the same, where the email's domain put them into an existing company. `account.invited`:
 * a manager created the account, or corrected the address of someone who has not signed in yet.
 * `account.email-change-asked`: a new address is waiting to be verified. `account.wrong-codes`: several wrong sign-in
 * codes in a row. `account.new-sign-in`: from a new device, which `device` describes. `account.number-taken`: the
 * number belongs to another account that has proven it. `actorId`: who did it.
 */
export const accountEventDetail = envelope.extend({
  accountId: entityId,
  actorId: entityId.optional(),
  device: z.string().optional(),
});

/** A company was deactivated or reactivated. */
export const companyEventNames = ['company.status-changed'] as const;

/** `status` as it was set; it may have changed again by the time the event is read. */
export const companyEventDetail = envelope.extend({ status: z.enum(['active', 'inactive']) });

export const technicianEventNames = ['technician.changed'] as const;

/**
 * A technician is new, or something that matching uses has changed: location, skills, stats, or whether they can be
 * booked.
 */
export const technicianEventDetail = envelope.extend({ technicianId: entityId });
