import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CalendarClock, Route, Wrench } from 'lucide-react';
import type { OfferView, OrderView } from '#schema/orders/order.ts';
import { Pill } from '../../../components/facts/pill.tsx';
import { jobCost, rateWords } from '../../../lib/fees.ts';
import { milesWords, moneyWords, travelTimeWords } from '../../../lib/figure-words.ts';
import { offerState } from '../../../lib/offer-state.ts';
import { comparedHours, fittingSkills, type OfferTag, skillName } from './compare.ts';
import { OfferButton, OfferEnd, OfferTags } from './offer-step.tsx';
import { arrivalWords, technicianName } from './offer-words.ts';
import { WhoOffers } from './who-offers.tsx';

export interface OfferCardProps {
  readonly order: OrderView;
  readonly offer: OfferView;
  readonly tags: readonly OfferTag[];
  readonly now: Date;
  /** Undefined for people who can't decide: they see the offer without a button. */
  readonly onChoose: ((offer: OfferView) => void) | undefined;
  readonly onViewFees: (offer: OfferView) => void;
  /** Leaves out the highlights, where there is little room. */
  readonly brief?: boolean;
}

/** A technician's offer: who, when, what it costs, and how long it is valid. */
export function OfferCard({ order, offer, tags, now, onChoose, onViewFees, brief = false }: OfferCardProps) {
  const { technician } = offer;
  const { timeZone } = order;
  const name = technicianName(technician);
  const fitting = fittingSkills(order, technician.skills);
  return (
    <Box component="article" aria-label={name} sx={card} data-state={offerState(offer, timeZone, now)}>
      {tags.length > 0 && (
        <Box component="ul" aria-label="Best of all offers" sx={pills}>
          <OfferTags tags={tags} />
        </Box>
      )}
      <WhoOffers offer={offer} level={brief ? 'h4' : 'h3'} />
      <Box component="dl" sx={facts}>
        <Box sx={{ fontWeight: 600 }}>
          <dt>
            <CalendarClock size={18} aria-label="Arrives" />
          </dt>
          <dd>{arrivalWords(offer, timeZone, now)}</dd>
        </Box>
        <div>
          <dt>
            <Route size={18} aria-label="Distance and travel" />
          </dt>
          <dd>
            {milesWords(offer.estimatedMiles)} away, {travelTimeWords(offer.estimatedTravelHours)} travel
          </dd>
        </div>
        {fitting.length > 0 && (
          <div>
            <dt>
              <Wrench size={18} aria-label="Skills that fit" />
            </dt>
            <dd>{fitting.map(skillName).join(', ')}</dd>
          </div>
        )}
      </Box>
      <Box component="dl" sx={money}>
        <div>
          <dt>Labor</dt>
          <dd>{rateWords(offer)}</dd>
        </div>
        <div>
          <dt>Estimated fees</dt>
          <dd>
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
          </dd>
        </div>
        {comparedHours.map((hours) => (
          <div key={hours}>
            <dt>{hours} h job</dt>
            <dd>about {moneyWords(jobCost(offer, hours))}</dd>
          </div>
        ))}
      </Box>
      {!brief && technician.highlights.length > 0 && (
        <Box component="ul" aria-label="Highlights" sx={pills}>
          {technician.highlights.map((each) => (
            <li key={each}>
              <Pill colour="tint.slate">{each}</Pill>
            </li>
          ))}
        </Box>
      )}
      <Box sx={foot}>
        <OfferEnd offer={offer} timeZone={timeZone} now={now} />
        {onChoose !== undefined && (
          <OfferButton offer={offer} timeZone={timeZone} now={now} onChoose={onChoose} />
        )}
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
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;

const pills = { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 } as const;

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 44,
} as const;
