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

/** Whether the company has reached its credit limit, so that nothing can be ordered or approved. */
export function useOrderingUnavailable(): boolean {
  return useProfile().data?.creditUsage.creditLimitExceeded ?? false;
}

/** False until the profile is loaded, so that nothing is offered and then taken away. */
export function usePermission(permission: Permission): boolean {
  return useProfile().data?.account.role.permissions.includes(permission) ?? false;
}

/**
 * False for external users, who aren't shown an order's PO number and arrival instructions: pages must not call these
 * empty. True until the profile is loaded.
 */
export function useSeesWholeOrder(): boolean {
  const permissions = useProfile().data?.account.role.permissions;
  return (
    permissions === undefined ||
    permissions.includes('view_and_request_orders') ||
    permissions.includes('order_management')
  );
}
