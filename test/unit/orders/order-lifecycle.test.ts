import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderEventDetail } from '#events/orders.ts';
import { isLive } from '#functions/orders/offers.rules.ts';
import { order as orderSchema } from '#functions/orders/order.ts';
import {
  type AccountActor,
  type Actor,
  type CommandName,
  type Decision,
  isRefused,
  type OrderChange,
  type OrderCommand,
  type OrderRecord,
  type Slot,
} from '#functions/orders/order-commands.ts';
import { allowedCommands, commandNames, decide } from '#functions/orders/order-lifecycle.ts';
import type { ErrorCode } from '#schema/errors.ts';
import {
  cancellationReasons,
  complaintReasons,
  type OrderStatus,
  orderStatuses,
  rejectionReasons,
} from '#schema/order-values.ts';
import { orderUpdate } from '#schema/orders.ts';
import {
  actorOf,
  alertOf,
  creditUsedUp,
  faultOf,
  monday,
  noCreditLimit,
  pendingOrder,
  situationOf,
  stepOf,
  technicianOf,
} from '#test/support/orders.ts';

/** The table of document 3 section 4 a second time, as a reader of the document would put it. */
const specification: Record<CommandName, { from: OrderStatus[]; to: OrderStatus | 'same'; who: string[] }> = {
  attachAlert: { from: ['pending', 'open'], to: 'same', who: ['manager', 'admin', 'system'] },
  approvePendingOrder: { from: ['pending'], to: 'open', who: ['manager', 'admin'] },
  rejectPendingOrder: { from: ['pending'], to: 'rejected', who: ['manager', 'admin'] },
  reopenPendingOrder: { from: ['rejected'], to: 'pending', who: ['manager', 'admin'] },
  reopen: { from: ['cancelled'], to: 'open', who: ['manager', 'admin'] },
  cancel: { from: ['open', 'scheduled', 'rescheduled'], to: 'cancelled', who: ['manager', 'admin'] },
  submitAvailability: { from: ['open'], to: 'same', who: ['technician', 'otherTechnician', 'officeStaff'] },
  removeAvailability: { from: ['open'], to: 'same', who: ['technician', 'otherTechnician', 'officeStaff'] },
  requestNewAvailability: { from: ['open'], to: 'same', who: ['manager', 'admin'] },
  assignTechnician: { from: ['open'], to: 'scheduled', who: ['manager', 'admin'] },
  reschedule: { from: ['scheduled', 'rescheduled'], to: 'rescheduled', who: ['assigned', 'admin'] },
  unassign: { from: ['scheduled', 'rescheduled'], to: 'open', who: ['assigned', 'admin'] },
  markTechnicianPresence: {
    from: ['scheduled', 'rescheduled'],
    to: 'same',
    who: ['manager', 'admin', 'participant', 'assigned'],
  },
  doneForDay: { from: ['scheduled', 'rescheduled'], to: 'same', who: ['assigned'] },
  partsNeeded: { from: ['scheduled', 'rescheduled'], to: 'same', who: ['assigned'] },
  complete: { from: ['scheduled', 'rescheduled'], to: 'complete', who: ['assigned', 'admin'] },
  invoice: { from: ['complete'], to: 'invoiced', who: ['admin'] },
  recordPayment: { from: ['invoiced'], to: 'same', who: ['admin'] },
  reportIssue: {
    from: ['scheduled', 'rescheduled', 'complete', 'invoiced'],
    to: 'same',
    who: ['manager', 'admin', 'participant'],
  },
  reviewJob: { from: ['complete', 'invoiced'], to: 'same', who: ['manager', 'admin', 'participant'] },
  // Document 3 section 4, 'Changes beside the status', and section 5.
  alertTechnicians: { from: ['open'], to: 'same', who: ['system'] },
  endSearch: { from: ['open'], to: 'same', who: ['system'] },
  postMessage: {
    from: ['pending', 'open', 'scheduled', 'rescheduled', 'complete', 'invoiced'],
    to: 'same',
    who: ['manager', 'member', 'participant', 'technician', 'otherTechnician', 'officeStaff', 'admin'],
  },
  askQuestion: {
    from: ['open', 'scheduled', 'rescheduled'],
    to: 'same',
    who: ['technician', 'otherTechnician', 'officeStaff'],
  },
  answerQuestion: {
    from: ['pending', 'open', 'scheduled', 'rescheduled', 'complete', 'invoiced'],
    to: 'same',
    who: ['manager', 'member', 'participant', 'admin'],
  },
  deliverChatbotUpdate: {
    from: ['pending', 'open', 'scheduled', 'rescheduled', 'complete', 'invoiced'],
    to: 'same',
    who: ['manager', 'member', 'participant', 'admin'],
  },
  remind: { from: ['open', 'scheduled', 'rescheduled'], to: 'same', who: ['system'] },
  updatePoNumber: {
    from: ['pending', 'open', 'scheduled', 'rescheduled', 'complete', 'invoiced'],
    to: 'same',
    who: ['manager', 'member', 'participant', 'admin'],
  },
  updateSerialNumber: {
    from: ['pending', 'open', 'scheduled', 'rescheduled', 'complete', 'invoiced'],
    to: 'same',
    who: ['manager', 'member', 'participant', 'admin'],
  },
  updateParticipants: {
    from: ['pending', 'open', 'scheduled', 'rescheduled', 'complete', 'invoiced'],
    to: 'same',
    who: ['manager', 'member', 'admin'],
  },
  updateJobsite: {
    from: ['pending', 'open', 'scheduled', 'rescheduled'],
    to: 'same',
    who: ['manager', 'member', 'admin'],
  },
  moveJobsite: { from: ['pending', 'open'], to: 'same', who: ['manager', 'member', 'admin'] },
  transfer: { from: ['pending', 'open', 'scheduled', 'rescheduled'], to: 'same', who: ['manager', 'admin'] },
  changeFaults: { from: ['pending', 'open'], to: 'same', who: ['manager', 'member', 'admin'] },
  resendAlerts: { from: ['open'], to: 'same', who: ['admin'] },
  moderateReview: { from: ['complete', 'invoiced'], to: 'same', who: ['admin'] },
};

