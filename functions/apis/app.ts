import { confirmCaller } from '#functions/accounts/confirm-caller.ts';
import { apiHandler } from '#functions/platform/api.ts';
import { appRouter } from './app.router.ts';

export const handler = apiHandler({
  surface: 'app',
  router: appRouter,
  confirm: confirmCaller,
  source: 'ironcall',
});
