import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/**
 * A handle dragged by pointer or moved by arrow keys (in larger steps with Shift). `right` and `down` are its offset in
 * pixels while it moves; `onRelease` gets the final one. Escape puts it back. Keys release it on Enter or after a
 * pause: releasing at each key would put it back to where it started.
 */
export function usePinDrag(onRelease: (right: number, down: number) => void) {
  const [offset, setOffset] = useState(nowhere);
  const [from, setFrom] = useState<Pixels>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const letGo = () => {
    clearTimeout(pause.current);
    setFrom(undefined);
    setOffset(nowhere);
    if (offset.right !== 0 || offset.down !== 0) onRelease(offset.right, offset.down);
  };
  const latest = useRef(letGo);
  useEffect(() => {
    latest.current = letGo;
  });
  useEffect(() => () => clearTimeout(pause.current), []);
  const putBack = () => {
    clearTimeout(pause.current);
    setFrom(undefined);
    setOffset(nowhere);
  };
  return {
    ...offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom({ right: event.clientX, down: event.clientY });
      },
      onPointerMove: (event: PointerEvent) => {
        if (from) setOffset({ right: event.clientX - from.right, down: event.clientY - from.down });
      },
      onPointerUp: letGo,
      onPointerCancel: putBack,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && offset !== nowhere) {
          event.stopPropagation();
          putBack();
        }
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          letGo();
        }
        const way = ways[event.key];
        if (way === undefined) return;
        event.preventDefault();
        clearTimeout(pause.current);
        const step = event.shiftKey ? 64 : 8;
        setOffset({ right: offset.right + step * way.right, down: offset.down + step * way.down });
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (event.key in ways) pause.current = setTimeout(() => latest.current(), pauseMs);
      },
      onBlur: letGo,
    },
  };
}

const pauseMs = 700;

interface Pixels {
  readonly right: number;
  readonly down: number;
}

const nowhere: Pixels = { right: 0, down: 0 };

const ways: Readonly<Record<string, Pixels>> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
};
