import Box from '@mui/material/Box';
import { WifiOff } from 'lucide-react';
import { useOnline } from '../../lib/connection.ts';

/** In the bar, where it moves nothing: that there is no network, and what is on the screen may be of before. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <Box component="output" sx={{ display: 'flex', minWidth: 0 }}>
      {!online && (
        <Box component="span" sx={banner}>
          <WifiOff size={18} />
          <span>
            You’re offline
            <Box component="span" sx={more}>
              . What you see may be out of date.
            </Box>
          </span>
        </Box>
      )}
    </Box>
  );
}

const banner = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  typography: 'body2',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: 'status.warning.text',
  bgcolor: 'status.warning.tint',
  '& > svg': { flex: 'none' },
} as const;

const more = { display: { xs: 'none', lg: 'inline' }, fontWeight: 400 } as const;
