import * as z from 'zod';
import { type NearbyOrder, nearbyOrder, openCellPk } from '#functions/orders/store/nearby-orders.ts';
import { slotPk } from '#functions/orders/store/order-rows.ts';
import { getRow, parseRow, queryRows } from '#functions/platform/table.ts';
import {
  type JobAlert,
  type JobOffer,
  jobAlert,
  jobAlertKey,
  jobOffer,
  technicianPk,
} from '#functions/technicians/job-rows.ts';
import { orderId as orderIdOf } from '#schema/ids.ts';

/** Whether a technician was ever alerted to an order. Half a read unit. */
export async function wasAlerted(technicianId: string, orderId: string): Promise<boolean> {
  return (await getRow(jobAlertKey(technicianId, orderId))) !== undefined;
}

/** A technician's job alerts, newest orders first. Half a read unit for about fifteen. */
export async function newestAlerts(technicianId: string, most: number): Promise<JobAlert[]> {
  const { rows } = await queryRows({
    KeyConditionExpression: 'pk = :technician AND begins_with(sk, :jobs)',
    ExpressionAttributeValues: { ':technician': technicianPk(technicianId), ':jobs': 'JOB#' },
    ScanIndexForward: false,
    Limit: most,
  });
  return rows.map((row) => parseRow(jobAlert, row));
}

/** A technician's offers, newest orders first. Half a read unit for about fifteen. */
export async function newestOffers(technicianId: string, most: number): Promise<JobOffer[]> {
  const { rows } = await queryRows({
    KeyConditionExpression: 'pk = :technician AND begins_with(sk, :offers)',
    ExpressionAttributeValues: { ':technician': technicianPk(technicianId), ':offers': 'OFFER#' },
    ScanIndexForward: false,
    Limit: most,
  });
  return rows.map((row) => parseRow(jobOffer, row));
}

/** Open orders of a cell; `more` if there are others. Half a read unit for about seven, and for an empty cell. */
export async function openOrdersIn(
  cell: string,
  most: number,
): Promise<{ orders: NearbyOrder[]; more: boolean }> {
  const { rows, lastKey } = await queryRows({
    KeyConditionExpression: 'pk = :cell',
    ExpressionAttributeValues: { ':cell': openCellPk(cell) },
    ScanIndexForward: false,
    Limit: most,
  });
  return { orders: rows.map((row) => parseRow(nearbyOrder, row)), more: lastKey !== undefined };
}

/**
 * Ids of the orders that a technician was booked for from a day (`YYYY-MM-DD`) on, by time. Half a read unit for about
 * forty.
 */
export async function bookedFrom(technicianId: string, day: string, most: number): Promise<string[]> {
  return slots(technicianId, { sk: '>=', day, most, isAscending: true });
}

/** The same before that day, newest first. */
export async function bookedBefore(technicianId: string, day: string, most: number): Promise<string[]> {
  return slots(technicianId, { sk: '<', day, most, isAscending: false });
}

async function slots(
  technicianId: string,
  asked: {
    readonly sk: '>=' | '<';
    readonly day: string;
    readonly most: number;
    readonly isAscending: boolean;
  },
): Promise<string[]> {
  const { rows } = await queryRows({
    KeyConditionExpression: `pk = :technician AND sk ${asked.sk} :day`,
    ExpressionAttributeValues: { ':technician': slotPk(technicianId), ':day': asked.day },
    ScanIndexForward: asked.isAscending,
    Limit: asked.most,
  });
  return rows.map((row) => parseRow(slotRow, row).orderId);
}

const slotRow = z.object({ orderId: orderIdOf });
