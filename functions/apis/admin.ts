import { confirmCaller } from '#functions/accounts/confirm-caller.ts';
import { apiHandler } from '#functions/platform/api.ts';
import { adminRouter } from './admin.router.ts';

export const handler = apiHandler({
  surface: 'admin',
  router: adminRouter,
  confirm: confirmCaller,
  source: 'admin',
});
