import Box from '@mui/material/Box';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { onPageShown, shownPath } from '../lib/page-title.ts';

/** What is round every page: the skip link, where it is scrolled to, where the focus is, and what a screen reader is told of it. */
export function Frame() {
  useScrollPosition();
  useKeptFocus();
  return (
    <>
      <Box component="a" href="#main" onClick={skip} sx={skipLink}>
        Skip to content
      </Box>
      <Outlet />
      <PageAnnouncer />
    </>
  );
}

/** A native jump would put `#main` into the address and the history. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/**
 * After a navigation the focus goes to the new page's main part, and its name is said, as soon as the page is there.
 * Changes of the query are the page's own affair (filters, dialogs) and leave the focus where it is.
 */
function PageAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef<string>(undefined);
  const [name, setName] = useState('');
  useEffect(() => {
    const announce = (shown: string | undefined) => {
      if (shown !== pathname || announced.current === pathname) return;
      const first = announced.current === undefined;
      announced.current = pathname;
      // The browser itself has told of the first page of a visit.
      if (first) return;
      setName(document.title);
      const main = document.getElementById('main');
      if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    };
    // The effects of a page that needed no loading have run before this one.
    announce(shownPath());
    return onPageShown(announce);
  }, [pathname]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{name}</span>
    </VisuallyHidden>
  );
}

const skipLink = {
  position: 'fixed',
  zIndex: 'tooltip',
  top: 8,
  left: 8,
  px: 2,
  py: 1.25,
  borderRadius: 1,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
} as const;

/** A new page begins at its top; going back finds the old one where it was left. */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    // The first page of a visit is left to the browser, which knows where a reload was.
    if (shownPathname === undefined) shownPathname = pathname;
    else if (shownPathname !== pathname)
      window.scrollTo(0, type === 'POP' ? (scrollPositions.get(key) ?? 0) : 0);
    shownPathname = pathname;
    const note = () => scrollPositions.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, pathname, type]);
}

let shownPathname: string | undefined;
const scrollPositions = new Map<string, number>();

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
