import { type PointerEvent, useRef } from 'react';

/** A finger drawn sideways across an element: 1 to the left, which is further, and -1 to the right. */
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
    // The page behind is scrolled up and down, and nothing else.
    sx: { touchAction: 'pan-y' },
  } as const;
}

/** Pixels: less is a tap that slipped. */
const far = 40;
