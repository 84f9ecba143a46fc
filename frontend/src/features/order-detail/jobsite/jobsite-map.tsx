import type { OrderView } from '#schema/orders/order.ts';
import { OpenableMap } from '../../../components/map/openable-map.tsx';
import { addressLines } from '../../../lib/address-words.ts';
import { useOrderTime } from '../offers/use-offers.ts';
import { orderPlaces } from './order-places.ts';

/** The machine, who is booked or could come, and how far the search has come. */
export function JobsiteMap({ order }: { readonly order: OrderView }) {
  const { places, circle, text } = orderPlaces(order, useOrderTime(order));
  return (
    <OpenableMap
      middle={order.address}
      name={`Map of ${order.jobsite.name ?? addressLines(order.address).join(', ')}`}
      places={places}
      circle={circle}
      text={text}
    />
  );
}

/** The Status panel has the map once somebody is booked, or nobody will be (document 1 section 2). */
export function hasStatusMap({ status }: Pick<OrderView, 'status'>): boolean {
  return status !== 'open' && status !== 'pending';
}
