import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companyKey } from '#functions/companies/company-rows.ts';
import type { OrderRecord } from '#functions/orders/lifecycle/order-commands.ts';
import { slotPk } from '#functions/orders/store/order-rows.ts';
import { getRow, queryRows } from '#functions/platform/table.ts';
import { type Cast, signedInCast } from '#test/support/cast.ts';
import { eventually } from '#test/support/eventually.ts';
import { nextTime } from '#test/support/free-times.ts';
import { frontDoor } from '#test/support/http-callers.ts';
import { run } from '#test/support/order-races.ts';
import { newStateDirectory } from '#test/support/temporary-directories.ts';
import { builtStacks, startWholeStack, type WholeStack } from '#test/support/whole-stack.ts';
import { type RaceKinds, type Racer, raceKinds, racers } from './race-kinds.ts';
import { share } from './share.ts';

let stateDirectory: string;
let stack: WholeStack;
let cast: Cast;
let races: RaceKinds;

beforeAll(async () => {
  stateDirectory = newStateDirectory();
  const cloudAssembly = await builtStacks();
  stack = await startWholeStack(cloudAssembly, stateDirectory);
  cast = await signedInCast(frontDoor(stack, cloudAssembly), racers);
  races = raceKinds(cast);
}, 300_000);
afterAll(async () => {
  await stack?.kill();
});

/** Long chains of functions, on a machine that may be busy. */
const patience = share(3 * 60 * 60_000, 5 * 60_000);
/** Rounds per kind, as far as rate limits allow: ten thousand races in all. */
const rounds = share(455, 2);
/** Parallel races: enough to keep the stack busy, few enough that each race's contenders still collide. */
const lanes = share(6, 4);
const delays = fc.sample(fc.tuple(fc.nat(15), fc.nat(15)), { numRuns: 500, seed: 20260302 });

describe('people who compete for one thing at the same moment', { timeout: patience }, () => {
  test('get exactly one winner, and the others learn the outcome', async () => {
    const started = performance.now();
    const waiting = Array.from({ length: rounds }, (_, round) =>
      Object.keys(races.kinds).filter((kind) => round < (races.mostOf[kind] ?? rounds)),
    ).flat();
    const wrongs: string[] = [];
    const counts = new Map<string, Map<string, number>>();
    const orders: OrderRecord[] = [];
    let ran = 0;
    const lane = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        const race = await races.kinds[name]?.();
        if (race === undefined) throw new Error(`There is no race ${name}.`);
        const finished = await run(race, delays[ran % delays.length] ?? []);
        ran += 1;
        if (ran % 1000 === 0) print(progressOf(ran, wrongs.length, performance.now() - started));
        wrongs.push(...finished.wrongs.map((wrong) => `${name}: ${wrong}`));
        orders.push(...finished.orders);
        const seen = counts.get(name) ?? new Map<string, number>();
        counts.set(name, seen);
        const came = finished.outcomes.join(' | ');
        seen.set(came, (seen.get(came) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    const double = await doubleBookings(orders);
    print(summaryOf(counts, ran, performance.now() - started, double));

    expect(wrongs).toEqual([]);
    expect(double).toEqual([]);
    const company = await getRow(companyKey(cast.company.id), { consistent: true });
    expect(company?.balanceCents).toBe(races.invoicedCents());
  });
});

describe('an event delivered several times', { timeout: patience }, () => {
  const batch = share(8, 3);
  const batches = share(50, 1);

  test('starts one search and notifies everyone once', async () => {
    await stack.turn('delivers-twice', true);
    const told = { searches: 0, messages: 0 };
    // Let the races' notices go out first.
    await eventually(queuesAreEmpty, patience / 2);
    for (let turn = 0; turn < batches; turn += 1) {
      await untilNoon();
      await eventually(queuesAreEmpty, patience / 2);
      await fetch(`${stack.siteUrl}/_local/api/inbox`, { method: 'DELETE' });
      const pending = await Promise.all(Array.from({ length: batch }, () => races.staged('pending')));

      const booked = await Promise.all(pending.map(approvedAndBooked));

      const heard = new Map<string, string>();
      for (const { order } of booked) {
        const messages = await eventually(() => messagesAbout(order.id), patience / 2);
        for (const [id, words] of messages) heard.set(id, words);
      }
      await eventually(queuesAreEmpty, patience / 2);
      // The inbox forgets the oldest messages, and reminders from the races arrive meanwhile.
      for (const { order } of booked) {
        for (const [id, words] of (await messagesAbout(order.id)) ?? []) heard.set(id, words);
      }
      const messages = [...heard.values()];
      expect(messages).toEqual([...new Set(messages)]);
      told.messages += messages.length;
      const executions = await stack.executionsOf('matching');
      for (const { order } of booked) {
        const searches = executions.filter(({ name }) => name.startsWith(`${order.id}-`));
        expect(searches.map(({ name }) => name)).toEqual([`${order.id}-1`]);
        told.searches += searches.length;
      }
    }
    await stack.turn('delivers-twice', false);
    print(
      `Redelivered: ${batch * batches} orders approved and booked, each event at least twice: ` +
        `${told.searches} searches, ${told.messages} messages, none twice`,
    );
  });
});

/** Through real calls from approval to booking, so that each step has its event. */
async function approvedAndBooked(pending: OrderRecord): Promise<OrderRecord> {
  const { id } = pending.order;
  const done = async (part: Racer, procedure: string, input: object) => {
    const answer = await cast.callers[part].call(procedure, input);
    if (answer.outcome !== 'done') throw new Error(`${procedure}: ${answer.text}`);
    return answer.data as { order: { ordersTechnicians: { id: string }[] } };
  };
  await done('manager', 'customers.orders.approvePendingOrder', { id, order: { issue: 'Derates' } });
  const { order } = await done('assigned', 'technicians.jobs.submitAvailability', { id, ...nextTime() });
  await done('manager', 'customers.orders.assignTechnician', {
    orderTechniciansId: order.ordersTechnicians[0]?.id,
  });
  return pending;
}

/**
 * What was sent about an order, by message id, once the booking was announced: text and mail to the technician, mail to
 * the manager. Does not wait for notices of the opening, which are not sent once it is booked.
 */
async function messagesAbout(orderId: string): Promise<Map<string, string> | undefined> {
  const all = await asked<{ id: string; channel: string; to: string; subject?: string; text?: string }[]>(
    `inbox?about=/${orderId}`,
  );
  const messages = all.map(
    ({ id, channel, to, subject, text }) =>
      [id, `${channel} to ${to}: ${subject ?? ''} ${text ?? ''}`] as const,
  );
  const ofBooking = messages.filter(([, words]) => /You are booked|is set for/.test(words));
  return ofBooking.length < 3 ? undefined : new Map(messages);
}

/** True once all queues are empty; returned items come back when the clock moves on. */
async function queuesAreEmpty(): Promise<true | undefined> {
  const { queues } = await asked<{ queues: { visible: number; inFlight: number; delayed: number }[] }>(
    'queues',
  );
  if (queues.every(({ visible, inFlight, delayed }) => visible + inFlight + delayed === 0)) return true;
  await stack.advance(60_000);
  return undefined;
}

/** Moves the clock to noon, since quiet hours would hold back what is counted. */
async function untilNoon(): Promise<void> {
  const hour = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    hourCycle: 'h23',
    timeZone: 'America/Chicago',
  });
  await stack.advance(((36 - Number(hour.format(await stack.now()))) % 24) * 3_600_000);
}

