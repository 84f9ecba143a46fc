import { surface } from '../lib/surface.ts';
import { type PageParts, page, preload } from './lazy-page.ts';

/** The customers' pages. */
export const pages = {
  signedIn: page(async () => (await import('./signed-in-layout.tsx')).SignedInLayout),
  orders: page(async () => (await import('./orders-layout.tsx')).OrdersLayout),
  inService: page(async () => (await import('../features/orders/in-service-page.tsx')).InServicePage),
  pending: page(async () => (await import('../features/orders/pending-page.tsx')).PendingPage),
  complete: page(async () => (await import('../features/orders/complete-page.tsx')).CompletePage),
  map: page(async () => (await import('../features/jobsites-map/map-page.tsx')).MapPage),
  newOrder: page(
    async () => (await import('../features/order-wizard/order-wizard-page.tsx')).OrderWizardPage,
  ),
  order: page(async () => (await import('../features/order-detail/order-page.tsx')).OrderPage),
  team: page(async () => (await import('./users-page.tsx')).UsersPage),
} as const;

/** Starts loading what an address on this surface shows. */
export function preloadPage(pathname: string): void {
  if (surface().userType === 'customer') preload(parts, pathname);
  else {
    loadTechnicianRoutes().then(
      ({ technicianPages }) => preload(technicianPages, pathname),
      // Failures surface where the page is shown.
      () => undefined,
    );
  }
}

/** The technicians' routes and pages. Customers don't even load their names. */
export function loadTechnicianRoutes() {
  return import('./technician-routes.tsx');
}

const { signedIn, orders } = pages;
const parts: PageParts = [
  ['/orders', [signedIn, orders, pages.inService]],
  ['/orders/needs-service', [signedIn, orders, pages.pending]],
  ['/orders/history', [signedIn, orders, pages.complete]],
  ['/orders/map', [signedIn, orders, pages.map]],
  ['/orders/new', [signedIn, pages.newOrder]],
  ['/orders/:id', [signedIn, pages.order]],
  ['/users', [signedIn, pages.team]],
];
