import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { TextField } from '../../components/forms/text-field.tsx';
import { jobsiteTimeWords } from '../../lib/jobsite-words.ts';
import { useTextDraft } from '../../lib/use-draft.ts';
import { useReschedule } from './api.ts';
import { ArrivalSheet } from './arrival-sheet.tsx';
import { type Arrival, laterArrival } from './available-hours.ts';
import type { SheetProps } from './sheet.tsx';

interface RescheduleSheetProps extends SheetProps {
  readonly job: TechnicianJob;
}

/** Moves the booked job to another day or hour (`?do=reschedule`). */
export function RescheduleSheet({ job, ...sheet }: RescheduleSheetProps) {
  const { id, serviceDate, serviceTime, timeZone } = job.order;
  const present: Arrival = { day: serviceDate ?? '', hour: (serviceTime ?? '08:00').slice(0, 5) };
  const { text: note, write, forget } = useTextDraft(`reschedule.${id}`);
  const reschedule = useReschedule();
  return (
    <ArrivalSheet
      {...sheet}
      job={job}
      situation="reschedule"
      title="Reschedule"
      subtitle={
        serviceDate
          ? `Booked for ${jobsiteTimeWords(serviceDate, serviceTime, timeZone)}. We’ll tell the customer right away.`
          : undefined
      }
      action="Reschedule"
      kept
      start={(now) => laterArrival(job.order, now, present) ?? present}
      problemOf={({ day, hour }) =>
        day === present.day && hour === present.hour
          ? 'The job is already booked for that time. Choose another.'
          : undefined
      }
      send={({ day, hour }) =>
        reschedule
          .mutateAsync({
            id,
            serviceDate: day,
            serviceTime: `${hour}:00`,
            message: note.trim() || null,
          })
          .then(forget)
      }
      done="Moved to"
    >
      <TextField
        label="Reason"
        optional
        multiline
        minRows={2}
        maxRows={8}
        value={note}
        inputProps={{ maxLength: 4000 }}
        onChange={({ target }) => write(target.value)}
      />
    </ArrivalSheet>
  );
}
