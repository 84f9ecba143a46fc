import { milesWords, travelTimeWords } from '../../lib/trip-words.ts';

export interface DistanceProps {
  readonly miles: number;
  /** Travel one way; said behind the miles where it is known. */
  readonly hours?: number | undefined;
}

/** `42 mi`, or `42 mi, 1 h 5 min`. */
export function Distance({ miles, hours }: DistanceProps) {
  return (
    <span className="numbers">
      {milesWords(miles)}
      {hours !== undefined && `, ${travelTimeWords(hours)}`}
    </span>
  );
}
