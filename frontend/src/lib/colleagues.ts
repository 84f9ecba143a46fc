import { useQuery } from '@tanstack/react-query';
import type { Colleague } from '#schema/accounts/people.ts';
import type { Permission } from '#schema/accounts/roles.ts';
import { api, trpc } from './api.ts';
import { usePermission } from './profile.ts';

export interface Colleagues {
  readonly people: readonly Colleague[];
  /** There are no more than these. */
  readonly isWhole: boolean;
}

/** The active people of the company, as many as one answer holds; with a permission, those who hold it. */
export function useColleagues(permission?: Permission) {
  return useQuery({
    ...trpc.customers.accounts.all.queryOptions({
      ...active,
      ...(permission && { permissions: [permission] }),
    }),
    select: ({ data, count }): Colleagues => ({ people: data, isWhole: count <= data.length }),
  });
}

/** The active people of the company that a text fits, best first; with a permission, those who hold it. */
export async function searchColleagues(
  search: string,
  signal: AbortSignal,
  permission?: Permission,
): Promise<readonly Colleague[]> {
  const permissions = permission === undefined ? [] : [permission];
  const { data } = await api.customers.accounts.all.query({ ...active, permissions, search }, { signal });
  return data;
}

/** The pictures that the company's active people have now, by their ids; undefined until they are known, if they may be. */
export function usePictures(): ReadonlyMap<string, string | null> | undefined {
  const enabled = usePermission('view_and_request_orders');
  return useQuery({
    ...trpc.customers.accounts.all.queryOptions(active, { staleTime: 5 * 60_000, enabled }),
    select: picturesOf,
  }).data;
}

function picturesOf({ data }: { readonly data: readonly Colleague[] }): ReadonlyMap<string, string | null> {
  return new Map(data.map(({ id, picture }) => [id, picture]));
}

const active: { statuses: 'active'[]; limit: number } = { statuses: ['active'], limit: 100 };
