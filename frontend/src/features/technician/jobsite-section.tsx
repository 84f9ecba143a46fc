import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Navigation, Phone } from 'lucide-react';
import type { OrderView } from '#schema/orders/order.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import { CollapsedText } from '../../components/facts/collapsed.tsx';
import { PanelSection } from '../../components/facts/panel-section.tsx';
import { Badge } from '../../components/facts/status-badge.tsx';
import { type MapPlace, technicianZoom } from '../../components/map/map-place.ts';
import { OpenableMap } from '../../components/map/openable-map.tsx';
import {
  accessHoursWords,
  addressLines,
  coordinates,
  directionsAddress,
  isOpenNow,
  requirementWords,
} from '../../lib/jobsite-words.ts';
import { machineWords } from '../../lib/order-words.ts';
import { useNow } from '../../lib/use-service-time.ts';

/** Where the machine is, how to get there, and what is needed to be let in. */
export function JobsiteSection({ order }: { readonly order: OrderView }) {
  const { jobsite, address, timeZone } = order;
  const now = useNow();
  const hours = accessHoursWords(jobsite, timeZone, now);
  const openNow = isOpenNow(jobsite, timeZone, now);
  const lines = addressLines(address);
  return (
    <PanelSection
      level="h2"
      title="Jobsite"
      aside={
        openNow !== undefined && (
          <Badge tone={openNow ? 'done' : 'pending'}>{openNow ? 'Open now' : 'Closed now'}</Badge>
        )
      }
    >
      <OpenableMap
        middle={address}
        camera={{ lat: address.lat, long: address.long, zoom: technicianZoom }}
        name={`Map of ${jobsite.name ?? lines.join(', ')}`}
        places={placesOf(order)}
        text={`${machineWords(order.equipment)} is at ${[jobsite.name, ...lines].filter(Boolean).join(', ')}, ${coordinates(address)}.`}
      />
      <div>
        {jobsite.name && <Typography sx={{ fontWeight: 600 }}>{jobsite.name}</Typography>}
        {lines.map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
      </div>
      <Button
        variant="outlined"
        href={directionsAddress(address)}
        target="_blank"
        rel="noreferrer"
        startIcon={<Navigation size={18} />}
      >
        Directions
      </Button>
      <div>
        <Typography component="h3" variant="subtitle2">
          Access hours
        </Typography>
        <Typography color={hours ? undefined : 'textSecondary'}>{hours ?? 'Not set'}</Typography>
      </div>
      <div>
        <Typography component="h3" variant="subtitle2">
          Requirements
        </Typography>
        {jobsite.requirements.length === 0 ? (
          <Typography color="textSecondary">None listed</Typography>
        ) : (
          <Box component="ul" sx={requirements}>
            {jobsite.requirements.map((each) => (
              <li key={each}>{requirementWords[each]}</li>
            ))}
          </Box>
        )}
      </div>
      {jobsite.arrivalInstructions && (
        <div>
          <Typography component="h3" variant="subtitle2">
            Arrival instructions
          </Typography>
          <CollapsedText key={jobsite.arrivalInstructions} text={jobsite.arrivalInstructions} />
        </div>
      )}
      <Contact order={order} />
    </PanelSection>
  );
}

/** Who to call at the jobsite; the API tells only the booked technician. */
function Contact({ order: { contactName, contactPhone } }: { readonly order: OrderView }) {
  if (contactName === null && contactPhone === null) return null;
  return (
    <div>
      <Typography component="h3" variant="subtitle2">
        Contact
      </Typography>
      {contactName && <Typography>{contactName}</Typography>}
      {contactPhone && (
        <Link href={`tel:${contactPhone}`} sx={call}>
          <Phone size={18} />
          {formatPhoneNumber(contactPhone)}
        </Link>
      )}
    </div>
  );
}

/** The machine, and the technician's homebase if an offer or the booking includes it. */
function placesOf({ id, address, equipment, technician, ordersTechnicians }: OrderView): MapPlace[] {
  const machine: MapPlace = {
    id,
    kind: 'machine',
    lat: address.lat,
    long: address.long,
    label: equipment.unitNumber ?? machineWords(equipment),
  };
  const home = technician ?? (ordersTechnicians.length === 1 ? ordersTechnicians[0]?.technician : undefined);
  if (home === undefined) return [machine];
  return [machine, { id: home.id, kind: 'technician', lat: home.lat, long: home.long, label: home.city }];
}

const requirements = { m: 0, pl: 2.5 } as const;

const call = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  fontWeight: 500,
} as const;
