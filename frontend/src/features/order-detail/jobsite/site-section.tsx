import Typography from '@mui/material/Typography';
import type { OrderView } from '#schema/orders/order.ts';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { addressLines } from '../../../lib/address-words.ts';
import { DirectionsLink } from './directions-link.tsx';
import { hasStatusMap, JobsiteMap } from './jobsite-map.tsx';
import { OpenNow } from './open-now.tsx';

/** Where the machine stands, in short: how to get in is in the details. */
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
