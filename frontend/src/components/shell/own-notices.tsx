import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OwnNotice } from '#schema/accounts/team.ts';
import { ErrorState } from '../data/error-state.tsx';
import { SkeletonRows } from '../data/skeleton-rows.tsx';

export interface OwnNoticesProps {
  readonly query: {
    readonly data: readonly OwnNotice[] | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
}

/** What one would be told of, by which ways, and when; as the service has it. */
export function OwnNotices({ query }: OwnNoticesProps) {
  if (query.isPending) return <SkeletonRows count={4} />;
  if (query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, pt: 1, listStyle: 'none' }}>
      {query.data.map(({ name, what, channels, when }) => (
        <li key={name}>
          <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
          <Typography variant="body2" color="textSecondary">
            {channels.length === 0
              ? 'By no way that is on.'
              : `${channels.map((channel) => ways[channel]).join(', ')}. ${when}.`}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

const ways = { push: 'Notification', email: 'Email', sms: 'Text' } as const;
