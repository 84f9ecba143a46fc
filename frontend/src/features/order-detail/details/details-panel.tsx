import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PanelRightClose } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderView } from '#schema/orders/order.ts';
import { formatPhoneNumber } from '#schema/phone.ts';
import { StoredFiles } from '../../../components/chat/stored-files.tsx';
import { CollapsedText, CollapsibleList } from '../../../components/facts/collapsed.tsx';
import { Fact, FactList } from '../../../components/facts/fact-list.tsx';
import { FaultLabel } from '../../../components/facts/fault-label.tsx';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { Disclosure } from '../../../components/flow/disclosure.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { stampWords } from '../../../lib/time.ts';
import { chatCalls } from '../api.ts';
import { OrderEditButton } from '../edit/order-edit-button.tsx';
import { JobsiteDetails } from '../jobsite/jobsite-details.tsx';
import { hasStatusMap } from '../jobsite/site-section.tsx';
import { TechnicianSection } from '../technician/technician-section.tsx';
import { BillingSection } from './billing-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { MachineFacts } from './machine-facts.tsx';

export interface DetailsPanelProps {
  readonly order: OrderView;
  /** Collapses what the status panel already shows. */
  readonly besideStatus: boolean;
  /** Undefined if the panel can't be hidden. */
  readonly onHide: (() => void) | undefined;
}

/** Everything known about the order (document 1 section 2). */
export function DetailsPanel({ order, besideStatus, onHide }: DetailsPanelProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {onHide ? (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h2">Details</Typography>
          <IconButton aria-label="Hide details" title="Hide details" onClick={onHide}>
            <PanelRightClose size={20} />
          </IconButton>
        </Box>
      ) : (
        // The tab already shows the title.
        <VisuallyHidden>
          <h2>Details</h2>
        </VisuallyHidden>
      )}
      <PicturesSection order={order} />
      <MachineFacts order={order} />
      <Folding key={`faults ${besideStatus}`} title="Issue and fault codes" folded={besideStatus}>
        <ReportedFaults order={order} />
      </Folding>
      {order.technician !== null && (
        <Folding key={`technician ${besideStatus}`} title="Technician and fees" folded={besideStatus}>
          <TechnicianSection order={order} withCall={false} />
        </Folding>
      )}
      <JobsiteDetails order={order} withMap={!besideStatus || !hasStatusMap(order)} />
      <ContactSection order={order} />
      <BillingSection />
      <DocumentsSection order={order} />
      <PoNumberSection order={order} />
      <LogSection order={order} />
    </Box>
  );
}

interface FoldingProps {
  readonly title: string;
  readonly folded: boolean;
  readonly children: ReactNode;
}

function Folding({ title, folded, children }: FoldingProps) {
  if (!folded) return children;
  return (
    <Disclosure title={title}>
      <Box sx={{ pt: 1 }}>{children}</Box>
    </Disclosure>
  );
}

function ContactSection({ order: { contactName, contactPhone } }: { readonly order: OrderView }) {
  if (!contactName && !contactPhone) return null;
  return (
    <PanelSection title="Contact">
      <div>
        {contactName && <Typography>{contactName}</Typography>}
        {contactPhone && (
          <Link
            href={`tel:${contactPhone}`}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {formatPhoneNumber(contactPhone)}
          </Link>
        )}
      </div>
    </PanelSection>
  );
}

function PoNumberSection({ order }: { readonly order: OrderView }) {
  return (
    <PanelSection
      title="PO Number"
      aside={<OrderEditButton order={order} command="updatePoNumber" dialog="po" what="PO number" />}
    >
      {order.poNumber ? (
        <code>{order.poNumber}</code>
      ) : (
        <Typography color="textSecondary">No PO number provided</Typography>
      )}
    </PanelSection>
  );
}

/** The issue, and one line per code. */
function ReportedFaults({ order }: { readonly order: OrderView }) {
  const issue = order.issue ?? order.pendingIssue;
  const { faultCodes, errorCodes } = order;
  return (
    <FactList>
      <Fact name="Issue">
        {issue ? <CollapsedText key={issue} text={issue} /> : 'No issue described yet'}
      </Fact>
      {faultCodes.length > 0 && (
        <Fact name="Fault codes">
          <CollapsibleList
            items={faultCodes}
            keyOf={({ id }) => id}
            what="fault codes"
            renderItem={(fault) => <FaultLabel fault={fault} withSeverity />}
          />
        </Fact>
      )}
      {errorCodes.length > 0 && (
        <Fact name="Error codes on the display">
          <code>{errorCodes.join(', ')}</code>
        </Fact>
      )}
    </FactList>
  );
}

/** Photos and videos of the order, newest first. */
function PicturesSection({ order }: { readonly order: OrderView }) {
  const pictures = order.files
    .filter(({ type }) => type !== 'pdf')
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  if (pictures.length === 0) return null;
  return (
    <PanelSection title="Pictures">
      <StoredFiles orderId={order.id} files={pictures} fileUrl={chatCalls.fileUrl} />
    </PanelSection>
  );
}

/** Who created the order, and when. */
function LogSection({ order }: { readonly order: OrderView }) {
  return (
    <PanelSection title="Log">
      <FactList>
        <Fact name="Created by">{order.createdByAccount?.fullName ?? createdBy[order.source]}</Fact>
        <Fact name="Created date">{stampWords(order.createdAt, order.timeZone)}</Fact>
      </FactList>
    </PanelSection>
  );
}

const createdBy: Readonly<Record<OrderView['source'], string>> = {
  telematics: 'Health alert',
  customer: 'Your company',
  admin: 'Ironcall support',
};
