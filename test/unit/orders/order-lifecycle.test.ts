import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderEventDetail } from '#events/orders.ts';
import { isLive } from '#functions/orders/lifecycle/offers.rules.ts';
import type {
  Actor,
  CommandName,
  Decision,
  OrderChange,
  OrderCommand,
  OrderRecord,
} from '#functions/orders/lifecycle/order-commands.ts';
import { allowedCommands, commandNames, decide } from '#functions/orders/lifecycle/order-lifecycle.ts';
import { order as orderSchema } from '#functions/orders/order.ts';
import { isRefused } from '#functions/platform/refusal.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { orderUpdate } from '#schema/orders/order.ts';
import { type OrderStatus, orderStatuses } from '#schema/orders/order-values.ts';
import {
  type ActorName,
  actorFor,
  actors,
  commandFor,
  fittingStatus,
  type Step,
  sees,
  slotKey,
  slotOf,
  specification,
  standingsOf,
  step,
  usualWay,
  withParticipant,
} from '#test/support/order-histories.ts';
import { monday, pendingOrder, situationOf, stepOf } from '#test/support/orders.ts';
import { share } from '../../soak/share.ts';

/** A variant: the offer has expired, and the technician was asked for a new time. */
const slowWay: readonly Step[] = [
  ...usualWay.slice(0, 4),
  { actor: 'fitting', name: 'requestNewAvailability', minutes: 200, pick: 6, isSound: true },
];
const history = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: fc.constant(usualWay) }, { weight: 1, arbitrary: fc.constant(slowWay) }),
    fc.nat(usualWay.length),
    fc.array(fc.tuple(step, fc.boolean()), { minLength: 1, maxLength: 40 }),
  )
  .map(([way, start, steps]): (readonly [Step, boolean])[] => [
    ...way.slice(0, start).map((one) => [one, false] as const),
    ...steps,
  ]);

describe('Any sequence of commands', { timeout: share(600_000, 120_000) }, () => {
  test('keeps the order in a legal state, and a refusal leaves it unchanged', () => {
    fc.assert(
      fc.property(history, (steps) => {
        expect(orderSchema.safeParse(play(steps).order).success).toBe(true);
      }),
      { numRuns: share(5_000, 60) },
    );
  });

  test('reaches every command, every status and every refusal of the lifecycle', () => {
    const seen = { accepted: new Set<string>(), statuses: new Set<string>(), refusals: new Set<string>() };

    // The first histories of this seed reach everything.
    for (const steps of fc.sample(history, { numRuns: share(800, 240), seed: 5 })) {
      play(steps, ({ before, command, decision }) => {
        seen.statuses.add(before.order.status);
        if (isRefused(decision)) seen.refusals.add(decision.refusal.code);
        else seen.accepted.add(command.name);
      });
    }

    expect([...seen.accepted].sort()).toEqual([...commandNames].sort());
    expect(seen.statuses.size).toBe(8);
    expect([...seen.refusals].sort()).toEqual([...guardedBy, ...refusedByTable].sort());
  });
});

describe.each(orderStatuses)('An order that is %s', (status) => {
  test.each(Object.keys(actors) as ActorName[])(
    'accepts from the %s exactly the commands in the table',
    (name) => {
      const record = recordIn(status);
      const actor = actors[name];
      const sound = { actor: name, minutes: 0, pick: 1, isSound: true };

      const granted = commandNames.filter((command) => {
        const decision = decide(
          record,
          commandFor({ ...sound, name: command }, record, monday),
          situationOf(actor),
        );
        const refusedFor = isRefused(decision) ? decision.refusal.code : undefined;
        return !refusedByTable.some((code) => code === refusedFor);
      });

      const specified = commandNames.filter((command) => {
        const given = commandFor({ ...sound, name: command }, record, monday);
        const standing = standingsOf(actor, record, given);
        const { from, who } = specification[command];
        const isTooLate = command === 'cancel' && name === 'manager' && status !== 'open';
        return (
          from.includes(status) &&
          sees(actor, record) &&
          who.some((one) => standing.includes(one)) &&
          !isTooLate
        );
      });
      expect(granted).toEqual(specified);
      // A technician who might act for others is offered the command; whom for, only the command itself says.
      const shown = allowedCommands(record.order, actor).filter(
        (command) => !mayAnswer(actor, command) || specified.includes(command),
      );
      expect(shown).toEqual(specified);
    },
  );
});

