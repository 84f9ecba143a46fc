import { noteAnswer } from './connection.ts';
import { takeServiceTime } from './service-clock.ts';
import { surface } from './surface.ts';

/** A call that has had no answer for so long is given up; the gateway gives up after 30 s. */
const patience = 35_000;

/** `fetch` that ends by itself. What it brings tells how late it is, too, and whether the service is within reach. */
export async function fetchWithin(input: RequestInfo | URL | string, init?: RequestInit): Promise<Response> {
  const limit = AbortSignal.timeout(patience);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  try {
    const response = await fetch(input, { ...init, signal });
    noteAnswer(true);
    takeServiceTime(response.headers.get('date'));
    return response;
  } catch (error) {
    // What the page itself has given up says nothing of the network.
    if (!init?.signal?.aborted) noteAnswer(false);
    throw error;
  }
}

/** Tells the API which app speaks, by its stored name. */
export function sourceHeader() {
  return { 'x-ironcall-source': surface().source };
}
