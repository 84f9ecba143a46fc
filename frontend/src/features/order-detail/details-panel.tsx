import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PanelRightClose } from 'lucide-react';
import type { OperationalState, SafetyRisk } from '#schema/order-values.ts';
import type { OrderView } from '#schema/orders.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import type { JobsiteRequirement } from '#schema/places.ts';
import { RelativeTime } from '../../components/relative-time.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { machineWords } from '../../lib/order-words.ts';
import { CollapsedText } from './collapsed-text.tsx';
import { Fact, Facts, PanelSection } from './panel-section.tsx';

export interface DetailsPanelProps {
  readonly order: OrderView;
  /** Missing where the panel cannot be put away. */
  readonly onHide: (() => void) | undefined;
}

/** All that is known of the order. */
export function DetailsPanel({ order, onHide }: DetailsPanelProps) {
  const { equipmentWithLatestReadings: latest, jobsite } = order;
  const hours = order.hours ?? latest.latestHours;
  const state = order.operationalStatus ?? latest.latestOperationStatus;
  const risk = order.safetyRisk ?? latest.latestSafetyRisk;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
        <Typography variant="h2">Details</Typography>
        {onHide && (
          <IconButton aria-label="Hide details" title="Hide details" onClick={onHide}>
            <PanelRightClose size={20} />
          </IconButton>
        )}
      </Box>
      <Facts>
        <Fact name="Model">{machineWords(order.equipment)}</Fact>
        <Fact name="Order ID">
          <span className="numbers">{order.id}</span>
        </Fact>
        <Fact name="Status">
          <StatusBadge status={order.status} />
        </Fact>
        <Fact name="Created date">
          <RelativeTime time={order.createdAt} />
        </Fact>
        <Fact name="Machine hours">
          {hours === null ? <Unknown /> : <span className="numbers">{hours.toLocaleString('en-US')} h</span>}
        </Fact>
        <Fact name="Unit status">{state === null ? <Unknown /> : operationalStates[state]}</Fact>
        <Fact name="Safety risk">{risk === null ? <Unknown /> : safetyRisks[risk]}</Fact>
        {order.riskDescription && (
          <Fact name="Risk description">
            <CollapsedText key={order.riskDescription} text={order.riskDescription} />
          </Fact>
        )}
      </Facts>
      {(order.contactName || order.contactPhone) && (
        <PanelSection title="Contact">
          <div>
            {order.contactName && <Typography>{order.contactName}</Typography>}
            {order.contactPhone && (
              <Link
                href={`tel:${order.contactPhone}`}
                sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
              >
                {formatPhoneNumber(order.contactPhone)}
              </Link>
            )}
          </div>
        </PanelSection>
      )}
      {jobsite.requirements.length > 0 && (
        <PanelSection title="Jobsite requirements">
          <Typography>{jobsite.requirements.map((each) => requirements[each]).join(', ')}</Typography>
        </PanelSection>
      )}
      <PanelSection title="Documents">
        <Typography color="textSecondary">No documents uploaded yet</Typography>
      </PanelSection>
      <PanelSection title="PO Number">
        {order.poNumber ? (
          <code>{order.poNumber}</code>
        ) : (
          <Typography color="textSecondary">No PO number provided</Typography>
        )}
      </PanelSection>
      <PanelSection title="Log">
        <Facts>
          <Fact name="Created by">{order.createdByAccount?.fullName ?? createdBy[order.source]}</Fact>
          <Fact name="Created date">
            <RelativeTime time={order.createdAt} />
          </Fact>
        </Facts>
      </PanelSection>
    </Box>
  );
}

function Unknown() {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      Not known
    </Box>
  );
}

const createdBy: Readonly<Record<OrderView['source'], string>> = {
  telematics: 'Health alert',
  customer: 'Your company',
  admin: 'Ironcall support',
};

const operationalStates: Readonly<Record<OperationalState, string>> = {
  fully_functional: 'Fully functional',
  partially_operational: 'Partially operational',
  not_operational: 'Not operational',
};

const safetyRisks: Readonly<Record<SafetyRisk, string>> = {
  none: 'None',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};

const requirements: Readonly<Record<JobsiteRequirement, string>> = {
  hard_hat: 'Hard hat',
  safety_vest: 'Safety vest',
  steel_toe_boots: 'Steel-toe boots',
  safety_glasses: 'Safety glasses',
  hearing_protection: 'Hearing protection',
  gloves: 'Gloves',
  fall_protection: 'Fall protection',
  site_orientation: 'Site orientation',
  check_in_at_gate: 'Check in at the gate',
  escort_required: 'Escort required',
  drug_screen: 'Drug screen',
  background_check: 'Background check',
  osha: 'OSHA',
  msha_part_46: 'MSHA Part 46',
  msha_part_48: 'MSHA Part 48',
  ansi_a92: 'ANSI A92',
  twic: 'TWIC',
};
