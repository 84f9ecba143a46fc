import type { OrderCard } from '#schema/orders.ts';
import { serviceTimeWords } from '../../lib/service-time.ts';

/** The technician status of a card: who comes and when, as far as it is known, and after the job what is left to do. */
export function technicianWords(
  order: Pick<OrderCard, 'status' | 'technicianName' | 'serviceDate' | 'serviceTime' | 'reviewed'>,
): string | undefined {
  const { status, technicianName, serviceDate, serviceTime } = order;
  switch (status) {
    case 'open':
      return 'Finding Nearby Techs';
    case 'complete':
    case 'invoiced':
      return [technicianName, order.reviewed ? 'Complete' : 'Rate Service'].filter(Boolean).join(', ');
    default: {
      const when = serviceDate === null ? undefined : serviceTimeWords(serviceDate, serviceTime);
      return [technicianName, when].filter(Boolean).join(', ') || undefined;
    }
  }
}
