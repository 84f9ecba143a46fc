import { updatesAfter } from '#functions/orders/lifecycle/change.rules.ts';
import { offersAfter } from '#functions/orders/lifecycle/offers.rules.ts';
import type {
  AccountActor,
  AlertFacts,
  CreationCommand,
  OrderChange,
  OrderCommand,
  OrderRecord,
  Situation,
  TechnicianFacts,
} from '#functions/orders/lifecycle/order-commands.ts';
import { createOrder, decide } from '#functions/orders/lifecycle/order-lifecycle.ts';
import { isRefused, type Refusal } from '#functions/platform/refusal.ts';
import { type RoleId, roles } from '#schema/accounts/roles.ts';
import { type FaultCode, faultCode } from '#schema/alerts/faults.ts';
import { orderEquipment } from '#schema/orders/order.ts';
import { address, jobsite } from '#schema/places/places.ts';
import { feeQuote, technicianCard } from '#schema/technicians/technician.ts';

/** Monday, nine in the morning at the jobsite below. */
export const monday = new Date('2026-03-02T15:00:00.000Z');

/** A person with a role who gives commands: customers belong to `com_fleet`, technicians to `com_repairs`. */
export function actorOf(roleId: RoleId, overrides: Partial<AccountActor> = {}): AccountActor {
  const role = roles[roleId];
  return {
    accountId: `acc_${roleId}`,
    companyId: role.userType === 'technician' ? 'com_repairs' : 'com_fleet',
    userType: role.userType,
    roleId,
    permissions: role.permissions,
    fullName: `Test ${role.name}`,
    ...overrides,
  };
}

export function situationOf(
  actor: Situation['actor'] = actorOf('FleetManager'),
  now: Date = monday,
): Situation {
  return { actor, now, source: actor === 'system' ? 'heavebot' : 'ironcall' };
}

export function faultOf(overrides: Partial<FaultCode> = {}): FaultCode {
  return faultCode.parse({
    id: 'flt_1',
    fault: 'SPN 3226 FMI 18',
    name: 'Aftertreatment outlet NOx',
    severity: 'high',
    statedSeverity: 'unknown',
    assessedSeverity: 'high',
    issueDescription: 'NOx after the catalyst is above its limit',
    symptomDescription: null,
    riskDescription: 'The engine will derate',
    recommendation: null,
    count: 1,
    countLastThirtyDays: 1,
    lastTriggeredAt: '2026-03-02T14:00:00.000Z',
    verified: 'unverified',
    user: null,
    confidence: 0.9,
    ...overrides,
  });
}

export function alertOf(overrides: Partial<AlertFacts> = {}): AlertFacts {
  return {
    id: 'alt_1',
    detectedAt: '2026-03-02T14:00:00Z',
    faultCodes: [faultOf()],
    priority: 'high',
    orderId: null,
    ...overrides,
  };
}

/** An order's machine and place: an unnamed jobsite in St. Louis, on Central time. */
export function subjectOf() {
  return {
    companyId: 'com_fleet',
    equipment: orderEquipment.parse({
      id: 'equ_1',
      brand: 'John Deere',
      model: '350 P-Tier',
      modelId: null,
      product: 'Excavator',
      serialNumber: '1FF350PAXLF000123',
      unitNumber: 'EX-104',
      hours: 4210,
    }),
    jobsite: jobsite.parse({
      id: null,
      name: null,
      accessHoursStart: '08:00:00',
      accessHoursEnd: '18:00:00',
      arrivalInstructions: null,
      requirements: [],
    }),
    address: address.parse({
      address1: '100 Market St',
      address2: null,
      city: 'St. Louis',
      county: 'St. Louis City',
      state: 'MO',
      country: 'US',
      zip: '63101',
      lat: 38.627,
      long: -90.1994,
    }),
    timeZone: 'America/Chicago',
  };
}

export const noCreditLimit = {
  balance: 0,
  creditLimit: null,
  creditUsagePercent: 0,
  creditLimitExceeded: false,
};
export const creditUsedUp = {
  balance: 100_000,
  creditLimit: 100_000,
  creditUsagePercent: 100,
  creditLimitExceeded: true,
};

/** The lifecycle's result for a new order; throws if refused. */
export function creationOf(
  command: CreationCommand,
  situation: Situation = situationOf('system'),
): OrderChange {
  const decision = createOrder(command, situation);
  if (isRefused(decision)) throw new Error(`${decision.refusal.code}: ${decision.refusal.message}`);
  return decision.change;
}

