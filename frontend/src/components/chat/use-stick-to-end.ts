import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface StickToEnd {
  /** The element that scrolls, where the panel has a scroll area of its own. */
  readonly area: RefObject<HTMLDivElement | null>;
  /** The element that grows. */
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  readonly goToEnd: () => void;
}

/**
 * Starts at the end of the scroll area, and stays there as it grows while the reader is there. `ownArea`: the panel
 * scrolls by itself, otherwise the page does.
 */
export function useStickToEnd(ownArea: boolean): StickToEnd {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const shown = useRef(false);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const scroller = () => (ownArea ? area.current : document.scrollingElement);
  const goToEnd = () => {
    const element = scroller();
    sticks.current = true;
    element?.scrollTo({ top: element.scrollHeight, behavior: 'instant' });
  };
  const latest = useRef({ scroller, goToEnd });
  useLayoutEffect(() => {
    latest.current = { scroller, goToEnd };
  });

  useLayoutEffect(() => {
    const element = latest.current.scroller();
    const grown = content.current;
    if (element === null || grown === null) return;
    const target = ownArea ? element : window;
    // If only the window's width changed what scrolls, the page stays put, except for someone typing.
    const writes = area.current?.parentElement?.contains(document.activeElement) ?? false;
    if (!shown.current || (sticks.current && (ownArea || writes))) latest.current.goToEnd();
    else sticks.current = false;
    shown.current = true;
    let before = element.scrollTop;
    const note = () => {
      const left = element.scrollHeight - element.clientHeight - element.scrollTop;
      // Growing or shrinking scrolls too; only moving back means the reader left the end.
      if (left < nearEnd) sticks.current = true;
      else if (element.scrollTop < before) sticks.current = false;
      before = element.scrollTop;
      setIsAtEnd(sticks.current);
    };
    note();
    const observer = new ResizeObserver(() => {
      if (sticks.current) latest.current.goToEnd();
    });
    observer.observe(grown);
    // The composer grows as well, at this area's expense.
    if (ownArea) observer.observe(element);
    target.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      target.removeEventListener('scroll', note);
    };
  }, [ownArea]);

  return { area, content, isAtEnd, goToEnd };
}

/** Pixels from the end within which a reader is at the end. */
const nearEnd = 64;
