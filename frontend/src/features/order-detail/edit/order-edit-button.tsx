import type { OrderView } from '#schema/orders/order.ts';
import { EditButton, type EditButtonProps } from '../../../components/facts/panel-section.tsx';

export interface OrderEditButtonProps extends Omit<EditButtonProps, 'value'> {
  readonly order: OrderView;
  /** The command that must be allowed. */
  readonly command: string;
}

/** A section's Edit button, for people who may edit it. */
export function OrderEditButton({ order, command, ...button }: OrderEditButtonProps) {
  return order.allowedCommands.includes(command) ? <EditButton {...button} value={order.id} /> : null;
}
