import type { OrderView } from '#schema/orders/order.ts';
import { Badge } from '../../../components/facts/status-badge.tsx';
import { isOpenNow } from '../../../lib/access-words.ts';
import { useNow } from '../../../lib/use-now.ts';

/** Whether the jobsite lets people in now, by its own clock; nothing where no hours are set. */
export function OpenNow({ order: { jobsite, timeZone } }: { readonly order: OrderView }) {
  const openNow = isOpenNow(jobsite, timeZone, useNow());
  if (openNow === undefined) return null;
  return <Badge tone={openNow ? 'done' : 'pending'}>{openNow ? 'Open now' : 'Closed now'}</Badge>;
}
