import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { Brand } from '../components/brand.tsx';
import { useProfile } from '../lib/profile.ts';
import { AccountMenu } from './account-menu.tsx';

export function TopBar() {
  const { data } = useProfile();
  return (
    <Box component="header" sx={bar}>
      <Box component={Link} to="/orders" aria-label="Ironcall, orders" sx={home}>
        <Brand />
      </Box>
      <AccountMenu account={data?.account} />
    </Box>
  );
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: 56,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  pl: { xs: 2, md: 3 },
  pr: { xs: 1, md: 2 },
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

const home = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'text.primary',
  textDecoration: 'none',
} as const;
