import { ArrowLeftRight, Pencil, ShieldQuestionMark, UserRoundCheck, UserRoundX } from 'lucide-react';
import type { Colleague } from '#schema/accounts/people.ts';
import { ActionMenu } from '../../../components/shell/action-menu.tsx';
import { type TeamDialogName, useOpenDialog } from '../../../lib/dialog-address.ts';

export interface RowMenuProps {
  readonly person: Colleague;
  readonly isOneself: boolean;
}

/** A manager's actions for one person. */
export function RowMenu({ person, isOneself }: RowMenuProps) {
  const openDialog = useOpenDialog();
  return (
    <ActionMenu
      label={`Actions for ${person.fullName}`}
      actions={rowActionsOf(person, isOneself).map(({ name, dialog }) => ({
        name,
        icon: icons[name],
        onChoose: () => openDialog(dialog, person.id),
      }))}
    />
  );
}

/** The actions for one person (document 2 section 2, Row actions). */
export function rowActionsOf(
  { status, ordersCount, role }: Pick<Colleague, 'status' | 'ordersCount' | 'role'>,
  isOneself: boolean,
) {
  // Only people who own orders, or could, have any to transfer.
  const mayOwn = ordersCount > 0 || role.permissions.includes('order_management');
  return [
    { name: 'Edit', dialog: 'edit' },
    { name: 'What can this person do?', dialog: 'may' },
    ...(mayOwn ? [{ name: 'Transfer orders', dialog: 'transfer' } as const] : []),
    // People can't deactivate themselves.
    ...(isOneself && status === 'active' ? [] : [statusAction[status]]),
  ] as const satisfies readonly { readonly name: string; readonly dialog: TeamDialogName }[];
}

const icons = {
  Edit: Pencil,
  'What can this person do?': ShieldQuestionMark,
  'Transfer orders': ArrowLeftRight,
  'Deactivate User': UserRoundX,
  'Reactivate User': UserRoundCheck,
} as const satisfies Record<RowAction['name'], unknown>;

type RowAction = ReturnType<typeof rowActionsOf>[number];

const statusAction = {
  active: { name: 'Deactivate User', dialog: 'set-active' },
  inactive: { name: 'Reactivate User', dialog: 'set-active' },
} as const;
