import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { carryOut } from '#functions/orders/carry-out.ts';
import type {
  Actor,
  OrderChange,
  OrderCommand,
  OrderRecord,
} from '#functions/orders/lifecycle/order-commands.ts';
import { decide } from '#functions/orders/lifecycle/order-lifecycle.ts';
import { trySystemCommand } from '#functions/orders/system-commands.ts';
import { AppError } from '#functions/platform/errors.ts';
import type { CommandId } from '#functions/platform/idempotency.ts';
import { isRefused } from '#functions/platform/refusal.ts';
import {
  actorFor,
  commandFor,
  fittingStatus,
  type Step,
  step,
  usualWay,
  withParticipant,
} from '#test/support/order-histories.ts';
import { OrderTable } from '#test/support/order-table.ts';
import { monday, pendingOrder, situationOf, stepOf } from '#test/support/orders.ts';
import { share } from './share.ts';

/**
 * Runs the real rules and commands over an in-memory table: several people act on several orders at once, and a
 * generated schedule decides the order of their reads and writes.
 */
const turn = vi.hoisted(() => ({
  table: undefined as OrderTable | undefined,
  wait: async (): Promise<void> => {},
}));

vi.mock('#functions/orders/store/orders.store.ts', () => ({
  loadOrder: async (orderId: string) => {
    await turn.wait();
    return turn.table?.read(orderId);
  },
  commitChange: async (change: OrderChange, options: { now: Date; command?: CommandId }) => {
    await turn.wait();
    return turn.table?.commit(change, options.now, options.command);
  },
}));
vi.mock('#functions/platform/idempotency.ts', () => ({
  firstAnswer: async (command: CommandId) => {
    await turn.wait();
    return turn.table?.answerTo(command);
  },
}));
vi.mock('node:timers/promises', () => ({ setTimeout: () => turn.wait() }));

/** One person's command: on which order, and whether its answer is lost, so that it is sent again. */
interface Move {
  readonly step: Step;
  readonly order: number;
  readonly isSentTwice: boolean;
  /**
   * `any`: the command as drawn. `fitting`: one that the order's status allows. `booking`: whatever leads to a slot.
   */
  readonly kind: 'any' | 'fitting' | 'booking';
}

interface Race {
  /** Each order's position on its usual way when the race begins. */
  readonly starts: readonly number[];
  /** Each person's moves, in order. */
  readonly people: readonly (readonly Move[])[];
  /** Whose turn it is at each step. */
  readonly schedule: readonly number[];
}

