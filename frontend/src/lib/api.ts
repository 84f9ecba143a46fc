import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { AppRouter } from '#functions/apis/app.router.ts';
import { apiClient } from './api-client.ts';
import type { PushCalls } from './push.ts';
import { queryClient } from './query-client.ts';

/** The calls of a signed-in customer. */
export const api = apiClient<AppRouter>('/api/app');

/** Query and key factories: `useQuery(trpc.customers.orders.byId.queryOptions({ id }))`. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: api, queryClient });

/** This surface's calls for `lib/push.ts`. */
export const pushCalls: PushCalls = {
  webPushKey: () => api.customers.profile.webPushKey.query(),
  addWebPushToken: (input) => api.customers.profile.addWebPushToken.mutate(input),
  removeWebPushToken: (input) => api.customers.profile.removeWebPushToken.mutate(input),
};