const actors = {
  manager: actorOf('FleetManager'),
  member: actorOf('InternalUser'),
  participant: actorOf('ExternalUser'),
  outsider: actorOf('ExternalUser', { accountId: 'acc_outsider' }),
  stranger: actorOf('FleetManager', { accountId: 'acc_stranger', companyId: 'com_other' }),
  technician: actorOf('TechnicianOwner'),
  otherTechnician: actorOf('TechnicianAssociate', { accountId: 'acc_other', companyId: 'com_others' }),
  officeStaff: actorOf('TechnicianOfficeStaff'),
  admin: actorOf('Admin', { companyId: 'com_ironcall' }),
  system: 'system',
} as const satisfies Record<string, Actor>;
type ActorName = keyof typeof actors;

/** One step of a made-up history: who, what with which facts, how long after the last. Picks are resolved when it runs. */
interface Step {
  readonly actor: ActorName | 'fitting';
  readonly name: CommandName;
  readonly minutes: number;
  readonly pick: number;
  readonly isSound: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  actor: fc.oneof(
    { weight: 3, arbitrary: fc.constant('fitting' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(actors) as ActorName[])) },
  ),
  name: fc.constantFrom(...commandNames),
  minutes: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 20 }) },
    { weight: 1, arbitrary: fc.constantFrom(60, 200, 24 * 60, 15 * 24 * 60) },
  ),
  pick: fc.nat(1000),
  isSound: fc.oneof(
    { weight: 4, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
});
// A history begins somewhere on the way of an order that goes well. From there, a random command seldom fits the status:
// half of the steps are drawn from those that do.
const usualWay: readonly Step[] = (
  [
    'approvePendingOrder',
    'askQuestion',
    'answerQuestion',
    'submitAvailability',
    'assignTechnician',
    'complete',
    'invoice',
  ] as const
).map((name) => ({ actor: 'fitting', name, minutes: 5, pick: 6, isSound: true }));
/** Another way: the offer has run out, and the technician was asked for a new time. */
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

