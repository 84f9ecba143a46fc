import type { WorkerMessage } from '../worker/pushed-notice.ts';
import { isEmbedded } from './embedding.ts';
import { surface } from './surface.ts';

/** The scope of this surface's worker; both surfaces use the same file. */
function workerScope(): string {
  return surface().userType === 'technician' ? '/tech/' : '/';
}

/** Registers the worker once the page is idle. Not in frames, nor from the development server, which has none. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || isEmbedded() || !import.meta.env.PROD) return;
  const register = () =>
    // Without it, the app still works as a page.
    void navigator.serviceWorker.register('/worker.js', { scope: workerScope() }).catch(() => undefined);
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 });
    else setTimeout(register, 3_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/** The surface's worker, if any. */
export async function appWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const found = await navigator.serviceWorker.getRegistration(workerScope());
  return found && new URL(found.scope).pathname === workerScope() ? found : undefined;
}

/** Calls back with messages from the worker, and acknowledges them. Returns a function that stops it. */
export function onWorkerMessage(listener: (message: WorkerMessage) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const hear = ({ data, ports }: MessageEvent<WorkerMessage>) => {
    ports[0]?.postMessage('heard');
    listener(data);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}
