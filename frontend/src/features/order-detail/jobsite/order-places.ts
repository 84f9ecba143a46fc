import type { OrderView } from '#schema/orders/order.ts';
import type { MapCircle, MapPlace } from '../../../components/map/map-place.ts';
import { milesWords } from '../../../lib/figure-words.ts';
import { addressLines, coordinates } from '../../../lib/jobsite-words.ts';
import { machineWords } from '../../../lib/order-words.ts';
import { technicianName } from '../offers/offer-words.ts';
import { liveOffers } from '../offers/offers.ts';

export interface OrderPlaces {
  readonly places: readonly MapPlace[];
  /** How far the search has come; undefined if there is no search. */
  readonly circle: MapCircle | undefined;
  /** All of it, in words. */
  readonly text: string;
}

/** What the order's map shows: the machine, the technicians booked or available, and how far the search has come. */
export function orderPlaces(order: OrderView, now: Date): OrderPlaces {
  const { address, equipment, jobsite, search } = order;
  const technicians = techniciansOf(order, now);
  const circle =
    order.status === 'open' && search !== null && search.radiusMiles > 0
      ? { lat: address.lat, long: address.long, miles: search.radiusMiles }
      : undefined;
  const site = [jobsite.name, ...addressLines(address)].filter(Boolean).join(', ');
  return {
    places: [
      {
        id: order.id,
        kind: 'machine',
        lat: address.lat,
        long: address.long,
        label: equipment.unitNumber ?? machineWords(equipment),
      },
      ...technicians,
    ],
    circle,
    text: [
      `${machineWords(equipment)} stands at ${site}, ${coordinates(address)}.`,
      circle && `Technicians within ${milesWords(circle.miles)} are asked.`,
      technicians.length > 0 &&
        `Technicians: ${technicians.map(({ label, note }) => [label, note].filter(Boolean).join(', ')).join('; ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function techniciansOf(order: OrderView, now: Date): MapPlace[] {
  if (order.status === 'open') {
    return liveOffers(order, now).map((offer) => ({
      id: offer.technicianId,
      kind: 'technician',
      lat: offer.technician.lat,
      long: offer.technician.long,
      label: technicianName(offer.technician),
      note: milesWords(offer.estimatedMiles),
    }));
  }
  const { technician, fees } = order;
  if (technician === null) return [];
  return [
    {
      id: technician.id,
      kind: 'technician',
      lat: technician.lat,
      long: technician.long,
      label: technicianName(technician),
      note: fees === null ? undefined : milesWords(fees.estimatedMiles),
    },
  ];
}
