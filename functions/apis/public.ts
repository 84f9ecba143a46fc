import { confirmCaller } from '#functions/accounts/confirm-caller.ts';
import { apiHandler } from '#functions/platform/api.ts';
import { publicRouter } from './public.router.ts';

export const handler = apiHandler({
  surface: 'public',
  router: publicRouter,
  confirm: confirmCaller,
  source: 'ironcall',
});
