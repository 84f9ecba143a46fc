import type { OrderView } from '#schema/orders/order.ts';
import { technicianName } from '../offers/offer-words.ts';

/** The order whose entries about an offer name its technician, as far as the order still knows who that is. */
export function withTechnicianNames(order: OrderView): OrderView {
  const { ordersTechnicians, technician, ordersUpdates } = order;
  const known = [...ordersTechnicians.map((offer) => offer.technician), ...(technician ? [technician] : [])];
  const names = new Map(known.map((each) => [each.id, technicianName(each)]));
  return {
    ...order,
    ordersUpdates: ordersUpdates.map((update) => {
      const name = names.get(String(update.data.technicianId));
      // 'Technician' says less than the sentence does without it.
      return name === undefined || name === 'Technician'
        ? update
        : { ...update, data: { ...update.data, technicianName: name } };
    }),
  };
}
