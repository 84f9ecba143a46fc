/** A call that has had no answer for so long is given up; the gateway gives up after 30 s. */
const patience = 35_000;

/** `fetch` that ends by itself. */
export function fetchWithin(input: RequestInfo | URL | string, init?: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(patience);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
}

/** Tells the API which app speaks: the customers' web app, by its stored name. */
export const sourceHeader = { 'x-ironcall-source': 'ironcall' } as const;
