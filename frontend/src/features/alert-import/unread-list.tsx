import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { borderedList } from '../../components/data/list-styles.ts';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { messageOf } from '../../lib/messages.ts';
import { toast } from '../../lib/toasts.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useDismissMessage, useIncoming } from './api.ts';
import { IncomingEntry } from './incoming-entry.tsx';
import { cameFrom } from './incoming-words.ts';

export interface UnreadListProps {
  readonly onReview: (alertIds: readonly string[]) => void;
  /** Opens the log. */
  readonly onSeeAll: () => void;
}

/** Alerts that came in automatically but couldn't be read (document 3 section 6). Hidden while there are none. */
export function UnreadList({ onReview, onSeeAll }: UnreadListProps) {
  const { data, hasNextPage } = useIncoming(true);
  const dismissal = useDismissMessage();
  const once = useOneAtATime();
  const heading = useRef<HTMLHeadingElement>(null);
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  if (messages.length === 0) return null;
  // The button that was pressed is gone.
  const toHeading = () => heading.current?.focus();
  const dismiss = (id: string) =>
    once(() =>
      dismissal.mutateAsync({ id }).then(
        () => {
          toast.success('The alert was dismissed.');
          toHeading();
        },
        (failure: unknown) => toast.error(messageOf(failure)),
      ),
    );
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography ref={heading} component="h3" variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
        {messages.length === 1
          ? 'An alert could not be read'
          : `${messages.length}${hasNextPage ? '+' : ''} alerts could not be read`}
      </Typography>
      <Typography color="textSecondary">They came in on their own, and no order has been created.</Typography>
      <Box component="ul" sx={borderedList}>
        {messages.slice(0, mostShown).map((message) => (
          <li key={message.id}>
            <IncomingEntry message={message} onReview={onReview} onTriedAgain={toHeading}>
              <BusyButton
                variant="text"
                busy={dismissal.isPending && dismissal.variables.id === message.id}
                onClick={() => dismiss(message.id)}
              >
                Dismiss<VisuallyHidden> the message {cameFrom(message)}</VisuallyHidden>
              </BusyButton>
            </IncomingEntry>
          </li>
        ))}
      </Box>
      {messages.length > mostShown && (
        <Link
          component="button"
          type="button"
          onClick={onSeeAll}
          sx={{ font: 'inherit', minHeight: 44, justifySelf: 'start' }}
        >
          See all that could not be read
        </Link>
      )}
    </Box>
  );
}

/** Few enough to leave room for the rest of the page. */
const mostShown = 5;
