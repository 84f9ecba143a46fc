import { lazy } from '@trpc/server';
import { router } from '#functions/platform/trpc.ts';

/** What the platform's own people call. Each part is loaded by its first call, so that a cold start carries only what it answers. */
export const adminRouter = router({
  admin: router({
    profile: lazy(() => import('#functions/accounts/admin-profile.router.ts')),
    companies: lazy(() => import('./admin-companies.router.ts')),
    customers: lazy(() => import('#functions/team/admin-people.router.ts')),
    technicians: lazy(() => import('#functions/jobs/admin-technicians.router.ts')),
    incomingMessages: lazy(() => import('#functions/alert-import/admin-incoming.router.ts')),
    orders: lazy(() => import('./admin-orders.router.ts')),
  }),
});
