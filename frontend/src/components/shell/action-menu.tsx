import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';

export interface ActionMenuProps {
  /** Names the button and its menu: `Actions for Dana Reyes`. */
  readonly label: string;
  readonly actions: readonly {
    readonly name: string;
    readonly icon: LucideIcon;
    readonly onChoose: () => void;
  }[];
}

/** Secondary actions on one thing, behind three dots. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        ref={opener}
        aria-label={label}
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
          aria-label={label}
          autoFocusItem={isOpen}
          onKeyDown={(event) => event.key === 'Tab' && close()}
        >
          {actions.map(({ name, icon: Icon, onChoose }) => (
            <MenuItem
              key={name}
              onClick={() => {
                close();
                onChoose();
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
