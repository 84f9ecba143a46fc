import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { Brand } from '../components/shell/brand.tsx';
import { useProfile } from '../lib/profile.ts';
import { AccountMenu } from './account-menu.tsx';
import { bar, home } from './bar.ts';

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
