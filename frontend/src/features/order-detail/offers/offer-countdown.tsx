import Box from '@mui/material/Box';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { travelTimeWords } from '../../../lib/figure-words.ts';
import { offerEnd } from '../../../lib/offer-state.ts';
import { useServiceSeconds, useServiceTime } from '../../../lib/use-service-time.ts';
import { countdownWords } from './offer-words.ts';
import { freshness } from './offers.ts';

export interface OfferCountdownProps {
  readonly offer: { readonly updatedAt: string; readonly expiredAt: string | null };
}

/** How long an offer is still valid, to the second, with a ring that empties over its three hours. */
export function OfferCountdown({ offer }: OfferCountdownProps) {
  const now = useServiceSeconds();
  const left = offerEnd(offer) - now.getTime();
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, typography: 'body2' }}>
      <Ring offer={offer} />
      {/* Screen readers get it when they reach it, not every second. */}
      <Box component="span" aria-hidden className="numbers" sx={{ whiteSpace: 'nowrap' }}>
        Expires in {countdownWords(left)}
      </Box>
      <VisuallyHidden>Expires in {travelTimeWords(Math.max(0, left) / 3_600_000)}</VisuallyHidden>
    </Box>
  );
}

/** Moves at most once a minute; the seconds are beside it. */
function Ring({ offer }: OfferCountdownProps) {
  const part = freshness(offer, useServiceTime());
  if (part === undefined) return null;
  return (
    <Box component="svg" viewBox="0 0 20 20" aria-hidden sx={ring}>
      <circle cx="10" cy="10" r={radius} />
      <circle
        cx="10"
        cy="10"
        r={radius}
        pathLength="1"
        strokeDasharray={`${part} 1`}
        transform="rotate(-90 10 10)"
      />
    </Box>
  );
}

const radius = 8;

const ring = {
  flex: 'none',
  width: 20,
  height: 20,
  fill: 'none',
  strokeWidth: 3,
  '& circle:first-of-type': { stroke: 'var(--mui-palette-divider)' },
  '& circle:last-of-type': { stroke: 'var(--mui-palette-text-primary)' },
} as const;
