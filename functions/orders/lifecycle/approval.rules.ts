import { type Refused, refuse } from '#functions/platform/refusal.ts';
import { openingWords } from '../chat/chat.rules.ts';
import type { Order } from '../order.ts';
import { faultEntries } from './faults.rules.ts';
import { accessHoursFault, editJobsite, jobsiteClaims } from './jobsite.rules.ts';
import {
  type ApprovalEdits,
  type Effect,
  type OrderRecord,
  personOf,
  type Rule,
  type Situation,
} from './order-commands.ts';

/** 'Get It Fixed': opens the order with the manager's edits. */
export const approvePendingOrder: Rule<'approvePendingOrder'> = (record, { edits, credit }, situation) => {
  if (credit.creditLimitExceeded) return orderingBlocked();
  if (edits.issue.trim() === '') {
    return refuse('BAD_INPUT', 'Describe the issue.', { fields: { 'order.issue': 'Required' } });
  }
  const { order, faults } = record;
  const edited = edit(order, edits, situation);
  const fault = accessHoursFault(edited.jobsite, 'order');
  if (fault !== undefined) return fault;
  const dropped = faults.filter(
    ({ id }) => edits.faultCodeIds !== undefined && !edits.faultCodeIds.includes(id),
  );
  return {
    order: edited,
    faultsToRemove: dropped.map(({ id }) => id),
    updates: [...faultEntries([], dropped), { type: 'service_order_approved' }, ...openingWords(edited)],
    effects: claims(record, edited),
  };
};

/** 'Don't Fix It'. Only `other` has a custom reason. */
export const rejectPendingOrder: Rule<'rejectPendingOrder'> = (_, { reason, custom }) => {
  const words = reason === 'other' ? (custom?.trim() ?? '') : null;
  if (words === '') {
    return refuse('BAD_INPUT', 'Please provide a reason for rejection', {
      fields: { rejectionReasonCustom: 'Please provide a reason for rejection' },
    });
  }
  return {
    order: { rejection: { reason, custom: words } },
    updates: [{ type: 'service_order_rejected', data: { reason, reasonCustom: words } }],
  };
};

export const reopenPendingOrder: Rule<'reopenPendingOrder'> = () => ({
  order: { rejection: null },
  updates: [{ type: 'pending_service_order_reopened' }],
});

export function orderingBlocked(): Refused {
  return refuse(
    'CREDIT_LIMIT_REACHED',
    'Ordering is unavailable: the company has reached its credit limit. Pay open invoices, or call support.',
  );
}

function edit(order: Order, edits: ApprovalEdits, { actor }: Situation): Order {
  const owner = edits.owner ?? order.owner ?? personOf(actor);
  const participants = edits.participants ?? order.participants;
  return {
    ...order,
    owner,
    participants: participants.filter(({ id }) => id !== owner?.id),
    equipment: {
      ...order.equipment,
      ...edits.model,
      ...definedOnly({ serialNumber: edits.serialNumber }),
    },
    jobsite: editJobsite(order, edits.jobsite ?? {}),
    ...edits.place,
    issue: edits.issue.trim(),
    ...definedOnly({
      contactName: edits.contactName,
      contactPhone: edits.contactPhone,
      errorCodes: edits.errorCodes?.map((code) => code.trim()).filter((code) => code !== ''),
      poNumber: edits.poNumber,
    }),
  };
}

/** Claims on what must be unique in the company. */
function claims({ order }: OrderRecord, edited: Order): Effect[] {
  const numbersOf = ({ equipment: { serialNumber, unitNumber } }: Order) => ({ serialNumber, unitNumber });
  return [
    ...jobsiteClaims(order, edited),
    ...(order.equipment.serialNumber !== edited.equipment.serialNumber
      ? [{ kind: 'claim-machine-numbers' as const, from: numbersOf(order), to: numbersOf(edited) }]
      : []),
  ];
}

function definedOnly<T extends object>(edits: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
