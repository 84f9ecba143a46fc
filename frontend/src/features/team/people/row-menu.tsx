import { ArrowLeftRight, Pencil, ShieldQuestionMark, UserRoundCheck, UserRoundX } from 'lucide-react';
import type { Colleague } from '#schema/accounts/people.ts';
import { ActionMenu } from '../../../components/shell/action-menu.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { type RowAction, rowActionsOf } from './row-actions.ts';

export interface RowMenuProps {
  readonly person: Colleague;
  readonly isOneself: boolean;
}

/** What a manager can do about somebody, as the person's status allows. */
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

const icons = {
  Edit: Pencil,
  'What may this person do?': ShieldQuestionMark,
  'Transfer orders': ArrowLeftRight,
  'Deactivate User': UserRoundX,
  'Reactivate User': UserRoundCheck,
} as const satisfies Record<RowAction['name'], unknown>;
