import { useEffect } from 'react';

export const productName = 'Ironcall';

/** What a window or a tab is called. */
export function titleOf(page: string): string {
  return `${page} · ${productName}`;
}

/** Names the document while the page is shown, and so says that the page is there. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = titleOf(title);
    shownAt = location.pathname;
    for (const listener of listeners) listener(shownAt);
  }, [title]);
}

/** The path of the page that was last shown: its code has come, and it has named the document. */
export function shownPath(): string | undefined {
  return shownAt;
}

/** Calls back with its path when a page is shown. Returns how to stop. */
export function onPageShown(listener: (pathname: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

let shownAt: string | undefined;
const listeners = new Set<(pathname: string) => void>();
