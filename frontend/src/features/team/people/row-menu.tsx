import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import {
  ArrowLeftRight,
  EllipsisVertical,
  Pencil,
  ShieldQuestionMark,
  UserRoundCheck,
  UserRoundX,
} from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Colleague } from '#schema/people.ts';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { type RowAction, rowActionsOf } from './row-actions.ts';

export interface RowMenuProps {
  readonly person: Colleague;
  readonly isOneself: boolean;
}

/** What a manager can do about somebody, as the person's status allows. */
export function RowMenu({ person, isOneself }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const openDialog = useOpenDialog();
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        ref={opener}
        aria-label={`Actions for ${person.fullName}`}
        title="Actions"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(true)}
      >
        <EllipsisVertical size={22} />
      </IconButton>
      <Popover
        open={isOpen}
        onClose={close}
        anchorEl={() => opener.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuList
          id={menuId}
          aria-label={`Actions for ${person.fullName}`}
          autoFocusItem={isOpen}
          onKeyDown={(event) => event.key === 'Tab' && close()}
        >
          {rowActionsOf(person, isOneself).map(({ name, dialog }) => {
            const Icon = icons[name];
            return (
              <MenuItem
                key={name}
                onClick={() => {
                  close();
                  openDialog(dialog, person.id);
                }}
                sx={{ gap: 1.5 }}
              >
                <Icon size={20} />
                {name}
              </MenuItem>
            );
          })}
        </MenuList>
      </Popover>
    </>
  );
}

const icons = {
  Edit: Pencil,
  'What may this person do?': ShieldQuestionMark,
  'Transfer orders': ArrowLeftRight,
  'Deactivate User': UserRoundX,
  'Reactivate User': UserRoundCheck,
} as const satisfies Record<RowAction['name'], unknown>;
