import type { Caller } from '#functions/platform/caller.ts';
import { type StoredFile, storedFiles } from '#schema/files.ts';
import type { OfferView, OrderUpdate, OrderView } from '#schema/orders.ts';
import { isLive, ofThisRound } from './offers.rules.ts';
import type { Offer, Order } from './order.ts';
import { bySeverity } from './order-faults.rules.ts';
import { allowedCommands } from './order-lifecycle.ts';
import type { WholeOrder } from './order-rows.ts';
import { seesAllOrders } from './order-visibility.rules.ts';

/** Who reads an order: of the customer's people those of the company, and those from outside who only follow it. */
type Audience = 'company' | 'external' | 'assigned-technician' | 'technician' | 'admin';

/** What is nobody's business but theirs: how to get onto the site, whom to call there, what the customer books it under. */
const readersOf = {
  arrivalInstructions: ['company', 'assigned-technician', 'admin'],
  contact: ['company', 'assigned-technician', 'admin'],
  poNumber: ['company', 'admin'],
  /** Whom to call on the day, and what the service costs. */
  technicianPhone: ['company', 'assigned-technician', 'admin'],
  fees: ['company', 'assigned-technician', 'admin'],
  review: ['company', 'external', 'assigned-technician', 'admin'],
} as const satisfies Record<string, readonly Audience[]>;

/** The order as that caller may see it: each field by name, so that a new one stays inside until it is listed here. */
export function orderView(
  { order, faults, offers, updates }: WholeOrder,
  caller: Caller,
  now: Date,
): OrderView {
  const audience = audienceOf(caller, order.schedule?.technician.id);
  const reads = (field: keyof typeof readersOf) =>
    (readersOf[field] as readonly Audience[]).includes(audience);
  return {
    id: order.id,
    version: order.version,
    customerId: order.owner?.id ?? null,
    companyId: order.companyId,
    status: order.status,
    source: order.source,
    priority: order.priority,
    createdAt: order.createdAt,
    createdBy: order.createdBy?.id ?? null,
    createdByAccount: order.createdBy && { fullName: order.createdBy.fullName },
    openedAt: order.openedAt,
    matchingRound: order.matchingRound,
    detectedAt: order.detectedAt,
    equipment: order.equipment,
    equipmentWithLatestReadings: {
      latestHours: order.equipment.hours,
      latestSafetyRisk: order.safetyRisk,
      latestOperationStatus: order.operationalStatus,
    },
    jobsite: {
      id: order.jobsite.id,
      name: order.jobsite.name,
      accessHoursStart: order.jobsite.accessHoursStart,
      accessHoursEnd: order.jobsite.accessHoursEnd,
      arrivalInstructions: reads('arrivalInstructions') ? order.jobsite.arrivalInstructions : null,
      requirements: order.jobsite.requirements,
    },
    address: order.address,
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
    technician: order.schedule && {
      ...order.schedule.card,
      account: {
        ...order.schedule.card.account,
        phone: reads('technicianPhone') ? order.schedule.card.account.phone : null,
      },
    },
    fees: reads('fees') ? (order.schedule?.quote ?? null) : null,
    ordersTechnicians: offers
      .filter((offer) => ofThisRound(offer, order) && readsOffer(offer, caller))
      .map((offer) => offerView(offer, order)),
    search: order.search && { radiusMiles: order.search.radiusMiles, endedAt: order.search.endedAt },
    presence: order.presence,
    numberOfAlertedTechnicians: order.numberOfAlertedTechnicians,
    numberOfAvailableTechnicians: offers.filter((offer) => isLive(offer, order, now)).length,
    ordersCustomers: order.participants.map((account) => ({ customerId: account.id, customer: { account } })),
    ordersUpdates: updates.map((update) => updateFor(update, caller)),
    cancellationReason: order.cancellation?.reason ?? null,
    cancellationReasonCustom: order.cancellation?.custom ?? null,
    rejectionReason: order.rejection?.reason ?? null,
    rejectionReasonCustom: order.rejection?.custom ?? null,
    closedAt: order.closedAt,
    files: filesOf(updates),
    reviewByCustomer: reads('review') ? order.review : null,
    reviewExpiredAt: order.reviewPrompt?.expiredAt ?? null,
    allowedCommands: allowedCommands(order, caller),
  };
}

/** An offer as customers and its own technician read it; nobody is called before the booking. */
export function offerView({ card, quote, ...offer }: Offer, order: Pick<Order, 'id'>): OfferView {
  return {
    ...quote,
    id: offer.id,
    orderId: order.id,
    technicianId: offer.technician.id,
    technician: { ...card, account: { ...card.account, phone: null } },
    serviceDate: offer.serviceDate,
    serviceTime: offer.serviceTime,
    updatedAt: offer.updatedAt,
    expiredAt: offer.expiredAt,
    requestedAt: offer.requestedAt,
  };
}

/** What others offer is no technician's business. */
function readsOffer(offer: Offer, caller: Caller): boolean {
  return caller.userType !== 'technician' || offer.technician.companyId === caller.companyId;
}

/** Who asks a question is not told to anybody but itself and admins (document 1 section 1). */
function updateFor(update: OrderUpdate, caller: Caller): OrderUpdate {
  const { updateTypeName, user } = update;
  if (updateTypeName !== 'service_question_asked' || user === null) return update;
  if (caller.userType === 'admin' || caller.accountId === user.id) return update;
  return { ...update, user: { id: 'anonymous', fullName: 'Anonymous Tech', picture: null } };
}

/** Whatever the timeline's entries brought, newest first. */
function filesOf(updates: readonly OrderUpdate[]): (StoredFile & { createdAt: string })[] {
  return updates
    .flatMap(({ data, createdAt }) => {
      const files = storedFiles.safeParse(data.files);
      return files.success ? files.data.map((file) => ({ ...file, createdAt })) : [];
    })
    .reverse();
}

function audienceOf(caller: Caller, assignedTechnicianId: string | undefined): Audience {
  switch (caller.userType) {
    case 'admin':
      return 'admin';
    case 'technician':
      return caller.accountId === assignedTechnicianId ? 'assigned-technician' : 'technician';
    default:
      return seesAllOrders(caller) ? 'company' : 'external';
  }
}
