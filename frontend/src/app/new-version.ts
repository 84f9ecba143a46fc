/**
 * A page that was opened before a deployment asks for chunks that are gone. It is loaded anew, at most once a minute, so
 * that a missing chunk of the newest version ends on the error page and not in a loop.
 */
export function reloadForNewVersion(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}

const key = 'ironcall.reloaded_at';
