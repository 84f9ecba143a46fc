import Box from '@mui/material/Box';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { FieldMessage } from '../../../components/forms/field.tsx';
import { ratingLabel } from './review.ts';

export interface StarFieldProps {
  readonly rating: number | undefined;
  readonly onRate: (rating: number) => void;
  readonly error: string | undefined;
}

/** One to five stars: radio buttons for keyboards and screen readers, stars on screen. */
export function StarField({ rating, onRate, error }: StarFieldProps) {
  const name = useId();
  const messageId = useId();
  return (
    <Box component="fieldset" aria-describedby={messageId} sx={group}>
      <Box component="legend" sx={{ typography: 'subtitle2', p: 0, mb: 0.5 }}>
        Your rating
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Box sx={{ display: 'flex', ml: -0.75 }}>
          {stars.map((each) => (
            <Box component="label" key={each} sx={star} data-filled={rating !== undefined && each <= rating}>
              <input
                type="radio"
                name={name}
                value={each}
                checked={rating === each}
                onChange={() => onRate(each)}
                aria-label={`${each} ${each === 1 ? 'star' : 'stars'}, ${ratingLabel(each)}`}
              />
              <Star size={32} strokeWidth={1.75} />
            </Box>
          ))}
        </Box>
        <Box component="span" aria-hidden sx={{ fontWeight: 600, minWidth: 96 }}>
          {rating !== undefined && ratingLabel(rating)}
        </Box>
      </Box>
      <FieldMessage id={messageId} error={error} />
    </Box>
  );
}

const stars = [1, 2, 3, 4, 5] as const;

const group = { border: 0, m: 0, p: 0, minWidth: 0 } as const;

const star = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: 1,
  cursor: 'pointer',
  color: 'text.disabled',
  '&[data-filled="true"]': { color: 'text.primary', '& svg': { fill: 'currentColor' } },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  // Covers the star, so that pressing anywhere on it works.
  '& input': {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    m: 0,
    cursor: 'pointer',
    outline: 'none',
  },
} as const;
