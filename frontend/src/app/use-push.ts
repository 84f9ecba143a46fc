import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onWorkerMessage } from '../lib/app-worker.ts';
import { type PushCalls, renewPush } from '../lib/push.ts';
import { toast } from '../lib/toasts.ts';

/**
 * Shows push notifications as toasts while the app is visible, and opens a clicked notification here without a reload.
 */
export function usePush(calls: PushCalls): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(
    () =>
      onWorkerMessage((message) => {
        if (message.type === 'resubscribed') void renewPush(calls).catch(() => undefined);
        else if (message.type === 'open') void navigate(message.path);
        else {
          const { title, body, path } = message.notice;
          // Document 2 section 8.
          if (path !== null && isHere(path, pathname, search)) return;
          toast.info(title, {
            body,
            duration: 30_000,
            ...(path !== null && { action: { label: 'View', onClick: () => void navigate(path) } }),
          });
        }
      }),
    [calls, navigate, pathname, search],
  );

  useEffect(() => {
    // The next start retries.
    void renewPush(calls).catch(() => undefined);
  }, [calls]);
}

/** Whether the current page is the link's, ignoring any extra query parameters. */
function isHere(path: string, pathname: string, search: string): boolean {
  const link = new URL(path, location.origin);
  const query = new URLSearchParams(search);
  return (
    link.pathname === pathname && [...link.searchParams].every(([name, value]) => query.get(name) === value)
  );
}
