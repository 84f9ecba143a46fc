import type { Caller } from '#functions/platform/caller.ts';
import type { OrderView } from '#schema/orders.ts';
import { isLive } from './offers.rules.ts';
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
    numberOfAlertedTechnicians: order.numberOfAlertedTechnicians,
    numberOfAvailableTechnicians: offers.filter((offer) => isLive(offer, order, now)).length,
    ordersCustomers: order.participants.map((account) => ({ customerId: account.id, customer: { account } })),
    ordersUpdates: [...updates],
    cancellationReason: order.cancellation?.reason ?? null,
    cancellationReasonCustom: order.cancellation?.custom ?? null,
    rejectionReason: order.rejection?.reason ?? null,
    rejectionReasonCustom: order.rejection?.custom ?? null,
    closedAt: order.closedAt,
    allowedCommands: allowedCommands(order, caller),
  };
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
