import Box from '@mui/material/Box';
import { Star } from 'lucide-react';
import { milesWords, moneyWords, travelTimeWords } from '../../lib/figure-words.ts';

/** `$1,234.50`, from integer cents, in digits of equal width. */
export function Money({ cents }: { readonly cents: number }) {
  return <span className="numbers">{moneyWords(cents)}</span>;
}

export interface DistanceProps {
  readonly miles: number;
  /** One-way travel time, shown after the miles if known. */
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

/** A customer's rating as stars, with the number for screen readers. */
export function Rating({ stars }: { readonly stars: number | null }) {
  if (stars === null) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Not rated yet
      </Box>
    );
  }
  return (
    <Box component="span" role="img" aria-label={`Rated ${stars} of 5`} sx={starRow}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} size={18} fill={place <= stars ? 'currentColor' : 'none'} strokeWidth={1.75} />
      ))}
    </Box>
  );
}

const starRow = { display: 'inline-flex', gap: '2px', color: 'status.warning.text' } as const;
