import { useState, useSyncExternalStore } from 'react';
import { messageOf } from './messages.ts';
import { onPushChange, type PushCalls, PushFailure, pushState, turnPushOff, turnPushOn } from './push.ts';
import { toast } from './toasts.ts';

/** Notifications on this browser, wherever they are turned on or off; how that went is told. */
export function usePushSwitch(calls: PushCalls) {
  const state = useSyncExternalStore(onPushChange, pushState);
  const [busy, setBusy] = useState(false);
  const turn = async (on: boolean) => {
    setBusy(true);
    try {
      await (on ? turnPushOn(calls) : turnPushOff(calls));
      if (on) toast.success('Notifications enabled successfully');
    } catch (error) {
      toast.error(error instanceof PushFailure ? error.message : messageOf(error));
    }
    setBusy(false);
  };
  return { state, busy, turn };
}
