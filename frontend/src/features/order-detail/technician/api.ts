import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/api.ts';
import { retryTransient } from '../../../lib/query-client.ts';

/** A technician the customer can book or has booked, with the company for View Company. */
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

/** The newest public reviews, up to `limit`. */
export function useReviews({ technicianId }: Pick<TechnicianAddress, 'technicianId'>, limit: number) {
  return useQuery(
    trpc.customers.technicians.getReviews.queryOptions(
      { technicianId, limit },
      { staleTime: 60_000, retry: retryTransient },
    ),
  );
}

/** A technician on an order. Profiles can only be read through an order. */
export interface TechnicianAddress {
  readonly orderId: string;
  readonly technicianId: string;
}

/** As in the address (`?technician=10001.tec_1`). */
export function technicianAddress({ orderId, technicianId }: TechnicianAddress): string {
  return `${orderId}.${technicianId}`;
}

export function readTechnicianAddress(value: string): TechnicianAddress {
  const [orderId = '', ...rest] = value.split('.');
  return { orderId, technicianId: rest.join('.') };
}
