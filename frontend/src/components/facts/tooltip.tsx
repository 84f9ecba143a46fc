import Box from '@mui/material/Box';
import { cloneElement, type PointerEvent, type ReactElement, useEffect, useId, useRef } from 'react';

interface TooltipProps {
  readonly title: string;
  /** One element, described by the title. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * A hint on hover, focus or long press; screen readers always get it. The native popover stays on top and is never
 * clipped, at a tenth of the size of a positioning library.
 */
export function Tooltip({ title, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => {
    if (!anchor.current || !bubble.current?.isConnected || bubble.current.matches(':popover-open')) return;
    bubble.current.showPopover();
    placeAt(bubble.current, anchor.current.getBoundingClientRect());
    addEventListener('scroll', hide, { capture: true, once: true });
    addEventListener('keydown', hideByEscape);
  };
  const hide = () => {
    clearTimeout(timer.current);
    removeEventListener('scroll', hide, { capture: true });
    removeEventListener('keydown', hideByEscape);
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover();
  };
  const hideByEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  };
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const press = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') {
      after(longPress, () => {
        show();
        after(touchDismiss, hide);
      });
    }
  };

  return (
    <Box
      component="span"
      ref={anchor}
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && after(hoverDelay, show)}
      onPointerLeave={({ pointerType }: PointerEvent) => pointerType === 'mouse' && hide()}
      onPointerDown={press}
      onPointerUp={({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch' && !bubble.current?.matches(':popover-open')) clearTimeout(timer.current);
      }}
      onPointerCancel={hide}
      onFocus={show}
      onBlur={hide}
      sx={{ WebkitTouchCallout: 'none' }}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <Box component="span" role="tooltip" popover="manual" id={id} ref={bubble} sx={look}>
        {title}
      </Box>
    </Box>
  );
}

const hoverDelay = 150;
const longPress = 400;
/** Document 2 section 9. */
const touchDismiss = 5_000;

/** Above the anchor, or below it if there is no room; always within the window. */
function placeAt(bubble: HTMLElement, anchor: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect();
  const margin = 8;
  const left = anchor.left + anchor.width / 2 - width / 2;
  const over = anchor.top - height - 6;
  bubble.style.left = `${Math.max(margin, Math.min(left, innerWidth - width - margin))}px`;
  bubble.style.top = `${over < margin ? anchor.bottom + 6 : over}px`;
}

const look = {
  position: 'fixed',
  inset: 'auto',
  m: 0,
  px: 1.25,
  py: 0.75,
  border: 0,
  borderRadius: 1,
  maxWidth: 'calc(100vw - 16px)',
  typography: 'body2',
  fontWeight: 500,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;
