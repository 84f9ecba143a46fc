import { useState } from 'react';
import { apiFailure } from '../../lib/api-failure.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { refreshJob } from './api.ts';
import { failureWords, type TechnicianSituation } from './situation-words.ts';

/** What every sheet over a job is given. */
export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once it has left the screen. */
  readonly onClosed: () => void;
}

/**
 * Sends a sheet's command. While it is under way there is no second one; a failure is told in the sheet, which keeps
 * what was typed.
 */
export function useSheetForm(jobId: string, situation: TechnicianSituation) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const once = useOneAtATime();
  return {
    busy,
    failure,
    clearFailure: () => setFailure(undefined),
    /** `work` answers false where it has told of its failure itself. */
    send: (work: () => Promise<unknown>, onDone: () => void) =>
      once(async () => {
        setBusy(true);
        setFailure(undefined);
        try {
          if ((await work()) !== false) onDone();
        } catch (error) {
          setFailure(failureWords(error, situation));
          // Whatever stands in the way should be on the screen, too.
          if (apiFailure(error).code !== 'OFFLINE') void refreshJob(jobId);
        } finally {
          setBusy(false);
        }
      }),
  };
}
