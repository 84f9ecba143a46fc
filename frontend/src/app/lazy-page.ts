import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';

/** A page whose code is loaded on first use, or when its address is about to be shown. */
export interface LazyPage {
  readonly Component: ComponentType;
  readonly load: () => Promise<ComponentType>;
}

export function page(load: () => Promise<ComponentType>): LazyPage {
  const once = cached(load);
  return { Component: lazy(async () => ({ default: await once() })), load: once };
}

/** What each address shows: the layouts round the page, and the page itself. */
export type PageParts = readonly (readonly [pattern: string, parts: readonly LazyPage[]])[];

/**
 * Starts loading everything that an address shows, all at once rather than layout by layout. Failures surface where the
 * page is shown.
 */
export function preload(pages: PageParts, pathname: string): void {
  const found = pages.find(([pattern]) => matchPath(pattern, pathname));
  for (const part of found?.[1] ?? []) part.load().catch(() => undefined);
}

/** Caches the load, but not a failure: the next call tries again. */
function cached<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