const move: fc.Arbitrary<Move> = fc.record({
  step,
  order: fc.nat(2),
  isSentTwice: fc.oneof(
    { weight: 5, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  kind: fc.constantFrom('any', 'fitting', 'fitting', 'booking', 'booking'),
});
const race: fc.Arbitrary<Race> = fc.record({
  starts: fc.array(fc.nat(usualWay.length), { minLength: 1, maxLength: 3 }),
  people: fc.array(fc.array(move, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 4 }),
  schedule: fc.array(fc.nat(3), { minLength: 4, maxLength: 40 }),
});

describe('people who act at once, in any interleaving', () => {
  test('change each version of an order once and never double-book a technician', async () => {
    const seen = { commits: 0, stale: 0, slotTaken: 0, repeated: 0, races: 0 };

    await fc.assert(
      fc.asyncProperty(race, async (given) => {
        const table = await run(given, seen);
        table.requireConsistent();
      }),
      { numRuns: share(100_000, 5_000) },
    );

    // The races only prove something if people do get in each other's way.
    expect(seen.commits).toBeGreaterThan(seen.races);
    expect(seen.stale).toBeGreaterThan(seen.races / 10);
    expect(seen.slotTaken).toBeGreaterThan(0);
    expect(seen.repeated).toBeGreaterThan(seen.races / 10);
  });
});

interface Seen {
  commits: number;
  stale: number;
  slotTaken: number;
  repeated: number;
  races: number;
}

const beginnings = ['10001', '10002', '10003'].map((id) => beginningsOf(id));

async function run({ starts, people, schedule }: Race, seen: Seen): Promise<OrderTable> {
  const table = new OrderTable(
    starts.map((way, place) => beginnings[place]?.[way]).filter((one) => one !== undefined),
  );
  const turns = new Turns(schedule);
  let now = new Date(monday.getTime() + 3_600_000);
  Object.assign(turn, { table, wait: () => turns.wait() });
  const commit = table.commit.bind(table);
  table.commit = (...args) => {
    const setback = commit(...args);
    seen.commits += setback === undefined ? 1 : 0;
    seen.stale += setback?.kind === 'stale' ? 1 : 0;
    seen.slotTaken += setback?.kind === 'refused' && setback.refusal.code === 'SLOT_TAKEN' ? 1 : 0;
    return setback;
  };
  const acts = people.map((moves, person) =>
    turns.of(person, async () => {
      for (const [place, one] of moves.entries()) {
        now = new Date(now.getTime() + one.step.minutes * 60_000);
        const done = await act(table, one, now, `key-of-person-${person}-${place}`);
        if (!one.isSentTwice || done === undefined) continue;
        await done();
        seen.repeated += 1;
      }
    }),
  );
  await turns.takeAll(acts);
  seen.races += 1;
  return table;
}

/** Gives one command. Returns how to send it again if it was carried out. */
async function act(
  table: OrderTable,
  { step: given, order: which, kind }: Move,
  now: Date,
  key: string,
): Promise<(() => Promise<void>) | undefined> {
  const ids = [...table.orders.keys()];
  const orderId = ids[which % ids.length] ?? '';
  await turn.wait();
  const loaded = table.read(orderId);
  if (loaded === undefined) return undefined;
  const one = asked[kind](given, loaded);
  const actor = actorFor(one, loaded);
  const command = twiceADay(commandFor(one, loaded, now), now);
  const commandId = { accountId: accountOf(actor), procedure: command.name, key };
  const situation = situationOf(actor, now);
  if (actor === 'system') {
    const outcome = await trySystemCommand(loaded, command, { now, commandId });
    return outcome.kind === 'done'
      ? () => repeatedBySystem(table, orderId, command, now, commandId)
      : undefined;
  }
  try {
    await carryOut({ loaded, orderId, command, situation, commandId });
  } catch (error) {
    requireRefusal(error);
    const wrote = table.answerTo(commandId);
    if (wrote !== undefined) throw new Error(`Refused, and written all the same: ${command.name}.`);
    return undefined;
  }
  const isWritten = table.answerTo(commandId) !== undefined;
  if (!isWritten) throw new Error(`Answered, and not written: ${command.name}.`);
  return async () => {
    try {
      await carryOut({ loaded: table.read(orderId), orderId, command, situation, commandId });
    } catch (error) {
      // Someone who no longer sees the order does not learn that the command succeeded.
      requireRefusal(error);
      const code = error instanceof AppError ? error.code : '';
      if (code !== 'NOT_FOUND' && code !== 'FORBIDDEN')
        throw new Error(`Its retry is refused: ${code}.`, { cause: error });
    }
  };
}

async function repeatedBySystem(
  table: OrderTable,
  orderId: string,
  command: OrderCommand,
  now: Date,
  commandId: CommandId,
): Promise<void> {
  const loaded = table.read(orderId);
  if (loaded !== undefined) await trySystemCommand(loaded, command, { now, commandId });
}

function requireRefusal(error: unknown): void {
  if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
}

const asked: Readonly<Record<Move['kind'], (given: Step, order: OrderRecord) => Step>> = {
  any: (given) => given,
  fitting: fittingStatus,
  booking: (given, { order, offers }) => {
    const towards = offers.length > 0 && given.pick % 3 > 0 ? 'assignTechnician' : 'submitAvailability';
    return {
      ...given,
      actor: 'fitting',
      name: order.status === 'open' ? towards : 'reschedule',
      pick: (given.pick % 2) * 4,
      isSound: true,
    };
  },
};

/** Limits offers and new times to two hours of the day, so that different orders collide. */
function twiceADay(command: OrderCommand, now: Date): OrderCommand {
  if (command.name !== 'submitAvailability' && command.name !== 'reschedule') return command;
  const asked = Date.parse(`${command.serviceDate}T${command.serviceTime}Z`);
  if (asked < now.getTime()) return command;
  const time = new Date(Math.ceil(asked / halfDay) * halfDay).toISOString();
  return { ...command, serviceDate: time.slice(0, 10), serviceTime: time.slice(11, 19) };
}

const halfDay = 12 * 3_600_000;

function accountOf(actor: Actor): string {
  return actor === 'system' ? 'system' : actor.accountId;
}

/** An order at each step of its usual way. */
function beginningsOf(id: string): readonly OrderRecord[] {
  const records = [withId(withParticipant(pendingOrder()), id)];
  for (const one of usualWay) {
    const before = records.at(-1);
    if (before === undefined) break;
    // Each order starts at its own hour, so that they don't collide yet.
    const now = new Date(monday.getTime() + Number(id.slice(-1)) * 3_600_000 - 3_600_000);
    const command = commandFor(one, before, now);
    const situation = situationOf(actorFor(one, before), now);
    const decision = decide(before, command, situation);
    records.push(isRefused(decision) ? before : stepOf(before, command, situation));
  }
  return records;
}

function withId(record: OrderRecord, id: string): OrderRecord {
  return JSON.parse(JSON.stringify(record).replaceAll('10001', id)) as OrderRecord;
}

/** Lets one person at a time proceed: each waits before anything the others can see until the schedule picks them. */
class Turns {
  private readonly waiting = new Map<number, () => void>();
  private readonly schedule: readonly number[];
  private place = 0;
  private current = 0;
  private running = 0;
  private moved: () => void = () => {};

  constructor(schedule: readonly number[]) {
    this.schedule = schedule;
  }

  /** One person's work; it starts when the schedule allows. */
  of(person: number, work: () => Promise<void>): () => Promise<void> {
    return async () => {
      this.running += 1;
      try {
        await this.waitAs(person);
        await work();
      } finally {
        this.running -= 1;
        this.moved();
      }
    };
  }

  /** Waits for the current person's next turn. */
  wait(): Promise<void> {
    return this.waitAs(this.current);
  }

  async takeAll(acts: readonly (() => Promise<void>)[]): Promise<void> {
    const all = acts.map((start) => start());
    const failures: unknown[] = [];
    for (const one of all) one.catch((error: unknown) => failures.push(error));
    while (this.running > 0) {
      const next = this.chosen();
      if (next === undefined) throw new Error('Nobody can go on.');
      const go = this.waiting.get(next);
      this.waiting.delete(next);
      this.current = next;
      const settled = new Promise<void>((resolve) => {
        this.moved = resolve;
      });
      go?.();
      await settled;
    }
    if (failures.length > 0) throw failures[0];
  }

  private waitAs(person: number): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.set(person, resolve);
      this.moved();
    });
  }

  private chosen(): number | undefined {
    const ready = [...this.waiting.keys()].sort((one, other) => one - other);
    const wish = this.schedule[this.place % this.schedule.length] ?? 0;
    this.place += 1;
    return ready[wish % ready.length];
  }
}
