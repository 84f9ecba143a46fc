import { useQuery } from '@tanstack/react-query';
import { retryTransient } from '../../lib/query-client.ts';

export type FileUrlCall = (input: { orderId: string; uri: string }) => Promise<{ url: string }>;

export interface FileUrl {
  readonly url: string | undefined;
  readonly failed: boolean;
  /** Asks for a new address: the one there is no longer opens, or none came. */
  readonly renew: () => void;
}

/**
 * The address of a stored file, asked for once `wanted`. It opens for five minutes and is kept for four. What is shown
 * keeps the address it has, since another one would load the file again.
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
    // Too old an address, from before the file was last left, is being replaced.
    url: isStale && isFetching ? undefined : data?.url,
    failed: isError && !isFetching,
    renew: () => void refetch(),
  };
}

const keptFor = 4 * 60_000;
