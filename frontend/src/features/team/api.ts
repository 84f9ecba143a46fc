import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Colleague } from '#schema/accounts/people.ts';
import { api, trpc } from '../../lib/api.ts';
import { changeInLists, takeColleague } from '../../lib/colleagues.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useCommand } from '../../lib/use-command.ts';
import { type TeamQuery, teamInput } from './people/team-query.ts';

/** A page of the team. The current page stays until the next one arrives. */
export function useTeam(shown: TeamQuery) {
  return useQuery(
    trpc.customers.accounts.all.queryOptions(teamInput(shown), {
      placeholderData: keepPreviousData,
      // Order counts and last activity change without anyone on this page.
      refetchInterval: 30_000,
    }),
  );
}

/** A colleague's full record, always fetched fresh, so that an edit does not bring back old values. */
export function usePerson(id: string) {
  const { data, isFetchedAfterMount, isError, error, refetch } = useQuery(
    trpc.customers.accounts.byId.queryOptions({ id }, { staleTime: 0 }),
  );
  return { data: isFetchedAfterMount ? data : undefined, isError, error, refetch };
}

/** The roles to choose from, with what each can and can't do. */
export function useRoles() {
  return useQuery(trpc.customers.roles.all.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY }));
}

export function useUpdateStatus() {
  return useCommand(api.customers.accounts.updateStatus.mutate, { onSuccess: takeColleague });
}

/** One round of a transfer, which moves as many orders as one call can. */
export function useTransferOrders() {
  return useCommand(api.customers.orders.transferOrders.mutate, {
    onSuccess: ({ moved, more }, { fromCustomerId, toCustomerId }) => {
      // Counts lag behind their orders: the lists show this estimate until they are refetched.
      const change = (id: string, count: (before: number) => number) => {
        const changed = <Person extends Colleague>(person: Person): Person => ({
          ...person,
          ordersCount: Math.max(0, count(person.ordersCount)),
        });
        changeInLists(id, changed);
        queryClient.setQueryData(
          trpc.customers.accounts.byId.queryKey({ id }),
          (person) => person && changed(person),
        );
      };
      change(fromCustomerId, (before) => (more ? before - moved : 0));
      change(toCustomerId, (before) => before + moved);
    },
  });
}

/**
 * Waits a few seconds at most until the lists show no orders for someone who has handed over all of theirs. The next
 * step, a deactivation or a role change, depends on that count, which lags. Never rejects.
 */
export async function countFollowed(id: string): Promise<void> {
  try {
    for (let asked = 0; asked < 20; asked += 1) {
      const { ordersCount } = await api.customers.accounts.byId.query({ id });
      if (ordersCount === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  } catch {
    // The next step says what is wrong.
  }
  void queryClient.invalidateQueries({ queryKey: trpc.customers.accounts.all.pathKey() });
}

/** What a person can do with an order, and by which rule. Fetched once there is an order number. */
export function useAccess(accountId: string, orderId: string | undefined) {
  return useQuery(
    trpc.customers.orders.explainAccess.queryOptions(
      { accountId, orderId: orderId ?? '' },
      { enabled: orderId !== undefined, staleTime: 0 },
    ),
  );
}

/** The company's newest incomplete orders. */
export function useNewestOrders() {
  const { data } = useQuery(
    trpc.customers.orders.all.queryOptions({ status: 'notComplete', limit: 5 }, { staleTime: 60_000 }),
  );
  return data?.data;
}

/** Changes in the company's team, newest first. */
export function useActivity() {
  return useInfiniteQuery(
    trpc.customers.accounts.activity.infiniteQueryOptions(
      {},
      { getNextPageParam: (page) => page.nextCursor, staleTime: 0 },
    ),
  );
}
