import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { LogOut } from 'lucide-react';
import { useState } from 'react';

export interface AccountMenuItemsProps {
  readonly id: string;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

/**
 * The way out. Profile, Company, Notification Settings and Manage Users join it with their screens: an entry that leads
 * nowhere is worse than none.
 */
export function AccountMenuItems({ id, onSignOut, onClose }: AccountMenuItemsProps) {
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
      <MenuItem onClick={leave} disabled={leaving}>
        <LogOut size={20} />
        Sign out
      </MenuItem>
    </MenuList>
  );
}
