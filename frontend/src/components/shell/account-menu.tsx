import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { ChevronDown, LogOut } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StaffProfile } from '#schema/accounts.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import { Avatar } from '../identity/avatar.tsx';

export interface AccountMenuProps {
  /** Undefined while it is on its way. */
  readonly account: SignedInPerson | undefined;
  readonly onSignOut: () => void;
}

type SignedInPerson = Pick<StaffProfile, 'fullName' | 'email' | 'phone' | 'picture'> & {
  readonly role: Pick<StaffProfile['role'], 'name'>;
  readonly company: Pick<StaffProfile['company'], 'name'>;
};

/**
 * Who is signed in, and the way out. Profile, Company, Notification Settings and Manage Users join it with their screens:
 * an entry that leads nowhere is worse than none.
 */
export function AccountMenu({ account, onSignOut }: AccountMenuProps) {
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const leave = () => {
    setLeaving(true);
    onSignOut();
  };
  return (
    <>
      <Button
        ref={opener}
        color="inherit"
        aria-label={account ? `Account menu of ${account.fullName}` : 'Account menu'}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? 'account-menu' : undefined}
        onClick={() => setOpen(true)}
        sx={{ gap: 1, px: 1, minWidth: 44 }}
      >
        <Avatar name={account?.fullName ?? ''} picture={account?.picture ?? null} />
        <Box
          component="span"
          sx={{ display: { xs: 'none', md: 'inline' }, fontWeight: 500, minWidth: 96, textAlign: 'left' }}
        >
          {account?.fullName ?? ''}
        </Box>
        <ChevronDown size={18} />
      </Button>
      <Popover
        open={open}
        onClose={close}
        anchorEl={() => opener.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { component: 'nav', 'aria-label': 'Account' } }}
      >
        {account && <WhoIsSignedIn account={account} />}
        <MenuList
          id="account-menu"
          aria-label="Account menu"
          autoFocusItem={open}
          onKeyDown={(event) => event.key === 'Tab' && close()}
        >
          <MenuItem onClick={leave} disabled={leaving}>
            <LogOut size={20} />
            Sign out
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  );
}

function WhoIsSignedIn({ account }: { readonly account: SignedInPerson }) {
  return (
    <Box sx={{ px: 2, pt: 2, pb: 1.5, maxWidth: 320, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>{account.fullName}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {account.email}
      </Typography>
      {account.phone && (
        <Typography variant="body2" color="textSecondary">
          {formatPhoneNumber(account.phone)}
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 1 }}>
        {account.company.name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {account.role.name}
      </Typography>
    </Box>
  );
}
