import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  CircleCheck,
  CircleDot,
  CircleX,
  type LucideIcon,
  RotateCcw,
  Star,
  TriangleAlert,
  UserRound,
} from 'lucide-react';
import type { UpdateType } from '#schema/orders/order-values.ts';
import { useNow } from '../../lib/use-service-time.ts';
import { ChatTime } from '../facts/when.tsx';
import type { EventLine } from './conversation.ts';
import { StoredFiles } from './stored-files.tsx';
import { timelineWords } from './timeline-words.ts';
import type { FileUrlCall } from './use-file-url.ts';

export interface EventViewProps {
  readonly line: EventLine;
  readonly orderId: string;
  readonly timeZone: string;
  readonly fileUrl: FileUrlCall;
}

/** Something that happened to the order: a quiet line between the messages. */
export function EventView({ line, orderId, timeZone, fileUrl }: EventViewProps) {
  const { update, files } = line;
  const { text, detail } = timelineWords({ ...update, timeZone }, useNow());
  const Icon = icons[update.updateTypeName] ?? CircleDot;
  return (
    <Box sx={event}>
      <Box component="span" sx={mark}>
        <Icon size={18} />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 0.5, pt: '3px' }}>
        <Typography variant="body2" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
          {' · '}
          <ChatTime time={update.createdAt} />
        </Typography>
        {detail !== undefined && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {detail}
          </Typography>
        )}
        <StoredFiles orderId={orderId} files={files} fileUrl={fileUrl} />
      </Box>
    </Box>
  );
}

const icons: Partial<Record<UpdateType, LucideIcon>> = {
  health_event_detected: TriangleAlert,
  fault_code_added: TriangleAlert,
  issue_reported: TriangleAlert,
  service_order_approved: CircleCheck,
  job_completed: CircleCheck,
  job_reviewed: Star,
  review_prompt: Star,
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

const event = { display: 'flex', gap: 1 } as const;

/** As wide as an avatar, so that all lines start at the same edge. */
const mark = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 28,
  color: 'text.secondary',
} as const;
