import * as z from 'zod';
import { type Offer, type Order, offer } from '#functions/orders/order.ts';
import { packCardForTechnicians, storedCard } from '#functions/orders/order-card.rules.ts';
import type { AlertedTechnician } from '#functions/orders/order-commands.ts';
import { idSortKey } from '#functions/orders/order-list.rules.ts';
import type { Row } from '#functions/platform/table.ts';
import { entityId, orderId, timestamp } from '#schema/ids.ts';
import { jobsiteRequirement } from '#schema/places/places.ts';
import { cellOf } from './cells.ts';

/** What a wave did. */
export const searchWave = z.object({
  orderId,
  matchingRound: z.number().int().positive(),
  wave: z.number().int().positive(),
  radiusMiles: z.number().positive(),
  alertedAt: timestamp,
  technicians: z.array(z.object({ id: entityId, miles: z.number(), score: z.number() })),
});
export type SearchWave = z.infer<typeof searchWave>;

/** A job in the list of a technician who was alerted to it. */
export const jobAlert = z.object({
  orderId,
  technicianId: entityId,
  matchingRound: z.number().int().positive(),
  alertedAt: timestamp,
  miles: z.number().nonnegative(),
});
export type JobAlert = z.infer<typeof jobAlert>;

/** An open order, with what decides who could serve it, and what a list of jobs shows of it. */
export const nearbyOrder = z.object({
  orderId,
  /** Unset, with the next two, in rows from before they were kept: then the order is read. */
  card: storedCard.optional(),
  timeZone: z.string().optional(),
  matchingRound: z.number().int().positive().optional(),
  lat: z.number(),
  long: z.number(),
  brand: z.string(),
  product: z.string().nullable(),
  requirements: z.array(jobsiteRequirement),
});
export type NearbyOrder = z.infer<typeof nearbyOrder>;

/** SEARCH#<orderId> / <round>#WAVE#<wave>: the waves of an order's searches. */
export function searchWaveRow(
  order: Order,
  wave: {
    readonly wave: number;
    readonly radiusMiles: number;
    readonly technicians: readonly AlertedTechnician[];
  },
  now: Date,
): Row {
  const stored: SearchWave = {
    orderId: order.id,
    matchingRound: order.matchingRound,
    wave: wave.wave,
    radiusMiles: wave.radiusMiles,
    alertedAt: now.toISOString(),
    technicians: wave.technicians.map(({ id, miles, score }) => ({ id, miles, score })),
  };
  return {
    pk: searchPk(order.id),
    sk: `${roundPrefix(order.matchingRound)}WAVE#${padded(wave.wave)}`,
    kind: 'search-wave',
    ...stored,
  };
}

/** TECHNICIAN#<id> / JOB#<order>: what the technician was alerted to, newest order last; gone after two months. */
export function jobAlertRow(order: Order, technician: AlertedTechnician, now: Date): Row {
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

/** What a technician offered for an order last, so that its lists need not ask each order for it. */
export const ownOffer = offer
  .pick({
    id: true,
    matchingRound: true,
    serviceDate: true,
    serviceTime: true,
    updatedAt: true,
    expiredAt: true,
    requestedAt: true,
  })
  .extend({ orderId });
export type OwnOffer = z.infer<typeof ownOffer>;

/** TECHNICIAN#<id> / OFFER#<order>: written with the offer itself; gone after two months. */
export function ownOfferRow(ofOrder: string, made: Offer, now: Date): Row {
  return {
    ...ownOfferKey(made.technician.id, ofOrder),
    kind: 'own-offer',
    ...ownOffer.parse({ ...made, orderId: ofOrder }),
    expiresAt: Math.floor(now.getTime() / 1000) + keptSeconds,
  };
}

export function ownOfferKey(technicianId: string, ofOrder: string) {
  return { pk: technicianPk(technicianId), sk: `OFFER#${idSortKey(ofOrder)}` };
}

/** OPEN_CELL#<cell> / ORDER#<id>: open orders by place. */
export function nearbyOrderRow(order: Order): Row {
  const stored: NearbyOrder = {
    orderId: order.id,
    card: packCardForTechnicians(order),
    timeZone: order.timeZone,
    matchingRound: order.matchingRound,
    lat: order.address.lat,
    long: order.address.long,
    brand: order.equipment.brand,
    product: order.equipment.product,
    requirements: order.jobsite.requirements,
  };
  return { ...nearbyOrderKey(order), kind: 'nearby-order', ...stored };
}

export function nearbyOrderKey(order: Pick<Order, 'id' | 'address'>) {
  return { pk: openCellPk(cellOf(order.address)), sk: `ORDER#${order.id}` };
}

export function openCellPk(cell: string): string {
  return `OPEN_CELL#${cell}`;
}

export function searchPk(orderId: string): string {
  return `SEARCH#${orderId}`;
}

/** What the waves of one round begin with. */
export function roundPrefix(matchingRound: number): string {
  return `${padded(matchingRound, 4)}#`;
}

export function technicianPk(technicianId: string): string {
  return `TECHNICIAN#${technicianId}`;
}

const keptSeconds = 60 * 24 * 60 * 60;

function padded(value: number, digits = 2): string {
  return String(value).padStart(digits, '0');
}
