import { useRef, useState } from 'react';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { AttachmentPicker, useAttachments } from '../../components/chat/attachments.tsx';
import { NumberStepper } from '../../components/forms/number-stepper.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { toast } from '../../lib/toasts.ts';
import { useTextDraft } from '../../lib/use-draft.ts';
import { useNow } from '../../lib/use-service-time.ts';
import { useCompleteJob } from './api.ts';
import { presignUpload } from './chat-calls.ts';
import { JobSheet, type SheetProps, useSheetForm } from './sheet.tsx';
import { hourSteps, hoursSince, parseHours } from './worked-hours.ts';

interface CompleteSheetProps extends SheetProps {
  readonly job: TechnicianJob;
}

/** The end of the job: hours, notes and photos (`?do=complete`). */
export function CompleteSheet({ job, ...sheet }: CompleteSheetProps) {
  const { id, presence } = job.order;
  const now = useNow();
  const [hours, setHours] = useState(() => hoursSince(presence.onSiteAt, now));
  const { text: notes, write, forget } = useTextDraft(`complete.${id}`);
  const [problems, setProblems] = useState<{ readonly hours?: string; readonly notes?: string }>({});
  const hoursField = useRef<HTMLInputElement>(null);
  const notesField = useRef<HTMLTextAreaElement>(null);
  const photos = useAttachments();
  const form = useSheetForm(id, 'complete');
  const complete = useCompleteJob();

  const submit = () => {
    const parsed = parseHours(hours);
    const found = {
      ...('problem' in parsed && { hours: parsed.problem }),
      ...(notes.trim() === '' && { notes: 'Describe what was done' }),
    };
    setProblems(found);
    if ('problem' in parsed) return hoursField.current?.focus();
    if (found.notes !== undefined) return notesField.current?.focus();
    form.send(
      async () => {
        const files = await photos.upload(id, presignUpload);
        if (files === undefined) return false;
        return complete.mutateAsync({ id, hours: parsed.hours, notes: notes.trim(), files });
      },
      () => {
        forget();
        toast.success('Job completed');
        sheet.onClose();
      },
    );
  };

  return (
    <JobSheet
      {...sheet}
      title="Complete the job"
      subtitle="We’ll tell the customer, who can then rate your work."
      action="Complete"
      kept={photos.items.length === 0}
      form={form}
      onSubmit={submit}
    >
      <NumberStepper
        label="Hours worked"
        unit="h"
        stepName="a quarter hour"
        hint="In quarter hours, without travel."
        {...hourSteps}
        value={hours}
        error={problems.hours}
        inputRef={hoursField}
        onChange={(text) => {
          setHours(text);
          setProblems(({ notes: kept }) => ({ ...(kept !== undefined && { notes: kept }) }));
        }}
      />
      <TextField
        label="What was done"
        multiline
        minRows={3}
        maxRows={10}
        value={notes}
        error={problems.notes}
        inputRef={notesField}
        inputProps={{ maxLength: 4000 }}
        onChange={({ target }) => {
          write(target.value);
          setProblems(({ hours: kept }) => ({ ...(kept !== undefined && { hours: kept }) }));
        }}
      />
      <AttachmentPicker attachments={photos} disabled={form.busy} />
    </JobSheet>
  );
}
