import type { FoundAddress } from '#schema/places/jobsites.ts';
import type { Address } from '#schema/places/places.ts';
import { trpc } from './api.ts';
import { queryClient } from './query-client.ts';

/** Finds the company's jobsites and addresses. Answers are cached for a minute. */
export function findPlaces(search: string) {
  return queryClient.fetchQuery(
    trpc.customers.jobsites.searchAddressesAndJobsites.queryOptions({ search }, { staleTime: 60_000 }),
  );
}

/** The address of a search result. Suggestions are looked up only when chosen; null if it has no address. */
export async function addressOf(found: FoundAddress): Promise<Address | null> {
  if ('address' in found) return found.address;
  const { placeId } = found;
  const { address } = await queryClient.fetchQuery(
    trpc.customers.jobsites.suggestedAddress.queryOptions({ placeId }, { staleTime: 60_000 }),
  );
  return address;
}

/** The jobsite to name, and its location. */
export interface NamedJobsite {
  readonly jobsite: { readonly id: string | null; readonly name: string | null };
  readonly address: { readonly lat: number; readonly long: number };
}

/**
 * Whether another location of the company has this name. Rejects if it can't be checked; the command that saves the name
 * checks again.
 */
export function jobsiteNameExists(name: string, { jobsite, address }: NamedJobsite): Promise<boolean> {
  return queryClient.fetchQuery(
    trpc.customers.jobsites.jobsiteNameExists.queryOptions({
      name,
      // With another name, it will be another jobsite.
      jobsiteId: name === jobsite.name ? jobsite.id : null,
      address,
    }),
  );
}
