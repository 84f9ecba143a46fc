import { useQuery } from '@tanstack/react-query';
import type { Permission } from '#schema/accounts/roles.ts';
import { trpc } from './api.ts';

/** The signed-in person, their company and permissions. */
export function useProfile({ isPolled = false }: { readonly isPolled?: boolean } = {}) {
  return useQuery(
    trpc.customers.profile.get.queryOptions(undefined, {
      staleTime: 60_000,
      refetchInterval: isPolled && 30_000,
    }),
  );
}

export type Profile = NonNullable<ReturnType<typeof useProfile>['data']>;

/** Whether the company has used up its credit, so that nothing can be ordered or approved. */
export function useOrderingUnavailable(): boolean {
  return useProfile().data?.creditUsage.creditLimitExceeded ?? false;
}

/** False until the profile loads, so that nothing is offered and then taken away. */
export function usePermission(permission: Permission): boolean {
  return useProfile().data?.account.role.permissions.includes(permission) ?? false;
}
