import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CalendarClock, Route } from 'lucide-react';
import type { OfferView } from '#schema/orders.ts';
import { Badge } from '../../../components/facts/status-badge.tsx';
import { Avatar } from '../../../components/identity/avatar.tsx';
import { rateWords } from '../../../lib/fees.ts';
import { jobsiteTimeWords } from '../../../lib/jobsite-words.ts';
import { moneyWords } from '../../../lib/money.ts';
import { offerEnd, offerState } from '../../../lib/offer-state.ts';
import { milesWords, travelTimeWords } from '../../../lib/trip-words.ts';
import { RecommendRate } from '../technician/recommend-rate.tsx';
import { OfferCountdown } from './offer-countdown.tsx';
import { expiredWords, technicianName } from './offer-words.ts';
import { RequestAvailability } from './request-availability.tsx';

export interface OfferCardProps {
  readonly offer: OfferView;
  readonly timeZone: string;
  readonly now: Date;
  /** Missing for those who may not decide: they see the offer, and no button. */
  readonly onChoose: ((offer: OfferView) => void) | undefined;
  readonly onViewFees: (offer: OfferView) => void;
  /** Without the highlights, where there is little room. */
  readonly brief?: boolean;
}

/** A technician's offer: who, when, what it costs, and how long it stands. */
export function OfferCard({ offer, timeZone, now, onChoose, onViewFees, brief = false }: OfferCardProps) {
  const { technician } = offer;
  const name = technicianName(technician);
  const state = offerState(offer, timeZone, now);
  const isLive = state === 'live';
  return (
    <Box component="article" aria-label={name} sx={card} data-state={state}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Avatar name={name} picture={technician.account.picture} size={44} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
          <div>
            <Typography component={brief ? 'h4' : 'h3'} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            {technician.company.name !== name && (
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {technician.company.name}
              </Typography>
            )}
          </div>
          <RecommendRate metrics={technician.metrics} />
        </Box>
      </Box>
      <Box component="dl" sx={facts}>
        <Box sx={{ fontWeight: 600 }}>
          <dt>
            <CalendarClock size={18} aria-label="Service time" />
          </dt>
          <dd>{jobsiteTimeWords(offer.serviceDate, offer.serviceTime, timeZone)}</dd>
        </Box>
        <div>
          <dt>
            <Route size={18} aria-label="Distance and travel" />
          </dt>
          <dd>
            {milesWords(offer.estimatedMiles)} away, {travelTimeWords(offer.estimatedTravelHours)} travel
          </dd>
        </div>
      </Box>
      <Box sx={money}>
        <div>
          <Typography variant="body2" color="textSecondary">
            Labor
          </Typography>
          {rateWords(offer)}
        </div>
        <div>
          <Typography variant="body2" color="textSecondary">
            Estimated fees
          </Typography>
          {moneyWords(offer.estimatedFees)}{' '}
          <Link
            component="button"
            type="button"
            aria-label={`View Fees of ${name}`}
            onClick={() => onViewFees(offer)}
            sx={{ font: 'inherit', fontWeight: 500, minHeight: 44, my: -1.25, ml: 0.5 }}
          >
            View Fees
          </Link>
        </div>
      </Box>
      {!brief && technician.highlights.length > 0 && (
        <Box component="ul" aria-label="Highlights" sx={highlights}>
          {technician.highlights.map((each) => (
            <li key={each}>
              <Badge tone="pending">{each}</Badge>
            </li>
          ))}
        </Box>
      )}
      <Box sx={foot}>
        {isLive ? (
          <OfferCountdown offer={offer} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            {now.getTime() < offerEnd(offer)
              ? 'This time has passed'
              : expiredWords(offerEnd(offer), timeZone, now)}
          </Typography>
        )}
        {onChoose !== undefined &&
          (isLive ? (
            <Button
              variant="outlined"
              aria-label={`Choose ${name}`}
              onClick={() => onChoose(offer)}
              sx={{ minWidth: 112 }}
            >
              Choose
            </Button>
          ) : (
            <RequestAvailability offer={offer} isAwaiting={state === 'awaiting'} />
          ))}
      </Box>
    </Box>
  );
}

const card = {
  display: 'grid',
  gap: 1.5,
  p: 2,
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

const facts = {
  m: 0,
  display: 'grid',
  gap: 0.5,
  '& > div': { display: 'flex', gap: 1 },
  '& dt': { display: 'inline-flex', flex: 'none', pt: '3px', color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0 },
} as const;

const money = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
} as const;

const highlights = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 } as const;

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 44,
} as const;
