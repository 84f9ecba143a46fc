import { type OrderCard, orderCard } from '#schema/orders/order.ts';

/** A list row of an excavator in North Dakota, not decided on yet. */
export function aCard(changes: Partial<OrderCard> = {}): OrderCard {
  return orderCard.parse({
    id: '10001',
    status: 'pending',
    priority: 'low',
    source: 'telematics',
    createdAt: '2026-11-20T12:00:00.000Z',
    detectedAt: null,
    brand: 'Volvo',
    model: 'A40G',
    product: null,
    serialNumber: null,
    unitNumber: null,
    jobsiteName: null,
    city: 'Minot',
    state: 'ND',
    timeZone: 'America/Chicago',
    issue: null,
    topFaults: [],
    faultCount: 0,
    ownerId: null,
    serviceDate: null,
    serviceTime: null,
    technicianName: null,
    offersUntil: [],
    alertedTechnicians: 0,
    service: null,
    lastUpdate: 0,
    reviewExpiredAt: null,
    reviewed: false,
    ...changes,
  });
}
