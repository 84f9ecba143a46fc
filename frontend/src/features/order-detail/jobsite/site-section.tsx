import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Navigation } from 'lucide-react';
import type { OrderView } from '#schema/orders/order.ts';
import type { Address } from '#schema/places/places.ts';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { Badge } from '../../../components/facts/status-badge.tsx';
import { OpenableMap } from '../../../components/map/openable-map.tsx';
import { addressLines, directionsAddress, isOpenNow } from '../../../lib/jobsite-words.ts';
import { useNow } from '../../../lib/use-service-time.ts';
import { useOrderTime } from '../offers/offers.ts';
import { orderPlaces } from './order-places.ts';

/** Where the machine is. The details panel says how to get in. */
export function SiteSection({ order }: { readonly order: OrderView }) {
  const { jobsite, address } = order;
  return (
    <PanelSection title="Jobsite" aside={<OpenNow order={order} />}>
      {hasStatusMap(order) && <JobsiteMap order={order} />}
      <div>
        {jobsite.name && <Typography sx={{ fontWeight: 600 }}>{jobsite.name}</Typography>}
        {addressLines(address).map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
        <DirectionsLink address={address} />
      </div>
    </PanelSection>
  );
}

/** A map of the machine, the technicians who are booked or could come, and the search radius. */
export function JobsiteMap({ order }: { readonly order: OrderView }) {
  const { places, circle, text } = orderPlaces(order, useOrderTime(order));
  return (
    <OpenableMap
      middle={order.address}
      name={`Map of ${order.jobsite.name ?? addressLines(order.address).join(', ')}`}
      places={places}
      circle={circle}
      text={text}
    />
  );
}

/** Whether the Status panel shows the map: once a technician is booked, or the order has ended (document 1 section 2). */
export function hasStatusMap({ status }: Pick<OrderView, 'status'>): boolean {
  return status !== 'open' && status !== 'pending';
}

/** Whether the jobsite is open now, by its own clock. Empty if no hours are set. */
export function OpenNow({ order: { jobsite, timeZone } }: { readonly order: OrderView }) {
  const openNow = isOpenNow(jobsite, timeZone, useNow());
  if (openNow === undefined) return null;
  return <Badge tone={openNow ? 'done' : 'pending'}>{openNow ? 'Open now' : 'Closed now'}</Badge>;
}

/** Opens the place in a maps app. */
export function DirectionsLink({ address }: { readonly address: Address }) {
  return (
    <Link
      href={directionsAddress(address)}
      target="_blank"
      rel="noreferrer"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, fontWeight: 500 }}
    >
      <Navigation size={18} />
      Directions
    </Link>
  );
}
