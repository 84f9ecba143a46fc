import type { Colleague } from '#schema/accounts/people.ts';
import type { TeamDialogName } from '../../../lib/dialog-address.ts';

/** Document 2 section 2, Row actions; and what this person may do. */
export function rowActionsOf(
  { status, ordersCount, role }: Pick<Colleague, 'status' | 'ordersCount' | 'role'>,
  isOneself: boolean,
) {
  // Who could never own an order, and owns none, has nothing to hand over.
  const mayOwn = ordersCount > 0 || role.permissions.includes('order_management');
  return [
    { name: 'Edit', dialog: 'edit' },
    { name: 'What may this person do?', dialog: 'may' },
    ...(mayOwn ? [{ name: 'Transfer orders', dialog: 'transfer' } as const] : []),
    // Nobody deactivates oneself.
    ...(isOneself && status === 'active' ? [] : [statusAction[status]]),
  ] as const satisfies readonly { readonly name: string; readonly dialog: TeamDialogName }[];
}

export type RowAction = ReturnType<typeof rowActionsOf>[number];

const statusAction = {
  active: { name: 'Deactivate User', dialog: 'set-active' },
  inactive: { name: 'Reactivate User', dialog: 'set-active' },
} as const;
