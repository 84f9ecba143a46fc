import { useEffect } from 'react';
import { useOnline } from './connection.ts';
import { queryClient } from './query-client.ts';

/** Out of reach, what is on the screen is asked for anew: every ten seconds, and as soon as the browser has a network again. */
export function useReconnect(): void {
  const online = useOnline();
  useEffect(() => {
    if (online) return;
    const ask = () => void queryClient.refetchQueries({ type: 'active' });
    const timer = setInterval(() => navigator.onLine && ask(), 10_000);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
    };
  }, [online]);
}
