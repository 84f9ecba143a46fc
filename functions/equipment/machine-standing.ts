import * as z from 'zod';
import { batchGet, getRow } from '#functions/platform/table.ts';
import type { MachineStanding } from '#schema/fleet.ts';
import { orderId } from '#schema/ids.ts';
import type { Address, Jobsite } from '#schema/places.ts';

/**
 * COMPANY#<id> / OPEN_ORDER#<equipmentId>: `orderIds`, the machine's pending and open orders, which alerts are added to; and
 * `lastJobsite`, where its last order was. Written together with orders.
 */
export function openOrderKey(companyId: string, equipmentId: string) {
  return { pk: `COMPANY#${companyId}`, sk: `${prefix}${equipmentId}` };
}

/** What an order writes into `lastJobsite`. */
export function lastJobsiteOf(jobsite: Pick<Jobsite, 'name'>, { address1, city, lat, long }: Address) {
  return { name: jobsite.name || address1 || city || null, lat, long };
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

const prefix = 'OPEN_ORDER#';

/** Older rows have no `lastJobsite`. */
const storedStanding = z.object({
  orderIds: z.set(orderId).optional(),
  lastJobsite: z.object({ name: z.string().nullable(), lat: z.number(), long: z.number() }).nullish(),
});
