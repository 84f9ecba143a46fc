import { lazy } from '@trpc/server';
import { confirmCaller } from '#functions/accounts/confirm-caller.ts';
import { apiHandler } from '#functions/platform/api.ts';
import { router } from '#functions/platform/trpc.ts';

/** What the platform's own people call. Each part loads with its first call. */
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

export const handler = apiHandler({
  surface: 'admin',
  router: adminRouter,
  confirm: confirmCaller,
  source: 'admin',
});
