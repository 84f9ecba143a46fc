import * as z from 'zod';
import { answerTo } from '#functions/orders/chat/question.ts';
import { isLive, isOfThisRound, offerEnd } from '#functions/orders/lifecycle/offers.rules.ts';
import type { Offer } from '#functions/orders/order.ts';
import type { OrderUpdate } from '#schema/orders/order.ts';
import type { OrderStatus, UpdateType } from '#schema/orders/order-values.ts';
import { localDay } from '#schema/places/jobsite-clock.ts';
import type { OrderFacts, Words } from './notification.ts';

// Who takes part.

/** The order's owner and participants. */
export function takingPart({ order }: OrderFacts): string[] {
  return [...(order.owner ? [order.owner.id] : []), ...order.participants.map(({ id }) => id)];
}

/** The technician who is or was booked. */
export function booked({ order }: OrderFacts): string[] {
  return order.schedule === null ? [] : [order.schedule.technician.id];
}

/** Technicians named by the event itself. */
export function concerned({ event }: OrderFacts): string[] {
  return [...(event.technicianIds ?? [])];
}

/** Of those, the ones who haven't answered in the meantime. */
export function stillAsked(facts: OrderFacts): string[] {
  const answered = offering(facts);
  return concerned(facts).filter((id) => !answered.includes(id));
}

/** Technicians who offered a time in the event's matching round, whatever came of it. */
export function offering({ offers, event }: OrderFacts): string[] {
  return offers
    .filter(({ matchingRound }) => matchingRound === event.matchingRound)
    .map(({ technician }) => technician.id);
}

/** Technicians whose offers stood when the order left the previous matching round. */
export function offeringBefore({ offers, event, now }: OrderFacts): string[] {
  return offers
    .filter((offer) => offer.matchingRound === event.matchingRound - 1 && now < offerEnd(offer))
    .map(({ technician }) => technician.id);
}

/** Technicians alerted in this round who have no standing offer. */
export function unanswered(facts: OrderFacts): string[] {
  const answered = new Set(standingOffers(facts).map(({ technician }) => technician.id));
  return [...facts.milesOf.keys()].filter((id) => !answered.has(id));
}

/** Technicians who follow the order now: the booked one, or before that all with standing offers. */
export function following(facts: OrderFacts): string[] {
  return facts.order.schedule === null
    ? standingOffers(facts).map(({ technician }) => technician.id)
    : booked(facts);
}

export function standingOffers({ order, offers, now }: OrderFacts): Offer[] {
  return offers.filter((offer) => isLive(offer, order, now));
}

/** The offer of the technician the event names, if it still counts. */
export function offerOf({ order, offers, event }: OrderFacts): Offer | undefined {
  return offers.find(
    (offer) => isOfThisRound(offer, order) && event.technicianIds?.includes(offer.technician.id),
  );
}

/** The five best of a sorted list, who get a text (document 3 section 10). */
export function isAmongBest(
  list: (facts: OrderFacts) => readonly string[],
): (facts: OrderFacts, reader: { readonly id: string }) => boolean {
  return (facts, { id }) => list(facts).slice(0, 5).includes(id);
}

/** Who approved the order, or created it if no approval was needed. */
export function approver({ updates }: Pick<OrderFacts, 'updates'>): string[] {
  const entry = newest({ updates }, 'service_order_approved') ?? newest({ updates }, 'service_order_created');
  return entry?.user == null ? [] : [entry.user.id];
}

/** Whoever created or approved the order in the last twelve hours and so is waiting for news. */
export function tookOn({ updates, now }: OrderFacts, accountId: string): boolean {
  return updates.some(
    ({ updateTypeName, user, createdAt }) =>
      ['service_order_created', 'service_order_approved'].includes(updateTypeName) &&
      user?.id === accountId &&
      now.getTime() - Date.parse(createdAt) < 12 * 60 * 60 * 1000,
  );
}

// What is the case now.

/** Today, at the jobsite, is the day of the service. */
export function isThatDay({ order, now }: OrderFacts): boolean {
  return order.schedule?.serviceDate === localDay(now, order.timeZone);
}

