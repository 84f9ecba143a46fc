import { useEffect } from 'react';

export const productName = 'Ironcall';

/** The title of a window or tab. */
export function titleOf(page: string): string {
  return `${page} · ${productName}`;
}

/** Sets the document's title while the page is shown, and so reports that it has loaded. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = titleOf(title);
    shownAt = location.pathname;
    for (const listener of listeners) listener(shownAt);
  }, [title]);
}

/** The path of the page last shown: its code has loaded and it has set the title. */
export function shownPath(): string | undefined {
  return shownAt;
}

/** Calls back with the path when a page is shown. Returns a function that stops it. */
export function onPageShown(listener: (pathname: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

let shownAt: string | undefined;
const listeners = new Set<(pathname: string) => void>();
