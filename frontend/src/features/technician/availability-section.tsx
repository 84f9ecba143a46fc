import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OfferView } from '#schema/orders/order.ts';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { card } from '../../components/data/list-styles.ts';
import { FeeTable } from '../../components/facts/fee-table.tsx';
import { PanelSection } from '../../components/facts/panel-section.tsx';
import { useNow } from '../../lib/use-service-time.ts';
import { crewOf, offersOf } from './crew.ts';
import { mayOffer, ownOffer } from './next-step.ts';
import { OfferLine } from './offer-line.tsx';
import { offerStanding } from './own-offer.ts';
import type { SheetName } from './use-sheet-address.ts';

interface AvailabilitySectionProps {
  readonly job: TechnicianJob;
  readonly viewerId: string | undefined;
  readonly onSheet: (name: SheetName) => void;
}

/** The times offered for an open job, with the fees the customer sees. */
export function AvailabilitySection({ job, viewerId, onSheet }: AvailabilitySectionProps) {
  const own = ownOffer(job, viewerId);
  const may = mayOffer(job);
  const isOffice = crewOf(job, viewerId) !== undefined;
  const offered = offersOf(job, viewerId).length > 0;
  return (
    <PanelSection level="h2" title={isOffice ? 'Availability' : 'My availability'}>
      {own && <Own offer={own} timeZone={job.order.timeZone} />}
      {!offered && <Typography color="textSecondary">{nothingOffered(isOffice, may)}</Typography>}
      <Colleagues job={job} viewerId={viewerId} />
      {offered && may && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => onSheet('withdraw')}>
            Withdraw
          </Button>
        </Box>
      )}
    </PanelSection>
  );
}

function nothingOffered(isOffice: boolean, may: boolean): string {
  if (!may) return isOffice ? 'None of your technicians can take this job.' : 'You can’t take this job.';
  const lead = isOffice
    ? 'None of your technicians has offered a time yet.'
    : 'You haven’t offered a time yet.';
  return `${lead} The customer picks from the times technicians offer.`;
}

function Own({ offer, timeZone }: { readonly offer: OfferView; readonly timeZone: string }) {
  const { state } = offerStanding(offer, timeZone, useNow());
  return (
    <Box sx={cardLook}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.75 }}>
        <OfferLine offer={offer} timeZone={timeZone} />
      </Box>
      {state === 'awaiting' && (
        <Typography>The customer asked for a new time. Offer one to stay in the running.</Typography>
      )}
      {state === 'expired' && (
        <Typography color="textSecondary">The customer can no longer book it. Offer a new time.</Typography>
      )}
      <FeeTable quote={offer} />
    </Box>
  );
}

/** What others in the company have offered. */
function Colleagues({ job, viewerId }: Pick<AvailabilitySectionProps, 'job' | 'viewerId'>) {
  const now = useNow();
  const { ordersTechnicians, timeZone } = job.order;
  const others = ordersTechnicians.filter(({ technicianId }) => technicianId !== viewerId);
  if (viewerId === undefined || others.length === 0) return null;
  return (
    <Box component="ul" aria-label="Offered by your company" sx={list}>
      {others.map((offer) => {
        const name = offer.technician.account.fullName || 'A colleague';
        const { words, detail } = offerStanding(offer, timeZone, now, name);
        return (
          <li key={offer.id}>
            {words}, {detail.charAt(0).toLowerCase() + detail.slice(1)}
          </li>
        );
      })}
    </Box>
  );
}

const cardLook = {
  display: 'grid',
  gap: 1.5,
  ...card,
} as const;

const list = { m: 0, pl: 2.5, color: 'text.secondary', typography: 'body2' } as const;
