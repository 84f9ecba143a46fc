import { refuse } from '#functions/platform/refusal.ts';
import { orderingBlocked } from './approval.rules.ts';
import type { Rule } from './order-commands.ts';

/** Ends the order, its search and any booking. Only `other` has a custom reason. */
export const cancel: Rule<'cancel'> = (_, { reason, custom }) => {
  const words = reason === 'other' ? (custom?.trim() ?? '') : null;
  if (words === '') {
    return refuse('BAD_INPUT', 'Please provide a reason for cancellation', {
      fields: { cancellationReasonCustom: 'Please provide a reason for cancellation' },
    });
  }
  return {
    order: {
      cancellation: { reason, custom: words },
      schedule: null,
      presence: { onSiteAt: null, offSiteAt: null },
      report: null,
    },
    updates: [{ type: 'service_order_cancelled', data: { reason, reasonCustom: words } }],
  };
};

export const reopen: Rule<'reopen'> = (_, { credit }) =>
  credit.creditLimitExceeded
    ? orderingBlocked()
    : { order: { cancellation: null }, updates: [{ type: 'service_order_reopened' }] };
