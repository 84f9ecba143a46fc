import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '../../components/flow/dialog.tsx';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { api, trpc } from '../../lib/api.ts';
import { useReplaceDialog } from '../../lib/dialog-address.ts';
import { usePermission } from '../../lib/profile.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../lib/toasts.ts';
import { useCommand } from '../../lib/use-command.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { lastStep, type Slide, slides, stepFrom, stepWords } from './slides.ts';

export interface OnboardingDialogProps {
  readonly open: boolean;
  /** The dialog can be opened again from Pending. */
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** The telematics onboarding carousel (`?onboarding=telematics`; document 1 section 2, Dialogs). */
export function OnboardingDialog(props: OnboardingDialogProps) {
  const [step, setStep] = useState(0);
  const isManager = usePermission('order_management');
  const complete = useCompleteOnboarding();
  const once = useOneAtATime();
  const replace = useReplaceDialog();
  const swipe = useSwipe((direction) => setStep(stepFrom(step, direction)));
  const slide = slides[step];
  useArrowKeys(props.open, (direction) => setStep(stepFrom(step, direction)));

  const tryOut = () =>
    once(() =>
      complete.mutateAsync().then(
        () => replace('import', 'main'),
        () => {
          toast.error('Something went wrong.');
        },
      ),
    );
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      keepOpen={complete.isPending}
      title={slide?.title ?? ''}
      subtitle={stepWords(step)}
      actions={
        <Actions
          step={step}
          isManager={isManager}
          busy={complete.isPending}
          onStep={setStep}
          onLater={props.onClose}
          onTryOut={tryOut}
        />
      }
    >
      <VisuallyHidden>
        <output>
          {step > 0 && `${stepWords(step)}: `}
          {slide?.title}. {slide?.words}
        </output>
      </VisuallyHidden>
      <Box {...swipe} sx={{ ...swipe.sx, ...stack }}>
        {slides.map((each, index) => (
          <SlideView key={each.title} slide={each} place={Math.sign(index - step)} />
        ))}
      </Box>
      <Box sx={dots} aria-hidden="true">
        {slides.map(({ title }, index) => (
          <Box key={title} component="span" sx={dot} data-current={index === step || undefined} />
        ))}
      </Box>
    </Dialog>
  );
}

/** Marks the introduction as completed, so that it no longer opens by itself for anyone in the company. */
export function useCompleteOnboarding() {
  return useCommand(api.customers.profile.completeTelematicsOnboarding.mutate, {
    onSuccess: ({ telematicsOnboardingCompleted }) =>
      queryClient.setQueryData(
        trpc.customers.profile.get.queryKey(),
        (profile) => profile && { ...profile, telematicsOnboardingCompleted },
      ),
  });
}

/** Detects a sideways swipe: 1 to the left (next), -1 to the right (back). */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (from === undefined) return;
      const [across, along] = [event.clientX - from.x, Math.abs(event.clientY - from.y)];
      if (Math.abs(across) < far || Math.abs(across) < along) return;
      onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
    // Vertical swipes still scroll.
    sx: { touchAction: 'pan-y' },
  } as const;
}

/** All slides are stacked, so that the dialog is as high as the highest one and nothing jumps. */
function SlideView({ slide, place }: { readonly slide: Slide; readonly place: number }) {
  const Picture = slide.picture;
  return (
    <Box
      // The output element above is announced instead.
      aria-hidden={place !== 0}
      sx={{
        gridArea: '1 / 1',
        display: 'grid',
        alignContent: 'start',
        gap: 2,
        visibility: place === 0 ? 'visible' : 'hidden',
        opacity: place === 0 ? 1 : 0,
        transform: `translateX(${place * 24}px)`,
        transition:
          place === 0
            ? 'opacity 180ms ease-out, transform 180ms ease-out'
            : 'opacity 120ms, transform 0ms 120ms, visibility 0ms 120ms',
      }}
    >
      <Picture />
      <Typography>{slide.words}</Typography>
    </Box>
  );
}

interface ActionsProps {
  readonly step: number;
  readonly isManager: boolean;
  readonly busy: boolean;
  readonly onStep: (step: number) => void;
  readonly onLater: () => void;
  readonly onTryOut: () => void;
}

/** 'Next' is the same button on every slide, so that it keeps the focus. 'Back' and 'Not now' are separate buttons. */
function Actions({ step, isManager, busy, onStep, onLater, onTryOut }: ActionsProps) {
  const further = useRef<HTMLButtonElement>(null);
  const isFirst = step === 0;
  const isLast = step === lastStep;
  useEffect(() => {
    // 'Back' disappears on the first slide, so the focus moves to the button that is left.
    if (isFirst) further.current?.focus();
  }, [isFirst]);
  const press = () => {
    if (!isLast) onStep(stepFrom(step, 1));
    else if (isManager) onTryOut();
    else onLater();
  };
  return (
    <>
      {isFirst ? (
        <Button key="later" variant="outlined" onClick={onLater}>
          Not now
        </Button>
      ) : (
        <Button key="back" variant="outlined" disabled={busy} onClick={() => onStep(stepFrom(step, -1))}>
          Back
        </Button>
      )}
      <BusyButton key="further" ref={further} variant="contained" busy={busy} onClick={press}>
        {isFirst ? 'Learn More' : !isLast ? 'Next' : isManager ? 'Try it out' : 'Done'}
      </BusyButton>
    </>
  );
}

function useArrowKeys(active: boolean, onArrow: (direction: 1 | -1) => void): void {
  const arrow = useEffectEvent(onArrow);
  useEffect(() => {
    if (!active) return;
    const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      // Alt with an arrow is the browser's back shortcut.
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowRight') arrow(1);
      if (key === 'ArrowLeft') arrow(-1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [active]);
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflow: 'hidden' } as const;

const dots = { display: 'flex', justifyContent: 'center', gap: 1, pt: 2 } as const;

const dot = {
  width: 8,
  height: 8,
  borderRadius: '4px',
  bgcolor: 'text.disabled',
  opacity: 0.5,
  transition: 'width 180ms, opacity 180ms',
  '&[data-current]': { width: 24, bgcolor: 'text.primary', opacity: 1 },
} as const;

/** In pixels. Anything less is a tap that slipped. */
const far = 40;
