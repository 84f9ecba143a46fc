import * as z from 'zod';
import { storedFiles } from '../files.ts';
import { entityId, orderId, timestamp } from '../ids.ts';
import { offerView, orderCard, orderView } from '../orders/order.ts';
import { timeOfDay } from '../places/places.ts';
import { multiLine } from '../text.ts';

const note = multiLine(4000).nullish();

/** Of any other century a day is a slip of the keyboard, and of some years no time zone is known. */
export function isOfThisCentury(year: number): boolean {
  return year >= 2000 && year < 2100;
}

const serviceDate = z.iso
  .date()
  .refine((date) => isOfThisCentury(Number(date.slice(0, 4))), 'Enter a date of this century');

/** A job as a technician's lists show it: what concerns the customer alone (others' offers, how far the timeline is) is empty. */
export const jobCard = orderCard.extend({
  /** Miles by air from the caller's homebase. */
  distanceMiles: z.number().nonnegative(),
  /** When the caller was alerted to it in the present search. */
  alertedAt: timestamp.nullable(),
  /** The customer's stars for it, once there are any. */
  rating: z.number().int().min(1).max(5).nullable(),
  /** The caller's availability for it, expired or not. */
  offer: offerView
    .pick({
      id: true,
      serviceDate: true,
      serviceTime: true,
      updatedAt: true,
      expiredAt: true,
      requestedAt: true,
    })
    .nullable(),
});
export type JobCard = z.infer<typeof jobCard>;

/** Open jobs that the caller was alerted to or could serve, nearest first. */
export const jobsNearOutput = z.object({ data: z.array(jobCard) });

/** The caller's booked jobs by time, and those it finished, newest first. */
export const jobsMineOutput = z.object({ booked: z.array(jobCard), finished: z.array(jobCard) });

export const jobByIdInput = z.object({ id: orderId, version: z.number().int().nonnegative().optional() });
/** `canServe`: the caller may offer availability while the job is open. */
const technicianJob = z.object({
  order: orderView,
  distanceMiles: z.number().nonnegative(),
  canServe: z.boolean(),
});
export type TechnicianJob = z.infer<typeof technicianJob>;
export const jobByIdOutput = z.union([
  z.object({ unchanged: z.literal(true), version: z.number().int() }),
  technicianJob.extend({ unchanged: z.literal(false) }),
]);
/** Commands answer with the job as it stands afterwards. */
export const jobOutput = technicianJob;

/** `expiredAt` unset: the offer stands for three hours. `technicianId`: for whom office staff answers; unset: the caller. */
export const submitAvailabilityInput = z.object({
  id: orderId,
  technicianId: entityId.optional(),
  serviceDate,
  serviceTime: timeOfDay,
  expiredAt: timestamp.nullish(),
});

export const removeAvailabilityInput = z.object({ id: orderId, technicianId: entityId.optional() });

export const jobNoteInput = z.object({ id: orderId, message: note, files: storedFiles.default([]) });

export const rescheduleInput = z.object({
  id: orderId,
  serviceDate,
  serviceTime: timeOfDay,
  message: note,
});

export const giveBackInput = z.object({ id: orderId, message: note });

/** `hours`: worked on the job, in quarters. */
export const completeJobInput = z.object({
  id: orderId,
  hours: z.number().positive('Enter the hours worked').max(999).multipleOf(0.25, 'Use quarter hours'),
  notes: multiLine(4000).min(1, 'Required'),
  files: storedFiles.default([]),
});