export function isOnAnotherDay(facts: OrderFacts): boolean {
  return !isThatDay(facts);
}

export function isIn(...statuses: readonly OrderStatus[]): (facts: OrderFacts) => boolean {
  return ({ order }) => statuses.includes(order.status);
}

export const isBooked = isIn('scheduled', 'rescheduled');

/** Open, and still in the event's own round. */
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

/** The entry of that type written by the event's own command; a command writes at one moment. */
export function writtenBy(
  { updates, event }: Pick<OrderFacts, 'updates' | 'event'>,
  type: UpdateType,
): OrderUpdate | undefined {
  return updates.find(({ updateTypeName, createdAt }) => updateTypeName === type && createdAt === event.at);
}

/** An entry of these types came after the one that the event is about. */
export function isFollowedBy({ updates, event }: OrderFacts, ...types: readonly UpdateType[]): boolean {
  const entry = updates.findIndex(({ id }) => id === event.updateId);
  return updates.slice(entry + 1).some(({ updateTypeName }) => types.includes(updateTypeName));
}

/** The entry is of that type. A reminder is only known by its entry. */
export function isAbout(facts: OrderFacts, type: UpdateType): boolean {
  return entryOf(facts)?.updateTypeName === type;
}

/** The question that the event's entry asks or answers. */
export function questionOf(facts: OrderFacts): OrderUpdate | undefined {
  const entry = entryOf(facts);
  return entry?.parentId == null ? entry : facts.updates.find(({ id }) => id === entry.parentId);
}

export function isAnswered(facts: OrderFacts): boolean {
  const question = questionOf(facts);
  return question !== undefined && answerTo(facts.updates, question.id) !== undefined;
}

/** Fault codes the event's command added and removed: `SPN 3226 FMI 18, E0363(2)`; empty if none. */
export function changedCodes(facts: OrderFacts): { readonly added: string; readonly removed: string } {
  const codesOf = (type: UpdateType) => {
    const said = faultsOfEntry.safeParse(writtenBy(facts, type)?.data);
    return said.success ? said.data.faultCodes.map(({ fault }) => fault).join(', ') : '';
  };
  return { added: codesOf('fault_code_added'), removed: codesOf('fault_code_removed') };
}

const faultsOfEntry = z.object({ faultCodes: z.array(z.object({ fault: z.string() })) });

/** A text in an entry's data; empty if it has none. */
export function said(entry: OrderUpdate | undefined, field: string): string {
  const text = entry?.data[field];
  return typeof text === 'string' ? text : '';
}

/** `New message from Tara Reyes`, or `3 new messages, the last from Tara Reyes`. */
export function messagesOf(facts: OrderFacts, unread: readonly OrderUpdate[] = []): string {
  const from = writerOf(unread.at(-1) ?? entryOf(facts));
  return unread.length > 1
    ? `${unread.length} new messages, the last from ${from}`
    : `New message from ${from}`;
}

/** What was written, one message or several, each with its author. `about`: what a single one is about. */
export function writtenIn(
  facts: OrderFacts,
  unread: readonly OrderUpdate[] = [],
  about = '',
): Pick<Words, 'lines' | 'quote' | 'parts'> {
  if (unread.length < 2) return writtenBySomebody(unread[0] ?? entryOf(facts), about);
  return { lines: [], parts: unread.map((entry) => writtenBySomebody(entry)) };
}

function writtenBySomebody(entry: OrderUpdate | undefined, about = ''): Pick<Words, 'lines' | 'quote'> {
  const words = said(entry, 'message');
  return {
    lines: [words === '' ? `${writerOf(entry)} sent files${about}.` : `${writerOf(entry)} wrote${about}:`],
    quote: words,
  };
}

function writerOf(entry: OrderUpdate | undefined): string {
  return entry?.user?.fullName ?? 'Ironcall';
}

/** Whether the entry came from technicians. An admin's counts for neither side. */
export function sideOf(entry: OrderUpdate | undefined): 'technician' | 'customer' | 'admin' {
  if (entry?.source === 'techapp') return 'technician';
  return entry?.source === 'admin' ? 'admin' : 'customer';
}
