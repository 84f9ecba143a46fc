import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderCard } from '#schema/orders/order.ts';
import type { Bounds } from '../../components/map/map-place.ts';
import { api, trpc } from '../../lib/api.ts';
import { holds, isMuchLarger, roundAbout } from './stretch.ts';

/** The company's jobsites within and around the bounds, so that small moves need no request. */
export function useJobsitesIn(seen: Bounds | undefined) {
  const [asked, setAsked] = useState<Bounds>();
  const jobsites = useQuery(
    trpc.customers.jobsites.getJobsitesInBounds.queryOptions(
      { bounds: cornersOf(asked ?? nowhere) },
      { enabled: asked !== undefined, placeholderData: (shown) => shown },
    ),
  );
  const wasCut = (jobsites.data?.length ?? 0) >= mostJobsites;
  if (seen && !(asked && holds(asked, seen) && !(wasCut && isMuchLarger(asked, seen)))) {
    setAsked(roundAbout(seen));
  }
  return jobsites;
}

/** Incomplete orders, newest first: at most 200, which a map can still tell apart. */
export function useOrdersUnderWay() {
  return useQuery({
    queryKey: ['orders-on-the-map'],
    queryFn: async ({ signal }): Promise<OrderCard[]> => {
      const found: OrderCard[] = [];
      let cursor: string | null = null;
      do {
        const page: { data: OrderCard[]; nextCursor: string | null } = await api.customers.orders.all.query(
          { status: 'notComplete', limit: pageSize, cursor },
          { signal },
        );
        found.push(...page.data);
        cursor = page.nextCursor;
      } while (cursor !== null && found.length < mostOrders);
      return found;
    },
  });
}

/** The API's limit; zooming in finds what was left out. */
const mostJobsites = 1000;
const pageSize = 50;
const mostOrders = 200;

const nowhere: Bounds = { south: 0, west: 0, north: 0, east: 0 };

function cornersOf({ south, west, north, east }: Bounds) {
  return { northeast: { lat: north, long: east }, southwest: { lat: south, long: west } };
}
