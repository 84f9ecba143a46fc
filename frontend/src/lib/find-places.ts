import { trpc } from './api.ts';
import { queryClient } from './query-client.ts';

/** Jobsites of the company, and addresses, that a text finds. What was asked within the last minute is not asked again. */
export function findPlaces(search: string) {
  return queryClient.fetchQuery(
    trpc.customers.jobsites.searchAddressesAndJobsites.queryOptions({ search }, { staleTime: 60_000 }),
  );
}

/** The jobsite that is to bear the name, as it is, and where. */
export interface NamedJobsite {
  readonly jobsite: { readonly id: string | null; readonly name: string | null };
  readonly address: { readonly lat: number; readonly long: number };
}

/**
 * Whether another location of the company bears the name. Rejects when it cannot be asked; the command that saves the name asks
 * again.
 */
export function jobsiteNameExists(name: string, { jobsite, address }: NamedJobsite): Promise<boolean> {
  return queryClient.fetchQuery(
    trpc.customers.jobsites.jobsiteNameExists.queryOptions({
      name,
      // Another name is another jobsite.
      jobsiteId: name === jobsite.name ? jobsite.id : null,
      address,
    }),
  );
}
