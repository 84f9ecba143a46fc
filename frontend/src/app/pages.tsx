import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';

/** A page whose code comes with its first use, or when its address is about to be shown. */
function page(load: () => Promise<ComponentType>) {
  const once = cached(load);
  return { Component: lazy(async () => ({ default: await once() })), load: once };
}

export const pages = {
  login: page(async () => (await import('../features/sign-in/login-page.tsx')).LoginPage),
  signedIn: page(async () => (await import('./signed-in-layout.tsx')).SignedInLayout),
  orders: page(async () => (await import('./orders-layout.tsx')).OrdersLayout),
  inService: page(async () => (await import('../features/orders/in-service-page.tsx')).InServicePage),
  pending: page(async () => (await import('../features/orders/pending-page.tsx')).PendingPage),
  complete: page(async () => (await import('../features/orders/complete-page.tsx')).CompletePage),
  order: page(async () => (await import('../features/order-detail/order-page.tsx')).OrderPage),
} as const;

/** Begins to load all that an address shows, at once and not layout by layout. A failure is told where it is shown. */
export function preloadPage(pathname: string): void {
  const found = parts.find(([pattern]) => matchPath(pattern, pathname));
  for (const part of found?.[1] ?? []) part.load().catch(() => undefined);
}

const { signedIn, orders } = pages;
const parts = [
  ['/login', [pages.login]],
  ['/orders', [signedIn, orders, pages.inService]],
  ['/orders/needs-service', [signedIn, orders, pages.pending]],
  ['/orders/history', [signedIn, orders, pages.complete]],
  ['/orders/:id', [signedIn, pages.order]],
] as const;

/** A load that failed is tried again the next time. */
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
