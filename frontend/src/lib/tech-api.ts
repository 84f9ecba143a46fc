import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { TechRouter } from '#functions/apis/tech.router.ts';
import { apiClient } from './api-client.ts';
import type { PushCalls } from './push.ts';
import { queryClient } from './query-client.ts';

/** The calls of a signed-in technician. */
export const techApi = apiClient<TechRouter>('/api/tech');

/** Query and key factories: `useQuery(techTrpc.technicians.jobs.near.queryOptions())`. */
export const techTrpc = createTRPCOptionsProxy<TechRouter>({ client: techApi, queryClient });

/** This surface's calls for `lib/push.ts`. */
export const techPushCalls: PushCalls = {
  webPushKey: () => techApi.technicians.account.webPushKey.query(),
  addWebPushToken: (input) => techApi.technicians.account.addWebPushToken.mutate(input),
  removeWebPushToken: (input) => techApi.technicians.account.removeWebPushToken.mutate(input),
};
