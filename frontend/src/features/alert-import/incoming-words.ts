import {
  CircleCheck,
  CircleDashed,
  CircleX,
  type LucideIcon,
  MailQuestionMark,
  TriangleAlert,
} from 'lucide-react';
import type { IncomingMessage } from '#schema/alerts/alerts.ts';
import type { BadgeProps } from '../../components/facts/status-badge.tsx';

/** A message's result, in a word or two. */
export interface IncomingState {
  readonly tone: BadgeProps['tone'];
  readonly icon: LucideIcon;
  readonly word: string;
}

export function incomingState({
  status,
  results,
}: Pick<IncomingMessage, 'status' | 'results'>): IncomingState {
  const all = (fits: (result: IncomingMessage['results'][number]) => boolean) =>
    results.length > 0 && results.every(fits);
  switch (status) {
    case 'running':
      return { tone: 'open', icon: CircleDashed, word: 'Being read' };
    case 'cancelled':
      return { tone: 'stopped', icon: CircleX, word: 'Cancelled' };
    case 'failed':
      return all(({ outcome }) => outcome === 'not_an_alert')
        ? { tone: 'stopped', icon: MailQuestionMark, word: 'No alert' }
        : { tone: 'stopped', icon: CircleX, word: 'Could not be read' };
    case 'done':
      if (all(({ orderId }) => orderId !== null)) {
        return { tone: 'done', icon: CircleCheck, word: orderWord(results) };
      }
      if (all(({ outcome }) => outcome === 'low_priority')) {
        return { tone: 'pending', icon: CircleDashed, word: 'Low priority' };
      }
      return all(({ outcome }) => outcome === 'missing_fault_code')
        ? { tone: 'warning', icon: TriangleAlert, word: 'No fault codes' }
        : { tone: 'warning', icon: TriangleAlert, word: 'In part' };
  }
}

/** `By email from alerts@telematics.example`, `From a provider, key ending in 1a2b`. */
export function cameFrom({ source, from }: Pick<IncomingMessage, 'source' | 'from'>): string {
  if (source === 'mail') return from === null ? 'By email' : `By email from ${from}`;
  return from === null ? 'From a provider' : `From a provider, key ending in ${from}`;
}

/** The alert may have come before and be on an order already. */
function orderWord(results: IncomingMessage['results']): string {
  if (results.some(({ isNewOrder }) => isNewOrder)) return 'Order created';
  return results.some(({ attached }) => attached) ? 'Attached' : 'Has an order';
}
