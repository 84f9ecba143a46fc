import { setTimeout as pause } from 'node:timers/promises';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import type { Order } from '#functions/orders/order.ts';
import { nearbyOrderKey } from '#functions/orders/store/nearby-orders.ts';
import {
  headKey,
  headRow,
  orderPk,
  orderRow,
  readOrderRows,
  slotKey,
} from '#functions/orders/store/order-rows.ts';
import { getRow, put, queryRows, remove, transact } from '#functions/platform/table.ts';
import type { Answer } from './http-callers.ts';

/** Contenders that run in parallel, and the allowed outcomes. */
export interface Race {
  readonly contenders: readonly (() => Promise<Answer>)[];
  /** In the order of the contenders: `done`, or the refusal's code with its status. */
  readonly right: readonly (readonly string[])[];
  /** The contested orders, as staged. */
  readonly orders: readonly OrderRecord[];
  /** Further checks afterwards; throws if one fails. `orders`: as they are now, in the same order. */
  readonly holds?: (orders: readonly OrderRecord[], answers: readonly Answer[]) => Promise<void> | void;
}

export interface Finished {
  readonly outcomes: readonly string[];
  /** What went wrong, or empty. */
  readonly wrongs: readonly string[];
  /** The orders as the race left them. */
  readonly orders: readonly OrderRecord[];
}

/** Runs a race, delaying each contender's start by that many milliseconds, and checks what it left in the table. */
export async function run(race: Race, delaysMs: readonly number[]): Promise<Finished> {
  const answers = await Promise.all(
    race.contenders.map(async (start, index) => {
      await pause(delaysMs[index] ?? 0);
      return start();
    }),
  );
  const outcomes = answers.map(outcomeOf);
  const wrongs: string[] = [];
  if (!race.right.some((right) => right.join() === outcomes.join())) {
    const refused = answers.filter(({ outcome }) => outcome !== 'done').map(({ text }) => text);
    wrongs.push(`came out as ${outcomes.join(', ')}: ${refused.join(' ').slice(0, 600)}`);
  }
  const left = await Promise.all(race.orders.map((staged) => wholeOrder(staged, wrongs)));
  try {
    await race.holds?.(left, answers);
  } catch (error) {
    wrongs.push(error instanceof Error ? error.message : String(error));
  }
  // Otherwise its search would keep the machine busy for ten minutes.
  await Promise.all(left.filter(({ order }) => order.status === 'open').map(({ order }) => ended(order)));
  return { outcomes, wrongs, orders: left };
}

/** Reads the order and adds any inconsistencies to `wrongs`. */
async function wholeOrder(staged: OrderRecord, wrongs: string[]): Promise<OrderRecord> {
  const { id } = staged.order;
  for (;;) {
    const seen = await orderAndWrongs(staged);
    const head = await getRow(headKey(id), { consistent: true });
    // The race's consequences, such as a search, may change the order between reads: then read again.
    if (seen !== undefined && head !== undefined && head.version !== seen.record.order.version) continue;
    wrongs.push(...(seen?.wrongs ?? ['is gone']).map((text) => `order ${id}: ${text}`));
    return seen?.record ?? staged;
  }
}

/**
 * The order with its inconsistencies: order and head must have one version, with one event for each version since
 * staging and no more, a timeline without gaps, and the slot of its schedule. Undefined if the order is gone.
 */
async function orderAndWrongs(
  staged: OrderRecord,
): Promise<{ readonly record: OrderRecord; readonly wrongs: readonly string[] } | undefined> {
  const { id } = staged.order;
  const wrongs: string[] = [];
  const { rows } = await queryRows({
    KeyConditionExpression: 'pk = :order',
    ExpressionAttributeValues: { ':order': orderPk(id) },
    ConsistentRead: true,
  });
  const record = readOrderRows(id, rows);
  if (record === undefined) return undefined;
  const { order, updates } = record;
  const head = rows.find(({ sk }) => sk === 'HEAD');
  if (head?.version !== order.version || head.status !== order.status) wrongs.push('head and order differ');

  const versions = Array.from(
    { length: order.version - staged.order.version + 1 },
    (_, index) => staged.order.version + 1 + index,
  );
  const events = await Promise.all(
    versions.map((version) =>
      getRow({ pk: `EVENT#evt_${id}_${version}`, sk: 'EVENT' }, { consistent: true }),
    ),
  );
  const last = events.pop();
  if (last !== undefined) wrongs.push(`has an event of version ${order.version + 1}, which it never had`);
  if (events.some((event) => event === undefined)) wrongs.push('has a version without an event');
  const told = events.at(-1)?.detail as { readonly status?: string } | undefined;
  if (told !== undefined && told.status !== order.status)
    wrongs.push(`is ${order.status}, and told to be ${told.status}`);

  const sequence = updates.map((update) => Number(update.id.split('.')[1]));
  if (sequence.some((number, index) => number !== index + 1) || sequence.length !== order.lastUpdate) {
    wrongs.push(`has a timeline of ${sequence.join(' ')} and says ${order.lastUpdate}`);
  }
  const { schedule } = order;
  if (schedule !== null) {
    const slot = await getRow(slotKey({ ...schedule, technicianId: schedule.technician.id }), {
      consistent: true,
    });
    if (slot?.orderId !== id) wrongs.push(`is booked, and its slot is ${JSON.stringify(slot?.orderId)}`);
  }
  return { record, wrongs };
}

function outcomeOf({ outcome, details }: Answer): string {
  return details.status === undefined ? outcome : `${outcome} ${details.status}`;
}

/** Raises the version, so that a running step of the order's search does not write over it. */
async function ended(order: Order): Promise<void> {
  const over: Order = { ...order, status: 'cancelled', version: order.version + 1 };
  await transact([put(orderRow(over)), put(headRow(over)), remove(nearbyOrderKey(order))]);
}
