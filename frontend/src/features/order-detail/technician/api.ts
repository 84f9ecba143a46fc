import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/api.ts';
import { retryTransient } from '../../../lib/query-client.ts';
import type { TechnicianAddress } from './technician-address.ts';

/** Whom the customer may book, or has booked, with the company: View Company is shown from the same answer. */
export function useTechnician({ orderId, technicianId }: TechnicianAddress) {
  return useQuery(
    trpc.customers.technicians.byId.queryOptions(
      { id: technicianId, orderId },
      { staleTime: 60_000, retry: retryTransient },
    ),
  );
}

export function useOverallRating({ technicianId }: Pick<TechnicianAddress, 'technicianId'>) {
  return useQuery(
    trpc.customers.technicians.getOverallRating.queryOptions(
      { id: technicianId },
      { staleTime: 60_000, retry: retryTransient },
    ),
  );
}

/** The newest public ones, so many at most. */
export function useReviews({ technicianId }: Pick<TechnicianAddress, 'technicianId'>, limit: number) {
  return useQuery(
    trpc.customers.technicians.getReviews.queryOptions(
      { technicianId, limit },
      { staleTime: 60_000, retry: retryTransient },
    ),
  );
}
