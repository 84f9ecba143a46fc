import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowDown } from 'lucide-react';
import {
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { OrderUpdate } from '#schema/orders/order.ts';
import type { Presign } from '../../lib/upload.ts';
import { useNow } from '../../lib/use-service-time.ts';
import { useWide } from '../../lib/use-window.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { useBotQueue } from './bot-queue.ts';
import { Composer } from './composer.tsx';
import { type ConversationDay, conversationOf, type Viewer } from './conversation.ts';
import { EventView } from './event-view.tsx';
import { MessagesView, QuestionView } from './message-lines.tsx';
import { outboxOf, type Post } from './outbox.ts';
import { OutgoingView } from './outgoing-view.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import { useArrivals } from './use-arrivals.ts';
import type { FileUrlCall } from './use-file-url.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

/** The calls a chat makes, on either API. */
export interface ChatCalls {
  /**
   * Posts a message. Pass the second argument on to the API's mutation: it carries the idempotency key, so that a
   * message resent after a lost answer is posted once.
   */
  readonly post: Post;
  readonly presign: Presign;
  readonly fileUrl: FileUrlCall;
}

export interface ChatPanelProps {
  readonly orderId: string;
  readonly updates: readonly OrderUpdate[];
  readonly viewer: Viewer['kind'];
  /** The viewer's account id; undefined until it is known. */
  readonly viewerId: string | undefined;
  readonly calls: ChatCalls;
  /** Replaces the composer when nobody can write. */
  readonly closed?: ReactNode;
  readonly header?: ReactNode;
  /** Before the first entry. */
  readonly intro?: ReactNode;
  /** IANA zone of the jobsite, used for service times. */
  readonly timeZone: string;
  /** Opens the dialog that answers a question; technicians have none. */
  readonly onAnswer?: ((questionUpdateId: string) => void) | undefined;
  /** Delivers what the bot has queued; not for technicians. */
  readonly onDeliver?: ((updateId: string) => Promise<unknown>) | undefined;
}

/**
 * An order's timeline and chat, newest at the bottom, with the composer below. From 1024 px up it fills the window's
 * height and scrolls by itself; below that, the page scrolls and the composer sticks to the bottom of the screen.
 */
export function ChatPanel(props: ChatPanelProps) {
  const { orderId, updates, viewer, viewerId, calls, closed, header, intro, timeZone, onAnswer, onDeliver } =
    props;
  const ownArea = useWide('lg');
  const frame = useRef<HTMLDivElement>(null);
  const top = useTopInPage(frame, ownArea);
  const { area, content, isAtEnd, goToEnd } = useStickToEnd(ownArea);
  const who = useMemo(() => ({ kind: viewer, id: viewerId, timeZone }), [viewer, viewerId, timeZone]);
  const days = useConversation(updates, who);

  const outbox = outboxOf(orderId);
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.outgoing);
  useEffect(() => outbox.settle(updates, viewerId), [outbox, updates, viewerId]);
  const carrier = { orderId, post: calls.post, presign: calls.presign };

  const isTyping = useBotQueue(updates, closed === undefined ? onDeliver : undefined);
  const { announcement, hasNew } = useArrivals(updates, who, isTyping, isAtEnd);

  return (
    <Box ref={frame} sx={{ height: '100%' }}>
      <Box
        sx={ownArea ? { ...panel, ...highPanel } : panel}
        style={ownArea ? { height: `var(--panel-height, calc(100dvh - ${top + bottomGap}px))` } : undefined}
      >
        {header}
        <Box
          ref={area}
          role="log"
          aria-label="Messages"
          // New entries are announced separately, below.
          aria-live="off"
          tabIndex={ownArea ? 0 : undefined}
          sx={ownArea ? ownScroll : pageScroll}
        >
          <Box ref={content} sx={list}>
            {intro}
            {days.length === 0 && outgoing.length === 0 && !isTyping && (
              <Typography color="textSecondary">Nothing has happened yet.</Typography>
            )}
            <Days
              days={days}
              orderId={orderId}
              timeZone={timeZone}
              fileUrl={calls.fileUrl}
              onAnswer={onAnswer}
            />
            {outgoing.map((message) => (
              <OutgoingView
                key={message.id}
                message={message}
                onStop={() => outbox.stop(message.id)}
                onSendAgain={() => outbox.sendAgain(message.id, carrier)}
                onDiscard={() => outbox.discard(message.id)}
              />
            ))}
            {isTyping && <TypingIndicator />}
          </Box>
        </Box>
        <Box data-bottom-bar sx={ownArea ? ownFoot : pageFoot}>
          {hasNew && !isAtEnd && (
            <Button variant="outlined" onClick={goToEnd} sx={newMessages}>
              <ArrowDown size={18} />
              New messages
            </Button>
          )}
          {closed !== undefined ? (
            <Box sx={closedFoot}>{closed}</Box>
          ) : (
            <Composer
              key={orderId}
              orderId={orderId}
              outbox={outbox}
              banner={banners[viewer]}
              onSend={(words) => {
                outbox.send(words, carrier, newestOf(updates));
                goToEnd();
              }}
            />
          )}
        </Box>
        <VisuallyHidden>
          <span aria-live="polite">{announcement}</span>
        </VisuallyHidden>
      </Box>
    </Box>
  );
}