const refusedByTable: ErrorCode[] = ['FORBIDDEN', 'INVALID_TRANSITION', 'NOT_FOUND'];
const guardedBy: ErrorCode[] = [
  'ALREADY_ANSWERED',
  'ALERT_ALREADY_ORDERED',
  'ALERT_HAS_NO_FAULT_CODES',
  'ALREADY_REQUESTED',
  'ALREADY_REVIEWED',
  'AVAILABILITY_EXPIRED',
  'BAD_INPUT',
  'CONFLICT',
  'CREDIT_LIMIT_REACHED',
  'NOT_SCHEDULED_DAY',
  'PRESENCE_UNCHANGED',
  'REVIEW_WINDOW_CLOSED',
  'TECHNICIAN_NOT_ELIGIBLE',
  'TIME_PAST',
];

interface Played {
  readonly before: OrderRecord;
  readonly actor: Actor;
  readonly command: OrderCommand;
  readonly now: Date;
  readonly decision: Decision;
}

/** Plays a history from a new pending order, and checks every step against the general rules. */
function play(
  steps: readonly (readonly [Step, boolean])[],
  look: (played: Played) => void = () => {},
): OrderRecord {
  let record = withParticipant(pendingOrder());
  let now = monday;
  const slots = new Map<string, string>();
  let takesAlerts = true;
  for (const [given, isDrawn] of steps) {
    const one = isDrawn ? fittingStatus(given, record) : given;
    now = new Date(now.getTime() + one.minutes * 60_000);
    const actor = actorFor(one, record);
    const command = commandFor(one, record, now);
    const before = frozen(record);
    const untouched = JSON.stringify(before);

    const decision = decide(before, command, situationOf(actor, now));

    expect(JSON.stringify(before)).toBe(untouched);
    look({ before, actor, command, now, decision });
    if (isRefused(decision)) expectRightRefusal({ before, actor, command, now, decision });
    else {
      expectAllowed(before, actor, command);
      expectLegal(before, command, decision.change, now);
      takesAlerts = applyEffects(decision.change, slots, takesAlerts);
      record = stepOf(before, command, situationOf(actor, now));
      expectOnlyWhatIsBooked(record, slots, takesAlerts, now);
    }
  }
  return record;
}

function expectOnlyWhatIsBooked(
  record: OrderRecord,
  slots: ReadonlyMap<string, string>,
  takesAlerts: boolean,
  now: Date,
): void {
  const { order, offers } = record;
  expect([...slots.keys()]).toEqual(order.schedule === null ? [] : [slotKey(slotOf(record))]);
  expect(takesAlerts).toBe(['pending', 'open'].includes(order.status));
  expect(offers.some((offer) => isLive(offer, order, now)) && order.status !== 'open').toBe(false);
}

function expectRightRefusal({ before, actor, command, decision }: Played): void {
  if (!isRefused(decision)) return;
  const { code, message, details } = decision.refusal;
  const { status } = before.order;
  const { from, who } = specification[command.name];
  const standing = standingsOf(actor, before, command);
  const mayNow = who.some((name) => standing.includes(name));
  // A manager cancels an open order; only admins cancel a booked one.
  const froms = command.name === 'cancel' && !standing.includes('admin') && mayNow ? ['open'] : from;
  expect(message).not.toBe('');
  // Alerts resent too soon are so rare here that the sample above need not contain any.
  expect([...guardedBy, ...refusedByTable, 'RATE_LIMITED']).toContain(code);
  expect(code === 'NOT_FOUND').toBe(!sees(actor, before));
  if (code === 'NOT_FOUND') return;
  expect(code === 'INVALID_TRANSITION').toBe(!froms.includes(status));
  if (code === 'INVALID_TRANSITION') expect(details).toEqual({ status });
  else expect(code === 'FORBIDDEN').toBe(!mayNow);
  if (code === 'FORBIDDEN' && actor !== 'system') expect(actor.permissions).not.toContain(details.permission);
}

function expectAllowed(before: OrderRecord, actor: Actor, command: OrderCommand): void {
  const { from, who } = specification[command.name];
  expect(from).toContain(before.order.status);
  expect(standingsOf(actor, before, command).some((name) => who.includes(name))).toBe(true);
  expect(allowedCommands(before.order, actor)).toContain(command.name);
}

