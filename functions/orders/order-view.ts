import type { Caller } from '#functions/platform/caller.ts';
import { type fieldReaders, isToldOfOrder } from '#functions/platform/field-readers.ts';
import type { OfferView, OrderView } from '#schema/orders/order.ts';
import { statedInstant } from '#schema/places/jobsite-clock.ts';
import type { FeeQuote, QuotedTechnician, TechnicianCard } from '#schema/technicians/technician.ts';
import { filesOf, timelineFor } from './chat/timeline-view.rules.ts';
import { bySeverity } from './lifecycle/faults.rules.ts';
import { isLive, isOfThisRound } from './lifecycle/offers.rules.ts';
import { allowedCommands } from './lifecycle/order-lifecycle.ts';
import { latestMark } from './lifecycle/presence.rules.ts';
import type { Offer, Order } from './order.ts';
import type { WholeOrder } from './store/order-rows.ts';
import { audienceOf } from './visibility.rules.ts';

/**
 * The order as the caller may see it. Fields are listed one by one, so a new one stays hidden until it is added here.
 */
export function orderView(whole: WholeOrder, caller: Caller, now: Date): OrderView {
  const { order, faults } = whole;
  const audience = audienceOf(caller, order);
  const reads = (field: keyof typeof fieldReaders.order) => isToldOfOrder(audience, field);
  const offers = whole.offers.filter((offer) => isOfThisRound(offer, order) && concernsOffer(offer, caller));
  const updates = timelineFor(whole, audience, caller);
  const fees = feesFor(order, caller);
  return {
    id: order.id,
    version: order.version,
    customerId: order.owner?.id ?? null,
    companyId: order.companyId,
    status: order.status,
    source: order.source,
    priority: order.priority,
    createdAt: order.createdAt,
    customer: order.owner,
    createdBy: order.createdBy?.id ?? null,
    createdByAccount: order.createdBy && { fullName: order.createdBy.fullName },
    openedAt: order.openedAt,
    matchingRound: order.matchingRound,
    detectedAt: statedInstant(order.detectedAt, order.timeZone),
    equipmentId: order.equipment.id,
    equipment: { ...order.equipment, address: order.address },
    equipmentWithLatestReadings: {
      latestHours: order.equipment.hours,
      latestSafetyRisk: order.safetyRisk,
      latestOperationStatus: order.operationalStatus,
    },
    jobsiteId: order.jobsite.id,
    jobsite: {
      id: order.jobsite.id,
      name: order.jobsite.name,
      accessHoursStart: order.jobsite.accessHoursStart,
      accessHoursEnd: order.jobsite.accessHoursEnd,
      arrivalInstructions: reads('arrivalInstructions') ? order.jobsite.arrivalInstructions : null,
      requirements: order.jobsite.requirements,
    },
    address: order.address,
    city: order.address.city,
    state: order.address.state,
    lat: order.address.lat,
    long: order.address.long,
    timeZone: order.timeZone,
    issue: order.issue,
    pendingIssue: order.pendingIssue,
    riskDescription: order.riskDescription,
    faultCodes: bySeverity(faults),
    errorCodes: order.errorCodes,
    poNumber: reads('poNumber') ? order.poNumber : null,
    contactName: reads('contact') ? order.contactName : null,
    contactPhone: reads('contact') ? order.contactPhone : null,
    hours: order.hours,
    operationalStatus: order.operationalStatus,
    safetyRisk: order.safetyRisk,
    serviceDate: order.schedule?.serviceDate ?? null,
    serviceTime: order.schedule?.serviceTime ?? null,
    technicianId: order.schedule?.technician.id ?? null,
    technician:
      order.schedule &&
      quoted(order.schedule.card, {
        phone: reads('technicianPhone') ? order.schedule.card.account.phone : null,
        hourlyRatePrice: fees?.hourlyRatePrice ?? null,
      }),
    fees,
    ordersTechnicians: reads('offers') ? offers.map((offer) => offerView(offer, order)) : [],
    search: order.search && { radiusMiles: order.search.radiusMiles, endedAt: order.search.endedAt },
    presence: order.presence,
    service: latestMark(order),
    offersUntil: caller.userType === 'technician' ? [] : order.offersUntil,
    lastUpdate: order.lastUpdate,
    numberOfAlertedTechnicians: order.numberOfAlertedTechnicians,
    numberOfAvailableTechnicians: offers.filter((offer) => isLive(offer, order, now)).length,
    ordersCustomers: order.participants.map((account) => ({ customerId: account.id, customer: { account } })),
    ordersUpdates: updates,
    cancellationReason: order.cancellation?.reason ?? null,
    cancellationReasonCustom: order.cancellation?.custom ?? null,
    rejectionReason: order.rejection?.reason ?? null,
    rejectionReasonCustom: order.rejection?.custom ?? null,
    closedAt: order.closedAt,
    deletedAt: order.deletedAt,
    files: filesOf(updates),
    reviewByCustomer: reads('review') ? reviewFor(order, caller) : null,
    reviewExpiredAt: reads('review') ? (order.reviewPrompt?.expiredAt ?? null) : null,
    allowedCommands: allowedCommands(order, caller),
  };
}

/** The customer's review. Technicians don't see a private one (document 1 section 9). */
export function reviewFor({ review }: Order, caller: Pick<Caller, 'userType'>): Order['review'] {
  return caller.userType === 'technician' && !review?.visible ? null : review;
}

/** The booked offer's travel and fees; null before a booking, and for callers who may not see them. */
export function feesFor(order: Order, caller: Caller): FeeQuote | null {
  return isToldOfOrder(audienceOf(caller, order), 'fees') ? (order.schedule?.quote ?? null) : null;
}

/** An offer as customers and its technician see it. Phone numbers are shown only after the booking. */
function offerView({ card, quote, ...offer }: Offer, order: Pick<Order, 'id'>): OfferView {
  return {
    ...quote,
    id: offer.id,
    orderId: order.id,
    technicianId: offer.technician.id,
    technician: quoted(card, { phone: null, hourlyRatePrice: quote.hourlyRatePrice }),
    serviceDate: offer.serviceDate,
    serviceTime: offer.serviceTime,
    createdAt: offer.createdAt ?? offer.updatedAt,
    updatedAt: offer.updatedAt,
    expiredAt: offer.expiredAt,
    requestedAt: offer.requestedAt,
  };
}

function quoted(
  card: TechnicianCard,
  { phone, hourlyRatePrice }: { readonly phone: string | null; readonly hourlyRatePrice: number | null },
): QuotedTechnician {
  const company = { name: card.company.name, hourlyRatePrice };
  return { ...card, account: { ...card.account, phone, company } };
}

/** Technicians don't see other companies' offers. */
function concernsOffer(offer: Offer, caller: Caller): boolean {
  return caller.userType !== 'technician' || offer.technician.companyId === caller.companyId;
}
