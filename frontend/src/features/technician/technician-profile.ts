import { useQuery } from '@tanstack/react-query';
import { techTrpc } from '../../lib/tech-api.ts';

/** The signed-in technician and its company. */
export function useTechnicianProfile() {
  return useQuery(techTrpc.technicians.profile.get.queryOptions(undefined, { staleTime: 60_000 }));
}
