import type { OrderEventName } from '#events/orders.ts';
import { isRefused, type Refused, refuse } from '#functions/platform/refusal.ts';
import type { OrderStatus } from '#schema/orders/order-values.ts';
import { answerQuestion, askQuestion, deliverChatbotUpdate, postMessage } from '../chat/chat.rules.ts';
import { headOf, type Order } from '../order.ts';
import { remind } from '../reminders/reminder.rules.ts';
import { seesOrder, type Viewer } from '../visibility.rules.ts';
import { approvePendingOrder, rejectPendingOrder, reopenPendingOrder } from './approval.rules.ts';
import { cancel, reopen } from './cancellation.rules.ts';
import { blankOrder, changeOf } from './change.rules.ts';
import { complete, invoice, recordPayment } from './completion.rules.ts';
import { correctAlert } from './correction.rules.ts';
import { attachAlert, create, createFromEquipmentAlert } from './creation.rules.ts';
import { changeFaults } from './faults-change.rules.ts';
import { moderateReview, reportIssue, reviewJob } from './feedback.rules.ts';
import { moveJobsite, updateJobsite } from './jobsite.rules.ts';
import { updatePoNumber, updateSerialNumber } from './numbers.rules.ts';
import { removeAvailability, requestNewAvailability, submitAvailability } from './offers.rules.ts';
import type {
  Actor,
  CommandName,
  CreationCommand,
  Decision,
  OrderCommand,
  OrderRecord,
  Outline,
  Rule,
  Situation,
} from './order-commands.ts';
import { transfer, updateParticipants } from './people.rules.ts';
import { doneForDay, markTechnicianPresence, partsNeeded } from './presence.rules.ts';
import { assignTechnician, reschedule, unassign } from './schedule.rules.ts';
import { alertTechnicians, endSearch, resendAlerts } from './search.rules.ts';
import { forbidden, hasStanding, mayCreate, type Standing } from './standing.rules.ts';

/** Who may give a command, from which statuses, to which, and its event. */
export interface TableRow {
  readonly who: readonly Standing[];
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus | 'same';
  readonly event: OrderEventName;
}

const booked = ['scheduled', 'rescheduled'] as const;
const served = [...booked, 'complete', 'invoiced'] as const;
/** Not yet served: these can be transferred to another owner, and technicians may still need the way in. */
export const unfinished = ['pending', 'open', ...booked] as const;
/** Statuses in which an order can change: all but cancelled and rejected. */
const living = ['pending', 'open', ...served] as const;

/**
 * The lifecycle's table (document 3 section 4): who, from, to, event. If a command has two rows, the actor's standing
 * decides which apply. The rule of the same name has the command's checks, and what it writes beside the status.
 */
