import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { OrderView } from '#schema/orders.ts';
import { milesWords } from '../../../lib/trip-words.ts';
import { useServiceSeconds } from '../../../lib/use-service-time.ts';
import { technicianCount } from '../offers/offer-words.ts';
import { type MatchingPhase, matchingState, phaseNames, searchProgress } from './matching-phase.ts';

export interface SearchProgressProps {
  readonly order: OrderView;
  readonly phase: MatchingPhase;
  /** Offers that can be booked now. */
  readonly available: number;
}

/** How far the search has come: a thin bar, whom it has asked, how far away, and how long it still goes on. */
export function SearchProgress({ order, phase, available }: SearchProgressProps) {
  const { search, numberOfAlertedTechnicians: alerted } = order;
  const goesOn = phase !== 'NoTechsAvailable' && search?.endedAt == null;
  const facts = [
    available > 0 && goesOn && phaseNames[phase],
    alerted > 0 && `${technicianCount(alerted)} alerted`,
    search !== null && search.radiusMiles > 0 && `within ${milesWords(search.radiusMiles)}`,
  ].filter((fact) => fact !== false);
  return (
    <Box sx={{ display: 'grid', gap: 0.75, typography: 'body2', color: 'text.secondary' }}>
      {goesOn && order.openedAt !== null && (
        <Countdown order={order} openedAt={order.openedAt} available={available} />
      )}
      <div className="numbers">
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {fact}
            </Box>
          </Fragment>
        ))}
      </div>
    </Box>
  );
}

interface CountdownProps {
  readonly order: OrderView;
  readonly openedAt: string;
  readonly available: number;
}

function Countdown({ order, openedAt, available }: CountdownProps) {
  const now = useServiceSeconds();
  const { numberOfAlertedTechnicians } = order;
  const { phase, endsIn } = matchingState(
    { openedAt, numberOfAlertedTechnicians, numberOfAvailableTechnicians: available },
    now,
  );
  const done = searchProgress(openedAt, now);
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
      {endsIn !== undefined && (
        <Box className="numbers" aria-hidden>
          {countdowns[phase]} {clock(endsIn)}
        </Box>
      )}
    </>
  );
}

const countdowns: Readonly<Record<MatchingPhase, string>> = {
  FindingTechsNearYou: 'Looking nearby for another',
  AlertingNearbyTechs: 'The search widens in',
  ExpandingTechSearch: 'The search widens for another',
  NoTechsAvailable: '',
};

/** `9:31` */
function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const bar = { height: 4, borderRadius: 1, overflow: 'hidden', bgcolor: 'divider' } as const;
