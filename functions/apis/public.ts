import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { confirmCaller } from '#functions/accounts/confirm-caller.ts';
import { apiHandler } from '#functions/platform/api.ts';
import { asCall, pageOf } from './one-click.ts';
import { publicRouter } from './public.router.ts';

const api = apiHandler({
  surface: 'public',
  router: publicRouter,
  confirm: confirmCaller,
  source: 'ironcall',
});

export const handler = async (event: APIGatewayProxyEventV2, context: Context) =>
  pageOf(event) ?? api(asCall(event), context);
