import Typography from '@mui/material/Typography';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { toast } from '../../lib/toasts.ts';
import { useRemoveAvailability } from './api.ts';
import { JobSheet } from './sheet.tsx';
import { type SheetProps, useSheetForm } from './use-sheet-form.ts';

interface WithdrawSheetProps extends SheetProps {
  readonly job: TechnicianJob;
}

/** Takes the offered time back (`?do=withdraw`). */
export function WithdrawSheet({ job, ...sheet }: WithdrawSheetProps) {
  const { id } = job.order;
  const form = useSheetForm(id, 'withdraw');
  const remove = useRemoveAvailability();
  const submit = () =>
    form.send(
      () => remove.mutateAsync({ id }),
      () => {
        toast.success('Your time is withdrawn');
        sheet.onClose();
      },
    );
  return (
    <JobSheet {...sheet} title="Withdraw your time?" action="Withdraw" danger form={form} onSubmit={submit}>
      <Typography>
        The customer can no longer book you for it. You can offer another time while the job is open.
      </Typography>
    </JobSheet>
  );
}
