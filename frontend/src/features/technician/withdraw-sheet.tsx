import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { SelectField } from '../../components/forms/select-field.tsx';
import { jobsiteTimeWords } from '../../lib/jobsite-words.ts';
import { toast } from '../../lib/toasts.ts';
import { useRemoveAvailability } from './api.ts';
import { crewOf, offersOf } from './crew.ts';
import { JobSheet, type SheetProps, useSheetForm } from './sheet.tsx';

interface WithdrawSheetProps extends SheetProps {
  readonly job: TechnicianJob;
  readonly viewerId: string | undefined;
}

/** Withdraws an offered time (`?do=withdraw`). Office staff choose whose. */
export function WithdrawSheet({ job, viewerId, ...sheet }: WithdrawSheetProps) {
  const { id, timeZone } = job.order;
  const form = useSheetForm(id, 'withdraw');
  const remove = useRemoveAvailability();
  const isOffice = crewOf(job, viewerId) !== undefined;
  // What was opened stays on the screen while it closes, though the offer is gone.
  const [offers] = useState(() => offersOf(job, viewerId));
  const [technicianId, setTechnicianId] = useState(offers[0]?.technicianId);
  const submit = () =>
    form.send(
      () => remove.mutateAsync({ id, ...(isOffice && { technicianId }) }),
      () => {
        toast.success('Time withdrawn');
        sheet.onClose();
      },
    );
  return (
    <JobSheet
      {...sheet}
      title={isOffice ? 'Withdraw a time?' : 'Withdraw your time?'}
      action="Withdraw"
      danger
      form={form}
      onSubmit={submit}
    >
      {isOffice && (
        <SelectField
          label="Time to withdraw"
          value={technicianId}
          onChange={({ target }) => setTechnicianId(target.value)}
        >
          {offers.map((offer) => (
            <option key={offer.id} value={offer.technicianId}>
              {`${offer.technician.account.fullName}, ${jobsiteTimeWords(offer.serviceDate, offer.serviceTime, timeZone)}`}
            </option>
          ))}
        </SelectField>
      )}
      <Typography>
        The customer can no longer book it. You can offer another time while the job is open.
      </Typography>
    </JobSheet>
  );
}
