import { trpc } from './api.ts';
import { queryClient } from './query-client.ts';

/** Jobsites of the company, and addresses, that a text finds. What was asked within the last minute is not asked again. */
export function findPlaces(search: string) {
  return queryClient.fetchQuery(
    trpc.customers.jobsites.searchAddressesAndJobsites.queryOptions({ search }, { staleTime: 60_000 }),
  );
}
