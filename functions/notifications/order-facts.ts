import { isLive, ofThisRound } from '#functions/orders/offers.rules.ts';
import type { Offer } from '#functions/orders/order.ts';
import type { OrderStatus, UpdateType } from '#schema/order-values.ts';
import type { OrderUpdate } from '#schema/orders.ts';
import type { OrderFacts } from './notification.ts';

// Who takes part.

/** The order's owner and participants. */
export function takingPart({ order }: OrderFacts): string[] {
  return [...(order.owner ? [order.owner.id] : []), ...order.participants.map(({ id }) => id)];
}

/** The technician who is booked, or was there. */
export function booked({ order }: OrderFacts): string[] {
  return order.schedule === null ? [] : [order.schedule.technician.id];
}

/** Those whom the event itself names. */
export function concerned({ event }: OrderFacts): string[] {
  return [...(event.technicianIds ?? [])];
}

/** Technicians with availability in the matching round of the event, whatever became of it. */
export function offering({ offers, event }: OrderFacts): string[] {
  return offers
    .filter(({ matchingRound }) => matchingRound === event.matchingRound)
    .map(({ technician }) => technician.id);
}

/** Technicians who follow the order now: the booked one, or while there is none, those whose offers stand. */
export function following(facts: OrderFacts): string[] {
  return facts.order.schedule === null
    ? standingOffers(facts).map(({ technician }) => technician.id)
    : booked(facts);
}

export function standingOffers({ order, offers, now }: OrderFacts): Offer[] {
  return offers.filter((offer) => isLive(offer, order, now));
}

/** The offer of the technician whom the event names, as far as it still counts. */
export function offerOf({ order, offers, event }: OrderFacts): Offer | undefined {
  return offers.find(
    (offer) => ofThisRound(offer, order) && event.technicianIds?.includes(offer.technician.id),
  );
}

// What stands.

export function isIn(...statuses: readonly OrderStatus[]): (facts: OrderFacts) => boolean {
  return ({ order }) => statuses.includes(order.status);
}

export const isBooked = isIn('scheduled', 'rescheduled');

/** Open, in the very round that the event was in. */
export function isSearching({ order, event }: OrderFacts): boolean {
  return order.status === 'open' && order.matchingRound === event.matchingRound;
}

/** The newest entry of a type. */
export function newest({ updates }: Pick<OrderFacts, 'updates'>, type: UpdateType): OrderUpdate | undefined {
  return updates.findLast(({ updateTypeName }) => updateTypeName === type);
}

/** The entry that the event is about. */
export function entryOf({ updates, event }: OrderFacts): OrderUpdate | undefined {
  return updates.find(({ id }) => id === event.updateId);
}

/** The entry is of that type; a reminder's is said to be by it alone. */
export function isAbout(facts: OrderFacts, type: UpdateType): boolean {
  return entryOf(facts)?.updateTypeName === type;
}

/** The question that the event's entry is, or answers. */
export function questionOf(facts: OrderFacts): OrderUpdate | undefined {
  const entry = entryOf(facts);
  return entry?.parentId == null ? entry : facts.updates.find(({ id }) => id === entry.parentId);
}

export function isAnswered(facts: OrderFacts): boolean {
  const question = questionOf(facts);
  return facts.updates.some(({ parentId }) => parentId !== null && parentId === question?.id);
}

/** A text of an entry's data; empty where it has none. */
export function said(entry: OrderUpdate | undefined, field: string): string {
  const text = entry?.data[field];
  return typeof text === 'string' ? text : '';
}

/** Whether the entry came from technicians; an admin's is of neither side. */
export function sideOf(entry: OrderUpdate | undefined): 'technician' | 'customer' | 'admin' {
  if (entry?.source === 'techapp') return 'technician';
  return entry?.source === 'admin' ? 'admin' : 'customer';
}
