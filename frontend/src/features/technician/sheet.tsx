import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { Dialog } from '../../components/flow/dialog.tsx';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { apiFailure } from '../../lib/api-failure.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { refreshJob } from './api.ts';
import { failureWords, type TechnicianSituation } from './job-words.ts';

interface JobSheetProps extends SheetProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The label of the main button. */
  readonly action: string;
  readonly danger?: boolean;
  /** The state of its command. */
  readonly form: { readonly busy: boolean; readonly failure: string | undefined };
  readonly onSubmit: () => void;
  readonly formRef?: Ref<HTMLFormElement>;
  /** What is typed in it is kept as a draft. */
  readonly kept?: boolean;
  readonly children: ReactNode;
}

/** A form for a job: a full-screen sheet on phones, with the main button at the bottom and the error above it. */
export function JobSheet({ action, danger = false, form, onSubmit, ...props }: JobSheetProps) {
  const { busy, failure } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      {...props}
      keepOpen={busy}
      onSubmit={submit}
      actions={
        <>
          <Button variant="outlined" onClick={props.onClose} disabled={busy}>
            Cancel
          </Button>
          <BusyButton type="submit" variant="contained" color={danger ? 'error' : 'safety'} busy={busy}>
            {action}
          </BusyButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {props.children}
        <div role="alert">
          {failure !== undefined && (
            <Box sx={problem}>
              <CircleAlert size={20} />
              <span>{failure}</span>
            </Box>
          )}
        </div>
      </Box>
    </Dialog>
  );
}

/** The props of every sheet. */
export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the closing animation. */
  readonly onClosed: () => void;
}

/**
 * Sends a sheet's command, one at a time. A failure is shown in the sheet, which keeps what was typed.
 */
export function useSheetForm(jobId: string, situation: TechnicianSituation) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const once = useOneAtATime();
  return {
    busy,
    failure,
    clearFailure: () => setFailure(undefined),
    /** `work` resolves to false if it has shown its failure itself. */
    send: (work: () => Promise<unknown>, onDone: () => void) =>
      once(async () => {
        setBusy(true);
        setFailure(undefined);
        try {
          if ((await work()) !== false) onDone();
        } catch (error) {
          setFailure(failureWords(error, situation));
          // Show the current state of the job, which may explain the failure.
          if (apiFailure(error).code !== 'OFFLINE') void refreshJob(jobId);
        } finally {
          setBusy(false);
        }
      }),
  };
}

const problem = {
  display: 'flex',
  gap: 1,
  p: 1.5,
  borderRadius: 1,
  color: 'status.stopped.text',
  bgcolor: 'status.stopped.tint',
  '& > svg': { flex: 'none', mt: '2px' },
} as const;
