import { noteAnswer } from './connection.ts';
import { takeServiceTime } from './service-clock.ts';
import { surface } from './surface.ts';

/** A call with no answer for this long is aborted; the gateway gives up after 30 s. */
const patience = 35_000;

/** `fetch` with a timeout. Its answers also update the server's time, and whether the API is within reach. */
export async function fetchWithin(input: RequestInfo | URL | string, init?: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(patience);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  try {
    const response = await fetch(input, { ...init, signal });
    noteAnswer(true);
    takeServiceTime(response.headers.get('date'));
    return response;
  } catch (error) {
    // A call the page itself aborted says nothing about the network.
    if (!init?.signal?.aborted) noteAnswer(false);
    throw error;
  }
}

/** Tells the API which app is calling, by its stored name. */
export function sourceHeader() {
  return { 'x-ironcall-source': surface().source };
}
