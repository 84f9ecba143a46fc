import { useState } from 'react';
import type { TechnicianJob } from '#schema/technician-jobs.ts';
import { TextField } from '../../components/forms/text-field.tsx';
import { jobsiteTimeWords } from '../../lib/jobsite-words.ts';
import { toast } from '../../lib/toasts.ts';
import { useNow } from '../../lib/use-now.ts';
import { useReschedule } from './api.ts';
import { ArrivalFields } from './arrival-fields.tsx';
import { type Arrival, hoursOf, laterArrival } from './available-hours.ts';
import { JobSheet } from './sheet.tsx';
import { type SheetProps, useSheetForm } from './use-sheet-form.ts';

interface RescheduleSheetProps extends SheetProps {
  readonly job: TechnicianJob;
}

/** Moves the booked job to another day or hour (`?do=reschedule`). */
export function RescheduleSheet({ job, ...sheet }: RescheduleSheetProps) {
  const { order } = job;
  const { id, timeZone } = order;
  const now = useNow();
  const present = presentOf(job);
  const [arrival, setArrival] = useState<Arrival>(() => laterArrival(order, now, present) ?? present);
  const [note, setNote] = useState('');
  const [timeProblem, setTimeProblem] = useState<string>();
  const form = useSheetForm(id, 'reschedule');
  const reschedule = useReschedule();

  const submit = () => {
    if (arrival.day === present.day && arrival.hour === present.hour) {
      setTimeProblem('The job is at that time already. Choose another one.');
    } else if (!hoursOf(arrival.day, order, now).includes(arrival.hour)) {
      setTimeProblem('That time has passed. Choose a later one.');
    } else {
      form.send(
        () =>
          reschedule.mutateAsync({
            id,
            serviceDate: arrival.day,
            serviceTime: `${arrival.hour}:00`,
            message: note.trim() || null,
          }),
        () => {
          toast.success(`Moved to ${jobsiteTimeWords(arrival.day, arrival.hour, timeZone)}`);
          sheet.onClose();
        },
      );
    }
  };

  return (
    <JobSheet
      {...sheet}
      title="Reschedule"
      subtitle={
        order.serviceDate
          ? `Booked for ${jobsiteTimeWords(order.serviceDate, order.serviceTime, timeZone)}. The customer is told at once.`
          : undefined
      }
      action="Reschedule"
      busy={form.busy}
      failure={form.failure}
      onSubmit={submit}
    >
      <ArrivalFields
        site={order}
        now={now}
        value={arrival}
        error={timeProblem}
        onChange={(chosen) => {
          setArrival(chosen);
          setTimeProblem(undefined);
          form.clearFailure();
        }}
      />
      <TextField
        label="Why"
        optional
        multiline
        minRows={2}
        maxRows={8}
        value={note}
        inputProps={{ maxLength: 4000 }}
        onChange={({ target }) => setNote(target.value)}
      />
    </JobSheet>
  );
}

function presentOf({ order }: TechnicianJob): Arrival {
  return { day: order.serviceDate ?? '', hour: (order.serviceTime ?? '08:00').slice(0, 5) };
}
