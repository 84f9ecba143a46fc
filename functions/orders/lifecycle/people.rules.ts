import { refuse } from '#functions/platform/refusal.ts';
import type { Person } from '#schema/orders/order.ts';
import type { Rule, TimelineEntry } from './order-commands.ts';

/**
 * Sets who follows the order. The owner does anyway, and nobody can remove themselves (document 2 section 5: the
 * current customer participant cannot be removed from a selection). Existing participants may stay even if inactive.
 */
export const updateParticipants: Rule<'updateParticipants'> = ({ order }, command, { actor }) => {
  const { participants } = order;
  const known = new Map([...participants, ...command.people].map((person) => [person.id, person]));
  const self = actor !== 'system' && has(participants, actor.accountId) ? [actor.accountId] : [];
  const wanted = [...new Set([...command.customerIds, ...self])].filter((id) => id !== order.owner?.id);
  const chosen = wanted.map((id) => known.get(id)).filter((person) => person !== undefined);
  if (chosen.length < wanted.length) {
    return badPeople('Choose participants among the active users of the company.');
  }
  const added = chosen.filter(({ id }) => !has(participants, id));
  const removed = participants.filter(({ id }) => !has(chosen, id));
  if (added.length + removed.length > mostAtOnce) {
    return badPeople('These are too many changes for one time. Change fewer participants.');
  }
  return {
    order: { participants: chosen },
    updates: [
      ...added.map((person) => about('order_participant_added', person)),
      ...removed.map((person) => about('order_participant_removed', person)),
    ],
  };
};

/** Gives the order to another owner. Refused if `from` does not own it any more. */
export const transfer: Rule<'transfer'> = ({ order }, { from, to }) => {
  if (order.owner?.id !== from) return refuse('CONFLICT', 'The order has another owner by now.');
  return { order: { owner: to, participants: order.participants.filter(({ id }) => id !== to.id) } };
};

/** Each is a timeline entry, and a transaction takes a hundred rows. */
const mostAtOnce = 90;

function has(people: readonly Person[], accountId: string): boolean {
  return people.some(({ id }) => id === accountId);
}

function about(
  type: 'order_participant_added' | 'order_participant_removed',
  { id, fullName }: Person,
): TimelineEntry {
  return { type, data: { customerId: id, fullName } };
}

function badPeople(message: string) {
  return refuse('BAD_INPUT', message, { fields: { customerIds: message } });
}
