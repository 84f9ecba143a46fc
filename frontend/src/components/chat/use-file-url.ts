import { useQuery } from '@tanstack/react-query';
import { retryTransient } from '../../lib/query-client.ts';

export type FileUrlCall = (input: { orderId: string; uri: string }) => Promise<{ url: string }>;

export interface FileUrl {
  readonly url: string | undefined;
  readonly failed: boolean;
  /** Asks for a new URL after the current one expired or none came. */
  readonly renew: () => void;
}

/**
 * The URL of a stored file, requested once `wanted`. It is valid for five minutes and kept for four. A file on screen
 * keeps its URL, since a new one would load it again.
 */
export function useFileUrl(orderId: string, uri: string, fileUrl: FileUrlCall, wanted = true): FileUrl {
  const { data, isStale, isFetching, isError, refetch } = useQuery({
    queryKey: ['file-url', uri],
    queryFn: () => fileUrl({ orderId, uri }),
    enabled: wanted,
    staleTime: keptFor,
    gcTime: keptFor,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: retryTransient,
  });
  return {
    // A stale URL from an earlier visit is being replaced.
    url: isStale && isFetching ? undefined : data?.url,
    failed: isError && !isFetching,
    renew: () => void refetch(),
  };
}

const keptFor = 4 * 60_000;