/** The system's input for a pending order from an alert. */
export function orderFromAlert(
  given: Partial<Extract<CreationCommand, { readonly name: 'createFromEquipmentAlert' }>> = {},
): CreationCommand {
  return { name: 'createFromEquipmentAlert', id: '10001', alert: alertOf(), ...subjectOf(), ...given };
}

/** A technician of `com_repairs`, 12 miles away, as commands on an order describe them. */
export function technicianOf(overrides: Partial<TechnicianFacts> = {}): TechnicianFacts {
  const { id, companyId, fullName } = {
    id: 'acc_TechnicianOwner',
    companyId: 'com_repairs',
    fullName: 'Test Owner',
    ...overrides,
  };
  return {
    id,
    companyId,
    fullName,
    eligible: true,
    card: technicianCard.parse({
      id,
      companyId,
      account: { fullName, picture: null, title: 'Owner', phone: '+13145550199' },
      company: { name: 'Gateway Heavy Repair', logo: null },
      city: 'Belleville',
      state: 'IL',
      lat: 38.52,
      long: -89.984,
      metrics: { recommendRate: 97, totalReviews: 41, jobsCompleted: 58 },
      highlights: ['MSHA', 'Hydraulic Systems'],
    }),
    quote: feeQuote.parse({
      estimatedMiles: 15,
      estimatedTravelHours: 0.4,
      byRoad: true,
      hourlyRatePrice: 16_600,
      hourlyTravelPrice: 9_000,
      mileagePrice: 150,
      callOutFeePrice: 7_500,
      miscFeePrice: 0,
      chargesOvertime: false,
      mileageTotal: 4_500,
      hourlyMileageTotal: 7_200,
      estimatedFees: 19_200,
    }),
    ...overrides,
  };
}

/** The pending order that the system makes from an alert. */
export function pendingOrder(alert: Partial<AlertFacts> = {}): OrderRecord {
  const { order, faults, updates } = creationOf(orderFromAlert({ alert: alertOf(alert) }));
  return { order, faults, offers: [], updates };
}

/** An order that a manager has approved. */
export function openOrder(): OrderRecord {
  return stepOf(
    pendingOrder(),
    { name: 'approvePendingOrder', edits: { issue: 'The engine derates' }, credit: noCreditLimit },
    situationOf(),
  );
}

/** An order with a technician of `com_repairs` booked for that day and time. */
export function scheduledOrder(serviceDate = '2026-03-03', serviceTime = '08:00:00'): OrderRecord {
  const technician = technicianOf();
  const offered = offeredBy(openOrder(), {}, { serviceDate, serviceTime });
  const offerId = offered.offers[0]?.id ?? '';
  return stepOf(offered, { name: 'assignTechnician', offerId, technician }, situationOf());
}

/** The order with one more offer, by default from a technician of `com_repairs`. */
export function offeredBy(
  record: OrderRecord,
  technician: Partial<TechnicianFacts> = {},
  when: { readonly serviceDate?: string; readonly serviceTime?: string; readonly now?: Date } = {},
): OrderRecord {
  const { now, ...time } = when;
  const offer = offerOf(technician, time);
  const accountId = offer.technician.id;
  return stepOf(record, offer, situationOf(actorOf('TechnicianOwner', { accountId }), now));
}

/** That technician's command to offer a time, by default Tuesday at eight. */
export function offerOf(
  technician: Partial<TechnicianFacts> = {},
  when: { readonly serviceDate?: string; readonly serviceTime?: string } = {},
) {
  return {
    name: 'submitAvailability',
    technician: technicianOf(technician),
    serviceDate: '2026-03-03',
    serviceTime: '08:00:00',
    expiredAt: null,
    ...when,
  } as const satisfies OrderCommand;
}

/** The order after a command; throws if the lifecycle refuses it. */
export function stepOf(record: OrderRecord, command: OrderCommand, situation: Situation): OrderRecord {
  const change = changeOf(record, command, situation);
  return {
    order: change.order,
    faults: change.faults,
    offers: offersAfter(record.offers, change.effects),
    updates: updatesAfter(record.updates, change.updates),
  };
}

/** A command's change; throws if the lifecycle refuses it. */
export function changeOf(record: OrderRecord, command: OrderCommand, situation: Situation): OrderChange {
  const decision = decide(record, command, situation);
  if (isRefused(decision)) throw new Error(`${decision.refusal.code}: ${decision.refusal.message}`);
  return decision.change;
}

/** Why a command is refused; throws if it is not. */
export function refusalOf(record: OrderRecord, command: OrderCommand, situation: Situation): Refusal {
  const decision = decide(record, command, situation);
  if (isRefused(decision)) return decision.refusal;
  throw new Error(`${command.name} was not refused.`);
}
