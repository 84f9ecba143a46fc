import { type Refused, refuse } from '#functions/platform/refusal.ts';
import { higherPriority } from '#schema/alerts/severity.ts';
import { statedInstant } from '#schema/places/jobsite-clock.ts';
import { openingWords } from '../chat/chat.rules.ts';
import { orderingBlocked } from './approval.rules.ts';
import { blankOrder } from './change.rules.ts';
import { issueOf, mergeFaults, shownFaults } from './faults.rules.ts';
import { editJobsite, jobsiteClaims } from './jobsite.rules.ts';
import {
  type AlertFacts,
  type CreationCommand,
  type Effect,
  type Outline,
  personOf,
  type Rule,
  type Situation,
  type TimelineEntry,
} from './order-commands.ts';

/** An order from the wizard. A manager's opens at once, anybody else's waits for approval. */
export function create(
  command: Extract<CreationCommand, { name: 'create' }>,
  situation: Situation,
): Outline | Refused {
  if (command.credit.creditLimitExceeded) return orderingBlocked();
  if (command.issue.trim() === '') {
    return refuse('BAD_INPUT', 'Describe the issue.', { fields: { issue: 'Required' } });
  }
  const unplaced = {
    ...blankOrder(command, situation),
    jobsite: { ...command.jobsite, id: null, name: null },
  };
  const jobsite = editJobsite(unplaced, command.jobsite);
  const { actor } = situation;
  const opens = actor !== 'system' && actor.permissions.includes('order_management');
  return {
    order: {
      status: opens ? 'open' : 'pending',
      source: 'customer',
      owner: command.owner,
      participants: command.participants.filter(({ id }) => id !== command.owner.id),
      jobsite,
      issue: command.issue.trim(),
      errorCodes: command.errorCodes.filter((code) => code.trim() !== ''),
      poNumber: command.poNumber,
      contactName: command.contactName,
      contactPhone: command.contactPhone,
      operationalStatus: command.operationalStatus,
      safetyRisk: command.safetyRisk,
    },
    updates: opens
      ? [{ type: 'service_order_created' }, ...openingWords(command)]
      : [{ type: 'pending_service_order_created' }],
    event: opens ? 'order.created' : 'order.pending-created',
    effects: [...machineEffects(command), ...jobsiteClaims(unplaced, { ...unplaced, jobsite })],
  };
}

/** A pending order from an alert. The system's has no owner; a manager owns an order that they made. */
export function createFromEquipmentAlert(
  command: Extract<CreationCommand, { name: 'createFromEquipmentAlert' }>,
  { actor }: Situation,
): Outline | Refused {
  const { alert } = command;
  const refused = unfit(alert);
  if (refused !== undefined) return refused;
  const { added } = mergeFaults([], alert.faultCodes);
  return {
    order: {
      status: 'pending',
      source: 'telematics',
      priority: alert.priority,
      owner: personOf(actor),
      alertIds: [alert.id],
      detectedAt: statedInstant(alert.detectedAt, command.timeZone),
      pendingIssue: issueOf(added),
    },
    faultsToPut: added,
    updates: [detected(alert, command.timeZone), { type: 'pending_service_order_created' }],
    effects: [{ kind: 'file-alert', alertId: alert.id, attached: false }],
  };
}

/** Adds another alert for a machine whose order is still pending or open. */
export const attachAlert: Rule<'attachAlert'> = ({ order, faults }, { alert }) => {
  const refused = unfit(alert);
  if (refused !== undefined) return refused;
  const { added, seenAgain } = mergeFaults(faults, alert.faultCodes);
  return {
    order: {
      priority: higherPriority(order.priority, alert.priority),
      alertIds: [...order.alertIds, alert.id].slice(-mostAlertIds),
      pendingIssue: order.pendingIssue ?? issueOf(added),
    },
    faultsToPut: [...seenAgain, ...added],
    updates: [
      detected(alert, order.timeZone),
      ...(added.length === 0
        ? []
        : [{ type: 'fault_code_added' as const, data: { faultCodes: shown(added) } }]),
    ],
    effects: [{ kind: 'file-alert', alertId: alert.id, attached: true }],
  };
};

export function alreadyOrdered(orderId: string): Refused {
  return refuse('ALERT_ALREADY_ORDERED', `This alert belongs to order ${orderId} already. Open that one.`, {
    conflictsWith: orderId,
  });
}

/** Updates the machine's own row with what the order says about it. Hour meters only run forward. */
function machineEffects({ equipment, known }: Extract<CreationCommand, { name: 'create' }>): Effect[] {
  if (known === null) return [{ kind: 'add-machine' }];
  const { serialNumber, unitNumber, hours } = equipment;
  const ran = hours !== null && (known.hours === null || hours > known.hours);
  if (serialNumber === known.serialNumber && unitNumber === known.unitNumber && !ran) return [];
  return [
    {
      kind: 'claim-machine-numbers',
      from: { serialNumber: known.serialNumber, unitNumber: known.unitNumber },
      to: { serialNumber, unitNumber },
      ...(ran && { hours: { from: known.hours, to: hours } }),
    },
  ];
}

/** A machine may report every hour for weeks. The alerts themselves say which order they went to. */
const mostAlertIds = 50;

function unfit(alert: AlertFacts): Refused | undefined {
  if (alert.orderId !== null) return alreadyOrdered(alert.orderId);
  if (alert.faultCodes.length === 0) {
    return refuse('ALERT_HAS_NO_FAULT_CODES', 'The alert names no fault code to order service for.');
  }
  return undefined;
}

function detected({ id, detectedAt, faultCodes }: AlertFacts, timeZone: string): TimelineEntry {
  return {
    type: 'health_event_detected',
    data: {
      alertId: id,
      detectedAt: statedInstant(detectedAt, timeZone),
      faultCodes: shown(faultCodes),
    },
  };
}

/** Timeline entries stay, whatever happens to the faults. */
function shown(faults: AlertFacts['faultCodes']) {
  return shownFaults(faults).slice(0, mostShown);
}

const mostShown = 20;
