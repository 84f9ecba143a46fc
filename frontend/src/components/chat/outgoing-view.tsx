import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { CircleAlert } from 'lucide-react';
import { AttachmentTiles } from './attachment-tiles.tsx';
import { Bubble } from './bubble.tsx';
import type { Outgoing } from './outbox.ts';

export interface OutgoingViewProps {
  readonly message: Outgoing;
  readonly onStop: () => void;
  readonly onSendAgain: () => void;
  readonly onDiscard: () => void;
}

/** A message being sent, or one that failed, with what can be done about it. */
export function OutgoingView({ message, onStop, onSendAgain, onDiscard }: OutgoingViewProps) {
  const { text, attachments, state, progress } = message;
  return (
    <Box sx={side} data-outgoing={state}>
      <Bubble own text={text}>
        <AttachmentTiles attachments={attachments} atEnd />
      </Bubble>
      {state === 'uploading' && (
        <Box sx={line}>
          <LinearProgress
            variant="determinate"
            value={Math.round(progress * 100)}
            aria-label="Uploading"
            sx={{ width: 96, borderRadius: 1 }}
          />
          <Button size="small" color="inherit" onClick={onStop}>
            Cancel
          </Button>
        </Box>
      )}
      {state === 'sending' && (
        <Typography variant="body2" color="textSecondary">
          Sending…
        </Typography>
      )}
      {state === 'sent' && (
        <Typography variant="body2" color="textSecondary">
          Just now
        </Typography>
      )}
      {state === 'failed' && (
        <Box sx={line}>
          <Box component="span" sx={failure}>
            <CircleAlert size={16} />
            Not sent
          </Box>
          <Button variant="outlined" onClick={onSendAgain}>
            Try again
          </Button>
          <Button color="inherit" onClick={onDiscard}>
            Delete
          </Button>
        </Box>
      )}
    </Box>
  );
}

const side = { display: 'grid', justifyItems: 'end', gap: 0.5, pl: { xs: 5, sm: 8 }, minWidth: 0 } as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
} as const;

const failure = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  typography: 'body2',
  color: 'error.main',
} as const;
