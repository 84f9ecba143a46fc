import { createTRPCClient, httpLink } from '@trpc/client';
import type { PublicRouter } from '#functions/apis/public.router.ts';
import { fetchWithin, sourceHeader } from './http.ts';

/** What can be called without a sign-in. Queries travel by POST, too: their input is email addresses and phone numbers. */
export const publicApi = createTRPCClient<PublicRouter>({
  links: [
    httpLink({ url: '/api/public', methodOverride: 'POST', headers: sourceHeader, fetch: fetchWithin }),
  ],
});
