import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { apiFailure, isTransient } from '../../../lib/api-failure.ts';

export interface TechnicianFrameProps<T> {
  readonly query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  readonly children: (data: T) => ReactNode;
}

/** A technician's data, while it loads and if it can't be loaded. */
export function TechnicianFrame<T>({ query, children }: TechnicianFrameProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <SkeletonRows count={4} height={72} gap={12} />;
  return isTransient(apiFailure(query.error)) ? (
    <ErrorState onRetry={() => void query.refetch()}>Check your connection.</ErrorState>
  ) : (
    'This technician can no longer be shown for this order.'
  );
}
