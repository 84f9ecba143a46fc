import { trpc } from './api.ts';
import { queryClient } from './query-client.ts';

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
