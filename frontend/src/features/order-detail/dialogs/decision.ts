import { apiFailure } from '../../../lib/api-failure.ts';
import { messageOf, type Situation } from '../../../lib/messages.ts';
import { refreshLists } from '../../../lib/order-cache.ts';
import { toast } from '../../../lib/toasts.ts';
import { refreshOrder } from '../api.ts';
import { decidedWords } from './decided-words.ts';

/** The props of every dialog of an order. */
export interface OrderDialogProps {
  /** The id of the order or of one of its offers. */
  readonly value: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the closing animation. */
  readonly onClosed: () => void;
}

/** The order's id from any of its ids: a child's id starts with its parent's (`10001.000042`). */
export function orderIdOf(value: string): string {
  return value.split('.')[0] ?? value;
}

/**
 * Shows why a decision failed. If someone else came first, the page is refreshed; if the decision is no longer
 * possible, the dialog closes.
 */
export function tellFailure(
  error: unknown,
  situation: Situation,
  { value, onClose }: Pick<OrderDialogProps, 'value' | 'onClose'>,
): void {
  const { code, details } = apiFailure(error);
  if (code === 'INVALID_TRANSITION') toast.warning(decidedWords(details.status, situation));
  else if (code === 'NOT_FOUND') toast.error('Order does not exist or has been cancelled.');
  else toast.error(messageOf(error, situation));
  const isOver = code === 'INVALID_TRANSITION' || code === 'NOT_FOUND';
  if (isOver || overtaken.has(code)) void refreshOrder(orderIdOf(value));
  if (!isOver) return;
  refreshLists();
  onClose();
}

/**
 * Shows that a booking came too late (document 1 section 8, Selected offer gone): the offer is gone, its time is taken,
 * or the technician can't take the job any more. Other failures are shown as for any decision.
 */
export function tellBookingFailure(error: unknown, props: OrderDialogProps): void {
  const { code } = apiFailure(error);
  if (!offerGone.has(code)) {
    tellFailure(error, 'book', props);
    return;
  }
  toast.warning('Availability Expired', {
    body: 'The technician you selected is no longer available. Please choose another one.',
  });
  void refreshOrder(orderIdOf(props.value));
  props.onClose();
}

/** Errors that mean this page is out of date. */
const overtaken: ReadonlySet<string> = new Set([
  'CONFLICT',
  'AVAILABILITY_EXPIRED',
  'ALREADY_REQUESTED',
  'PRESENCE_UNCHANGED',
  'ALREADY_REVIEWED',
  'REVIEW_WINDOW_CLOSED',
]);

const offerGone: ReadonlySet<string> = new Set([
  'AVAILABILITY_EXPIRED',
  'SLOT_TAKEN',
  'TECHNICIAN_NOT_ELIGIBLE',
  'TIME_PAST',
]);
