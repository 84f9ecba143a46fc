import * as z from 'zod';
import type { Row } from '#functions/platform/table.ts';
import { entityId, idSortKey, orderChildId, orderId, timestamp } from '#schema/ids.ts';
import { timeOfDay } from '#schema/places/places.ts';

/** An order that a technician was alerted to. */
export const jobAlert = z.object({
  orderId,
  technicianId: entityId,
  matchingRound: z.number().int().positive(),
  alertedAt: timestamp,
  miles: z.number().nonnegative(),
});
export type JobAlert = z.infer<typeof jobAlert>;

/** TECHNICIAN#<id> / JOB#<order>: newest order last; expires after two months. */
export function jobAlertRow(
  order: { readonly id: string; readonly matchingRound: number },
  technician: { readonly id: string; readonly miles: number },
  now: Date,
): Row {
  const stored: JobAlert = {
    orderId: order.id,
    technicianId: technician.id,
    matchingRound: order.matchingRound,
    alertedAt: now.toISOString(),
    miles: technician.miles,
  };
  return {
    ...jobAlertKey(technician.id, order.id),
    kind: 'job-alert',
    ...stored,
    expiresAt: Math.floor(now.getTime() / 1000) + keptSeconds,
  };
}

export function jobAlertKey(technicianId: string, orderId: string) {
  return { pk: technicianPk(technicianId), sk: `JOB#${idSortKey(orderId)}` };
}

/** A technician's latest offer for an order, kept with the technician so that lists need not ask each order. */
export const jobOffer = z.object({
  orderId,
  id: orderChildId,
  matchingRound: z.number().int().positive(),
  serviceDate: z.iso.date(),
  serviceTime: timeOfDay,
  updatedAt: timestamp,
  expiredAt: timestamp.nullable(),
  requestedAt: timestamp.nullable(),
});
export type JobOffer = z.infer<typeof jobOffer>;

/** TECHNICIAN#<id> / OFFER#<order>: written with the offer; expires after two months. */
export function jobOfferRow(technicianId: string, made: JobOffer, now: Date): Row {
  return {
    ...jobOfferKey(technicianId, made.orderId),
    kind: 'own-offer',
    ...jobOffer.parse(made),
    expiresAt: Math.floor(now.getTime() / 1000) + keptSeconds,
  };
}

export function jobOfferKey(technicianId: string, ofOrder: string) {
  return { pk: technicianPk(technicianId), sk: `OFFER#${idSortKey(ofOrder)}` };
}

export function technicianPk(technicianId: string): string {
  return `TECHNICIAN#${technicianId}`;
}

const keptSeconds = 60 * 24 * 60 * 60;
