import { useEffect, useState } from 'react';
import { NotificationPrompt } from '../components/shell/notification-prompt.tsx';
import { takeTurnToOpen } from '../lib/opened-by-itself.ts';
import { isPutOff, type PushCalls, pushState, putOff, usePushSwitch } from '../lib/push.ts';

export interface PushPromptProps {
  readonly calls: PushCalls;
  /** Undefined while it is loading, or while something else asks first. */
  readonly accountId: string | undefined;
  readonly lead: string;
}

/**
 * Asks for permission to send notifications, at most every 14 days until they are on, here or in the settings. It comes
 * last among the things that open by themselves (`takeTurnToOpen`).
 */
export function PushPrompt({ calls, accountId, lead }: PushPromptProps) {
  const [isShown, setShown] = useState(false);
  const { state, busy, turn } = usePushSwitch(calls);

  useEffect(() => {
    if (accountId === undefined) return;
    // Anything else that opens by itself does so with the page.
    const timer = setTimeout(() => {
      if (isOpen(pushState()) && !isPutOff(Date.now()) && takeTurnToOpen(accountId)) setShown(true);
    }, 2_000);
    return () => clearTimeout(timer);
  }, [accountId]);

  if (isShown && !isOpen(state)) setShown(false);
  if (!isShown) return null;
  const close = () => {
    putOff(Date.now());
    setShown(false);
  };
  return (
    <NotificationPrompt
      lead={lead}
      busy={busy}
      onLater={close}
      {...(state === 'off' && { onAllow: () => void turn(true).then(close) })}
    />
  );
}

function isOpen(state: ReturnType<typeof pushState>): boolean {
  return state === 'off' || state === 'home-screen';
}
