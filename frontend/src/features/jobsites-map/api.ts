import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderCard } from '#schema/orders.ts';
import type { Bounds } from '../../components/map/map-place.ts';
import { api, trpc } from '../../lib/api.ts';
import { holds, roundAbout } from './stretch.ts';

/** The company's jobsites in a stretch of the map and round about, so that a small movement asks nobody. */
export function useJobsitesIn(seen: Bounds | undefined) {
  const [asked, setAsked] = useState<Bounds>();
  if (seen && (asked === undefined || !holds(asked, seen))) setAsked(roundAbout(seen));
  return useQuery(
    trpc.customers.jobsites.getJobsitesInBounds.queryOptions(
      { bounds: cornersOf(asked ?? nowhere) },
      { enabled: asked !== undefined, placeholderData: (shown) => shown },
    ),
  );
}

/** Orders that are not complete, newest first: 200 at most, which a map can still tell apart. */
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

const pageSize = 50;
const mostOrders = 200;

const nowhere: Bounds = { south: 0, west: 0, north: 0, east: 0 };

function cornersOf({ south, west, north, east }: Bounds) {
  return { northeast: { lat: north, long: east }, southwest: { lat: south, long: west } };
}
