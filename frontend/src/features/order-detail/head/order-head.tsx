import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { OrderView } from '#schema/orders/order.ts';
import { OrderBadge } from '../../../components/facts/order-badge.tsx';
import { PriorityPill } from '../../../components/facts/pill.tsx';
import { Badge } from '../../../components/facts/status-badge.tsx';
import { MachineThumb } from '../../../components/identity/machine.tsx';
import { ActionMenu } from '../../../components/shell/action-menu.tsx';
import { PageHeader } from '../../../components/shell/page-header.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { machineWords } from '../../../lib/order-words.ts';
import { usePossibleActions } from '../status/possible-actions.ts';
import { HelpButton } from './help-button.tsx';

export interface OrderAsideProps {
  readonly id: string;
  /** Undefined while loading. */
  readonly order: OrderView | undefined;
}

export interface OrderHeadProps extends OrderAsideProps {
  /** The last time it was asked for there was no answer. */
  readonly isStale?: boolean;
}

/** The machine, and the order's status and priority. */
export function OrderHead({ id, order, isStale = false }: OrderHeadProps) {
  const title = order ? machineWords(order.equipment) : `Order #${id}`;
  return (
    <PageHeader
      title={title}
      documentTitle={order ? `Order #${id}, ${title}` : title}
      picture={
        order ? (
          <MachineThumb product={order.equipment.product} brand={order.equipment.brand} size={56} />
        ) : (
          <Skeleton variant="rounded" width={56} height={56} />
        )
      }
      subtitle={order ? <WhichMachine order={order} /> : <Skeleton width={220} />}
      facts={
        order ? (
          <>
            <OrderBadge order={order} />
            <PriorityPill priority={order.priority} />
            <span className="numbers">Order #{id}</span>
            <output>{isStale && <Badge tone="warning">Not up to date. Trying again.</Badge>}</output>
          </>
        ) : (
          <Skeleton variant="rounded" width={260} height={26} />
        )
      }
    />
  );
}

/** Help, and a menu of other actions. */
export function OrderAside({ id, order }: OrderAsideProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mr: -1 }}>
      <HelpButton orderId={id} mayReport={order?.allowedCommands.includes('reportIssue') ?? false} />
      {order && <OrderMenu order={order} />}
    </Box>
  );
}

/** `Excavator · Unit EX-12 · Serial number C51234`, with a link to add a missing serial number. */
function WhichMachine({ order }: { readonly order: OrderView }) {
  const { product, unitNumber, serialNumber } = order.equipment;
  const open = useOpenDialog();
  const mayAdd = order.allowedCommands.includes('updateSerialNumber');
  const known = [product, unitNumber && `Unit ${unitNumber}`].filter(Boolean).join(' · ');
  return (
    <>
      {known}
      {known !== '' && ' · '}
      {serialNumber !== null ? (
        <>
          Serial number <code>{serialNumber}</code>
        </>
      ) : mayAdd ? (
        <Link
          component="button"
          type="button"
          aria-haspopup="dialog"
          onClick={() => open('serial', order.id)}
          sx={{ font: 'inherit', fontWeight: 600, minHeight: 24, verticalAlign: 'baseline' }}
        >
          Add serial number
        </Link>
      ) : (
        'No serial number yet'
      )}
    </>
  );
}

/** Everything this person can do besides the order's next step. */
function OrderMenu({ order }: { readonly order: OrderView }) {
  const openDialog = useOpenDialog();
  const actions = usePossibleActions(order).map(({ dialog, name, icon }) => ({
    name,
    icon,
    onChoose: () => openDialog(dialog, order.id),
  }));
  return actions.length > 0 && <ActionMenu label="Actions" actions={actions} />;
}
