import { surface } from '../lib/surface.ts';
import { toast } from '../lib/toasts.ts';
import { watchTyping, wouldLoseTyping } from '../lib/unsaved.ts';

/**
 * A page that was opened before a deployment asks for chunks that are gone. It is loaded anew, at most once a minute, so
 * that a missing chunk of the newest version ends on the error page and not in a loop; and not where there is no network,
 * for that would lose what is on the screen, nor where something typed would be lost, which is said instead.
 */
export function reloadForNewVersion(): void {
  watchTyping();
  addEventListener('vite:preloadError', () => void reloadIfReachable());
}

async function reloadIfReachable(): Promise<void> {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (Date.now() - last < 60_000) return;
  const { ok } = await fetch(surface().config, { cache: 'no-store' }).catch(() => ({ ok: false }));
  if (!ok) return;
  if (wouldLoseTyping()) {
    toast.warning('Ironcall has been updated', {
      body: 'Finish what you are typing, then reload the page.',
      action: { label: 'Reload', onClick: () => location.reload() },
    });
    return;
  }
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}

const key = 'ironcall.reloaded_at';
