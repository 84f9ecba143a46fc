import Box from '@mui/material/Box';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { onPageShown, shownPath } from '../lib/page-title.ts';

/** Wraps every page: the skip link, scroll position, focus, and the announcement of a new page to screen readers. */
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

/** A native jump would add `#main` to the address and the history. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/**
 * After a navigation, moves the focus to the new page's main part and announces its name, once the page is there.
 * A change of the query alone (filters, dialogs) leaves the focus where it is.
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
      // The browser announces the first page of a visit itself.
      if (first) return;
      setName(document.title);
      const main = document.getElementById('main');
      if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
    };
    // A page that did not have to load has run its effects already.
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

/** A new page starts at the top. Going back restores the scroll position. */
function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    // The browser restores the first page of a visit after a reload.
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
 * A resized window may render a control elsewhere, as another element. The focus then moves to the element with the same
 * words, otherwise to the page's main part, so that it never falls back to the top of the document.
 */
function useKeptFocus(): void {
  useEffect(() => {
    // Runs before media queries are evaluated again, so the focused element is still there.
    addEventListener('resize', keepFocus);
    return () => removeEventListener('resize', keepFocus);
  }, []);
}

function keepFocus(): void {
  const before = document.activeElement;
  if (!(before instanceof HTMLElement) || before === document.body) return;
  const words = wordsOf(before);
  const last = performance.now() + drawnWithinMs;
  // Checked every frame: a busy device takes several to render the new layout.
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
