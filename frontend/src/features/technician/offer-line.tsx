import { CalendarClock, CalendarX, Clock3, RefreshCw } from 'lucide-react';
import type { JobCard } from '#schema/technicians/technician-jobs.ts';
import { Badge } from '../../components/facts/status-badge.tsx';
import { useNow } from '../../lib/use-service-time.ts';
import { offerStanding } from './own-offer.ts';

interface OfferLineProps {
  readonly offer: NonNullable<JobCard['offer']>;
  readonly timeZone: string;
  /** Who offered it: `You` unless told. */
  readonly who?: string | undefined;
}

/** `You offered Tue, Nov 24 at 8:00 AM`, and how long that is valid. */
export function OfferLine({ offer, timeZone, who }: OfferLineProps) {
  const { state, words, detail } = offerStanding(offer, timeZone, useNow(), who);
  const { tone, icon } = looks[state];
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {state === 'live' ? 'Offered' : detail}
      </Badge>
      <span className="numbers">{state === 'live' ? `${words}, ${detail}` : words}</span>
    </>
  );
}

const looks = {
  live: { tone: 'open', icon: CalendarClock },
  past: { tone: 'pending', icon: CalendarX },
  expired: { tone: 'pending', icon: Clock3 },
  awaiting: { tone: 'warning', icon: RefreshCw },
} as const;
