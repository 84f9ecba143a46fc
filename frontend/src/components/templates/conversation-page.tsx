import { type ReactNode, useEffect, useRef } from 'react';
import { productName } from '../../lib/page-title.ts';
import { BrandMark } from '../shell/brand-mark.tsx';

export interface ConversationPageProps {
  /** What the page is about, with its heading: above the conversation or beside it. */
  readonly head: ReactNode;
  /** Further information, where there is room. */
  readonly more?: ReactNode;
  /** Background of the page, where there is plenty of room. */
  readonly ground?: ReactNode;
  /** At the right end of the bar. */
  readonly actions?: ReactNode;
  /** Names the conversation for screen readers. */
  readonly label: string;
  /** Something has been answered: from then on, phones show the conversation alone. */
  readonly hasBegun: boolean;
  /** The messages, newest last. */
  readonly children: ReactNode;
  /** Changes with each new message: the page then scrolls to its end. */
  readonly latest: string | number;
  /** What people answer with: choices, a field, a button. It stays in view. */
  readonly composer: ReactNode;
}

/**
 * A page that is a conversation, for people who aren't signed in: it grows at the end, with the answer always in view.
 * Styles are in the CSS file beside it.
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
    // Scrolls the log if it has a height of its own, else the page.
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
