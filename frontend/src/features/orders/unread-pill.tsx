import { MessageSquare } from 'lucide-react';
import { Pill } from '../../components/facts/pill.tsx';

/** How much of an order's timeline its reader has not looked at yet. */
export function UnreadPill({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <Pill colour="status.open" icon={MessageSquare}>
      {count > 99 ? '99+' : count} unread
    </Pill>
  );
}
