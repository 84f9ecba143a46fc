import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  CircleCheck,
  CircleDot,
  CircleX,
  type LucideIcon,
  MessageSquare,
  RotateCcw,
  TriangleAlert,
  UserRound,
} from 'lucide-react';
import type { UpdateType } from '#schema/order-values.ts';
import type { OrderUpdate } from '#schema/orders.ts';
import { RelativeTime } from '../../components/relative-time.tsx';
import { useNow } from '../../lib/use-now.ts';
import { timelineDays } from './timeline-days.ts';
import { timelineWords } from './timeline-words.ts';

/** Everything that has happened to the order, newest first, under its days. */
export function TimelinePanel({ updates }: { readonly updates: readonly OrderUpdate[] }) {
  const now = useNow();
  const days = timelineDays(
    updates.filter((update) => !update.isQueued),
    now,
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2" sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
        Timeline
      </Typography>
      {days.length === 0 && <Typography color="textSecondary">Nothing has happened yet.</Typography>}
      {days.map((day) => (
        <section key={day.title}>
          <Typography component="h3" variant="subtitle2" color="textSecondary" sx={{ mb: 1 }}>
            {day.title}
          </Typography>
          <Box component="ol" sx={list}>
            {day.entries.map((update) => (
              <Entry key={update.id} update={update} />
            ))}
          </Box>
        </section>
      ))}
    </Box>
  );
}

function Entry({ update }: { readonly update: OrderUpdate }) {
  const { text, detail } = timelineWords(update);
  const Icon = icons[update.updateTypeName] ?? CircleDot;
  return (
    <Box component="li" sx={entry}>
      <Box component="span" sx={mark}>
        <Icon size={18} />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
        {detail && (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {detail}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary" component="div">
          <RelativeTime time={update.createdAt} />
        </Typography>
      </Box>
    </Box>
  );
}

const icons: Partial<Record<UpdateType, LucideIcon>> = {
  health_event_detected: TriangleAlert,
  fault_code_added: TriangleAlert,
  issue_reported: TriangleAlert,
  message: MessageSquare,
  service_question_asked: MessageSquare,
  service_question_answered: MessageSquare,
  service_order_approved: CircleCheck,
  job_completed: CircleCheck,
  service_order_rejected: CircleX,
  service_order_cancelled: CircleX,
  pending_service_order_reopened: RotateCcw,
  service_order_reopened: RotateCcw,
  technician_scheduled: UserRound,
  technician_unassigned: UserRound,
  availability_submitted: UserRound,
  order_participant_added: UserRound,
  order_participant_removed: UserRound,
};

const list = { listStyle: 'none', m: 0, p: 0 } as const;

const entry = {
  position: 'relative',
  display: 'flex',
  gap: 1.5,
  pb: 2.5,
  // The line between the marks.
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 32,
    bottom: 0,
    left: 15,
    width: 2,
    bgcolor: 'divider',
  },
} as const;

const mark = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: '50%',
  color: 'text.secondary',
  bgcolor: 'status.pending.tint',
} as const;
