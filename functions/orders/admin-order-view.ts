import type { Caller } from '#functions/platform/caller.ts';
import type { AdminOrderView } from '#schema/admin.ts';
import { isLive } from './lifecycle/offers.rules.ts';
import type { Offer, Order, OrderTechnician } from './order.ts';
import { orderView } from './order-view.ts';
import type { WholeOrder } from './store/order-rows.ts';

/**
 * The order as admins see it: what a customer's manager sees, plus the whole timeline, all offers, the private review,
 * the invoice, and technicians' real names. A technician whose company hides names is named in the timeline only while
 * booked or while their offer stands.
 */
export function adminOrderView(whole: WholeOrder, caller: Caller, now: Date): AdminOrderView {
  const { order, offers, updates } = whole;
  const names = namesOf(order, offers);
  return {
    ...orderView(whole, caller, now),
    ordersUpdates: updates.map((update) => {
      const fullName = update.user === null ? undefined : names.get(update.user.id);
      return update.user === null || fullName === undefined
        ? update
        : { ...update, user: { ...update.user, fullName } };
    }),
    flagged: order.flagged,
    alertIds: order.alertIds,
    bookedTechnician: order.schedule && named(order.schedule.technician),
    offers: [...offers]
      .sort((one, other) => (one.id > other.id ? -1 : 1))
      .map((offer) => ({
        id: offer.id,
        technician: named(offer.technician),
        matchingRound: offer.matchingRound,
        serviceDate: offer.serviceDate,
        serviceTime: offer.serviceTime,
        updatedAt: offer.updatedAt,
        expiredAt: offer.expiredAt,
        requestedAt: offer.requestedAt,
        isLive: isLive(offer, order, now),
        estimatedFees: offer.quote.estimatedFees,
      })),
    invoice: order.invoice && {
      amountCents: order.invoice.amountCents,
      paidCents: order.invoice.paidCents,
      dueCents: order.invoice.amountCents - order.invoice.paidCents,
    },
  };
}

function named({ id, companyId, fullName }: OrderTechnician) {
  return { id, companyId, fullName };
}

function namesOf({ schedule }: Order, offers: readonly Offer[]): ReadonlyMap<string, string> {
  const technicians = [
    ...offers.map(({ technician }) => technician),
    ...(schedule ? [schedule.technician] : []),
  ];
  return new Map(technicians.map(({ id, fullName }) => [id, fullName]));
}
