import { type PushedNotice, pushedNotice, type WorkerMessage } from './pushed-notice.ts';
import { answersFor, isPageOf } from './scope.ts';

/** Filled in by the build, per scope: the document, and what it needs to work offline. */
declare const SHELL: Readonly<Record<'/' | '/tech/', Shell>>;
interface Shell {
  readonly document: string;
  readonly assets: readonly string[];
}
declare const self: ServiceWorkerGlobalScope;

const scope = new URL(self.registration.scope).pathname === '/tech/' ? '/tech/' : '/';
const shell = SHELL[scope];
const shellCache = `ironcall-shell ${scope}`;

self.addEventListener('install', (event) => {
  // Open pages keep what they have loaded: file names contain content hashes, and none is removed from the site.
  event.waitUntil(Promise.all([keepShell(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetFormerAssets(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const kind = answersFor(scope, { pathname, isNavigation: request.mode === 'navigate' });
  if (kind === 'page') event.respondWith(page(event));
  else if (kind === 'asset') event.respondWith(asset(request));
});

self.addEventListener('push', (event) => {
  event.waitUntil(show(pushedNotice(event.data?.text() ?? '', self.location.origin)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string | null };
  event.waitUntil(
    open(event.action === settings.action ? `${home()}?notification-settings=me` : (path ?? home())),
  );
});

self.addEventListener('pushsubscriptionchange', (event) => {
  // If no window is open, the next one notices.
  (event as ExtendableEvent).waitUntil(
    windows().then((open) => Promise.all(open.map((each) => tell(each, { type: 'resubscribed' })))),
  );
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(shellCache);
  await cache.add(new Request(shell.document, { cache: 'reload' }));
  const missing: string[] = [];
  for (const file of shell.assets) if ((await cache.match(file)) === undefined) missing.push(file);
  await cache.addAll(missing);
}

async function forgetFormerAssets(): Promise<void> {
  const cache = await caches.open(shellCache);
  const wanted = new Set([shell.document, ...shell.assets]);
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url);
}

/**
 * The newest document if the network is quick, so that a new version starts with the next page; otherwise the cached
 * one.
 */
async function page({ request }: FetchEvent): Promise<Response> {
  const kept = caches.open(shellCache).then((cache) => cache.match(shell.document));
  const fresh = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  const first = await Promise.race([fresh, late]).catch(() => undefined);
  return first ?? (await kept) ?? fresh;
}

const patience = 4_000;

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: shellCache });
  return kept ?? fetch(request);
}

/** Shown in the focused window if the app responds there, else by the system. */
async function show({ title, body, path, tag }: PushedNotice): Promise<void> {
  const watched = (await windows()).find(({ focused }) => focused);
  if (watched && (await tell(watched, { type: 'pushed', notice: { title, body, path, tag } }))) return;
  // A later notice about an order replaces an earlier one but still alerts: nothing is sent that needn't be.
  const options: NotificationOptions & { renotify: boolean; actions: (typeof settings)[] } = {
    body,
    tag,
    renotify: true,
    icon: '/icons/app-192.png',
    data: { path },
    actions: [settings],
  };
  await self.registration.showNotification(title, options);
}

/** Besides the browser's own ways to turn notifications off. */
const settings = { action: 'settings', title: 'Settings' };

/** In an open window of the app without reloading it, else in a new one. */
async function open(path: string): Promise<void> {
  const [window] = await windows();
  if (window === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  await window.focus().catch(() => undefined);
  if (!(await tell(window, { type: 'open', path }))) await self.clients.openWindow(path);
}

/** The surface's app windows, most recently used first. */
async function windows(): Promise<readonly WindowClient[]> {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url, frameType }) => frameType !== 'nested' && isPageOf(scope, new URL(url).pathname));
}

/** False if the window hasn't answered within a second: it is still loading, or isn't a page of the app. */
function tell(window: WindowClient, message: WorkerMessage): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), 1_000);
    window.postMessage(message, [port2]);
  });
}

function home(): string {
  return scope === '/' ? '/orders' : '/tech/jobs';
}
