import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderView } from '#schema/orders/order.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { milesWords } from '../../../lib/figure-words.ts';
import { useServiceSeconds } from '../../../lib/use-service-time.ts';
import { liveOffers, useOrderTime } from '../offers/offers.ts';
import { type MatchingPhase, matchingState, phaseNames, searchProgress } from './matching-phase.ts';
import { SearchExplanation } from './search-explanation.tsx';
import { SearchRadar } from './search-radar.tsx';
import { clockWords, nextWave, searchFacts } from './search-words.ts';
import { useMatchingPhase } from './use-matching-phase.ts';

/**
 * The search of an open order: how many it alerted and how far out, when it widens, and why it found nobody. Hidden
 * once it is over and there are offers to choose from.
 */
export function SearchHead({ order }: { readonly order: OrderView }) {
  const live = liveOffers(order, useOrderTime(order));
  const phase = useMatchingPhase(order, live.length);
  // It is the next wave that notices there are enough offers and records the end of the search.
  const isOver = order.search?.endedAt != null || live.length >= enoughOffers;
  if (phase === undefined || (isOver && live.length > 0)) return null;
  const facts = searchFacts(order, live.length);
  const foundNobody = phase === 'NoTechsAvailable';
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'center', gridTemplateColumns: columns }}>
      <SearchRadar order={order} live={live} />
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0, alignContent: 'center' }}>
        {/* Until someone can come, the card says this itself. */}
        {live.length > 0 && <Typography sx={{ fontWeight: 600 }}>{phaseNames[phase]}</Typography>}
        {facts.length > 0 && (
          <Typography color="textSecondary" className="numbers">
            {sentence(facts.join(' · '))}
          </Typography>
        )}
        {foundNobody ? (
          <SearchExplanation order={order} />
        ) : (
          order.openedAt !== null && <Running order={order} openedAt={order.openedAt} phase={phase} />
        )}
        <Typography variant="body2" color="textSecondary">
          You need not wait here: you are told as soon as a technician answers.
        </Typography>
      </Box>
      {/* Announces each wave; offers are announced elsewhere. */}
      <VisuallyHidden>
        <output>{[phaseNames[phase], ...facts].join(', ')}</output>
      </VisuallyHidden>
    </Box>
  );
}

interface RunningProps {
  readonly order: OrderView;
  readonly openedAt: string;
  readonly phase: MatchingPhase;
}

/** How much of the search is over, and what happens next. */
function Running({ order, openedAt, phase }: RunningProps) {
  const now = useServiceSeconds();
  const next = nextWave(order, now);
  const done = searchProgress(openedAt, now);
  const { endsIn } = matchingState(
    {
      openedAt,
      numberOfAlertedTechnicians: order.numberOfAlertedTechnicians,
      numberOfAvailableTechnicians: 0,
    },
    now,
  );
  return (
    <>
      <Box
        role="progressbar"
        aria-label="Search for technicians"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(done * 100)}
        sx={bar}
      >
        <Box sx={{ height: '100%', width: `${done * 100}%`, bgcolor: 'status.open.text' }} />
      </Box>
      <Typography variant="body2" className="numbers" aria-hidden sx={{ minHeight: '1.45em' }}>
        {next !== undefined
          ? `In ${clockWords(next.startsIn)} the search widens to ${milesWords(next.miles)}`
          : phase !== 'FindingTechsNearYou' &&
            endsIn !== undefined &&
            `The search goes on for ${clockWords(endsIn)}`}
      </Typography>
    </>
  );
}

/** At this many live offers, nobody else is alerted (document 3 section 5). */
const enoughOffers = 5;

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const columns = { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 200px) minmax(0, 1fr)' } as const;

const bar = { height: 4, borderRadius: 1, overflow: 'hidden', bgcolor: 'divider' } as const;
