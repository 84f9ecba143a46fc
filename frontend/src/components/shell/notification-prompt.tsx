import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BellRing } from 'lucide-react';
import { useRef } from 'react';
import { BusyButton } from '../forms/busy-button.tsx';
import { useRoomBelow } from './use-room-below.ts';

export interface NotificationPromptProps {
  /** What the notifications are about: orders for customers, jobs for technicians. */
  readonly lead: string;
  readonly busy: boolean;
  /** Undefined if the browser notifies only apps on the Home Screen; the prompt then says how to add it. */
  readonly onAllow?: () => void;
  readonly onLater: () => void;
}

/** Floats over the page, shifts nothing, and takes no focus (document 1 section 2). */
export function NotificationPrompt({ lead, busy, onAllow, onLater }: NotificationPromptProps) {
  const region = useRef<HTMLElement>(null);
  const bottom = useRoomBelow(region);
  return (
    <Box component="section" aria-labelledby="notification-prompt" ref={region} sx={card} style={{ bottom }}>
      <Box sx={{ display: 'flex', gap: 1.5, '& > svg': { flex: 'none', color: 'text.secondary', mt: 0.25 } }}>
        <BellRing size={22} />
        <div>
          <Typography id="notification-prompt" component="h2" sx={{ fontWeight: 600 }}>
            Don't miss out on order updates
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {onAllow
              ? lead
              : 'On this device, add Ironcall to your Home Screen first: Share, then Add to Home Screen.'}
          </Typography>
        </div>
      </Box>
      <Box sx={answers}>
        <Button variant="text" onClick={onLater} disabled={busy}>
          Remind me later
        </Button>
        {onAllow && (
          <BusyButton variant="outlined" busy={busy} onClick={onAllow}>
            Allow notifications
          </BusyButton>
        )}
      </Box>
    </Box>
  );
}

/** Side by side, or stacked at full width on narrow phones. */
const answers = {
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: 1,
  '& > button': { flex: { xs: '1 1 auto', sm: 'none' }, px: 1.5 },
} as const;

const card = {
  position: 'fixed',
  // Below dialogs.
  zIndex: 'fab',
  right: { xs: 8, md: 24 },
  left: { xs: 8, sm: 'auto' },
  width: { sm: 400 },
  display: 'grid',
  gap: 1.5,
  p: 2,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: 1,
} as const;
