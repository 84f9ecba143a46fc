import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/data/error-state.tsx';
import { SkeletonRows } from '../../components/data/skeletons.tsx';
import { Badge } from '../../components/facts/status-badge.tsx';
import { apiFailure, isTransient } from '../../lib/api-failure.ts';

interface JobListProps<Data> {
  readonly query: Pick<UseQueryResult<Data, unknown>, 'data' | 'error' | 'isError' | 'refetch'>;
  readonly children: (data: Data) => ReactNode;
}

/** A list that is loading, failed or loaded. A loaded list stays while it can't be refreshed. */
export function JobList<Data>({ query, children }: JobListProps<Data>) {
  if (query.data === undefined) {
    if (!query.isError) return <SkeletonRows count={4} height={196} gap={12} />;
    return (
      <ErrorState onRetry={() => void query.refetch()}>
        {isTransient(apiFailure(query.error)) ? 'Check your connection.' : 'Please try again.'}
      </ErrorState>
    );
  }
  return (
    <>
      {query.isError && (
        <Box component="output" sx={{ mb: 2 }}>
          <Badge tone="warning">Not up to date. Trying again.</Badge>
        </Box>
      )}
      {children(query.data)}
    </>
  );
}
