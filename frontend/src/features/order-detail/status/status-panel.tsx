import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Navigation, Tractor } from 'lucide-react';
import { Fragment } from 'react';
import type { OrderView } from '#schema/orders.ts';
import { CollapsedText } from '../../../components/facts/collapsed-text.tsx';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { Badge } from '../../../components/facts/status-badge.tsx';
import { FaultStory } from '../../../components/faults/fault-story.tsx';
import { PlacesMap } from '../../../components/map/places-map.tsx';
import { accessHoursWords, isOpenNow } from '../../../lib/access-words.ts';
import { addressLines, directionsAddress } from '../../../lib/address-words.ts';
import { jobsiteTimeWords } from '../../../lib/jobsite-words.ts';
import { machineWords } from '../../../lib/order-words.ts';
import { useNow } from '../../../lib/use-now.ts';
import { OffersSection } from '../offers/offers-section.tsx';
import { useOrderTime } from '../offers/use-offers.ts';
import { TechnicianSection } from '../technician/technician-section.tsx';
import { ActionsSection } from './actions-section.tsx';
import { orderPlaces } from './order-places.ts';
import { SeeAlert } from './see-alert.tsx';
import { StatusCard } from './status-card.tsx';

export interface StatusPanelProps {
  readonly order: OrderView;
  /** Missing while the details are in sight. */
  readonly onViewDetails: (() => void) | undefined;
}

/** What is broken, where, and how it stands. */
export function StatusPanel({ order, onViewDetails }: StatusPanelProps) {
  const issue = order.issue ?? order.pendingIssue;
  const when = order.serviceDate && jobsiteTimeWords(order.serviceDate, order.serviceTime, order.timeZone);
  const jobsite = <JobsiteSection key="jobsite" order={order} />;
  const broken = (
    <Fragment key="broken">
      {order.faultCodes.length > 0 && (
        <PanelSection title={`Fault codes (${order.faultCodes.length})`} aside={<SeeAlert order={order} />}>
          <FaultStory faults={order.faultCodes} timeZone={order.timeZone} />
        </PanelSection>
      )}
      {issue && (
        <PanelSection title="Issue">
          <CollapsedText key={issue} text={issue} />
        </PanelSection>
      )}
    </Fragment>
  );
  // To decide, one reads what is broken; afterwards, who comes from where.
  const isUndecided = order.status === 'pending' || order.status === 'rejected';
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Machine order={order} />
      <StatusCard order={order} />
      {order.status === 'open' && <OffersSection order={order} />}
      <TechnicianSection order={order} />
      <PanelSection title="Schedule">
        <Typography color={when ? undefined : 'textSecondary'}>{when ?? 'Not scheduled yet'}</Typography>
      </PanelSection>
      {isUndecided ? [broken, jobsite] : [jobsite, broken]}
      <ActionsSection order={order} />
      {onViewDetails && (
        <Button variant="outlined" onClick={onViewDetails}>
          View Details
        </Button>
      )}
    </Box>
  );
}

function Machine({ order: { equipment } }: { readonly order: OrderView }) {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Box sx={picture}>
        <Tractor size={32} strokeWidth={1.75} />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {machineWords(equipment)}
        </Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[equipment.product, equipment.unitNumber && `Unit ${equipment.unitNumber}`]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {equipment.serialNumber ? (
            <>
              Serial number <code>{equipment.serialNumber}</code>
            </>
          ) : (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              No serial number yet
            </Box>
          )}
        </Typography>
      </Box>
    </Box>
  );
}

function JobsiteSection({ order }: { readonly order: OrderView }) {
  const { jobsite, address, timeZone } = order;
  const now = useNow();
  const hours = accessHoursWords(jobsite, timeZone, now);
  const openNow = isOpenNow(jobsite, timeZone, now);
  const lines = addressLines(address);
  const { places, circle, text } = orderPlaces(order, useOrderTime(order));
  return (
    <PanelSection
      title="Jobsite"
      aside={
        openNow !== undefined && (
          <Badge tone={openNow ? 'done' : 'pending'}>{openNow ? 'Open now' : 'Closed now'}</Badge>
        )
      }
    >
      <PlacesMap
        name={`Map of ${jobsite.name ?? lines.join(', ')}`}
        places={places}
        circle={circle}
        text={text}
        height={places.length > 1 || circle ? 300 : 220}
      />
      <div>
        {jobsite.name && <Typography sx={{ fontWeight: 600 }}>{jobsite.name}</Typography>}
        {lines.map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
        <Link
          href={directionsAddress(address)}
          target="_blank"
          rel="noreferrer"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, fontWeight: 500 }}
        >
          <Navigation size={18} />
          Directions
        </Link>
      </div>
      <div>
        <Typography component="h4" variant="subtitle2">
          Access hours
        </Typography>
        <Typography color={hours ? undefined : 'textSecondary'}>{hours ?? 'Not set'}</Typography>
      </div>
      {jobsite.arrivalInstructions && (
        <div>
          <Typography component="h4" variant="subtitle2">
            Arrival instructions
          </Typography>
          <CollapsedText key={jobsite.arrivalInstructions} text={jobsite.arrivalInstructions} />
        </div>
      )}
    </PanelSection>
  );
}

const picture = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 64,
  height: 64,
  borderRadius: 1,
  color: 'text.secondary',
  bgcolor: 'status.pending.tint',
} as const;
