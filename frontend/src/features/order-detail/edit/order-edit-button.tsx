import type { OrderView } from '#schema/orders/order.ts';
import { EditButton, type EditButtonProps } from '../../../components/facts/panel-section.tsx';

export interface OrderEditButtonProps extends Omit<EditButtonProps, 'value'> {
  readonly order: OrderView;
  /** What allows it; without that command there is no button. */
  readonly command: string;
}

/** The way to edit a section of the order, for who may. */
export function OrderEditButton({ order, command, ...button }: OrderEditButtonProps) {
  return order.allowedCommands.includes(command) ? <EditButton {...button} value={order.id} /> : null;
}
