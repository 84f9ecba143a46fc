import Box from '@mui/material/Box';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { onPageShown, shownPath } from '../lib/page-title.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useScrollPosition } from './use-scroll-position.ts';

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
