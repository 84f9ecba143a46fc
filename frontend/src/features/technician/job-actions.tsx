import Button, { type ButtonProps } from '@mui/material/Button';
import {
  CalendarClock,
  CalendarPlus,
  CircleCheckBig,
  LogOut,
  type LucideIcon,
  MapPinCheck,
  MoonStar,
  Package,
  Undo2,
} from 'lucide-react';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { BusyButton } from '../../components/forms/busy-button.tsx';
import { toast } from '../../lib/toasts.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { refreshJob, useMarkPresence } from './api.ts';
import { failureWords } from './job-words.ts';
import type { JobAction } from './next-step.ts';
import type { SheetName } from './use-sheet-address.ts';

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'sx' | 'size' | 'fullWidth'> {
  readonly job: TechnicianJob;
  readonly action: JobAction;
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
  readonly onSheet: (name: SheetName) => void;
}

/** A button that acts at once, or opens the sheet for its action. */
export function ActionButton({ job, action, describedBy, onSheet, ...props }: ActionButtonProps) {
  if (action === 'on-site' || action === 'off-site') {
    return <PresenceButton job={job} action={action} describedBy={describedBy} {...props} />;
  }
  const { icon: Icon, label, sheet } = sheets[action];
  return (
    <Button
      {...props}
      startIcon={<Icon size={20} />}
      aria-describedby={describedBy}
      onClick={() => onSheet(sheet)}
    >
      {label}
    </Button>
  );
}

type PresenceButtonProps = Omit<ActionButtonProps, 'onSheet' | 'action'> & {
  readonly action: 'on-site' | 'off-site';
};

function PresenceButton({ job, action, describedBy, ...props }: PresenceButtonProps) {
  const mark = useMarkPresence();
  const once = useOneAtATime();
  const { id } = job.order;
  const press = () =>
    once(() =>
      mark.mutateAsync({ id, status: action }).then(
        () => toast.success(action === 'on-site' ? 'You are marked on-site' : 'You are marked off-site'),
        (error: unknown) => {
          toast.error(failureWords(error, 'presence'));
          void refreshJob(id);
        },
      ),
    );
  return (
    <BusyButton
      {...props}
      busy={mark.isPending}
      startIcon={action === 'on-site' ? <MapPinCheck size={20} /> : <LogOut size={20} />}
      aria-describedby={describedBy}
      onClick={press}
    >
      {action === 'on-site' ? 'On-site' : 'Off-site'}
    </BusyButton>
  );
}

type SheetAction = Exclude<JobAction, 'on-site' | 'off-site'>;

const sheets: Readonly<Record<SheetAction, { icon: LucideIcon; label: string; sheet: SheetName }>> = {
  offer: { icon: CalendarPlus, label: 'Offer a time', sheet: 'offer' },
  'change-offer': { icon: CalendarClock, label: 'Change my time', sheet: 'offer' },
  'done-for-day': { icon: MoonStar, label: 'Done for day', sheet: 'done-for-day' },
  'parts-needed': { icon: Package, label: 'Parts needed', sheet: 'parts-needed' },
  reschedule: { icon: CalendarClock, label: 'Reschedule', sheet: 'reschedule' },
  'give-back': { icon: Undo2, label: 'Give back', sheet: 'give-back' },
  complete: { icon: CircleCheckBig, label: 'Complete', sheet: 'complete' },
};