export const lifecycle: Readonly<Record<CommandName, readonly TableRow[]>> = {
  attachAlert: [row(['manager', 'system'], ['pending', 'open'], 'same', 'order.alert-attached')],
  correctAlert: [row(['manager'], ['pending'], 'same', 'order.alert-corrected')],
  approvePendingOrder: [row(['manager'], ['pending'], 'open', 'order.approved')],
  rejectPendingOrder: [row(['manager'], ['pending'], 'rejected', 'order.rejected')],
  reopenPendingOrder: [row(['manager'], ['rejected'], 'pending', 'order.pending-reopened')],
  reopen: [row(['manager'], ['cancelled'], 'open', 'order.reopened')],
  cancel: [
    row(['manager'], ['open'], 'cancelled', 'order.cancelled'),
    row(['admin'], ['open', ...booked], 'cancelled', 'order.cancelled'),
  ],
  submitAvailability: [row(['answering'], ['open'], 'same', 'order.availability-submitted')],
  removeAvailability: [row(['answering'], ['open'], 'same', 'order.availability-removed')],
  requestNewAvailability: [row(['manager'], ['open'], 'same', 'order.availability-requested')],
  assignTechnician: [row(['manager'], ['open'], 'scheduled', 'order.technician-assigned')],
  reschedule: [row(['assigned', 'admin'], booked, 'rescheduled', 'order.rescheduled')],
  unassign: [row(['assigned', 'admin'], booked, 'open', 'order.technician-unassigned')],
  markTechnicianPresence: [
    row(['manager', 'participant', 'assigned'], booked, 'same', 'order.technician-marked-on-site'),
  ],
  doneForDay: [row(['assigned'], booked, 'same', 'order.done-for-day')],
  partsNeeded: [row(['assigned'], booked, 'same', 'order.parts-needed')],
  complete: [row(['assigned', 'admin'], booked, 'complete', 'order.completed')],
  invoice: [row(['admin'], ['complete'], 'invoiced', 'order.invoiced')],
  recordPayment: [row(['admin'], ['invoiced'], 'same', 'order.payment-recorded')],
  reportIssue: [row(['manager', 'participant'], served, 'same', 'order.issue-reported')],
  reviewJob: [row(['manager', 'participant'], ['complete', 'invoiced'], 'same', 'order.reviewed')],
  alertTechnicians: [row(['system'], ['open'], 'same', 'order.technicians-alerted')],
  endSearch: [row(['system'], ['open'], 'same', 'order.search-ended')],
  postMessage: [
    row(
      ['requester', 'manager', 'participant', 'technician', 'admin'],
      living,
      'same',
      'order.message-posted',
    ),
  ],
  askQuestion: [row(['technician'], ['open', ...booked], 'same', 'order.question-asked')],
  answerQuestion: [row(['requester', 'manager', 'participant'], living, 'same', 'order.question-answered')],
  deliverChatbotUpdate: [
    row(['requester', 'manager', 'participant'], living, 'same', 'order.bot-update-delivered'),
  ],
  remind: [row(['system'], ['open', ...booked], 'same', 'order.reminded')],
  updatePoNumber: [row(['requester', 'manager', 'participant'], living, 'same', 'order.po-number-changed')],
  updateSerialNumber: [
    row(['requester', 'manager', 'participant'], living, 'same', 'order.serial-number-changed'),
  ],
  updateParticipants: [row(['requester', 'manager'], living, 'same', 'order.participants-changed')],
  updateJobsite: [row(['requester', 'manager'], unfinished, 'same', 'order.jobsite-changed')],
  // An open order that moves enters Open again: its search starts over around the new place.
  moveJobsite: [
    row(['requester', 'manager'], ['pending'], 'same', 'order.jobsite-changed'),
    row(['requester', 'manager'], ['open'], 'open', 'order.jobsite-moved'),
  ],
  transfer: [row(['team-manager'], unfinished, 'same', 'order.transferred')],
  changeFaults: [row(['requester', 'manager'], ['pending', 'open'], 'same', 'order.faults-changed')],
  resendAlerts: [row(['admin'], ['open'], 'same', 'order.alerts-resent')],
  moderateReview: [row(['admin'], ['complete', 'invoiced'], 'same', 'order.review-moderated')],
};

/** The rows for creating an order. It is pending unless the rule opens it. */
export const creations = {
  create: { who: ['requester'], event: 'order.created' },
  createFromEquipmentAlert: { who: ['manager', 'system'], event: 'order.pending-created' },
} as const satisfies Record<CreationCommand['name'], Pick<TableRow, 'who' | 'event'>>;

/** Decides whether an order is created, and how. */
export function createOrder(command: CreationCommand, situation: Situation): Decision {
  const { who, event } = creations[command.name];
  if (!who.some((standing) => mayCreate(situation.actor, standing, command.companyId))) {
    return forbidden(situation.actor, who);
  }
  const outline =
    command.name === 'create' ? create(command, situation) : createFromEquipmentAlert(command, situation);
  if (isRefused(outline)) return outline;
  const record = { order: blankOrder(command, situation), faults: [], offers: [], updates: [] };
  const move = { enters: outline.order?.status ?? 'pending', event: outline.event ?? event } as const;
  return { change: changeOf(record, outline, move, situation) };
}

