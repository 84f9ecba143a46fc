import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { isOnline, lastAnswerAt, noteFormerAnswer, onConnectionChange } from './connection.ts';
import { onSessionChange, signedInAs } from './session.ts';
import { surface } from './surface.ts';

/**
 * Stores the API's answers in this browser until the session ends, so that pages can be viewed offline. They are
 * restored only then: online, every page asks again. Stored under the account's id.
 */
export function keepWhatIsSeen(queries: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    void store(queries);
  };
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || !isOnline()) return;
    timer ??= setTimeout(save, 5_000);
  });
  // A phone may kill a page in the background without notice.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) save();
  });
  onSessionChange((end) => {
    clearTimeout(timer);
    timer = undefined;
    if (end !== undefined) void forgetWhatWasSeen();
  });
  const restore = () => {
    if (!isOnline()) void bringBack(queries);
  };
  onConnectionChange(restore);
  restore();
}

/** Never overwrites newer data. */
async function bringBack(queries: QueryClient): Promise<void> {
  const who = signedInAs();
  if (who === undefined || !('caches' in window)) return;
  const kept = await (await caches.open(cacheName())).match(addressOf(who));
  if (kept === undefined) return;
  const { at, state, schemas } = (await kept.json()) as Seen;
  if (signedInAs() !== who || schemas !== schemasInUse()) return;
  hydrate(queries, state);
  noteFormerAnswer(at);
}

function forgetWhatWasSeen(): Promise<boolean> {
  return 'caches' in window ? caches.delete(cacheName()) : Promise.resolve(false);
}

interface Seen {
  readonly at: number;
  readonly state: DehydratedState;
  /** What shape the answers have: those kept by another release may lack what this one's pages read. */
  readonly schemas: string;
}

/** Fingerprint of the API's schemas, from the build (`vite.config.ts`). */
function schemasInUse(): string {
  return String(import.meta.env.SCHEMAS);
}

async function store(queries: QueryClient): Promise<void> {
  const who = signedInAs();
  if (who === undefined || !('caches' in window)) return;
  try {
    const cache = await caches.open(cacheName());
    const former = await cache.match(addressOf(who));
    const seen = former && ((await former.json()) as Seen);
    const schemas = schemasInUse();
    const before = seen?.schemas === schemas ? seen.state.queries : [];
    const state = newest(queries, before);
    const body = JSON.stringify({ at: lastAnswerAt() ?? Date.now(), state, schemas } satisfies Seen);
    for (const { url } of await cache.keys()) if (!url.endsWith(addressOf(who))) await cache.delete(url);
    await cache.put(addressOf(who), new Response(body));
  } catch {
    // If storage is full or forbidden, only the convenience is lost.
  }
  // The session may have ended in the meantime.
  if (signedInAs() !== who) await forgetWhatWasSeen();
}

/** The newest answers of this visit and earlier ones, as many as fit. */
function newest(queries: QueryClient, before: DehydratedState['queries']): DehydratedState {
  const state = dehydrate(queries, {
    shouldDehydrateQuery: ({ state: { status } }) => status === 'success',
    shouldDehydrateMutation: () => false,
  });
  const present = new Set(state.queries.map(({ queryHash }) => queryHash));
  const all = [...state.queries, ...before.filter(({ queryHash }) => !present.has(queryHash))];
  const sorted = all.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  let room = mostCharacters;
  const kept = sorted.slice(0, mostAnswers).filter((each) => {
    room -= JSON.stringify(each).length;
    return room >= 0;
  });
  return { mutations: [], queries: kept };
}

const mostAnswers = 200;
const mostCharacters = 2_000_000;
const cacheName = () => `${surface().store}.seen`;
const addressOf = (who: string) => `/seen/${encodeURIComponent(who)}`;
