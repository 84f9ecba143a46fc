import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { guardHistory } from '../../lib/history-guard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface LeaveQuestionProps {
  /** Whether leaving would lose anything. */
  readonly when: boolean;
  readonly title?: string;
  readonly text?: string;
  /** Label of the button that leaves. */
  readonly leave?: string;
  readonly stay?: string;
}

/**
 * Asks before typed text is lost: on a link, the Back button, a reload or a closed tab (which the browser asks in its
 * own words). Navigation by the page itself, such as after a save, does not ask.
 */
export function LeaveQuestion({
  when,
  title = 'Leave without saving?',
  text = 'What you have changed on this page will be lost.',
  leave = 'Leave',
  stay = 'Stay',
}: LeaveQuestionProps) {
  const navigate = useNavigate();
  // Undefined: nobody is leaving. Kept through the closing animation, so that the dialog keeps its text.
  const [leaving, setLeaving] = useState<() => void>();
  const [isAsked, setAsked] = useState(false);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!when) return;
    const ask = (go: () => void) => {
      setLeaving(() => go);
      setAsked(true);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const address = leadsAway(event);
      if (address === undefined || isLeaving.current) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => void navigate(address));
    };
    const path = location.pathname;
    let here = positionInHistory();
    let isGoingBack = false;
    const onPop = (event: PopStateEvent) => {
      if (isGoingBack || isLeaving.current) {
        if (isGoingBack) event.stopImmediatePropagation();
        isGoingBack = false;
        return;
      }
      const steps = positionInHistory() - here;
      // Moves within the page (a dialog, a filter) lose nothing.
      if (steps === 0 || location.pathname === path) {
        here = positionInHistory();
        return;
      }
      event.stopImmediatePropagation();
      isGoingBack = true;
      history.go(-steps);
      ask(() => history.go(steps));
    };
    addEventListener('beforeunload', onUnload);
    const stopGuarding = guardHistory(onPop);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', onUnload);
      stopGuarding();
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [when, navigate]);

  return (
    <ConfirmDialog
      open={isAsked}
      title={title}
      confirm={leave}
      dismiss={stay}
      busy={false}
      onDismiss={() => setAsked(false)}
      onConfirm={() => {
        isLeaving.current = true;
        setAsked(false);
        leaving?.();
      }}
    >
      {text}
    </ConfirmDialog>
  );
}

/** The path, query and hash a click leads to, if it opens another page of this site in this tab. */
function leadsAway(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!(link instanceof HTMLAnchorElement) || !isPlain) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  const stays = link.target !== '' || link.hasAttribute('download') || origin !== location.origin;
  return stays || pathname === location.pathname ? undefined : pathname + search + hash;
}

/** The router numbers the history entries it makes. */
function positionInHistory(): number {
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : 0;
}
