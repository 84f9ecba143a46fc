import { lazy } from '@trpc/server';
import { confirmCaller } from '#functions/accounts/confirm-caller.ts';
import { apiHandler } from '#functions/platform/api.ts';
import { router } from '#functions/platform/trpc.ts';

/** What technicians and repair companies call. Each part loads with its first call. */
export const techRouter = router({
  technicians: router({
    account: lazy(() => import('./technicians-account.router.ts')),
    company: lazy(() => import('#functions/technicians/company/company.router.ts')),
    jobs: lazy(() => import('#functions/jobs/jobs.router.ts')),
    profile: lazy(() => import('#functions/technicians/profile/profile.router.ts')),
    reviews: lazy(() => import('#functions/technicians/reviews/reviews.router.ts')),
  }),
});
export type TechRouter = typeof techRouter;

export const handler = apiHandler({
  surface: 'tech',
  router: techRouter,
  confirm: confirmCaller,
  source: 'techapp',
});
