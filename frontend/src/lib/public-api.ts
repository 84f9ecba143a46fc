import { createTRPCClient, httpLink } from '@trpc/client';
import type { PublicRouter } from '#functions/apis/public.router.ts';
import { fetchWithin, sourceHeader } from './http.ts';

/** Calls that need no sign-in. Queries use POST too: their input contains email addresses and phone numbers. */
export const publicApi = createTRPCClient<PublicRouter>({
  links: [
    httpLink({ url: '/api/public', methodOverride: 'POST', headers: sourceHeader, fetch: fetchWithin }),
  ],
});
