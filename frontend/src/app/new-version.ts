import { surface } from '../lib/surface.ts';
import { toast } from '../lib/toasts.ts';
import { watchTyping, wouldLoseTyping } from '../lib/unsaved.ts';

/**
 * A page opened before a deployment asks for chunks that no longer exist, so it reloads. At most once a minute, so that
 * a chunk missing from the newest version shows the error page instead of looping. Not while offline, where the screen
 * would be lost, and not over unsaved typing, where a message asks instead.
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
