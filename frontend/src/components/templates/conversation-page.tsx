import { type ReactNode, useEffect, useRef } from 'react';
import { productName } from '../../lib/page-title.ts';
import { BrandMark } from '../shell/brand-mark.tsx';

export interface ConversationPageProps {
  /** What the page is about, over the conversation or beside it; its heading among it. */
  readonly head: ReactNode;
  /** What else there is to know, where there is room. */
  readonly more?: ReactNode;
  /** What the page stands on, where there is a lot of room. */
  readonly ground?: ReactNode;
  /** At the right end of the bar. */
  readonly actions?: ReactNode;
  /** Names the conversation. */
  readonly label: string;
  /** Something was answered: from then on a phone shows the conversation alone. */
  readonly hasBegun: boolean;
  /** What was said, the newest last. */
  readonly children: ReactNode;
  /** Changes when something was said: the page goes to its end. */
  readonly latest: string | number;
  /** What is answered with: choices, a field, a button. It stays at hand. */
  readonly composer: ReactNode;
}

/**
 * A page that is a conversation, for who is not signed in: it grows at its end, and the answer is always at hand. Its style
 * sheet stands beside it.
 */
export function ConversationPage({
  head,
  more,
  ground,
  actions,
  label,
  hasBegun,
  children,
  latest,
  composer,
}: ConversationPageProps) {
  const log = useRef<HTMLDivElement>(null);
  const talk = useRef<HTMLElement>(null);
  const shown = useRef(latest);
  useEffect(() => {
    if (shown.current === latest) return;
    shown.current = latest;
    // The log scrolls where it has a height of its own, else the page.
    log.current?.scrollTo(0, log.current.scrollHeight);
    talk.current?.scrollIntoView({ block: 'end' });
  }, [latest]);
  return (
    <div className={hasBegun ? 'conversation conversation-begun' : 'conversation'}>
      <header className="conversation-bar">
        <a className="brand" href="/" aria-label={`${productName}, home`}>
          <BrandMark size={28} />
          {productName}
        </a>
        {actions}
      </header>
      <main id="main">
        <div className="conversation-head">{head}</div>
        <section className="conversation-talk" aria-label={label} ref={talk}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, a keyboard must reach it */}
          <div className="conversation-log" role="log" aria-label={label} tabIndex={0} ref={log}>
            {children}
          </div>
          <div className="conversation-foot">{composer}</div>
        </section>
        {more !== undefined && <div className="conversation-more">{more}</div>}
      </main>
      {ground !== undefined && <div className="conversation-ground">{ground}</div>}
    </div>
  );
}
