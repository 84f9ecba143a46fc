import { setTimeout as pause } from 'node:timers/promises';
import { nearbyOrderKey } from '#functions/matching/search-rows.ts';
import type { Order } from '#functions/orders/order.ts';
import type { OrderRecord } from '#functions/orders/order-commands.ts';
import { headRow, orderPk, orderRow, readOrderRows, slotKey } from '#functions/orders/order-rows.ts';
import { getRow, put, queryRows, remove, transact } from '#functions/platform/table.ts';
import type { Answer } from './http-callers.ts';

/** Contenders for one thing, side by side, and which outcomes of theirs are right. */
export interface Race {
  readonly contenders: readonly (() => Promise<Answer>)[];
  /** In the order of the contenders: `done`, or the code of the refusal and the status that came with it. */
  readonly right: readonly (readonly string[])[];
  /** The orders that are raced for, as they were staged. */
  readonly orders: readonly OrderRecord[];
  /** What else holds afterwards; throws where it does not. `orders`: as they stand, in their order. */
  readonly holds?: (orders: readonly OrderRecord[], answers: readonly Answer[]) => Promise<void> | void;
}

export interface Finished {
  readonly outcomes: readonly string[];
  /** What is wrong with it; empty where nothing is. */
  readonly wrongs: readonly string[];
  /** The raced orders as the race left them. */
  readonly orders: readonly OrderRecord[];
}

/** Runs a race, each contender starting after that many milliseconds, and looks at what it left in the table. */
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
  // Otherwise its search would go on for ten minutes of the machine's time.
  await Promise.all(left.filter(({ order }) => order.status === 'open').map(({ order }) => ended(order)));
  return { outcomes, wrongs, orders: left };
}

/**
 * The order as it stands, with what is not whole about it: order and head of one version, one event for each version since
 * it was staged and none beyond, a timeline without gaps, the slot of its schedule.
 */
async function wholeOrder(staged: OrderRecord, wrongs: string[]): Promise<OrderRecord> {
  const { id } = staged.order;
  const wrong = (text: string) => wrongs.push(`order ${id}: ${text}`);
  const { rows } = await queryRows({
    KeyConditionExpression: 'pk = :order',
    ExpressionAttributeValues: { ':order': orderPk(id) },
    ConsistentRead: true,
  });
  const record = readOrderRows(id, rows);
  if (record === undefined) {
    wrong('is gone');
    return staged;
  }
  const { order, updates } = record;
  const head = rows.find(({ sk }) => sk === 'HEAD');
  if (head?.version !== order.version || head.status !== order.status) wrong('head and order differ');

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
  if (last !== undefined) wrong(`has an event of version ${order.version + 1}, which it never had`);
  if (events.some((event) => event === undefined)) wrong('has a version without an event');
  const told = events.at(-1)?.detail as { readonly status?: string } | undefined;
  if (told !== undefined && told.status !== order.status)
    wrong(`is ${order.status}, and told to be ${told.status}`);

  const sequence = updates.map((update) => Number(update.id.split('.')[1]));
  if (sequence.some((number, index) => number !== index + 1) || sequence.length !== order.lastUpdate) {
    wrong(`has a timeline of ${sequence.join(' ')} and says ${order.lastUpdate}`);
  }
  const { schedule } = order;
  if (schedule !== null) {
    const slot = await getRow(slotKey({ ...schedule, technicianId: schedule.technician.id }), {
      consistent: true,
    });
    if (slot?.orderId !== id) wrong(`is booked, and its slot is ${JSON.stringify(slot?.orderId)}`);
  }
  return record;
}

function outcomeOf({ outcome, details }: Answer): string {
  return details.status === undefined ? outcome : `${outcome} ${details.status}`;
}

async function ended(order: Order): Promise<void> {
  const over: Order = { ...order, status: 'cancelled' };
  await transact([put(orderRow(over)), put(headRow(over)), remove(nearbyOrderKey(order))]);
}
