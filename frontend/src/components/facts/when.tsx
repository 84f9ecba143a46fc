import { exactTime, relativeTime } from '../../lib/time.ts';
import { useNow } from '../../lib/use-now.ts';
import { Tooltip } from './tooltip.tsx';

export interface WhenProps {
  /** ISO 8601. */
  readonly time: string;
  /** IANA zone of what is shown; the reader's own where none is given. */
  readonly timeZone?: string | undefined;
}

/** `4m ago`, and exact on hover, focus or long press. */
export function When({ time, timeZone }: WhenProps) {
  const now = useNow();
  return (
    <Tooltip title={exactTime(time, timeZone)}>
      <time dateTime={time}>{relativeTime(time, now, timeZone)}</time>
    </Tooltip>
  );
}
