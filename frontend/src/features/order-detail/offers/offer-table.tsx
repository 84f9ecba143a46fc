import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { OfferView, OrderView } from '#schema/orders/order.ts';
import { Avatar } from '../../../components/identity/avatar.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { jobCost } from '../../../lib/fees.ts';
import { milesWords, moneyWords, travelTimeWords } from '../../../lib/figure-words.ts';
import { offerState } from '../../../lib/offer-state.ts';
import { RecommendRate } from '../technician/recommend-rate.tsx';
import { comparedHours, fittingSkills, type OfferTag, skillName } from './compare.ts';
import { OfferButton, OfferEnd, OfferTags } from './offer-step.tsx';
import { arrivalWords, technicianName } from './offer-words.ts';
import type { Offers } from './offers.ts';
import { ViewProfile } from './who-offers.tsx';

export interface OfferTableProps {
  readonly order: OrderView;
  readonly offers: Offers;
  readonly onChoose: (offer: OfferView) => void;
  readonly onViewFees: (offer: OfferView) => void;
}

/** Offers side by side: one row each, one column per thing people choose by. */
export function OfferTable({ order, offers, onChoose, onViewFees }: OfferTableProps) {
  return (
    <Box component="table" sx={table}>
      <caption>
        <VisuallyHidden>Offers side by side</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ minWidth: 200 }}>
            Technician
          </Box>
          <th scope="col">Rating</th>
          <th scope="col">Arrives</th>
          <th scope="col">Travel</th>
          <Box component="th" scope="col" className="money" sx={{ whiteSpace: 'normal !important' }}>
            Labor, starting at
          </Box>
          <th scope="col" className="money">
            Fees
          </th>
          {comparedHours.map((hours) => (
            <th scope="col" className="money" key={hours}>
              {hours} h job
            </th>
          ))}
          <th scope="col">Skills that fit</th>
          <th scope="col">
            <VisuallyHidden>Choose</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {offers.sorted.map((offer) => (
          <Row
            key={offer.id}
            order={order}
            offer={offer}
            tags={offers.tags.get(offer.id) ?? []}
            now={offers.now}
            onChoose={onChoose}
            onViewFees={onViewFees}
          />
        ))}
      </tbody>
    </Box>
  );
}

interface RowProps extends Omit<OfferTableProps, 'offers'> {
  readonly offer: OfferView;
  readonly tags: readonly OfferTag[];
  readonly now: Date;
}

function Row({ order, offer, tags, now, onChoose, onViewFees }: RowProps) {
  const { technician } = offer;
  const { timeZone } = order;
  const name = technicianName(technician);
  const fitting = fittingSkills(order, technician.skills);
  return (
    <tr data-state={offerState(offer, timeZone, now)}>
      <th scope="row">
        <Box sx={{ display: 'flex', gap: 1.25 }}>
          <Avatar name={name} picture={technician.account.picture} size={40} />
          <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 650 }}>{name}</Box>
              {technician.company.name !== name && <Box sx={quiet}>{technician.company.name}</Box>}
            </Box>
            <ViewProfile offer={offer} />
          </Box>
        </Box>
      </th>
      <td>
        <RecommendRate metrics={technician.metrics} />
      </td>
      <td>
        <Box sx={{ fontWeight: 600, mb: 0.5 }}>{arrivalWords(offer, timeZone, now)}</Box>
        <OfferEnd offer={offer} timeZone={timeZone} now={now} />
        {tags.length > 0 && (
          <Box component="ul" aria-label="Best of all offers" sx={tagList}>
            <OfferTags tags={tags} />
          </Box>
        )}
      </td>
      <td className="trip">
        {travelTimeWords(offer.estimatedTravelHours)}
        <Box sx={quiet}>{milesWords(offer.estimatedMiles)}</Box>
      </td>
      <td className="money">
        {moneyWords(offer.hourlyRatePrice)}
        <Box sx={quiet}>an hour</Box>
      </td>
      <td className="money">
        {moneyWords(offer.estimatedFees)}
        <Box>
          <Link
            component="button"
            type="button"
            aria-label={`View Fees of ${name}`}
            onClick={() => onViewFees(offer)}
            sx={{ typography: 'body2', fontWeight: 500, minHeight: 44, my: -1.25 }}
          >
            View Fees
          </Link>
        </Box>
      </td>
      {comparedHours.map((hours) => (
        <td className="money" key={hours}>
          <Box sx={{ fontWeight: 600 }}>{moneyWords(jobCost(offer, hours))}</Box>
        </td>
      ))}
      <td>
        {fitting.length > 0 ? (
          fitting.map((id) => <div key={id}>{skillName(id)}</div>)
        ) : (
          <Box component="span" sx={quiet}>
            –<VisuallyHidden>None named</VisuallyHidden>
          </Box>
        )}
      </td>
      <td>
        <OfferButton offer={offer} timeZone={timeZone} now={now} onChoose={onChoose} />
      </td>
    </tr>
  );
}

const quiet = { typography: 'body2', color: 'text.secondary' } as const;

const tagList = {
  listStyle: 'none',
  m: 0,
  p: 0,
  mt: 0.75,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
} as const;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { px: 1, py: 1.5, textAlign: 'left', verticalAlign: 'top', fontWeight: 400 },
  '& :is(thead th:first-of-type, th[scope="row"])': { pl: 0 },
  '& td:last-of-type': { pr: 0 },
  '& thead :is(th, td)': { py: 1, typography: 'label', color: 'text.secondary' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& .trip': { whiteSpace: 'nowrap' },
  '& .money': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& tr[data-state]:not([data-state="live"]) td': { color: 'text.secondary' },
} as const;
