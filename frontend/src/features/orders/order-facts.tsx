import { MessageSquare } from 'lucide-react';
import type { OrderCard } from '#schema/orders/order.ts';
import { Pill } from '../../components/facts/pill.tsx';

/** How many timeline entries are new to the reader. */
export function UnreadPill({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Pill colour="status.open" icon={MessageSquare}>
      {count > 99 ? '99+' : count} unread
    </Pill>
  );
}

/** What is broken, in a line: the issue as someone described it, otherwise the worst fault. Undefined if neither is known. */
export function whatIsBroken({
  issue,
  topFaults,
}: Pick<OrderCard, 'issue' | 'topFaults'>): string | undefined {
  const [fault] = topFaults;
  return issue ?? fault?.name ?? fault?.fault;
}
