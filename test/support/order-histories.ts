import * as fc from 'fast-check';
import type {
  AccountActor,
  Actor,
  CommandName,
  OrderCommand,
  OrderRecord,
  Slot,
} from '#functions/orders/lifecycle/order-commands.ts';
import { commandNames } from '#functions/orders/lifecycle/order-lifecycle.ts';
import {
  cancellationReasons,
  complaintReasons,
  type OrderStatus,
  rejectionReasons,
} from '#schema/orders/order-values.ts';
import { actorOf, alertOf, creditUsedUp, faultOf, noCreditLimit, technicianOf } from './orders.ts';

const goingOn: OrderStatus[] = ['pending', 'open', 'scheduled', 'rescheduled', 'complete', 'invoiced'];
const booked: OrderStatus[] = ['scheduled', 'rescheduled'];
const customerSide = ['manager', 'member', 'participant', 'admin'];
const technicians = ['technician', 'otherTechnician', 'officeStaff'];

/** The table of document 3 section 4 once more, independent of the product. */
export const specification: Record<
  CommandName,
  { from: OrderStatus[]; to: OrderStatus | 'same'; who: string[] }
> = {
  attachAlert: { from: ['pending', 'open'], to: 'same', who: ['manager', 'admin', 'system'] },
  approvePendingOrder: { from: ['pending'], to: 'open', who: ['manager', 'admin'] },
  rejectPendingOrder: { from: ['pending'], to: 'rejected', who: ['manager', 'admin'] },
  reopenPendingOrder: { from: ['rejected'], to: 'pending', who: ['manager', 'admin'] },
  reopen: { from: ['cancelled'], to: 'open', who: ['manager', 'admin'] },
  cancel: { from: ['open', 'scheduled', 'rescheduled'], to: 'cancelled', who: ['manager', 'admin'] },
  submitAvailability: { from: ['open'], to: 'same', who: technicians },
  removeAvailability: { from: ['open'], to: 'same', who: technicians },
  requestNewAvailability: { from: ['open'], to: 'same', who: ['manager', 'admin'] },
  assignTechnician: { from: ['open'], to: 'scheduled', who: ['manager', 'admin'] },
  reschedule: { from: booked, to: 'rescheduled', who: ['assigned', 'admin'] },
  unassign: { from: booked, to: 'open', who: ['assigned', 'admin'] },
  markTechnicianPresence: {
    from: booked,
    to: 'same',
    who: ['manager', 'admin', 'participant', 'assigned'],
  },
  doneForDay: { from: booked, to: 'same', who: ['assigned'] },
  partsNeeded: { from: booked, to: 'same', who: ['assigned'] },
  complete: { from: booked, to: 'complete', who: ['assigned', 'admin'] },
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
    from: goingOn,
    to: 'same',
    who: ['manager', 'member', 'participant', 'technician', 'otherTechnician', 'officeStaff', 'admin'],
  },
  askQuestion: {
    from: ['open', 'scheduled', 'rescheduled'],
    to: 'same',
    who: technicians,
  },
  answerQuestion: {
    from: goingOn,
    to: 'same',
    who: customerSide,
  },
  deliverChatbotUpdate: {
    from: goingOn,
    to: 'same',
    who: customerSide,
  },
  remind: { from: ['open', 'scheduled', 'rescheduled'], to: 'same', who: ['system'] },
  updatePoNumber: {
    from: goingOn,
    to: 'same',
    who: customerSide,
  },
  updateSerialNumber: {
    from: goingOn,
    to: 'same',
    who: customerSide,
  },
  updateParticipants: {
    from: goingOn,
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
  correctAlert: { from: ['pending'], to: 'same', who: ['manager', 'admin'] },
  changeFaults: { from: ['pending', 'open'], to: 'same', who: ['manager', 'member', 'admin'] },
  resendAlerts: { from: ['open'], to: 'same', who: ['admin'] },
  moderateReview: { from: ['complete', 'invoiced'], to: 'same', who: ['admin'] },
};

