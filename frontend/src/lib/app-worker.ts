import type { WorkerMessage } from '../worker/pushed-notice.ts';
import { isEmbedded } from './embedding.ts';
import { surface } from './surface.ts';

/** Where the surface's worker has its say: the two are of one file. */
function workerScope(): string {
  return surface().userType === 'technician' ? '/tech/' : '/';
}

/** Registers the worker once the page has nothing else to do. Not in frames, and not from the development server, which has none. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || isEmbedded() || !import.meta.env.PROD) return;
  const register = () =>
    // Where it cannot be had, the app goes on as a page.
    void navigator.serviceWorker.register('/worker.js', { scope: workerScope() }).catch(() => undefined);
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 10_000 });
    else setTimeout(register, 3_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/** The surface's worker, where there is one. */
export async function appWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const found = await navigator.serviceWorker.getRegistration(workerScope());
  return found && new URL(found.scope).pathname === workerScope() ? found : undefined;
}

/** Calls back with what the worker says, and tells it that it was heard. Returns how to stop. */
export function onWorkerMessage(listener: (message: WorkerMessage) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const hear = ({ data, ports }: MessageEvent<WorkerMessage>) => {
    ports[0]?.postMessage('heard');
    listener(data);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}
