import Box from '@mui/material/Box';
import { exactTime, timeWithinDay } from '../../lib/time.ts';
import { useNow } from '../../lib/use-now.ts';
import { Tooltip } from '../facts/tooltip.tsx';

/** `4m ago` or `7:31 PM`, and exact on hover, focus or long press. */
export function ChatTime({ time }: { readonly time: string }) {
  const now = useNow();
  return (
    <Tooltip title={exactTime(time)}>
      <Box component="time" dateTime={time} sx={{ whiteSpace: 'nowrap' }}>
        {timeWithinDay(time, now)}
      </Box>
    </Tooltip>
  );
}
