import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BellRing } from 'lucide-react';
import { BusyButton } from '../forms/busy-button.tsx';

export interface NotificationPromptProps {
  /** What comes: orders for one side, jobs for the other. */
  readonly lead: string;
  readonly busy: boolean;
  /** Absent where the browser has notifications only for what stands on the Home Screen; then it says how to put it there. */
  readonly onAllow?: () => void;
  readonly onLater: () => void;
}

/** Floats over the page, moves nothing, and takes no focus (document 1 section 2). */
export function NotificationPrompt({ lead, busy, onAllow, onLater }: NotificationPromptProps) {
  return (
    <Box component="section" aria-labelledby="notification-prompt" sx={card}>
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
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

const card = {
  position: 'fixed',
  // Under dialogs.
  zIndex: 'fab',
  right: { xs: 8, md: 24 },
  left: { xs: 8, sm: 'auto' },
  bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', md: 24 },
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
