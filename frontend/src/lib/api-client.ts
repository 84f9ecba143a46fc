import { createTRPCClient, httpBatchLink, httpLink, splitLink, type TRPCClient } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { fetchWithToken } from './fetch-with-token.ts';
import { fetchWithin, sourceHeader } from './http.ts';
import { accessToken, endSession } from './session.ts';

/**
 * Calls for signed-in people, on one surface of the API. Queries are batched and use POST, since their input may be
 * personal; each mutation is its own request with its own idempotency key (see `useCommand`).
 */
export function apiClient<Router extends AnyRouter>(url: string): TRPCClient<Router> {
  return createTRPCClient<AnyRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'mutation',
        true: httpLink({
          url,
          fetch: fetchSignedIn,
          headers: ({ op }) => ({ ...sourceHeader(), ...idempotencyKeyOf(op.context) }),
        }),
        false: httpBatchLink({
          url,
          methodOverride: 'POST',
          maxItems: 10,
          fetch: fetchSignedIn,
          headers: sourceHeader,
        }),
      }),
    ],
  }) as TRPCClient<Router>;
}

async function fetchSignedIn(input: RequestInfo | URL | string, init?: RequestInit): Promise<Response> {
  const response = await fetchWithToken((token) => fetchWithin(input, withToken(init, token)), accessToken);
  // Mutations are refused at once, queries when their token is due for renewal.
  if (response.status === 403 && /"ACCOUNT_DEACTIVATED"/.test(await response.clone().text())) {
    endSession('deactivated');
  }
  return response;
}

function withToken(init: RequestInit | undefined, token: string | undefined): RequestInit {
  const headers = new Headers(init?.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}

function idempotencyKeyOf(context: Record<string, unknown>): Record<string, string> {
  return typeof context.idempotencyKey === 'string' ? { 'idempotency-key': context.idempotencyKey } : {};
}
