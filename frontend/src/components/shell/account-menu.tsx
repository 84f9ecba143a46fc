import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StaffProfile } from '#schema/accounts/account.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import { useLate } from '../../lib/use-late.ts';
import { Avatar } from '../identity/avatar.tsx';
import { CompanyLogo } from '../identity/company-logo.tsx';

export interface AccountMenuProps {
  /** Undefined while loading. */
  readonly account: SignedInPerson | undefined;
  /** Shown above Sign out. */
  readonly entries?: readonly AccountMenuEntry[];
  readonly onSignOut: () => void;
}

export interface AccountMenuEntry {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onChoose: () => void;
}

type SignedInPerson = Pick<StaffProfile, 'fullName' | 'email' | 'phone' | 'picture'> & {
  readonly role: Pick<StaffProfile['role'], 'name'>;
  readonly company: Pick<StaffProfile['company'], 'name' | 'logo'>;
};

/** Who is signed in, with what belongs to that person. */
export function AccountMenu({ account, entries = [], onSignOut }: AccountMenuProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const late = useLate(loadItems, open);
  const close = () => setOpen(false);
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
        sx={{ gap: 1, px: 1, minWidth: 44, flex: 'none' }}
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
        {late === undefined ? (
          <Box sx={{ height: 16 + 44 * (entries.length + 1) }} />
        ) : (
          <late.AccountMenuItems id="account-menu" entries={entries} onSignOut={onSignOut} onClose={close} />
        )}
      </Popover>
    </>
  );
}

/** Loaded on demand: few open it, and the menu's keyboard handling is as large as a list's rows. */
const loadItems = () => import('./account-menu-items.tsx');

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
      <Typography
        variant="body2"
        component="div"
        sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}
      >
        {account.company.logo !== null && <CompanyLogo {...account.company} size={24} />}
        {account.company.name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {account.role.name}
      </Typography>
    </Box>
  );
}