async function asked<T>(what: string): Promise<T> {
  const answer = await fetch(`${stack.siteUrl}/_local/api/${what}`);
  return (await answer.json()) as T;
}

/** Slots claimed by two orders, by none, or by an order at another time. */
async function doubleBookings(orders: readonly OrderRecord[]): Promise<string[]> {
  const booked = new Map<string, string>();
  const wrongs: string[] = [];
  for (const { order } of orders) {
    if (order.schedule === null) continue;
    const { technician, serviceDate, serviceTime } = order.schedule;
    const hour = `${technician.id} ${serviceDate}#${serviceTime}`;
    const other = booked.get(hour);
    if (other !== undefined && other !== order.id) wrongs.push(`${hour}: orders ${other} and ${order.id}`);
    booked.set(hour, order.id);
  }
  for (const { account } of [cast.technician, cast.otherTechnician]) {
    let startKey: Record<string, unknown> | undefined;
    do {
      const page = await queryRows({
        KeyConditionExpression: 'pk = :slots',
        ExpressionAttributeValues: { ':slots': slotPk(account.id) },
        ConsistentRead: true,
        ExclusiveStartKey: startKey,
      });
      for (const { sk, orderId } of page.rows) {
        const hour = `${account.id} ${String(sk)}`;
        if (booked.get(hour) !== orderId) wrongs.push(`${hour} is held for order ${String(orderId)}`);
        booked.delete(hour);
      }
      startKey = page.lastKey;
    } while (startKey !== undefined);
  }
  return [...wrongs, ...[...booked].map(([hour, id]) => `${hour}: order ${id} holds no slot`)];
}

function summaryOf(
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>,
  ran: number,
  milliseconds: number,
  double: readonly string[],
): string {
  const lines = [...counts].map(([name, seen]) => {
    const all = [...seen].sort(([, one], [, other]) => other - one);
    const total = all.reduce((sum, [, count]) => sum + count, 0);
    return `  ${String(total).padStart(5)}  ${name}: ${all.map(([came, count]) => `${came} ×${count}`).join(', ')}`;
  });
  const rate = (ran / milliseconds) * 1000;
  return [
    `Races over HTTP: ${ran} in ${seconds(milliseconds)} s, ${rate.toFixed(1)} a second; double bookings ${double.length}`,
    ...lines,
  ].join('\n');
}

function progressOf(ran: number, wrongs: number, milliseconds: number): string {
  return `${ran} races after ${seconds(milliseconds)} s, ${wrongs} with something wrong`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
