import { useState } from 'react';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { AskSheet } from './ask-sheet.tsx';
import { CompleteSheet } from './complete-sheet.tsx';
import { GiveBackSheet } from './give-back-sheet.tsx';
import { isAtWork, mayOffer, ownOffer } from './next-step.ts';
import { NoteSheet } from './note-sheet.tsx';
import { OfferSheet, WithdrawSheet } from './offer-sheet.tsx';
import { RescheduleSheet } from './reschedule-sheet.tsx';
import type { SheetProps } from './sheet.tsx';
import type { SheetName } from './use-sheet-address.ts';

interface JobSheetsProps {
  readonly job: TechnicianJob;
  readonly viewerId: string | undefined;
  readonly asked: SheetName | undefined;
  readonly onClose: () => void;
}

/** Shows the sheet named in the address, if the job allows its action. */
export function JobSheets({ job, viewerId, asked, onClose }: JobSheetsProps) {
  // Keeps the sheet on screen through the closing animation, even if the job no longer allows it.
  const [shown, setShown] = useState<SheetName>();
  if (asked !== undefined && asked !== shown && allows(job, viewerId, asked)) setShown(asked);
  if (shown === undefined) return null;
  const sheet: SheetProps = { open: asked === shown, onClose, onClosed: () => setShown(undefined) };
  switch (shown) {
    case 'offer': {
      const own = ownOffer(job, viewerId);
      const before = own && { day: own.serviceDate, hour: own.serviceTime.slice(0, 5) };
      return <OfferSheet job={job} before={before} {...sheet} />;
    }
    case 'withdraw':
      return <WithdrawSheet job={job} {...sheet} />;
    case 'ask':
      return <AskSheet job={job} {...sheet} />;
    case 'done-for-day':
    case 'parts-needed':
      return <NoteSheet key={shown} kind={shown} job={job} {...sheet} />;
    case 'reschedule':
      return <RescheduleSheet job={job} {...sheet} />;
    case 'give-back':
      return <GiveBackSheet job={job} {...sheet} />;
    case 'complete':
      return <CompleteSheet job={job} {...sheet} />;
  }
}

function allows(job: TechnicianJob, viewerId: string | undefined, sheet: SheetName): boolean {
  if (sheet === 'offer') return mayOffer(job);
  if (sheet === 'withdraw') return mayOffer(job) && ownOffer(job, viewerId) !== undefined;
  return sheet === 'ask' ? job.order.allowedCommands.includes('askQuestion') : isAtWork(job);
}
