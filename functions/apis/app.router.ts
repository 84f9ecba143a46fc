import { lazy } from '@trpc/server';
import { router } from '#functions/platform/trpc.ts';

/** What a customer's people call. Each part is loaded by its first call, so that a cold start carries only what it answers. */
export const appRouter = router({
  customers: router({
    orders: lazy(() => import('#functions/orders/orders.router.ts')),
    equipmentAlerts: lazy(() => import('#functions/alerts/equipment-alerts.router.ts')),
    asyncRuns: lazy(() => import('#functions/alerts/async-runs.router.ts')),
    jobsites: lazy(() => import('#functions/jobsites/jobsites.router.ts')),
    profile: lazy(() => import('#functions/accounts/profile.router.ts')),
    roles: lazy(() => import('#functions/accounts/roles.router.ts')),
  }),
});
export type AppRouter = typeof appRouter;
