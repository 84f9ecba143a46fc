import { confirmCaller } from '#functions/accounts/confirm-caller.ts';
import { apiHandler } from '#functions/platform/api.ts';
import { techRouter } from './tech.router.ts';

export const handler = apiHandler({
  surface: 'tech',
  router: techRouter,
  confirm: confirmCaller,
  source: 'techapp',
});