export const actors = {
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

export type ActorName = keyof typeof actors;

/**
 * One step of a generated history: who does what in which circumstances, and how long after the last step. Picks are
 * resolved when it runs.
 */
export interface Step {
  readonly actor: ActorName | 'fitting';
  readonly name: CommandName;
  readonly minutes: number;
  readonly pick: number;
  readonly isSound: boolean;
}

export const step: fc.Arbitrary<Step> = fc.record({
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

// A history starts somewhere along the usual way of an order. Random commands seldom fit the status, so half of the
// steps are drawn from those that do.
export const usualWay: readonly Step[] = (
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

export function sees(actor: Actor, { order }: OrderRecord): boolean {
  if (actor === 'system' || actor === actors.admin) return true;
  if (actor === actors.stranger || actor === actors.outsider) return false;
  if (actor.userType !== 'technician') return true;
  return order.status === 'open' || order.schedule?.technician.companyId === actor.companyId;
}

export function standingsOf(actor: Actor, { order }: OrderRecord, command: OrderCommand): string[] {
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

export function fittingStatus(given: Step, { order }: OrderRecord): Step {
  const fitting = commandNames.filter((name) => specification[name].from.includes(order.status));
  return { ...given, name: fitting[given.pick % fitting.length] ?? given.name };
}

export function actorFor({ actor, name, pick }: Step, { order }: OrderRecord): Actor {
  if (actor !== 'fitting') return actors[actor];
  const assigned = Object.values(actors).find(
    (one): one is AccountActor => one !== 'system' && one.accountId === order.schedule?.technician.id,
  );
  const { who } = specification[name];
  const one = who[pick % who.length] ?? 'manager';
  return one === 'assigned' ? (assigned ?? actors.technician) : actors[one as ActorName];
}

export function commandFor(
  { name, pick, isSound }: Step,
  { order, faults, offers, updates }: OrderRecord,
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
  // Soon enough to reach the scheduled day, or long past.
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
        accessHoursStart: '07:00:00',
        accessHoursEnd: isSound ? '17:00:00' : null,
        arrivalInstructions: `Gate ${pick % 3}`,
      },
    }),
    moveJobsite: () => ({
      name: 'moveJobsite',
      edits: isSound ? {} : { accessHoursStart: '18:00:00', accessHoursEnd: '08:00:00' },
      place: { address: { ...order.address, lat: 36 + (pick % 3) }, timeZone: 'America/Chicago' },
    }),
    transfer: () => ({
      name: 'transfer',
      from: isSound && order.owner !== null ? order.owner.id : 'acc_nobody',
      to: { id: `acc_manager_${pick % 2}`, fullName: 'Nora Named', picture: null },
    }),
    correctAlert: () => ({
      name: 'correctAlert',
      alertId: order.alertIds[0] ?? 'alt_none',
      detectedAt: null,
      faultsBefore: faults,
      codesElsewhere: [],
      faults: isSound ? [faultOf({ id: `flt_${order.version}`, fault: `C${order.version}` })] : [],
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

/** The id of a timeline entry of that type, or an unknown one if there is none. */
function idOf(updates: OrderRecord['updates'], type: string, pick: number): string {
  const ofType = updates.filter(({ updateTypeName }) => updateTypeName === type);
  return ofType[pick % Math.max(1, ofType.length)]?.id ?? '10001.999999';
}

export function withParticipant(record: OrderRecord): OrderRecord {
  const { accountId, fullName } = actors.participant;
  return {
    ...record,
    order: { ...record.order, participants: [{ id: accountId, fullName, picture: null }] },
  };
}

export function slotOf({ order }: OrderRecord): Slot {
  const { schedule } = order;
  if (schedule === null) throw new Error('Not booked.');
  return { technicianId: schedule.technician.id, ...schedule };
}

export function slotKey({ technicianId, serviceDate, serviceTime }: Slot): string {
  return `${technicianId} ${serviceDate} ${serviceTime}`;
}
