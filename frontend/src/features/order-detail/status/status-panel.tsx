import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OrderView } from '#schema/orders/order.ts';
import { CollapsedText } from '../../../components/facts/collapsed.tsx';
import { PanelButton, PanelSection } from '../../../components/facts/panel-section.tsx';
import { FaultStory } from '../../../components/faults/fault-story.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { jobsiteTimeWords } from '../../../lib/jobsite-words.ts';
import { BillingSection } from '../details/billing-section.tsx';
import { SiteSection } from '../jobsite/site-section.tsx';
import { OffersSection } from '../offers/offers-section.tsx';
import { TechnicianSection } from '../technician/technician-section.tsx';
import { FinishProfile } from './finish-profile.tsx';
import { possibleActions } from './possible-actions.ts';
import { SeeAlert } from './see-alert.tsx';
import { StatusCard } from './status-card.tsx';

export interface StatusPanelProps {
  readonly order: OrderView;
  /** Undefined while the details are visible. */
  readonly onViewDetails: (() => void) | undefined;
}

/** Status, who comes and when, what is broken, and where: in the order people ask. */
export function StatusPanel({ order, onViewDetails }: StatusPanelProps) {
  const broken = <Broken key="broken" order={order} />;
  const coming = <Coming key="coming" order={order} />;
  // What is broken matters for the decision; after that, who comes.
  const isUndecided = order.status === 'pending' || order.status === 'rejected';
  const schedule = <Schedule key="schedule" order={order} />;
  const isScheduled = order.serviceDate !== null;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StatusCard order={order} />
      {isUndecided ? [broken, coming] : isScheduled ? [coming, schedule, broken] : [coming, broken]}
      {!isScheduled && schedule}
      <FinishProfile order={order} />
      <SiteSection order={order} />
      <BillingSection brief />
      <ActionsSection order={order} />
      {onViewDetails && (
        <Button variant="outlined" onClick={onViewDetails}>
          View Details
        </Button>
      )}
    </Box>
  );
}

/** Who can come or is booked. */
function Coming({ order }: { readonly order: OrderView }) {
  return (
    <>
      {order.status === 'open' && <OffersSection order={order} />}
      <TechnicianSection order={order} />
    </>
  );
}

function Schedule({ order: { serviceDate, serviceTime, timeZone } }: { readonly order: OrderView }) {
  const when = serviceDate && jobsiteTimeWords(serviceDate, serviceTime, timeZone);
  return (
    <PanelSection title="Schedule">
      <Typography color={when ? undefined : 'textSecondary'}>{when ?? 'Not scheduled yet'}</Typography>
    </PanelSection>
  );
}

/** What people wrote comes first. A suggested issue only repeats the codes, so it comes after them. */
function Broken({ order }: { readonly order: OrderView }) {
  const issue = order.issue ?? order.pendingIssue;
  const inWords = issue && (
    <PanelSection key="issue" title="Issue">
      <CollapsedText key={issue} text={issue} />
    </PanelSection>
  );
  const inCodes = order.faultCodes.length > 0 && (
    <PanelSection
      key="codes"
      title={`Fault codes (${order.faultCodes.length})`}
      aside={<SeeAlert order={order} />}
    >
      <FaultStory faults={order.faultCodes} timeZone={order.timeZone} />
    </PanelSection>
  );
  return order.issue === null ? [inCodes, inWords] : [inWords, inCodes];
}

/** Everything this person can do besides the order's next step. */
function ActionsSection({ order }: { readonly order: OrderView }) {
  const open = useOpenDialog();
  const possible = possibleActions(order);
  if (possible.length === 0) return null;
  return (
    <PanelSection title="Actions">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {possible.map(({ dialog, name, note, icon }) => (
          <li key={dialog}>
            <PanelButton {...{ icon, name, note }} opensDialog onClick={() => open(dialog, order.id)} />
          </li>
        ))}
      </Box>
    </PanelSection>
  );
}
