import { randomUUID } from 'node:crypto';
import { newRunWrite } from '#functions/alert-import/runs/runs.store.ts';
import { alertFiling } from '#functions/alerts/alert-filing.ts';
import { storedAlert } from '#functions/alerts/alerts.store.ts';
import { addMachine } from '#functions/equipment/equipment.store.ts';
import { type AlertToFile, fileAlert } from '#functions/orders/creation/file-alert.ts';
import type { OrderCommand, Situation, Slot } from '#functions/orders/lifecycle/order-commands.ts';
import { slotKey, type WholeOrder } from '#functions/orders/store/order-rows.ts';
import { commitChange, loadOrder, nextOrderId } from '#functions/orders/store/orders.store.ts';
import type { Caller } from '#functions/platform/caller.ts';
import { getRow, put, transact } from '#functions/platform/table.ts';
import type { OrderEquipment } from '#schema/orders/order.ts';
import type { Jobsite } from '#schema/places/places.ts';
import { readingOf } from './alerts.ts';
import {
  actorOf,
  alertOf,
  changeOf,
  creationOf,
  monday,
  noCreditLimit,
  orderFromAlert,
  situationOf,
  subjectOf,
} from './orders.ts';
import { runningRun } from './runs.ts';

/** A saved machine of a company, with a new serial number. */
export async function savedMachine(
  companyId: string,
  overrides: Partial<OrderEquipment> = {},
): Promise<OrderEquipment> {
  const name = randomUUID().slice(0, 8).toUpperCase();
  const machine = {
    ...subjectOf().equipment,
    id: `equ_${name}`,
    serialNumber: `1FF350PAX${name}`,
    unitNumber: `EX-${name}`,
    ...overrides,
  };
  await addMachine({ ...machine, companyId, createdAt: monday.toISOString() });
  return machine;
}

/** A saved alert for a machine, from its own running import, ready to be filed. */
export async function savedAlert(
  companyId: string,
  machine: OrderEquipment,
  overrides: Partial<AlertToFile['alert']> = {},
): Promise<AlertToFile> {
  const key = randomUUID();
  const subject = { ...subjectOf(), companyId, equipment: machine };
  const alert = alertOf({ id: `alt_${key}`, ...overrides });
  const stored = storedAlert.parse({
    id: alert.id,
    companyId,
    runId: `run_${key}`,
    orderId: null,
    createdAt: monday.toISOString(),
    source: 'paste',
    outcome: 'ok',
    messageKey: 'alerts/1',
    reading: readingOf(),
    equipmentAlertsFaultCodes: alert.faultCodes.map((faultCode) => ({ faultCode })),
    machine: { equipment: machine },
    place: { address: subject.address, timeZone: subject.timeZone, jobsite: null },
    assessment: { priority: alert.priority, flow: 'order', outcome: 'ok', message: null },
  });
  const run = runningRun(stored.runId, companyId, monday.toISOString(), { messageKey: stored.messageKey });
  await transact([put({ pk: `ALERT#${alert.id}`, sk: 'ALERT', kind: 'alert', ...stored }), newRunWrite(run)]);
  return { ...subject, alert, filing: alertFiling(alert.id) };
}

/** A pending order of a saved company, from an alert for a new machine. */
export async function savedPendingOrder(
  companyId: string,
  { machine = {}, now = monday }: { machine?: Partial<OrderEquipment> | undefined; now?: Date } = {},
): Promise<WholeOrder> {
  const given = await savedAlert(companyId, await savedMachine(companyId, machine));
  const { orderId } = await fileAlert(given, situationOf('system', now));
  return savedOrder(orderId);
}

/** An approved order of a saved company. */
export async function savedOpenOrder(
  companyId: string,
  {
    machine,
    jobsite = {},
    now = monday,
  }: { machine?: Partial<OrderEquipment>; jobsite?: Partial<Jobsite>; now?: Date } = {},
): Promise<WholeOrder> {
  const { order } = await savedPendingOrder(companyId, { machine, now });
  return commanded(
    order.id,
    { name: 'approvePendingOrder', edits: { issue: 'The engine derates', jobsite }, credit: noCreditLimit },
    situationOf(actorOf('FleetManager', { companyId }), now),
  );
}

/** A pending order saved without an alert or a machine, for lists. */
export async function listedOrder(
  companyId: string,
  change: (order: Parameters<typeof commitChange>[0]['order']) => object = () => ({}),
): Promise<string> {
  const id = await nextOrderId();
  const equipment = { ...subjectOf().equipment, id: `equ_${id}` };
  const made = creationOf(orderFromAlert({ id, companyId, equipment }));
  const order = { ...made.order, ...change(made.order) };
  const setback = await commitChange({ ...made, order, effects: [] }, { now: monday });
  if (setback !== undefined) throw new Error(setback.kind);
  return id;
}

export async function savedOrder(orderId: string): Promise<WholeOrder> {
  const order = await loadOrder(orderId, { consistent: true });
  if (order === undefined) throw new Error(`No order ${orderId}.`);
  return order;
}

/** Writes a command's change; throws if it is refused. */
export async function commanded(
  orderId: string,
  command: OrderCommand,
  situation: Situation,
): Promise<WholeOrder> {
  const change = changeOf(await savedOrder(orderId), command, situation);
  const setback = await commitChange(change, { now: situation.now });
  if (setback !== undefined) throw new Error(setback.kind);
  return savedOrder(orderId);
}

/** The row that reserves a technician's time for one order. */
export function slotOf({ accountId }: Caller, when: Omit<Slot, 'technicianId'>): ReturnType<typeof getRow> {
  return getRow(slotKey({ technicianId: accountId, ...when }), { consistent: true });
}
