import Box from '@mui/material/Box';
import { WifiOff } from 'lucide-react';
import { useLastAnswerAt, useOnline } from '../../lib/connection.ts';

/** In the bar, where it shifts nothing: that there is no network, and how old the screen's data is. */
export function OfflineBanner() {
  const online = useOnline();
  const at = useLastAnswerAt();
  return (
    <Box component="output" sx={{ display: 'flex', minWidth: 0 }}>
      {!online && (
        <Box component="span" sx={banner}>
          <WifiOff size={18} />
          <span>
            You’re offline
            {at !== undefined && (
              <>
                ,{' '}
                <Box component="span" sx={{ fontWeight: 400, whiteSpace: 'nowrap' }}>
                  {`as of ${timeOf(at)}`}
                </Box>
              </>
            )}
            <Box component="span" sx={more}>
              . What you see may be out of date.
            </Box>
          </span>
        </Box>
      )}
    </Box>
  );
}

/** The time of day, with the day unless it is today. */
function timeOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat('en-US', {
    ...(isToday ? {} : { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}

const banner = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  // Two lines in a phone's bar.
  px: { xs: 1, md: 1.5 },
  py: { xs: 0.5, md: 0.75 },
  borderRadius: 1,
  typography: 'body2',
  lineHeight: 1.35,
  fontWeight: 600,
  whiteSpace: { md: 'nowrap' },
  color: 'status.warning.text',
  bgcolor: 'status.warning.tint',
  '& > svg': { flex: 'none', display: { xs: 'none', sm: 'block' } },
} as const;

const more = { display: { xs: 'none', lg: 'inline' }, fontWeight: 400 } as const;
