import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { SelectField } from '../../components/forms/select-field.tsx';
import { milesWords } from '../../lib/figure-words.ts';
import { serviceTime } from '../../lib/service-clock.ts';
import { toast } from '../../lib/toasts.ts';
import { useRemoveAvailability, useSubmitAvailability } from './api.ts';
import { ArrivalSheet } from './arrival-sheet.tsx';
import { type Arrival, firstArrival, hoursOf } from './available-hours.ts';
import { JobSheet, type SheetProps, useSheetForm } from './sheet.tsx';

interface OfferSheetProps extends SheetProps {
  readonly job: TechnicianJob;
  /** The time offered before. */
  readonly before: Arrival | undefined;
}

/** When the technician could come (`?do=offer`). */
export function OfferSheet({ job, before, ...sheet }: OfferSheetProps) {
  const [stands, setStands] = useState('');
  const submitAvailability = useSubmitAvailability();
  return (
    <ArrivalSheet
      {...sheet}
      job={job}
      situation="offer"
      title={before ? 'Offer a new time' : 'Offer a time'}
      subtitle={`Distance from your homebase: ${milesWords(job.distanceMiles)}. The customer sees your time with your travel and fees.`}
      action={before ? 'Send new time' : 'Send time'}
      start={(now) => startOf(job, before, now)}
      send={({ day, hour }) =>
        submitAvailability.mutateAsync({
          id: job.order.id,
          serviceDate: day,
          serviceTime: `${hour}:00`,
          expiredAt:
            stands === '' ? null : new Date(serviceTime() + Number(stands) * 3_600_000).toISOString(),
        })
      }
      done="You offered"
    >
      <SelectField
        label="Offer stands for"
        optional
        value={stands}
        onChange={({ target }) => setStands(target.value)}
        hint="After that it expires, and the customer can ask you for a new time."
      >
        {lifetimes.map(([hours, words]) => (
          <option key={hours} value={hours}>
            {words}
          </option>
        ))}
      </SelectField>
    </ArrivalSheet>
  );
}

interface WithdrawSheetProps extends SheetProps {
  readonly job: TechnicianJob;
}

/** Withdraws the offered time (`?do=withdraw`). */
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

/** Miles per hour, as the API assumes without a route. */
const speed = 45;
/** How much longer roads are than the straight line. */
const detour = 1.25;

/** In hours; '' is the default. */
const lifetimes = [
  ['', '3 hours'],
  ['1', '1 hour'],
  ['6', '6 hours'],
  ['12', '12 hours'],
  ['24', '24 hours'],
  ['48', '2 days'],
] as const;

function startOf({ order, distanceMiles }: TechnicianJob, before: Arrival | undefined, now: Date): Arrival {
  if (before && hoursOf(before.day, order, now).includes(before.hour)) return before;
  const first = firstArrival(order, now, (distanceMiles * detour) / speed);
  return first ?? { day: now.toISOString().slice(0, 10), hour: '08:00' };
}
