import { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiFailure, isTransient } from './api-failure.ts';
import { useOnline } from './connection.ts';

/** What the API has answered in this tab; emptied when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Document 1 section 9.
      staleTime: 5_000,
      // What has been seen is there while the network is not.
      gcTime: 60 * 60_000,
      // Without a network a page says so, in place of waiting in silence.
      networkMode: 'always',
      retry: (failures, error) => navigator.onLine && retryTransient(failures, error),
    },
    mutations: { networkMode: 'always' },
  },
});

/** Two more tries, and only for what may fare better. */
export function retryTransient(failures: number, error: unknown): boolean {
  return failures < 2 && isTransient(apiFailure(error));
}

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
