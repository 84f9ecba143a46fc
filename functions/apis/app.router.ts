import { lazy } from '@trpc/server';
import { confirmCaller } from '#functions/accounts/confirm-caller.ts';
import { apiHandler } from '#functions/platform/api.ts';
import { router } from '#functions/platform/trpc.ts';

/** What customers call. Each part loads with its first call, so a cold start pays only for what it answers. */
export const appRouter = router({
  auth: lazy(() => import('./own-account.router.ts')),
  customers: router({
    orders: lazy(() => import('./customers-orders.router.ts')),
    equipmentAlerts: lazy(() => import('#functions/alert-import/equipment-alerts.router.ts')),
    incomingMessages: lazy(() => import('#functions/alert-import/incoming-messages.router.ts')),
    asyncRuns: lazy(() => import('#functions/alert-import/async-runs.router.ts')),
    jobsites: lazy(() => import('#functions/jobsites/jobsites.router.ts')),
    technicians: lazy(() => import('#functions/orders/procedures/customers-technicians.router.ts')),
    accounts: lazy(() => import('#functions/team/accounts.router.ts')),
    equipment: lazy(() => import('#functions/equipment/equipment.router.ts')),
    models: lazy(() => import('#functions/equipment/models.router.ts')),
    profile: lazy(() => import('./customers-profile.router.ts')),
    roles: lazy(() => import('#functions/team/roles.router.ts')),
  }),
});
export type AppRouter = typeof appRouter;

export const handler = apiHandler({
  surface: 'app',
  router: appRouter,
  confirm: confirmCaller,
  source: 'ironcall',
});
