import * as z from 'zod';
import { storedFiles } from '../files.ts';
import { entityId, orderId, timestamp } from '../ids.ts';
import { offerView, orderCard, orderView } from '../orders/order.ts';
import { timeOfDay } from '../places/places.ts';
import { multiLine } from '../text.ts';

const note = multiLine(4000).nullish();

/** A day in another century is a typo, and for some years no time zone is known. */
export function isOfThisCentury(year: number): boolean {
  return year >= 2000 && year < 2100;
}

const serviceDate = z.iso
  .date()
  .refine((date) => isOfThisCentury(Number(date.slice(0, 4))), 'Enter a date in this century');

/**
 * A job in a technician's lists. What only concerns the customer (others' offers, the timeline's position) is empty.
 */
export const jobCard = orderCard.extend({
  /** Straight-line miles from the caller's homebase. */
  distanceMiles: z.number().nonnegative(),
  /** When the current search alerted the caller. */
  alertedAt: timestamp.nullable(),
  /** The customer's star rating, once there is one. */
  rating: z.number().int().min(1).max(5).nullable(),
  /** The caller's offer, expired or not. */
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

/** Open jobs that the caller was alerted to or could do, nearest first. */
export const jobsNearOutput = z.object({ data: z.array(jobCard) });

/** The caller's booked jobs by time, and finished ones, newest first. */
export const jobsMineOutput = z.object({ booked: z.array(jobCard), finished: z.array(jobCard) });

export const jobByIdInput = z.object({ id: orderId, version: z.number().int().nonnegative().optional() });
const crewMember = z.object({
  id: entityId,
  fullName: z.string(),
  distanceMiles: z.number().nonnegative(),
  canServe: z.boolean(),
});
export type CrewMember = z.infer<typeof crewMember>;

/**
 * `canServe`: the caller may offer availability while the job is open. `crew`: whom the caller answers for, nearest
 * first: technicians only themselves, office staff the company's technicians.
 */
const technicianJob = z.object({
  order: orderView,
  distanceMiles: z.number().nonnegative(),
  canServe: z.boolean(),
  crew: z.array(crewMember),
});
export type TechnicianJob = z.infer<typeof technicianJob>;
export const jobByIdOutput = z.union([
  z.object({ unchanged: z.literal(true), version: z.number().int() }),
  technicianJob.extend({ unchanged: z.literal(false) }),
]);
/** Commands return the updated job. */
export const jobOutput = technicianJob;

/**
 * `expiredAt` unset: the offer is good for three hours. `technicianId`: whom office staff answer for; the caller by
 * default.
 */
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

/** `hours`: worked on the job, in quarter hours. */
export const completeJobInput = z.object({
  id: orderId,
  hours: z.number().positive('Enter the hours worked').max(999).multipleOf(0.25, 'Use quarter hours'),
  notes: multiLine(4000).min(1, 'Required'),
  files: storedFiles.default([]),
});