const banners = {
  customer: 'All technicians can see the chat',
  technician: 'The customer and all technicians can see the chat',
} as const;

interface DaysProps {
  readonly days: readonly ConversationDay[];
  readonly orderId: string;
  readonly timeZone: string;
  readonly fileUrl: FileUrlCall;
  readonly onAnswer: ((questionUpdateId: string) => void) | undefined;
}

/** Memoized: the composer re-renders on every keystroke. */
const Days = memo(function Days({ days, timeZone, onAnswer, ...files }: DaysProps) {
  return days.map(({ title, lines }) => (
    <Box component="section" key={title} sx={daySection}>
      <Typography component="h3" variant="subtitle2" color="textSecondary" sx={dayTitle}>
        {title}
      </Typography>
      <Box component="ol" sx={{ ...list, listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Box component="li" key={line.id} data-line={line.kind} sx={{ minWidth: 0 }}>
            {line.kind === 'messages' ? (
              <MessagesView line={line} {...files} />
            ) : line.kind === 'question' ? (
              <QuestionView line={line} onAnswer={onAnswer} {...files} />
            ) : (
              <EventView line={line} timeZone={timeZone} {...files} />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  ));
});

/** Updated when the timeline changes, and at midnight. */
function useConversation(updates: readonly OrderUpdate[], viewer: Viewer): readonly ConversationDay[] {
  const today = useNow().toDateString();
  return useMemo(() => conversationOf(updates, viewer, new Date(today)), [updates, viewer, today]);
}

/** How far the panel's top is from the top of the page, in pixels. */
function useTopInPage(frame: React.RefObject<HTMLElement | null>, wanted: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!wanted) return;
    const measure = () => {
      if (frame.current !== null) setTop(Math.round(frame.current.getBoundingClientRect().top + scrollY));
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [frame, wanted]);
  return top;
}

/** Id of the newest entry: an order's child ids sort by creation. */
function newestOf(updates: readonly OrderUpdate[]): string {
  return (
    updates
      .map(({ id }) => id)
      .sort()
      .at(-1) ?? ''
  );
}

/** Pixels below the panel when it fills the window's height. */
const bottomGap = 24;

const panel = { display: 'flex', flexDirection: 'column', minHeight: '100%' } as const;

const highPanel = {
  minHeight: 420,
  position: 'sticky',
  top: 'calc(var(--shell-top, 0px) + 16px)',
} as const;

const ownScroll = {
  // Positions the visually hidden children, so that they scroll with it.
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the focus rings inside.
  mx: -1,
  px: 1,
  pb: 1.5,
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
    borderRadius: 1,
  },
} as const;

const pageScroll = { flex: 1 } as const;

const list = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const daySection = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Between two rules. */
const dayTitle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 0.5,
  '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
} as const;

const ownFoot = { position: 'relative', pt: 1, borderTop: 1, borderColor: 'divider' } as const;

/** Like the page's action bar, within thumb's reach. */
const pageFoot = {
  position: 'sticky',
  bottom: 'var(--shell-bottom, 0px)',
  zIndex: 1,
  mx: -2,
  px: 2,
  mt: 2,
  pt: 1,
  pb: 'max(12px, env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;

const closedFoot = { py: 2, textAlign: 'center', color: 'text.secondary' } as const;

const newMessages = {
  position: 'absolute',
  bottom: 'calc(100% + 8px)',
  left: '50%',
  transform: 'translateX(-50%)',
  gap: 0.75,
  whiteSpace: 'nowrap',
  boxShadow: '0 8px 32px rgb(9 14 19 / 0.18)',
} as const;
