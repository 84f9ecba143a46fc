import { lazy } from '@trpc/server';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { confirmCaller } from '#functions/accounts/confirm-caller.ts';
import { apiHandler } from '#functions/platform/api.ts';
import { router } from '#functions/platform/trpc.ts';
import { authRouter } from '#functions/sign-in/auth.router.ts';
import { asCall, pageOf } from './one-click-unsubscribe.ts';

/** What anybody may call, signed in or not. Look-ups load with their first call; most callers come to sign in. */
export const publicRouter = router({
  auth: authRouter,
  public: lazy(() => import('./public-look-ups.router.ts')),
});
export type PublicRouter = typeof publicRouter;

const api = apiHandler({
  surface: 'public',
  router: publicRouter,
  confirm: confirmCaller,
  source: 'ironcall',
});

export const handler = async (event: APIGatewayProxyEventV2, context: Context) =>
  pageOf(event) ?? api(asCall(event), context);
