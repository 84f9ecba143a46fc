import Box from '@mui/material/Box';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { ErrorState } from '../../components/data/error-state.tsx';
import { ListEnd } from '../../components/data/list-end.tsx';
import { borderedList } from '../../components/data/list-styles.ts';
import { SkeletonRows } from '../../components/data/skeletons.tsx';
import { SegmentedControl } from '../../components/forms/segmented-control.tsx';
import { useIncoming } from './api.ts';
import { IncomingEntry } from './incoming-entry.tsx';

export interface WhatCameInPageProps {
  readonly onReview: (alertIds: readonly string[]) => void;
}

/** Everything that came in by email or post, newest first, with the results. */
export function WhatCameInPage({ onReview }: WhatCameInPageProps) {
  const [shown, setShown] = useState<'all' | 'unread'>('all');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SegmentedControl label="Show" hideLabel options={choices} value={shown} onChange={setShown} />
      <Log key={shown} unread={shown === 'unread'} onReview={onReview} />
    </Box>
  );
}

function Log({ unread, onReview }: WhatCameInPageProps & { readonly unread: boolean }) {
  const log = useIncoming(unread);
  if (log.data === undefined) {
    if (log.isError) return <ErrorState error={log.error} onRetry={() => void log.refetch()} />;
    return <SkeletonRows count={5} height={104} />;
  }
  const messages = log.data.pages.flatMap((page) => page.messages);
  if (messages.length === 0 && !log.hasNextPage) {
    return unread ? (
      <EmptyState icon={Inbox} title="Everything could be read">
        An alert that can’t be read stands here until it is read after all, or dismissed.
      </EmptyState>
    ) : (
      <EmptyState icon={Inbox} title="Nothing has come in yet">
        Alerts that arrive by email or from a provider stand here for 30 days, with what became of them.
      </EmptyState>
    );
  }
  return (
    <div>
      <Box component="ol" aria-label="What came in" sx={borderedList}>
        {messages.map((message) => (
          <li key={message.id}>
            <IncomingEntry message={message} onReview={onReview} />
          </li>
        ))}
      </Box>
      <ListEnd list={log}>Nothing more in the last 30 days</ListEnd>
    </div>
  );
}

const choices = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Could not be read' },
] as const;
