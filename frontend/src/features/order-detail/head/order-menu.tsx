import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { EllipsisVertical } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { OrderView } from '#schema/orders.ts';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { possibleActions } from '../status/possible-actions.ts';

/** All that this person can do about the order beside its next step. */
export function OrderMenu({ order }: { readonly order: OrderView }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const openDialog = useOpenDialog();
  const actions = possibleActions(order);
  const close = () => setOpen(false);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        ref={opener}
        aria-label="Actions"
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
          aria-label="Actions"
          autoFocusItem={isOpen}
          onKeyDown={(event) => event.key === 'Tab' && close()}
        >
          {actions.map(({ dialog, name, icon: Icon }) => (
            <MenuItem
              key={dialog}
              onClick={() => {
                close();
                openDialog(dialog, order.id);
              }}
              sx={{ gap: 1.5 }}
            >
              <Icon size={20} />
              {name}
            </MenuItem>
          ))}
        </MenuList>
      </Popover>
    </>
  );
}
