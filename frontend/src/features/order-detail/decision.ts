import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf, type Situation } from '../../lib/messages.ts';
import { refreshLists } from '../../lib/order-lists.ts';
import { toast } from '../../lib/toasts.ts';
import { refreshOrder } from './api.ts';
import { decidedWords } from './decided-words.ts';

/** What every dialog of an order is given. */
export interface OrderDialogProps {
  /** The order's id. */
  readonly value: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once it has left the screen. */
  readonly onClosed: () => void;
}

/** Says why a decision did not take effect. Where it can no longer be made, the screen is brought up to date and the dialog closes. */
export function tellFailure(
  error: unknown,
  situation: Situation,
  { value: id, onClose }: OrderDialogProps,
): void {
  const { code, details } = apiFailure(error);
  if (code !== 'INVALID_TRANSITION' && code !== 'NOT_FOUND') {
    toast.error(messageOf(error, situation));
    return;
  }
  if (code === 'NOT_FOUND') toast.error('Order does not exist or has been cancelled.');
  else toast.warning(decidedWords(details.status));
  void refreshOrder(id);
  refreshLists();
  onClose();
}
