import { lazy } from '@trpc/server';
import { router } from '#functions/platform/trpc.ts';

/** What technicians call. Each part is loaded by its first call, so that a cold start carries only what it answers. */
export const techRouter = router({
  technicians: router({
    account: lazy(() => import('./technicians-account.router.ts')),
    company: lazy(() => import('#functions/technicians/company/technician-company.router.ts')),
    jobs: lazy(() => import('#functions/jobs/jobs.router.ts')),
    profile: lazy(() => import('#functions/technicians/profile/technician-profile.router.ts')),
    reviews: lazy(() => import('#functions/technicians/reviews/technician-reviews.router.ts')),
  }),
});
export type TechRouter = typeof techRouter;
