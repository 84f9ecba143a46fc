import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { AccountMenuEntry } from './account-menu.tsx';

export interface AccountMenuItemsProps {
  readonly id: string;
  readonly entries: readonly AccountMenuEntry[];
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

/** The person's own entries, and signing out. */
export function AccountMenuItems({ id, entries, onSignOut, onClose }: AccountMenuItemsProps) {
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    onSignOut();
  };
  return (
    <MenuList
      id={id}
      aria-label="Account menu"
      autoFocusItem
      onKeyDown={(event) => event.key === 'Tab' && onClose()}
    >
      {entries.map(({ label, icon: Icon, onChoose }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose();
            onChoose();
          }}
        >
          <Icon size={20} />
          {label}
        </MenuItem>
      ))}
      <MenuItem onClick={leave} disabled={leaving}>
        <LogOut size={20} />
        Sign out
      </MenuItem>
    </MenuList>
  );
}
