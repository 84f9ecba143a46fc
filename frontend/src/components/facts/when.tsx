import Box from '@mui/material/Box';
import { exactTime, relativeTime, relativeTimeAfter, timeWithinDay } from '../../lib/time.ts';
import { useNow } from '../../lib/use-service-time.ts';
import { Tooltip } from './tooltip.tsx';

export interface WhenProps {
  /** ISO 8601. */
  readonly time: string;
  /** IANA zone to show the time in; by default the reader's. */
  readonly timeZone?: string | undefined;
  /** What happened at that time: `Detected`. */
  readonly what?: string;
}

/** `4m ago` or `Detected 4m ago`, with the exact time on hover, focus or long press. */
export function When({ time, timeZone, what }: WhenProps) {
  const now = useNow();
  const words =
    what === undefined ? relativeTime(time, now, timeZone) : relativeTimeAfter(what, time, now, timeZone);
  return (
    <Tooltip title={exactTime(time, timeZone)}>
      <time dateTime={time}>{words}</time>
    </Tooltip>
  );
}

/** `4m ago` or `7:31 PM`, with the exact time on hover, focus or long press. */
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
