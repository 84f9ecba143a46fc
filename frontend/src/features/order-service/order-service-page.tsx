import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '../../components/shell/brand-mark.tsx';
import { ConversationPage } from '../../components/templates/conversation-page.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { Composer } from './composer.tsx';
import { Fleet, Headline } from './headline.tsx';
import type { Conversation } from './kept-conversation.ts';
import { linesOf } from './steps.ts';
import { useConversation } from './use-conversation.ts';

export interface OrderServicePageProps {
  readonly first: Conversation;
  /** What the product offers, for newcomers. */
  readonly more: ReactNode;
  /** Called when all questions are answered. */
  readonly onFinal: (conversation: Conversation) => void;
  /** Called when someone with an account goes to sign in. */
  readonly onSignIn: (conversation: Conversation) => void;
}

/** `/order-service`: describes a repair in a conversation, without an account (document 1 section 2). */
export function OrderServicePage({ first, more, onFinal, onSignIn }: OrderServicePageProps) {
  usePageTitle(orderServiceTitle);
  const talk = useConversation(first);
  const { conversation, isThinking, step, places, unsent } = talk;
  const { answers } = conversation;
  const lines = linesOf(answers, isThinking);
  const note = isThinking || places === undefined ? undefined : placesNote(places.length);
  return (
    <ConversationPage
      label="Order service"
      head={
        <>
          <Headline />
          <p className="head-lead">
            Tell us what’s broken and where. Nearby technicians answer with their times and rates.
          </p>
        </>
      }
      more={more}
      ground={<Fleet />}
      actions={
        <a className="button" href="/login" onClick={() => onSignIn(conversation)}>
          Sign in
        </a>
      }
      hasBegun={talk.hasBegun || Object.keys(answers).length > 0}
      latest={`${lines.length} ${isThinking} ${note}`}
      composer={<Composer key={`${step} ${unsent}`} talk={talk} onFinal={() => onFinal(conversation)} />}
    >
      {lines.map(({ from, step: at, words }) => (
        <Bubble
          key={`${from} ${at} ${words}`}
          from={from}
          words={words}
          {...(from === 'person' && { onChange: () => talk.change(at, words), isBusy: isThinking })}
        />
      ))}
      {note !== undefined && <Bubble from="bot" words={note} />}
      {isThinking && (
        <div className="bubble-row">
          <BrandMark size={24} />
          <span className="thinking">
            <i />
            <i />
            <i />
            <span className="visually-hidden">One moment</span>
          </span>
        </div>
      )}
    </ConversationPage>
  );
}

export const orderServiceTitle = 'Field service for heavy equipment';

/** Shown when a typed place matches none or several. */
function placesNote(count: number): string {
  return count === 0
    ? 'We couldn’t find that place. Try a street and town, or coordinates such as 38.95, -92.33.'
    : 'Which of these is it?';
}

interface BubbleProps {
  readonly from: 'bot' | 'person';
  readonly words: string;
  /** Changes an answer. */
  readonly onChange?: () => void;
  /** Answers can't be changed right now. */
  readonly isBusy?: boolean;
}

/** One message. */
function Bubble({ from, words, onChange, isBusy = false }: BubbleProps) {
  return (
    <div className={`bubble-row bubble-row-${from}`}>
      {from === 'bot' && <BrandMark size={24} />}
      {onChange && (
        <button
          type="button"
          className="button bubble-change"
          aria-label={`Change ${words}`}
          disabled={isBusy}
          onClick={onChange}
        >
          <Pencil size={16} />
        </button>
      )}
      <p className={`bubble bubble-${from}`}>
        {from === 'person' && <span className="visually-hidden">You: </span>}
        {words}
      </p>
    </div>
  );
}
