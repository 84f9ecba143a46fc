import { useState } from 'react';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { AskSheet } from './ask-sheet.tsx';
import { CompleteSheet } from './complete-sheet.tsx';
import { offersOf } from './crew.ts';
import { GiveBackSheet } from './give-back-sheet.tsx';
import { isAtWork, mayOffer } from './next-step.ts';
import { NoteSheet } from './note-sheet.tsx';
import { OfferSheet } from './offer-sheet.tsx';
import { RescheduleSheet } from './reschedule-sheet.tsx';
import type { SheetProps } from './sheet.tsx';
import type { SheetName } from './use-sheet-address.ts';
import { WithdrawSheet } from './withdraw-sheet.tsx';

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
    case 'offer':
      return <OfferSheet job={job} viewerId={viewerId} {...sheet} />;
    case 'withdraw':
      return <WithdrawSheet job={job} viewerId={viewerId} {...sheet} />;
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
  if (sheet === 'offer') return mayOffer(job) && viewerId !== undefined;
  if (sheet === 'withdraw') return mayOffer(job) && offersOf(job, viewerId).length > 0;
  return sheet === 'ask' ? job.order.allowedCommands.includes('askQuestion') : isAtWork(job);
}