/**
 * Decides a command: the change that it makes, or the refusal. NOT_FOUND for those who may not see the order,
 * INVALID_TRANSITION with the status if the table has no row for it, FORBIDDEN with the missing permission.
 */
export function decide(record: OrderRecord, command: OrderCommand, situation: Situation): Decision {
  const { order } = record;
  const applying = rowFor(order, command.name, situation.actor, command);
  if (isRefused(applying)) return applying;
  const outline = applyRule(record, command, situation);
  if (isRefused(outline)) return outline;
  const move = {
    enters: applying.to === 'same' ? undefined : applying.to,
    event: outline.event ?? applying.event,
  };
  return { change: changeOf(record, outline, move, situation) };
}

/** Why the table does not allow somebody a command, leaving out the rule's own checks; undefined if it does. */
export function whyBarred(order: Order, name: CommandName, actor: Actor): Refused | undefined {
  const applying = rowFor(order, name, actor);
  return isRefused(applying) ? applying : undefined;
}

/**
 * The commands that the table allows somebody. The rules' own checks (credit, scheduled day, review window) are left
 * out: a page shows such a command disabled, with the reason.
 */
export function allowedCommands(order: Order, viewer: Viewer): CommandName[] {
  if (!seesOrder(viewer, headOf(order))) return [];
  return commandNames.filter((name) =>
    lifecycle[name].some(
      ({ who, from }) =>
        from.includes(order.status) && who.some((standing) => hasStanding(viewer, standing, order)),
    ),
  );
}

export const commandNames = Object.keys(lifecycle) as CommandName[];

const rules: { readonly [Name in CommandName]: Rule<Name> } = {
  attachAlert,
  correctAlert,
  approvePendingOrder,
  rejectPendingOrder,
  reopenPendingOrder,
  reopen,
  cancel,
  submitAvailability,
  removeAvailability,
  requestNewAvailability,
  assignTechnician,
  reschedule,
  unassign,
  markTechnicianPresence,
  doneForDay,
  partsNeeded,
  complete,
  invoice,
  recordPayment,
  reportIssue,
  reviewJob,
  alertTechnicians,
  endSearch,
  postMessage,
  askQuestion,
  answerQuestion,
  deliverChatbotUpdate,
  remind,
  updatePoNumber,
  updateSerialNumber,
  updateParticipants,
  updateJobsite,
  moveJobsite,
  transfer,
  changeFaults,
  resendAlerts,
  moderateReview,
};

/** The row of the table that applies to the actor. */
function rowFor(order: Order, name: CommandName, actor: Actor, command?: OrderCommand): TableRow | Refused {
  if (!seesOrder(actor, headOf(order))) {
    return refuse('NOT_FOUND', 'Order does not exist or has been cancelled.');
  }
  const rows = lifecycle[name];
  const own = rows.filter(({ who }) => who.some((standing) => hasStanding(actor, standing, order, command)));
  const applying = (own.length > 0 ? own : rows).find(({ from }) => from.includes(order.status));
  if (applying === undefined) {
    return refuse('INVALID_TRANSITION', `The order is ${order.status} now, so this cannot be done.`, {
      status: order.status,
    });
  }
  return own.length === 0 ? forbidden(actor, applying.who) : applying;
}

function applyRule(record: OrderRecord, command: OrderCommand, situation: Situation): Outline | Refused {
  // The map has the right rule for each name, but the compiler cannot follow that.
  const rule = rules[command.name] as Rule<CommandName>;
  return rule(record, command, situation);
}

function row(
  who: TableRow['who'],
  from: TableRow['from'],
  to: TableRow['to'],
  event: TableRow['event'],
): TableRow {
  return { who, from, to, event };
}
