import * as z from 'zod';
import { cellOf } from '#functions/places/cells.ts';
import type { Row } from '#functions/platform/table.ts';
import { orderId } from '#schema/ids.ts';
import { jobsiteRequirement } from '#schema/places/places.ts';
import { storedCard } from '../lists/card.rules.ts';
import { packCardForTechnicians } from '../lists/pack-card.rules.ts';
import type { Order } from '../order.ts';

/** An open order, with what decides who could serve it and what a list of jobs shows. */
export const nearbyOrder = z.object({
  orderId,
  /** Unset, with the next two, in older rows; then the order is read. */
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
