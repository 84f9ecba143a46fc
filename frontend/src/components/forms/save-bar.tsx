import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LeaveQuestion } from '../flow/leave-question.tsx';
import { BusyButton } from './busy-button.tsx';

export interface SaveBarProps {
  /** Whether anything differs from what is saved; if not, the bar is hidden. */
  readonly dirty: boolean;
  readonly busy: boolean;
  /** Id of the form to submit, if the bar is outside of it. */
  readonly form?: string;
  readonly save?: string;
  readonly onDiscard: () => void;
}

/** Save and Discard at the bottom of the page while there are changes; asks before leaving would lose them. */
export function SaveBar({ dirty, busy, form, save = 'Save', onDiscard }: SaveBarProps) {
  return (
    <>
      <LeaveQuestion when={dirty && !busy} />
      <Box aria-live="polite" sx={place}>
        {dirty && (
          <Box sx={bar}>
            <Box component="span" sx={words}>
              Unsaved changes
            </Box>
            <Button variant="outlined" onClick={onDiscard} disabled={busy}>
              Discard
            </Button>
            <BusyButton type="submit" form={form} variant="contained" busy={busy}>
              {save}
            </BusyButton>
          </Box>
        )}
      </Box>
    </>
  );
}

const place = {
  position: 'sticky',
  bottom: 'calc(var(--shell-bottom, 0px) + 12px)',
  zIndex: 2,
  minHeight: 70,
} as const;

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 1.5,
  rowGap: 0.5,
  px: 2,
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 1,
} as const;

const words = { flex: '1 1 auto', typography: 'subtitle2' } as const;
