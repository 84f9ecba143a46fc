import * as z from 'zod';
import { batchGet, getRow, update, type Write } from '#functions/platform/table.ts';
import { orderId } from '#schema/ids.ts';
import type { MachineStanding } from '#schema/machines/fleet.ts';
import type { Address, Jobsite } from '#schema/places/places.ts';

/**
 * COMPANY#<id> / OPEN_ORDER#<equipmentId>: `orderIds`, the machine's pending and open orders, which alerts are added to; and
 * `lastJobsite`, where its last order was. Written together with orders.
 */
export function openOrderKey(companyId: string, equipmentId: string) {
  return { pk: `COMPANY#${companyId}`, sk: `${prefix}${equipmentId}` };
}

/** Where an order has its machine. */
interface MachinePlace {
  readonly jobsite: Pick<Jobsite, 'name'>;
  readonly address: Address;
}

/** An order of the machine is pending or open: new alerts go to it. `alone`: fails if the machine has another one. */
export function orderBegins(
  companyId: string,
  equipmentId: string,
  order: MachinePlace & { readonly id: string },
  { alone }: { readonly alone: boolean },
): Write {
  return update(
    openOrderKey(companyId, equipmentId),
    {
      expression: 'SET kind = :kind, lastJobsite = :place ADD orderIds :order',
      values: { ':kind': 'open-order', ':place': lastJobsiteOf(order), ':order': new Set([order.id]) },
    },
    alone ? { expression: 'attribute_not_exists(orderIds)' } : undefined,
  );
}

/**
 * An order of the machine ended, or turned out to be for another machine: then nothing is known about where this one
 * is.
 */
export function orderEnds(
  companyId: string,
  equipmentId: string,
  orderId: string,
  place: MachinePlace | undefined,
): Write {
  return update(openOrderKey(companyId, equipmentId), {
    expression: `${place ? 'SET lastJobsite = :place ' : ''}DELETE orderIds :order`,
    values: { ':order': new Set([orderId]), ...(place && { ':place': lastJobsiteOf(place) }) },
  });
}

/** Where the machine was last, and its newest pending or open order. Half a read unit, one when `consistent`. */
export async function readStanding(
  companyId: string,
  equipmentId: string,
  options: { readonly consistent?: boolean } = {},
): Promise<MachineStanding> {
  const row = await getRow(openOrderKey(companyId, equipmentId), options);
  return row === undefined ? unknownStanding : standingOf(row);
}

/** The same for up to 100 machines; those without a row are left out. One round trip, half a read unit each. */
export async function readStandings(
  companyId: string,
  equipmentIds: readonly string[],
): Promise<ReadonlyMap<string, MachineStanding>> {
  const rows = await batchGet(equipmentIds.map((id) => openOrderKey(companyId, id)));
  return new Map(rows.map((row) => [String(row.sk).slice(prefix.length), standingOf(row)]));
}

export function standingOf(row: Readonly<Record<string, unknown>>): MachineStanding {
  const { orderIds = [], lastJobsite = null } = storedStanding.parse(row);
  // Ids go up, so the newest is the highest.
  const [newest] = [...orderIds].sort((one, other) => other.length - one.length || (other > one ? 1 : -1));
  return { openOrderId: newest ?? null, lastJobsite };
}

export const unknownStanding: MachineStanding = { openOrderId: null, lastJobsite: null };

function lastJobsiteOf({ jobsite, address: { address1, city, lat, long } }: MachinePlace) {
  return { name: jobsite.name || address1 || city || null, lat, long };
}

const prefix = 'OPEN_ORDER#';

/** Older rows have no `lastJobsite`. */
const storedStanding = z.object({
  orderIds: z.set(orderId).optional(),
  lastJobsite: z.object({ name: z.string().nullable(), lat: z.number(), long: z.number() }).nullish(),
});
