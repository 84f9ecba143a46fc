import { lazy } from '@trpc/server';
import { router } from '#functions/platform/trpc.ts';
import { authRouter } from '#functions/sign-in/auth.router.ts';

/** What anybody may call, signed in or not. Look-ups are loaded by their first call; signing in is what most come for. */
export const publicRouter = router({
  auth: authRouter,
  public: lazy(() => import('./public-look-ups.router.ts')),
});
export type PublicRouter = typeof publicRouter;
