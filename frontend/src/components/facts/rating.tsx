import Box from '@mui/material/Box';
import { Star } from 'lucide-react';

/** What the customer thought of it: stars, and the number for who cannot see them. */
export function Rating({ stars }: { readonly stars: number | null }) {
  if (stars === null) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Not rated yet
      </Box>
    );
  }
  return (
    <Box component="span" role="img" aria-label={`Rated ${stars} of 5`} sx={row}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} size={18} fill={place <= stars ? 'currentColor' : 'none'} strokeWidth={1.75} />
      ))}
    </Box>
  );
}

const row = { display: 'inline-flex', gap: '2px', color: 'status.warning.text' } as const;
