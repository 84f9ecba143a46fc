import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/**
 * A handle that is dragged by a pointer or moved by arrow keys (with Shift in larger steps), and then let go: `onRelease` tells how
 * many pixels from where it was. Until then `right` and `down` are where it is. Escape puts it back.
 */
export function usePinDrag(onRelease: (right: number, down: number) => void) {
  const [offset, setOffset] = useState(nowhere);
  const [from, setFrom] = useState<Pixels>();
  const letGo = () => {
    setFrom(undefined);
    setOffset(nowhere);
    if (offset.right !== 0 || offset.down !== 0) onRelease(offset.right, offset.down);
  };
  const putBack = () => {
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
        const way = ways[event.key];
        if (way === undefined) return;
        event.preventDefault();
        const step = event.shiftKey ? 64 : 8;
        setOffset({ right: offset.right + step * way.right, down: offset.down + step * way.down });
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (event.key in ways) letGo();
      },
      onBlur: letGo,
    },
  };
}

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
