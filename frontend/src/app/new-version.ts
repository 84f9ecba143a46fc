import { surface } from '../lib/surface.ts';

/**
 * A page that was opened before a deployment asks for chunks that are gone. It is loaded anew, at most once a minute, so
 * that a missing chunk of the newest version ends on the error page and not in a loop; and not where there is no network,
 * for that would lose what is on the screen.
 */
export function reloadForNewVersion(): void {
  addEventListener('vite:preloadError', () => void reloadIfReachable());
}

async function reloadIfReachable(): Promise<void> {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < 60_000) return;
  const { ok } = await fetch(surface().config, { cache: 'no-store' }).catch(() => ({ ok: false }));
  if (!ok) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}

const key = 'ironcall.reloaded_at';
