import { type OfferView, type OrderView, offerView, orderView } from '#schema/orders/order.ts';
import { feeQuote, quotedTechnician } from '#schema/technicians/technician.ts';

/** An order as the API returns it: pending, for one machine with two faults, with any fields overridden. */
export function anOrder(changes: Partial<OrderView> = {}): OrderView {
  return orderView.parse({
    id: '10001',
    version: 1,
    customerId: null,
    customer: null,
    companyId: 'com_1',
    status: 'pending',
    source: 'telematics',
    priority: 'high',
    createdAt: '2026-11-20T12:00:00.000Z',
    createdBy: null,
    createdByAccount: null,
    openedAt: null,
    matchingRound: 0,
    detectedAt: null,
    equipmentId: 'eq_1',
    equipment: {
      id: 'eq_1',
      brand: 'Komatsu',
      model: 'PC210LC-11',
      modelId: null,
      product: 'Excavator',
      serialNumber: 'C51234',
      unitNumber: 'EX-12',
      hours: 2077,
      address: northYard,
    },
    equipmentWithLatestReadings: { latestHours: null, latestSafetyRisk: null, latestOperationStatus: null },
    jobsiteId: 'job_1',
    jobsite: {
      id: 'job_1',
      name: 'North yard',
      accessHoursStart: '08:00:00',
      accessHoursEnd: '18:00:00',
      arrivalInstructions: null,
      requirements: [],
    },
    address: northYard,
    city: 'Minot',
    state: 'ND',
    lat: 48.233,
    long: -101.2923,
    timeZone: 'America/Chicago',
    issue: null,
    pendingIssue: 'SPN 3226 FMI 18',
    riskDescription: null,
    faultCodes: [aFault('f1'), aFault('f2', 'critical')],
    errorCodes: [],
    poNumber: null,
    contactName: null,
    contactPhone: '+17015550123',
    hours: null,
    operationalStatus: null,
    safetyRisk: null,
    serviceDate: null,
    serviceTime: null,
    technicianId: null,
    technician: null,
    fees: null,
    ordersTechnicians: [],
    search: null,
    presence: { onSiteAt: null, offSiteAt: null },
    service: null,
    offersUntil: [],
    lastUpdate: 0,
    numberOfAlertedTechnicians: 0,
    numberOfAvailableTechnicians: 0,
    ordersCustomers: [],
    ordersUpdates: [],
    cancellationReason: null,
    cancellationReasonCustom: null,
    rejectionReason: null,
    rejectionReasonCustom: null,
    closedAt: null,
    deletedAt: null,
    files: [],
    reviewByCustomer: null,
    reviewExpiredAt: null,
    allowedCommands: [],
    ...changes,
  });
}

/** An offer of a technician 40 miles from that machine, with any fields overridden. */
export function anOffer(changes: Partial<OfferView> = {}): OfferView {
  return offerView.parse({
    ...aQuote(),
    id: '10001.000011',
    orderId: '10001',
    technicianId: 'tec_1',
    technician: aTechnician(),
    serviceDate: '2026-11-24',
    serviceTime: '08:00:00',
    createdAt: '2026-11-20T14:00:00.000Z',
    updatedAt: '2026-11-20T14:00:00.000Z',
    expiredAt: null,
    requestedAt: null,
    ...changes,
  });
}

export function aTechnician(changes: Partial<OfferView['technician']> = {}): OfferView['technician'] {
  return quotedTechnician.parse({
    id: 'tec_1',
    companyId: 'com_2',
    account: {
      fullName: 'Ray Ortiz',
      picture: null,
      title: 'Field Technician',
      phone: null,
      company: { name: 'Bakken Field Service', hourlyRatePrice: 14500 },
    },
    company: { name: 'Bakken Field Service', logo: null },
    city: 'Stanley',
    state: 'ND',
    lat: 48.317,
    long: -102.39,
    metrics: { recommendRate: 98, totalReviews: 41, jobsCompleted: 80 },
    highlights: ['OSHA', 'Komatsu'],
    ...changes,
  });
}

export function aQuote() {
  return feeQuote.parse({
    estimatedMiles: 40,
    estimatedTravelHours: 1.25,
    byRoad: true,
    hourlyRatePrice: 14500,
    hourlyTravelPrice: 10000,
    mileagePrice: 125,
    callOutFeePrice: 7500,
    miscFeePrice: 500,
    chargesOvertime: false,
    mileageTotal: 10000,
    hourlyMileageTotal: 25000,
    estimatedFees: 43000,
  });
}

function aFault(id: string, severity: 'high' | 'critical' = 'high') {
  return {
    id,
    fault: `SPN ${id}`,
    name: null,
    severity,
    statedSeverity: severity,
    assessedSeverity: severity,
    issueDescription: null,
    symptomDescription: null,
    riskDescription: null,
    recommendation: null,
    count: 1,
    countLastThirtyDays: 1,
    lastTriggeredAt: null,
    verified: 'unverified',
    user: null,
    confidence: 0.8,
  };
}

const northYard = {
  address1: '27 Depot Road',
  address2: null,
  city: 'Minot',
  county: 'Ward',
  state: 'ND',
  country: 'US',
  zip: '58701',
  lat: 48.233,
  long: -101.2923,
};
