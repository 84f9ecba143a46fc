import Box from '@mui/material/Box';
import { default as MuiDialog } from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { SkeletonRows } from '../data/skeletons.tsx';

export interface DialogProps {
  readonly open: boolean;
  /**
   * Called by Escape and the close button. An outside click needs `closeOnBackdrop`, since it is too easily an
   * accident.
   */
  readonly onClose: () => void;
  readonly title: string;
  /** A line under the title; read out with it. */
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  /** Buttons, the primary one last. They stay visible while the content scrolls; on phones they share the width. */
  readonly actions?: ReactNode;
  /** Widths of 400, 560, 720, 960 and 1200 px. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Goes back a step inside the dialog, to the left of its title. */
  readonly onBack?: (() => void) | undefined;
  /** Work is in progress: Escape, outside clicks and the close button do nothing. */
  readonly keepOpen?: boolean;
  readonly closeOnBackdrop?: boolean;
  /** Shows placeholder rows, and no buttons yet. */
  readonly loading?: boolean;
  /** Called after the closing animation. */
  readonly onClosed?: () => void;
  /** Wraps content and actions in a form, so that Enter submits. */
  readonly onSubmit?: (event: React.FormEvent<HTMLFormElement>) => void;
  readonly formRef?: Ref<HTMLFormElement>;
  /** Typed text is kept as a draft (`useDraft`). */
  readonly kept?: boolean;
}

/** A modal dialog: traps focus, closes on Escape, restores focus; a full-screen sheet on phones. */
export function Dialog({
  size = 'sm',
  keepOpen = false,
  closeOnBackdrop = false,
  loading = false,
  formRef,
  ...props
}: DialogProps) {
  const sheet = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const subtitleId = useId();
  const close = (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (!keepOpen && (reason === 'escapeKeyDown' || closeOnBackdrop)) props.onClose();
  };
  return (
    <MuiDialog
      open={props.open}
      onClose={close}
      fullScreen={sheet}
      aria-labelledby={titleId}
      aria-describedby={props.subtitle === undefined ? undefined : subtitleId}
      slotProps={{
        transition: { onExited: props.onClosed },
        paper: { sx: { width: '100%', maxWidth: sheet ? 'none' : widths[size], margin: sheet ? 0 : 3 } },
      }}
    >
      <Box
        component={props.onSubmit ? 'form' : 'div'}
        noValidate={props.onSubmit ? true : undefined}
        onSubmit={props.onSubmit}
        ref={formRef}
        data-kept={props.kept || undefined}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 1,
            pl: props.onBack ? 1 : 3,
            pr: 1,
            pt: 1.5,
            pb: 1,
          }}
        >
          {props.onBack && (
            <IconButton aria-label="Back" onClick={props.onBack} disabled={keepOpen}>
              <ArrowLeft />
            </IconButton>
          )}
          <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
            <Typography id={titleId} component="h2" variant="h2">
              {props.title}
            </Typography>
            {props.subtitle !== undefined && (
              <Typography id={subtitleId} color="textSecondary" sx={{ mt: 0.5 }}>
                {props.subtitle}
              </Typography>
            )}
          </Box>
          <IconButton aria-label="Close" onClick={props.onClose} disabled={keepOpen}>
            <X />
          </IconButton>
        </Box>
        <Box sx={scrolling}>{loading ? <SkeletonRows count={3} height={72} gap={16} /> : props.children}</Box>
        {!loading && props.actions !== undefined && props.actions !== null && props.actions !== false && (
          <Box
            data-bottom-bar
            sx={(theme) => ({
              display: 'flex',
              justifyContent: 'flex-end',
              gap: 1.5,
              px: 3,
              pt: 2,
              pb: 'max(16px, env(safe-area-inset-bottom))',
              borderTop: `1px solid ${theme.vars?.palette.divider}`,
              [theme.breakpoints.down('sm')]: { '& > *': { flex: 1 } },
            })}
          >
            {props.actions}
          </Box>
        )}
      </Box>
    </MuiDialog>
  );
}

/** Room for focus rings and field outlines at the scrolling edges. */
const scrolling = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  scrollPaddingBottom: 56,
  px: 3,
  pt: 0.5,
  pb: 3,
} as const;

const widths = { xs: 400, sm: 560, md: 720, lg: 960, xl: 1200 } as const;
