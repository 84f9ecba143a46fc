import { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiFailure, isTransient } from './api-failure.ts';
import { useOnline } from './connection.ts';

/** The API's answers in this tab; cleared when the session ends. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Document 1 section 9.
      staleTime: 5_000,
      // Pages seen before stay available offline.
      gcTime: 60 * 60_000,
      // Offline, a page says so instead of waiting.
      networkMode: 'always',
      retry: (failures, error) => navigator.onLine && retryTransient(failures, error),
    },
    mutations: { networkMode: 'always' },
  },
});

/** Retries twice, and only failures that may pass. */
export function retryTransient(failures: number, error: unknown): boolean {
  return failures < 2 && isTransient(apiFailure(error));
}

/** While offline, retries what is on screen every ten seconds, and when the browser is online again. */
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
