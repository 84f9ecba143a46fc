import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PanelRightClose } from 'lucide-react';
import type { OrderView } from '#schema/orders.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import { CollapsedText } from '../../../components/facts/collapsed-text.tsx';
import { Fact, FactList } from '../../../components/facts/fact-list.tsx';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { When } from '../../../components/facts/when.tsx';
import { operationalStateWords, requirementWords, safetyRiskWords } from '../../../lib/jobsite-words.ts';
import { machineWords } from '../../../lib/order-words.ts';
import { OrderBadge } from '../status/order-badge.tsx';
import { TechnicianSection } from '../technician/technician-section.tsx';
import { DocumentsSection } from './documents-section.tsx';

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
      <FactList>
        <Fact name="Model">{machineWords(order.equipment)}</Fact>
        <Fact name="Order ID">
          <span className="numbers">{order.id}</span>
        </Fact>
        <Fact name="Status">
          <OrderBadge order={order} />
        </Fact>
        <Fact name="Created date">
          <When time={order.createdAt} />
        </Fact>
        <Fact name="Machine hours">
          {hours === null ? <Unknown /> : <span className="numbers">{hours.toLocaleString('en-US')} h</span>}
        </Fact>
        <Fact name="Unit status">{state === null ? <Unknown /> : operationalStateWords[state]}</Fact>
        <Fact name="Safety risk">{risk === null ? <Unknown /> : safetyRiskWords[risk]}</Fact>
        {order.riskDescription && (
          <Fact name="Risk description">
            <CollapsedText key={order.riskDescription} text={order.riskDescription} />
          </Fact>
        )}
      </FactList>
      <TechnicianSection order={order} withCall={false} />
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
          <Typography>{jobsite.requirements.map((each) => requirementWords[each]).join(', ')}</Typography>
        </PanelSection>
      )}
      <DocumentsSection order={order} />
      <PanelSection title="PO Number">
        {order.poNumber ? (
          <code>{order.poNumber}</code>
        ) : (
          <Typography color="textSecondary">No PO number provided</Typography>
        )}
      </PanelSection>
      <PanelSection title="Log">
        <FactList>
          <Fact name="Created by">{order.createdByAccount?.fullName ?? createdBy[order.source]}</Fact>
          <Fact name="Created date">
            <When time={order.createdAt} />
          </Fact>
        </FactList>
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
