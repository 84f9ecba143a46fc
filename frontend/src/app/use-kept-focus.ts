import { useEffect } from 'react';

/**
 * A narrower or wider window may show a control somewhere else, as another element. Whoever had the focus on it keeps it:
 * on the one that says the same, else on the page's main part, but never at the top of the document.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    // Comes before the media queries are asked anew, so what has the focus still stands.
    addEventListener('resize', keepFocus);
    return () => removeEventListener('resize', keepFocus);
  }, []);
}

function keepFocus(): void {
  const before = document.activeElement;
  if (!(before instanceof HTMLElement) || before === document.body) return;
  const words = wordsOf(before);
  const last = performance.now() + drawnWithinMs;
  // Frame by frame: a busy machine takes more than one to draw the page for its new width.
  const look = () => {
    const isLate = performance.now() > last;
    if (document.activeElement === document.body) {
      const alike = [...document.querySelectorAll<HTMLElement>(before.tagName)].find(
        (each) => words !== '' && wordsOf(each) === words && each.checkVisibility(),
      );
      const next = alike ?? (isLate ? document.getElementById('main') : undefined);
      next?.focus({ preventScroll: true });
      if (next) return;
    }
    if (!isLate) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const drawnWithinMs = 500;

function wordsOf(element: HTMLElement): string {
  return element.ariaLabel ?? element.getAttribute('name') ?? element.textContent;
}
