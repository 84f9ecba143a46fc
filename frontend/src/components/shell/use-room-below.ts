import { useLayoutEffect, useState } from 'react';

/**
 * For what floats over the page: the distance in pixels from the window's bottom that clears the bars resting there
 * (`data-bottom-bar`: a page's primary action, a composer, a dialog's buttons), so that nothing about to be pressed is
 * covered.
 */
export function useRoomBelow(region: React.RefObject<HTMLElement | null>, isWanted = true): number {
  const [bottom, setBottom] = useState(gap);
  useLayoutEffect(() => {
    if (!isWanted) return;
    const measure = () => setBottom(region.current === null ? gap : gap + roomBelow(region.current));
    measure();
    // Pages and dialogs come and go.
    const timer = setInterval(measure, 200);
    addEventListener('resize', measure);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', measure);
    };
  }, [region, isWanted]);
  return bottom;
}

function roomBelow(region: HTMLElement): number {
  const { left, right } = region.getBoundingClientRect();
  const height = window.innerHeight;
  const tops = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(
      (bar) =>
        bar.height > 0 &&
        // The same part may be a column at the side of a wide window.
        bar.height < height / 2 &&
        bar.bottom > height / 2 &&
        bar.left < right &&
        bar.right > left,
    )
    .map((bar) => bar.top);
  // Anything higher isn't a bar, or there is no room at all.
  return Math.min(Math.max(0, height - Math.min(height, ...tops)), height * 0.6);
}

const gap = 12;
