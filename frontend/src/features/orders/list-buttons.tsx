import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Map as MapIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useProfile } from '../../lib/profile.ts';

/** Links from a list of orders to the map of jobsites, for people with access. Only an icon on small screens. */
export function MapLink() {
  const account = useProfile().data?.account;
  // Shown until the profile loads: nearly everyone has access, and adding it later would shift the layout.
  if (account?.role.permissions.includes('view_and_request_orders') === false) return null;
  return (
    <Button component={Link} to="/orders/map" variant="outlined" color="inherit" aria-label="Map" sx={link}>
      <MapIcon size={20} aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, ml: 1 }}>
        Map
      </Box>
    </Button>
  );
}

/** Links to the order wizard. */
export function OrderServiceButton({ variant = 'contained' }: Pick<ButtonProps, 'variant'>) {
  return (
    <Button component={Link} to="/orders/new" variant={variant}>
      Order Service
    </Button>
  );
}

const link = { minWidth: 44, px: { xs: 1, md: 2 } } as const;
