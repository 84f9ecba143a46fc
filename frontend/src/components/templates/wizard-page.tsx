import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ArrowLeft, X } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { BusyButton } from '../forms/busy-button.tsx';

export interface WizardPageProps {
  /** What is being created: `New order`. */
  readonly title: string;
  /** The step's question. */
  readonly step: string;
  /** Starts at 1. */
  readonly position: number;
  readonly count: number;
  /** Undefined on the first step. */
  readonly onBack: (() => void) | undefined;
  readonly onExit: () => void;
  /** Enter, or the button at the end. */
  readonly onNext: () => void;
  readonly next: string;
  /** The button takes the job to its next step, rather than just moving on. */
  readonly isDecisive?: boolean;
  readonly busy?: boolean;
  readonly canGoOn?: boolean;
  /** Beside the step, where there is room: a map. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One step of several: the progress, the step, and the ways back, forward and out. */
export function WizardPage({ title, step, position, count, aside, children, ...props }: WizardPageProps) {
  const { onBack, onExit, onNext, next, isDecisive = false, busy = false, canGoOn = true } = props;
  usePageTitle(`${step} · ${title}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canGoOn && !busy) onNext();
  };
  return (
    <Box sx={aside === undefined ? undefined : { ...page, gridTemplateColumns: { lg: '5fr 7fr' } }}>
      <Box component="form" noValidate onSubmit={submit} data-kept sx={column}>
        <Box component="header" sx={head}>
          <IconButton aria-label="Back" onClick={onBack} disabled={onBack === undefined || busy}>
            <ArrowLeft />
          </IconButton>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box component="p" sx={{ m: 0, typography: 'label', color: 'text.secondary' }}>
              {title}, step {position} of {count}
            </Box>
            <Box component="progress" aria-label={title} value={position} max={count} sx={bar} />
          </Box>
          <Button onClick={onExit} disabled={busy} endIcon={<X size={18} />}>
            Exit
          </Button>
        </Box>
        <Box sx={{ flex: 1, display: 'grid', alignContent: 'start', gap: 2.5, py: 2.5 }}>
          <Typography component="h1" variant="h1" tabIndex={-1} data-step-title sx={{ outline: 'none' }}>
            {step}
          </Typography>
          {children}
        </Box>
        <Box data-bottom-bar sx={foot}>
          <BusyButton
            type="submit"
            variant="contained"
            color={isDecisive ? 'safety' : 'primary'}
            size="large"
            fullWidth
            busy={busy}
            disabled={!canGoOn}
          >
            {next}
          </BusyButton>
        </Box>
      </Box>
      {aside !== undefined && <Box sx={side}>{aside}</Box>}
    </Box>
  );
}

const page = { display: 'grid', gap: { lg: 4 } } as const;

const column = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxWidth: 640,
  width: '100%',
  mx: 'auto',
  minHeight: 'calc(100dvh - var(--shell-top, 0px) - 24px)',
} as const;

const head = { display: 'flex', alignItems: 'center', gap: 1, ml: -1 } as const;

const bar = {
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 6,
  mt: 0.5,
  border: 0,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'surface.3',
  '&::-webkit-progress-bar': { bgcolor: 'surface.3' },
  '&::-webkit-progress-value': { bgcolor: 'text.primary', transition: 'inline-size 180ms' },
  '&::-moz-progress-bar': { bgcolor: 'text.primary' },
} as const;

/** Within thumb's reach, however long the step. */
const foot = {
  position: 'sticky',
  bottom: 0,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const side = {
  display: { xs: 'none', lg: 'block' },
  position: 'sticky',
  top: 'calc(var(--shell-top, 0px) + 24px)',
  height: 'calc(100dvh - var(--shell-top, 0px) - 48px)',
  minWidth: 0,
} as const;
