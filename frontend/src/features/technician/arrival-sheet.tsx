import { type ReactNode, useState } from 'react';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { jobsiteTimeWords } from '../../lib/jobsite-words.ts';
import { toast } from '../../lib/toasts.ts';
import { useNow } from '../../lib/use-service-time.ts';
import { ArrivalFields } from './arrival-fields.tsx';
import { type Arrival, hoursOf } from './available-hours.ts';
import type { TechnicianSituation } from './job-words.ts';
import { JobSheet, type SheetProps, useSheetForm } from './sheet.tsx';

interface ArrivalSheetProps extends SheetProps {
  readonly job: TechnicianJob;
  readonly situation: TechnicianSituation;
  readonly title: string;
  readonly subtitle: string | undefined;
  /** The button's verb. */
  readonly action: string;
  /** What is typed in it is kept as a draft. */
  readonly kept?: boolean;
  readonly start: (now: Date) => Arrival;
  /** The error for a time still ahead, if any. */
  readonly problemOf?: (arrival: Arrival) => string | undefined;
  readonly send: (arrival: Arrival) => Promise<unknown>;
  /** `You offered`, shown before the time. */
  readonly done: string;
  /** A field above those of the time. */
  readonly lead?: ReactNode;
  /** Fields under those of the time. */
  readonly children: ReactNode;
}

/** Asks for an arrival time, to offer it or to move the job there. */
export function ArrivalSheet({
  job,
  situation,
  start,
  problemOf,
  send,
  done,
  lead,
  children,
  ...sheet
}: ArrivalSheetProps) {
  const { order } = job;
  const now = useNow();
  const [arrival, setArrival] = useState(() => start(now));
  const [problem, setProblem] = useState<string>();
  const form = useSheetForm(order.id, situation);

  const submit = () => {
    const found =
      problemOf?.(arrival) ??
      (hoursOf(arrival.day, order, now).includes(arrival.hour)
        ? undefined
        : 'That time has passed. Choose a later one.');
    setProblem(found);
    if (found !== undefined) return;
    form.send(
      () => send(arrival),
      () => {
        toast.success(`${done} ${jobsiteTimeWords(arrival.day, arrival.hour, order.timeZone)}`);
        sheet.onClose();
      },
    );
  };

  return (
    <JobSheet {...sheet} form={form} onSubmit={submit}>
      {lead}
      <ArrivalFields
        site={order}
        now={now}
        value={arrival}
        error={problem}
        onChange={(chosen) => {
          setArrival(chosen);
          setProblem(undefined);
          form.clearFailure();
        }}
      />
      {children}
    </JobSheet>
  );
}
