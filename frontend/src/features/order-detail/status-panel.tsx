import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Navigation, Tractor } from 'lucide-react';
import type { OrderView } from '#schema/orders.ts';
import { FaultList } from '../../components/faults/fault-list.tsx';
import { PlacesMap } from '../../components/map/places-map.tsx';
import { Badge } from '../../components/status-badge.tsx';
import { machineWords } from '../../lib/order-words.ts';
import { serviceTimeWords } from '../../lib/service-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { accessHoursWords, isOpenNow } from './access-words.ts';
import { addressLines, coordinates, directionsAddress } from './address-words.ts';
import { CollapsedText } from './collapsed-text.tsx';
import { PanelSection } from './panel-section.tsx';
import { StatusCard } from './status-card.tsx';

export interface StatusPanelProps {
  readonly order: OrderView;
  /** Missing while the details are in sight. */
  readonly onViewDetails: (() => void) | undefined;
}

/** What is broken, where, and how it stands. */
export function StatusPanel({ order, onViewDetails }: StatusPanelProps) {
  const issue = order.issue ?? order.pendingIssue;
  const when = order.serviceDate && serviceTimeWords(order.serviceDate, order.serviceTime);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Machine order={order} />
      <StatusCard order={order} />
      {order.faultCodes.length > 0 && (
        <PanelSection title={`Fault codes (${order.faultCodes.length})`}>
          <FaultList faults={order.faultCodes} />
        </PanelSection>
      )}
      {issue && (
        <PanelSection title="Issue">
          <CollapsedText key={issue} text={issue} />
        </PanelSection>
      )}
      <PanelSection title="Schedule">
        <Typography color={when ? undefined : 'textSecondary'}>{when ?? 'Not scheduled yet'}</Typography>
      </PanelSection>
      <JobsiteSection order={order} />
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
  const { jobsite, address, timeZone, equipment } = order;
  const now = useNow();
  const hours = accessHoursWords(jobsite, timeZone, now);
  const openNow = isOpenNow(jobsite, timeZone, now);
  const lines = addressLines(address);
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
        places={[
          {
            id: order.id,
            kind: 'machine',
            lat: address.lat,
            long: address.long,
            label: equipment.unitNumber ?? machineWords(equipment),
          },
        ]}
        text={`${machineWords(equipment)} stands at ${[jobsite.name, ...lines].filter(Boolean).join(', ')}, ${coordinates(address)}.`}
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
