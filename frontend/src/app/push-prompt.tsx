import { useEffect, useState } from 'react';
import { NotificationPrompt } from '../components/shell/notification-prompt.tsx';
import { messageOf } from '../lib/messages.ts';
import { takeTurnToOpen } from '../lib/opened-by-itself.ts';
import { isPutOff, type PushCalls, PushFailure, pushState, putOff, turnPushOn } from '../lib/push.ts';
import { toast } from '../lib/toasts.ts';

export interface PushPromptProps {
  readonly calls: PushCalls;
  /** Undefined while it is not known, or something else asks. */
  readonly accountId: string | undefined;
  readonly lead: string;
}

/** Asks to allow notifications where nobody has been asked for 14 days, last of what opens by itself (`takeTurnToOpen`). */
export function PushPrompt({ calls, accountId, lead }: PushPromptProps) {
  const [isShown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (accountId === undefined) return;
    // Whatever else would open does so with the page.
    const timer = setTimeout(() => {
      const state = pushState();
      const isOpen = state === 'off' || state === 'home-screen';
      if (isOpen && !isPutOff(Date.now()) && takeTurnToOpen(accountId)) setShown(true);
    }, 2_000);
    return () => clearTimeout(timer);
  }, [accountId]);

  if (!isShown) return null;
  const close = () => {
    putOff(Date.now());
    setShown(false);
  };
  const allow = async () => {
    setBusy(true);
    try {
      await turnPushOn(calls);
      toast.success('Notifications enabled successfully');
    } catch (error) {
      toast.error(error instanceof PushFailure ? error.message : messageOf(error));
    }
    close();
  };
  return (
    <NotificationPrompt
      lead={lead}
      busy={busy}
      onLater={close}
      {...(pushState() === 'home-screen' ? {} : { onAllow: () => void allow() })}
    />
  );
}
