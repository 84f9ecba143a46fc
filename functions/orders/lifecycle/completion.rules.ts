import { refuse } from '#functions/platform/refusal.ts';
import { type Rule, updateId } from './order-commands.ts';

/** Ends the job and opens the review window of two weeks. */
export const complete: Rule<'complete'> = ({ order }, { hours, message, files }, { now }) => {
  const expiredAt = new Date(now.getTime() + reviewWindow).toISOString();
  return {
    order: { reviewPrompt: { updateId: updateId(order.id, order.lastUpdate + 2), expiredAt } },
    updates: [
      { type: 'job_completed', data: { hours, message, files } },
      { type: 'review_prompt', expiredAt },
    ],
  };
};

/** Adds the amount to the company's balance. */
export const invoice: Rule<'invoice'> = (_, { amountCents }) =>
  isAmount(amountCents)
    ? {
        order: { invoice: { amountCents, paidCents: 0 } },
        effects: [{ kind: 'change-balance', byCents: amountCents }],
      }
    : notAnAmount();

export const recordPayment: Rule<'recordPayment'> = ({ order }, { amountCents }) => {
  if (!isAmount(amountCents)) return notAnAmount();
  if (order.invoice === null) return refuse('CONFLICT', 'The order has no invoice to pay.');
  const paidCents = order.invoice.paidCents + amountCents;
  return {
    order: { invoice: { ...order.invoice, paidCents } },
    effects: [{ kind: 'change-balance', byCents: -amountCents }],
  };
};

const reviewWindow = 14 * 24 * 60 * 60 * 1000;

function isAmount(cents: number): boolean {
  return Number.isSafeInteger(cents) && cents > 0;
}

function notAnAmount() {
  return refuse('BAD_INPUT', 'The amount must be more than zero.', {
    fields: { amountCents: 'More than zero, in whole cents' },
  });
}