function expectLegal(before: OrderRecord, command: OrderCommand, change: OrderChange, now: Date): void {
  const { order, updates, event } = change;
  const { to } = specification[command.name];
  expect(orderSchema.parse(order)).toEqual(order);
  expect(order.version).toBe(before.order.version + 1);
  expect(order.status).toBe(to === 'same' ? before.order.status : to);

  // Moving an open order starts a new search, and so does an admin's resend if nobody was alerted.
  const isSearchedAnew =
    command.name === 'moveJobsite' ||
    (command.name === 'resendAlerts' && before.order.numberOfAlertedTechnicians === 0);
  const opened = order.status === 'open' && (before.order.status !== 'open' || isSearchedAnew);
  expect(order.matchingRound).toBe(before.order.matchingRound + (opened ? 1 : 0));
  expect(order.openedAt).toBe(opened ? now.toISOString() : before.order.openedAt);
  expect(order.openedAt === null).toBe(order.matchingRound === 0);

  const isBooked = ['scheduled', 'rescheduled', 'complete', 'invoiced'].includes(order.status);
  expect(order.schedule !== null).toBe(isBooked);
  expect(order.closedAt !== null).toBe(
    ['rejected', 'cancelled', 'complete', 'invoiced'].includes(order.status),
  );
  expect(order.cancellation !== null).toBe(order.status === 'cancelled');
  expect(order.rejection !== null).toBe(order.status === 'rejected');
  expect(order.invoice !== null).toBe(order.status === 'invoiced');
  expect(order.faults.count).toBe(change.faults.length);
  // A review stays as written; an admin only decides who can see it.
  const kept = before.order.review ?? order.review;
  if (order.review !== null) expect({ ...kept, visible: null }).toEqual({ ...order.review, visible: null });

  const added = updates.filter(({ id }) => before.updates.every((known) => known.id !== id));
  expect(added.map(({ id }) => Number(id.split('.')[1]))).toEqual(
    added.map((_, index) => before.order.lastUpdate + index + 1),
  );
  expect(order.lastUpdate).toBe(before.order.lastUpdate + added.length);
  for (const update of updates) expect(orderUpdate.parse(update)).toEqual(update);

  expect(orderEventDetail.parse(event.detail)).toEqual(event.detail);
  expect(event.detail).toMatchObject({
    id: `evt_${order.id}_${order.version}`,
    status: order.status,
    matchingRound: order.matchingRound,
  });
  // A transaction holds a hundred rows: order, head, event and command are four of them.
  const rows =
    change.faultsToPut.length + change.faultsToRemove.length + updates.length + change.effects.length;
  expect(rows).toBeLessThanOrEqual(94);
}

function applyEffects(change: OrderChange, slots: Map<string, string>, takesAlerts: boolean): boolean {
  let takes = takesAlerts;
  for (const effect of change.effects) {
    if (effect.kind === 'free-slot') expect(slots.delete(slotKey(effect.slot))).toBe(true);
    if (effect.kind === 'take-slot') {
      expect(slots.has(slotKey(effect.slot))).toBe(false);
      slots.set(slotKey(effect.slot), change.order.id);
    }
    if (effect.kind === 'expect-alerts' || effect.kind === 'expect-no-alerts') {
      expect(takes).toBe(effect.kind === 'expect-no-alerts');
      takes = effect.kind === 'expect-alerts';
    }
  }
  return takes;
}

function mayAnswer(actor: Actor, command: CommandName): boolean {
  const isAnswer = command === 'submitAvailability' || command === 'removeAvailability';
  return isAnswer && actor !== 'system' && actor.userType === 'technician';
}

/** An order that reached this status the usual way, or left it there. */
function recordIn(status: OrderStatus): OrderRecord {
  const ways: Record<OrderStatus, readonly CommandName[]> = {
    pending: [],
    rejected: ['rejectPendingOrder'],
    open: ['approvePendingOrder'],
    cancelled: ['approvePendingOrder', 'cancel'],
    scheduled: ['approvePendingOrder', 'submitAvailability', 'assignTechnician'],
    rescheduled: ['approvePendingOrder', 'submitAvailability', 'assignTechnician', 'reschedule'],
    complete: ['approvePendingOrder', 'submitAvailability', 'assignTechnician', 'complete'],
    invoiced: ['approvePendingOrder', 'submitAvailability', 'assignTechnician', 'complete', 'invoice'],
  };
  let record = withParticipant(pendingOrder());
  for (const name of ways[status]) {
    // An hour other than the offered one.
    const one: Step = {
      actor: 'fitting',
      name,
      minutes: 0,
      pick: name === 'reschedule' ? 8 : 6,
      isSound: true,
    };
    record = stepOf(record, commandFor(one, record, monday), situationOf(actorFor(one, record)));
  }
  expect(record.order.status).toBe(status);
  return record;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
