import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ReactNode, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { IncomingMessage } from '#schema/alerts/alerts.ts';
import { Badge } from '../../components/facts/status-badge.tsx';
import { When } from '../../components/facts/when.tsx';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf } from '../../lib/messages.ts';
import { toast } from '../../lib/toasts.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useMessageText, useTryAgain } from './api.ts';
import { cameFrom, incomingState } from './incoming-words.ts';
import { lackWords } from './outcome-words.ts';

export interface IncomingEntryProps {
  readonly message: IncomingMessage;
  /** Opens low-priority alerts for a decision. */
  readonly onReview: (alertIds: readonly string[]) => void;
  /** Called once it is being read again. */
  readonly onTriedAgain?: () => void;
  /** A further button. */
  readonly children?: ReactNode;
}

/** A message that came in automatically: when, from where, the result, its text, and a button to read it again. */
export function IncomingEntry({ message, onReview, onTriedAgain, children }: IncomingEntryProps) {
  const { tone, icon, word } = incomingState(message);
  const [shown, setShown] = useState(false);
  const textId = useId();
  const tryAgain = useTryAgain();
  const once = useOneAtATime();
  const readAgain = () =>
    once(() =>
      tryAgain.mutateAsync({ id: message.id }).then(
        () => {
          toast.success('The message is being read again.');
          onTriedAgain?.();
        },
        (failure: unknown) => {
          const { code, message: words } = apiFailure(failure);
          toast.error(code === 'CONFLICT' && words !== '' ? words : messageOf(failure, 'startImport'));
        },
      ),
    );
  // Says which message: a list has many buttons of the same name.
  const ofWhich = <VisuallyHidden> of the message {cameFrom(message)}</VisuallyHidden>;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', p: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Badge tone={tone} icon={icon}>
          {word}
        </Badge>
        <Box sx={{ typography: 'body2', color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere' }}>
          {cameFrom(message)} · <When time={message.receivedAt} />
          {message.dismissed && ' · Dismissed'}
        </Box>
      </Box>
      <Outcome message={message} onReview={onReview} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="text"
          aria-expanded={shown}
          aria-controls={textId}
          onClick={() => setShown(!shown)}
          sx={{ ml: -1.5 }}
        >
          {shown ? 'Hide message' : 'Show message'}
          {ofWhich}
        </Button>
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
          {children}
          {message.canTryAgain && (
            <BusyButton variant="outlined" busy={tryAgain.isPending} onClick={readAgain}>
              Try again{ofWhich}
            </BusyButton>
          )}
        </Box>
      </Box>
      <Box id={textId} hidden={!shown}>
        {shown && <MessageText id={message.id} />}
      </Box>
    </Box>
  );
}

/** Orders with links, and what is missing. */
function Outcome({ message, onReview }: Pick<IncomingEntryProps, 'message' | 'onReview'>) {
  const { results, error, machines } = message;
  const orders = results.filter(({ orderId }) => orderId !== null);
  const low = results.filter(({ orderId, outcome }) => orderId === null && outcome === 'low_priority');
  const lacking = results.filter(({ orderId, outcome }) => orderId === null && outcome !== 'low_priority');
  return (
    <>
      {error !== null && <Box sx={{ overflowWrap: 'anywhere' }}>{error}</Box>}
      {orders.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {[...new Set(orders.map(({ orderId }) => orderId))].map((orderId) => (
            <Link key={orderId} component={RouterLink} to={`/orders/${orderId}`} sx={orderLink}>
              Order #{orderId}
            </Link>
          ))}
        </Box>
      )}
      {low.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          {low.length === 1 ? 'One alert is low priority.' : `${low.length} alerts are low priority.`}
          <Button variant="text" onClick={() => onReview(low.map(({ alertId }) => alertId))}>
            Review
          </Button>
        </Box>
      )}
      {error === null &&
        [...new Set(lacking.map(({ outcome }) => lackWords(outcome)))].map((words) => (
          <div key={words}>{words}</div>
        ))}
      {machines > results.length && (
        <Box sx={{ color: 'text.secondary' }}>And {machines - results.length} more machines.</Box>
      )}
    </>
  );
}

function MessageText({ id }: { readonly id: string }) {
  const { data, error } = useMessageText(id, true);
  if (error) return <div role="alert">{messageOf(error)}</div>;
  return (
    // It scrolls, so the keyboard must reach it.
    <Box component="pre" role="region" aria-label="Message" tabIndex={0} sx={textLook}>
      {data === undefined ? 'Loading' : data.text || 'The message is no longer kept.'}
      {data?.isCut && '\n…'}
    </Box>
  );
}

const orderLink = { fontWeight: 600, display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

const textLook = {
  m: 0,
  p: 1.5,
  height: 240,
  overflow: 'auto',
  borderRadius: 1,
  bgcolor: 'status.pending.tint',
  color: 'status.pending.text',
  typography: 'body2',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
