import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Map as MapIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

/** From a list of orders to the map of their jobsites; on small screens its picture alone. */
export function MapLink() {
  return (
    <Button component={Link} to="/orders/map" variant="outlined" color="inherit" aria-label="Map" sx={link}>
      <MapIcon size={20} aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, ml: 1 }}>
        Map
      </Box>
    </Button>
  );
}

const link = {
  flex: 'none',
  minWidth: 44,
  height: 44,
  px: { xs: 1, lg: 2 },
  ml: { lg: 'auto' },
  borderColor: 'text.disabled',
  fontWeight: 500,
} as const;
