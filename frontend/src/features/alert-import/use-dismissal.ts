import { useState } from 'react';
import { apiFailure } from '../../lib/api-failure.ts';
import { messageOf } from '../../lib/messages.ts';
import { toast } from '../../lib/toasts.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { leaveOutWaiting, useDismissAlert } from './api.ts';

export interface Dismissal {
  /** Id of the alert being dismissed. */
  readonly busy: string | undefined;
  readonly dismiss: (alertId: string, then: () => void) => void;
}

/** Removes an alert from the waiting list. */
export function useDismissal(): Dismissal {
  const [busy, setBusy] = useState<string>();
  const command = useDismissAlert();
  const once = useOneAtATime();
  const dismiss = (alertId: string, then: () => void) =>
    once(async () => {
      setBusy(alertId);
      try {
        await command.mutateAsync({ id: alertId });
      } catch (failure) {
        // Someone else has dealt with it: it is off the list either way.
        if (apiFailure(failure).code !== 'NOT_FOUND') {
          toast.error(messageOf(failure));
          return;
        }
      } finally {
        setBusy(undefined);
      }
      leaveOutWaiting(alertId);
      toast.success('The alert was dismissed.');
      then();
    });
  return { busy, dismiss };
}
