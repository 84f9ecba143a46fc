import { type ConditionFailed, parseRow, type Row, type Write } from '#functions/platform/table.ts';
import { type FaultCode, faultCode } from '#schema/alerts/faults.ts';
import { type OrderUpdate, orderUpdate } from '#schema/orders/order.ts';
import { type OrderRecord, updateId } from '../lifecycle/order-commands.ts';
import { groupOf, type OrderGroup } from '../lists/groups.rules.ts';
import { packCard } from '../lists/pack-card.rules.ts';
import { prioritySortKey, timeSortKey } from '../lists/sort-keys.rules.ts';
import { headOf, type Offer, type Order, offer, order } from '../order.ts';

/** An order with everything in its partition. */
export type WholeOrder = OrderRecord;

/** ORDER#<id> / ORDER: the order. The index keys put it in its lists. */
export function orderRow(stored: Order): Row {
  const group = groupKey(stored.companyId, groupOf(stored.status));
  return {
    ...orderKey(stored.id),
    kind: 'order',
    ...stored,
    gsi1pk: group,
    gsi1sk: timeSortKey(stored),
    gsi2pk: group,
    gsi2sk: prioritySortKey(stored),
    card: packCard(stored),
  };
}

/** ORDER#<id> / HEAD: what a poll reads. */
export function headRow(stored: Order): Row {
  return { ...headKey(stored.id), kind: 'order-head', ...headOf(stored) };
}

/** ORDER#<id> / FAULT#<faultId>: one of its faults. Separate, so that the order stays small. */
export function faultRow(orderId: string, fault: FaultCode): Row {
  return { ...faultKey(orderId, fault.id), kind: 'order-fault', ...fault };
}

/** ORDER#<id> / UPDATE#<six digits>: a timeline entry. Its ids are in the key. */
export function updateRow({ id, orderId, ...entry }: OrderUpdate): Row {
  return {
    pk: orderPk(orderId),
    sk: `UPDATE#${id.slice(orderId.length + 1)}`,
    kind: 'order-update',
    ...entry,
  };
}

/** ORDER#<id> / OFFER#<technicianId>: a technician's availability. */
export function offerRow(orderId: string, stored: Offer): Row {
  return { ...offerKey(orderId, stored.technician.id), kind: 'offer', ...stored };
}

/** How an alert is marked as filed, since its row belongs to another domain. */
export interface AlertFiling {
  /** Fails if the alert has an order already, or belongs to another company. */
  readonly write: (order: Order, attached: boolean) => Write;
  /** The order that a failed write found in the alert's row; undefined if the company has no such alert. */
  readonly filedBefore: (
    row: ConditionFailed['row'],
  ) => { readonly orderId: string; readonly attached: boolean; readonly runId: string } | undefined;
}

/** Parses the rows of an order's partition; undefined if it has no order. */
export function readOrderRows(
  orderId: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): WholeOrder | undefined {
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  const [row] = ofKind('order');
  if (row === undefined) return undefined;
  return {
    order: parseRow(order, row),
    faults: ofKind('order-fault').map((fault) => parseRow(faultCode, fault)),
    offers: ofKind('offer').map((stored) => parseRow(offer, stored)),
    updates: ofKind('order-update').map((entry) => parseUpdate(orderId, entry)),
  };
}

export function orderPk(orderId: string): string {
  return `ORDER#${orderId}`;
}

export function orderKey(orderId: string) {
  return { pk: orderPk(orderId), sk: 'ORDER' };
}

export function headKey(orderId: string) {
  return { pk: orderPk(orderId), sk: 'HEAD' };
}

export function faultKey(orderId: string, faultId: string) {
  return { pk: orderPk(orderId), sk: `FAULT#${faultId}` };
}

export function offerKey(orderId: string, technicianId: string) {
  return { pk: orderPk(orderId), sk: `OFFER#${technicianId}` };
}

/** Partition key of both indexes. */
export function groupKey(companyId: string, group: OrderGroup): string {
  return `COMPANY#${companyId}#ORDERS#${group}`;
}

/** SLOT#<technicianId> / <date>#<time>: `orderId`, the technician's one job at that time. */
export function slotKey(slot: {
  readonly technicianId: string;
  readonly serviceDate: string;
  readonly serviceTime: string;
}) {
  return { pk: slotPk(slot.technicianId), sk: `${slot.serviceDate}#${slot.serviceTime}` };
}

/** Partition of a technician's jobs by day and time, finished ones included. */
export function slotPk(technicianId: string): string {
  return `SLOT#${technicianId}`;
}

function parseUpdate(orderId: string, row: Readonly<Record<string, unknown>>): OrderUpdate {
  const sequence = Number(String(row.sk).slice('UPDATE#'.length));
  return parseRow(orderUpdate, { ...row, id: updateId(orderId, sequence), orderId });
}