describe('any sequence of commands', { timeout: 60_000 }, () => {
  test('keeps the order in a legal state, and a refusal leaves it as it was', () => {
    fc.assert(
      fc.property(history, (steps) => {
        expect(orderSchema.safeParse(play(steps).order).success).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('reaches every command, every status and every refusal of the lifecycle', () => {
    const seen = { accepted: new Set<string>(), statuses: new Set<string>(), refusals: new Set<string>() };

    for (const steps of fc.sample(history, { numRuns: 800, seed: 20260302 })) {
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

describe.each(orderStatuses)('an order that is %s', (status) => {
  test.each(Object.keys(actors) as ActorName[])(
    'takes from the %s the commands of the table, and no other',
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
      // A technician who could answer for somebody is shown the command; for whom, only the command itself says.
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

/** Plays a history from a new pending order, and holds every step to what must be true of any. */
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
  // A manager cancels what is open; only admins cancel what is booked.
  const froms = command.name === 'cancel' && !standing.includes('admin') && mayNow ? ['open'] : from;
  expect(message).not.toBe('');
  expect([...guardedBy, ...refusedByTable]).toContain(code);
  expect(code === 'NOT_FOUND').toBe(!sees(actor, before));
  if (code === 'NOT_FOUND') return;
  expect(code === 'INVALID_TRANSITION').toBe(!froms.includes(status));
  if (code === 'INVALID_TRANSITION') expect(details).toEqual({ status });
  else expect(code === 'FORBIDDEN').toBe(!mayNow);
  if (code === 'FORBIDDEN') expect(details.permission).toBeDefined();
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

  // An open order that moves is searched for anew.
  const opened =
    order.status === 'open' && (before.order.status !== 'open' || command.name === 'moveJobsite');
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
  // A review stays as it was written; an admin says no more than who reads it.
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
  // One transaction takes a hundred rows: order, head, event and command are four of them.
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

function sees(actor: Actor, { order }: OrderRecord): boolean {
  if (actor === 'system' || actor === actors.admin) return true;
  if (actor === actors.stranger || actor === actors.outsider) return false;
  if (actor.userType !== 'technician') return true;
  return order.status === 'open' || order.schedule?.technician.companyId === actor.companyId;
}

function standingsOf(actor: Actor, { order }: OrderRecord, command: OrderCommand): string[] {
  const name = (Object.keys(actors) as ActorName[]).find((one) => actors[one] === actor);
  if (actor === 'system' || name === undefined) return ['system'];
  const assigned = order.schedule?.technician.id === actor.accountId ? ['assigned'] : [];
  if (!('technician' in command) || command.name === 'assignTechnician') {
    const isOwner = order.owner?.id === actor.accountId;
    return [name, ...assigned, ...(isOwner ? ['participant'] : [])];
  }
  const isOwn = command.technician.id === actor.accountId;
  const isOfCompany = name === 'officeStaff' && command.technician.companyId === actor.companyId;
  return isOwn || isOfCompany ? [name] : [];
}

function fittingStatus(given: Step, { order }: OrderRecord): Step {
  const fitting = commandNames.filter((name) => specification[name].from.includes(order.status));
  return { ...given, name: fitting[given.pick % fitting.length] ?? given.name };
}

function actorFor({ actor, name, pick }: Step, { order }: OrderRecord): Actor {
  if (actor !== 'fitting') return actors[actor];
  const assigned = Object.values(actors).find(
    (one): one is AccountActor => one !== 'system' && one.accountId === order.schedule?.technician.id,
  );
  const { who } = specification[name];
  const one = who[pick % who.length] ?? 'manager';
  return one === 'assigned' ? (assigned ?? actors.technician) : actors[one as ActorName];
}

function commandFor(
  { name, pick, isSound }: Step,
  { order, offers, updates }: OrderRecord,
  now: Date,
): OrderCommand {
  const credit = isSound ? noCreditLimit : creditUsedUp;
  const technician = pick % 4 === 3 ? actors.otherTechnician : actors.technician;
  const facts = technicianOf({
    id: technician.accountId,
    companyId: technician.companyId,
    fullName: technician.fullName,
    eligible: isSound || pick % 2 === 0,
  });
  // Soon enough that the scheduled day is reached, or long past.
  const time = new Date(now.getTime() + (isSound ? 1 + (pick % 3) * 12 : -48) * 3_600_000).toISOString();
  const when = { serviceDate: time.slice(0, 10), serviceTime: time.slice(11, 19) };
  const sameTime = order.schedule
    ? { serviceDate: order.schedule.serviceDate, serviceTime: order.schedule.serviceTime }
    : when;
  const offer = offers[pick % Math.max(1, offers.length)];
  const offerId = isSound && offer ? offer.id : '10001.999999';
  const booked = offer && isSound ? technicianOf({ ...offer.technician, eligible: pick % 5 !== 0 }) : facts;
  const commands: { [Name in CommandName]: () => OrderCommand } = {
    attachAlert: () => ({
      name: 'attachAlert',
      alert: alertOf({
        id: `alt_${order.version}`,
        faultCodes:
          isSound || pick % 2 === 0
            ? [faultOf({ id: `flt_${order.version}`, fault: `SPN ${pick % 7} FMI 1` })]
            : [],
        orderId: isSound || pick % 2 === 1 ? null : '10001',
      }),
    }),
    approvePendingOrder: () => ({
      name: 'approvePendingOrder',
      edits: {
        issue: pick % 10 === 0 ? '  ' : 'Derates',
        faultCodeIds: pick % 2 === 0 ? ['flt_1'] : undefined,
      },
      credit,
    }),
    rejectPendingOrder: () => ({
      name: 'rejectPendingOrder',
      reason: rejectionReasons[pick % rejectionReasons.length] ?? 'other',
      custom: isSound ? 'Sold' : null,
    }),
    reopenPendingOrder: () => ({ name: 'reopenPendingOrder' }),
    reopen: () => ({ name: 'reopen', credit }),
    cancel: () => ({
      name: 'cancel',
      reason: cancellationReasons[pick % cancellationReasons.length] ?? 'other',
      custom: isSound ? 'Sold' : ' ',
    }),
    submitAvailability: () => ({
      name: 'submitAvailability',
      technician: facts,
      ...when,
      expiredAt: pick % 4 === 0 ? new Date(now.getTime() + 600_000).toISOString() : null,
    }),
    removeAvailability: () => ({ name: 'removeAvailability', technician: facts }),
    requestNewAvailability: () => ({ name: 'requestNewAvailability', offerId }),
    assignTechnician: () => ({ name: 'assignTechnician', offerId, technician: booked }),
    reschedule: () => ({
      name: 'reschedule',
      ...(pick % 6 === 0 ? sameTime : when),
      message: null,
    }),
    unassign: () => ({ name: 'unassign', message: null }),
    markTechnicianPresence: () => ({
      name: 'markTechnicianPresence',
      presence: pick % 2 === 0 ? 'on-site' : 'off-site',
    }),
    doneForDay: () => ({ name: 'doneForDay', message: null, files: [] }),
    partsNeeded: () => ({ name: 'partsNeeded', message: 'A pump', files: [] }),
    complete: () => ({ name: 'complete', hours: 2.5, message: 'Replaced the sensor', files: [] }),
    invoice: () => ({ name: 'invoice', amountCents: isSound ? 125_000 : pick % 2 === 0 ? 0 : 12.5 }),
    recordPayment: () => ({ name: 'recordPayment', amountCents: isSound ? 50_000 : -1 }),
    reportIssue: () => ({
      name: 'reportIssue',
      issue: complaintReasons[pick % complaintReasons.length] ?? 'other',
      description: isSound ? 'Came at noon' : null,
    }),
    reviewJob: () => ({
      name: 'reviewJob',
      rating: isSound ? 1 + (pick % 5) : 6,
      description: pick % 2 === 0 ? 'Quick' : null,
      attributes: [],
      visible: true,
    }),
    alertTechnicians: () => ({
      name: 'alertTechnicians',
      matchingRound: order.matchingRound - (isSound ? 0 : 1),
      wave: (order.search?.wave ?? 0) + (pick % 4 === 0 ? 0 : 1),
      radiusMiles: 60,
      technicians: [
        { id: facts.id, companyId: facts.companyId, fullName: facts.fullName, miles: 9, score: 0.8 },
      ],
    }),
    endSearch: () => ({ name: 'endSearch', matchingRound: order.matchingRound - (isSound ? 0 : 1) }),
    postMessage: () => ({ name: 'postMessage', message: isSound ? 'The gate is open' : ' ', files: [] }),
    askQuestion: () => ({
      name: 'askQuestion',
      question: isSound ? 'Is there power on the site?' : ' ',
      asker: { city: 'Belleville', state: 'IL' },
    }),
    answerQuestion: () => ({
      name: 'answerQuestion',
      questionId: idOf(updates, 'service_question_asked', pick),
      answer: isSound ? 'Yes, at the gate' : ' ',
      files: [],
    }),
    deliverChatbotUpdate: () => ({
      name: 'deliverChatbotUpdate',
      updateId: idOf(updates, isSound ? 'bot_greeting' : 'message', pick),
    }),
    remind: () =>
      pick % 2 === 0
        ? { name: 'remind', reminder: 'availability-expiring', offerId }
        : { name: 'remind', reminder: 'service-start', ...(isSound ? sameTime : when) },
    updatePoNumber: () => ({ name: 'updatePoNumber', poNumber: pick % 2 === 0 ? 'PO-7' : null }),
    updateSerialNumber: () => ({
      name: 'updateSerialNumber',
      numbers: { serialNumber: isSound ? `KMT${pick % 3}` : null, unitNumber: 'EX-104' },
      known: { serialNumber: order.equipment.serialNumber, unitNumber: order.equipment.unitNumber },
    }),
    updateParticipants: () => ({
      name: 'updateParticipants',
      customerIds: [actors.participant.accountId, `acc_${pick % 3}`],
      people: isSound ? [{ id: `acc_${pick % 3}`, fullName: 'Pat Gomez', picture: null }] : [],
    }),
    updateJobsite: () => ({
      name: 'updateJobsite',
      edits: {
        accessHoursStart: '07:00',
        accessHoursEnd: isSound ? '17:00' : null,
        arrivalInstructions: `Gate ${pick % 3}`,
      },
    }),
    moveJobsite: () => ({
      name: 'moveJobsite',
      edits: isSound ? {} : { accessHoursStart: '18:00', accessHoursEnd: '08:00' },
      place: { address: { ...order.address, lat: 36 + (pick % 3) }, timeZone: 'America/Chicago' },
    }),
    transfer: () => ({
      name: 'transfer',
      from: isSound && order.owner !== null ? order.owner.id : 'acc_nobody',
      to: { id: `acc_manager_${pick % 2}`, fullName: 'Nora Named', picture: null },
    }),
    changeFaults: () => ({
      name: 'changeFaults',
      add: isSound ? [faultOf({ id: `flt_${order.version}`, fault: `E${order.version}` })] : [],
      remove: isSound ? [] : ['flt_unknown'],
    }),
    resendAlerts: () => ({ name: 'resendAlerts' }),
    moderateReview: () => ({ name: 'moderateReview', visible: !isSound }),
  };
  return commands[name]();
}

/** One of the timeline's entries of that type; one that does not exist where there is none. */
function idOf(updates: OrderRecord['updates'], type: string, pick: number): string {
  const ofType = updates.filter(({ updateTypeName }) => updateTypeName === type);
  return ofType[pick % Math.max(1, ofType.length)]?.id ?? '10001.999999';
}

function mayAnswer(actor: Actor, command: CommandName): boolean {
  const isAnswer = command === 'submitAvailability' || command === 'removeAvailability';
  return isAnswer && actor !== 'system' && actor.userType === 'technician';
}

/** An order that came into a status on the usual way, or left it there. */
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
    // Another hour than the one that was offered.
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

function withParticipant(record: OrderRecord): OrderRecord {
  const { accountId, fullName } = actors.participant;
  return {
    ...record,
    order: { ...record.order, participants: [{ id: accountId, fullName, picture: null }] },
  };
}

function slotOf({ order }: OrderRecord): Slot {
  const { schedule } = order;
  if (schedule === null) throw new Error('Not booked.');
  return { technicianId: schedule.technician.id, ...schedule };
}

function slotKey({ technicianId, serviceDate, serviceTime }: Slot): string {
  return `${technicianId} ${serviceDate} ${serviceTime}`;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
