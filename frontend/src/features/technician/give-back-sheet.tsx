import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { TextField } from '../../components/forms/text-field.tsx';
import { toast } from '../../lib/toasts.ts';
import { useTextDraft } from '../../lib/use-draft.ts';
import { useGiveBack } from './api.ts';
import { JobSheet, type SheetProps, useSheetForm } from './sheet.tsx';

interface GiveBackSheetProps extends SheetProps {
  readonly job: TechnicianJob;
}

/** Gives back a booked job; the search for a technician starts again (`?do=give-back`). */
export function GiveBackSheet({ job, ...sheet }: GiveBackSheetProps) {
  const { id } = job.order;
  const { text: reason, write, forget } = useTextDraft(`give-back.${id}`);
  const navigate = useNavigate();
  const form = useSheetForm(id, 'giveBack');
  const giveBack = useGiveBack();
  const submit = () =>
    form.send(
      () => giveBack.mutateAsync({ id, message: reason.trim() || null }),
      () => {
        forget();
        toast.success('Job given back');
        void navigate('/tech/schedule', { replace: true });
      },
    );
  return (
    <JobSheet
      {...sheet}
      title="Give this job back?"
      action="Give back"
      kept
      danger
      form={form}
      onSubmit={submit}
    >
      <Typography>
        You’ll no longer be booked, and we’ll tell the customer and look for another technician right away. To
        come at another time instead, reschedule the job.
      </Typography>
      <TextField
        label="Reason"
        optional
        multiline
        minRows={2}
        maxRows={8}
        value={reason}
        inputProps={{ maxLength: 4000 }}
        onChange={({ target }) => write(target.value)}
      />
    </JobSheet>
  );
}
