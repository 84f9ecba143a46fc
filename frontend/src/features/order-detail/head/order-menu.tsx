import type { OrderView } from '#schema/orders/order.ts';
import { ActionMenu } from '../../../components/shell/action-menu.tsx';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { possibleActions } from '../status/possible-actions.ts';

/** All that this person can do about the order beside its next step. */
export function OrderMenu({ order }: { readonly order: OrderView }) {
  const openDialog = useOpenDialog();
  const actions = possibleActions(order).map(({ dialog, name, icon }) => ({
    name,
    icon,
    onChoose: () => openDialog(dialog, order.id),
  }));
  return actions.length > 0 && <ActionMenu label="Actions" actions={actions} />;
}
