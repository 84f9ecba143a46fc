import { type OfferView, type OrderView, offerView } from '#schema/orders/order.ts';
import {
  type CrewMember,
  type JobCard,
  jobCard,
  type TechnicianJob,
} from '#schema/technicians/technician-jobs.ts';
import { anOrder } from '../orders/order-view.ts';

/** The technician who reads the jobs below. */
export const sam = 'acc_sam';

/** An open job in Minot, on Central time, that Sam can offer a time for. */
export function anOpenJob(changes: Partial<OrderView> = {}): TechnicianJob {
  return {
    order: anOrder({ status: 'open', allowedCommands: ['submitAvailability', 'askQuestion'], ...changes }),
    distanceMiles: 36,
    canServe: true,
    crew: [crewMember()],
  };
}

/** Sam, who can serve the job, as one of those the reader answers for. */
export function crewMember(changes: Partial<CrewMember> = {}): CrewMember {
  return { id: sam, fullName: 'Sam Ortiz', distanceMiles: 36, canServe: true, ...changes };
}

/** A job that Sam is booked for, at 8 in the morning of a day. */
export function aBookedJob(serviceDate: string, changes: Partial<OrderView> = {}): TechnicianJob {
  return {
    order: anOrder({
      status: 'scheduled',
      technicianId: sam,
      serviceDate,
      serviceTime: '08:00:00',
      allowedCommands: ['complete', 'markTechnicianPresence', 'reschedule', 'unassign'],
      ...changes,
    }),
    distanceMiles: 36,
    canServe: false,
    crew: [crewMember({ canServe: false })],
  };
}

/** Sam's offer of Nov 24 at 8 in the morning, made on Nov 20 at noon UTC. */
export function anOffer(changes: Partial<OfferView> = {}): OfferView {
  return offerView.parse({
    id: '10001.000005',
    orderId: '10001',
    technicianId: sam,
    technician: {
      id: sam,
      companyId: 'com_ironwood',
      account: {
        fullName: 'Sam Ortiz',
        picture: null,
        title: null,
        phone: null,
        company: { name: 'Ironwood Field Service', hourlyRatePrice: 16_600 },
      },
      company: { name: 'Ironwood Field Service', logo: null },
      city: 'Bismarck',
      state: 'ND',
      lat: 46.8,
      long: -100.78,
      metrics: { recommendRate: 97, totalReviews: 12, jobsCompleted: 30 },
      highlights: [],
    },
    serviceDate: '2026-11-24',
    serviceTime: '08:00:00',
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    expiredAt: null,
    requestedAt: null,
    estimatedMiles: 45,
    estimatedTravelHours: 1,
    byRoad: false,
    hourlyRatePrice: 16_600,
    hourlyTravelPrice: 9_000,
    mileagePrice: 150,
    callOutFeePrice: 7_500,
    miscFeePrice: 0,
    chargesOvertime: false,
    mileageTotal: 13_500,
    hourlyMileageTotal: 18_000,
    estimatedFees: 39_000,
    ...changes,
  });
}

/** A job in a list. */
export function aJobCard(changes: Partial<JobCard> = {}): JobCard {
  return jobCard.parse({
    id: '10001',
    status: 'scheduled',
    priority: 'high',
    source: 'telematics',
    createdAt: '2026-11-20T12:00:00.000Z',
    detectedAt: null,
    brand: 'Komatsu',
    model: 'PC210LC-11',
    product: 'Excavator',
    serialNumber: null,
    unitNumber: null,
    jobsiteName: null,
    city: 'Minot',
    state: 'ND',
    issue: null,
    topFaults: [],
    faultCount: 0,
    ownerId: null,
    serviceDate: '2026-11-24',
    serviceTime: '08:00:00',
    technicianName: 'Sam Ortiz',
    offersUntil: [],
    alertedTechnicians: 0,
    service: null,
    lastUpdate: 0,
    reviewExpiredAt: null,
    distanceMiles: 36,
    alertedAt: null,
    timeZone: 'America/Chicago',
    rating: null,
    offer: null,
    ...changes,
  });
}
