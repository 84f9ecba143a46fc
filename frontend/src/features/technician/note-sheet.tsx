import { useRef, useState } from 'react';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { AttachmentPicker, useAttachments } from '../../components/chat/attachments.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { toast } from '../../lib/toasts.ts';
import { useTextDraft } from '../../lib/use-draft.ts';
import { useDoneForDay, usePartsNeeded } from './api.ts';
import { presignUpload } from './chat-calls.ts';
import { JobSheet, type SheetProps, useSheetForm } from './sheet.tsx';

interface NoteSheetProps extends SheetProps {
  readonly job: TechnicianJob;
  readonly kind: 'done-for-day' | 'parts-needed';
}

/** The end of a day's work, or missing parts, with a note and photos (`?do=done-for-day`, `?do=parts-needed`). */
export function NoteSheet({ job, kind, ...sheet }: NoteSheetProps) {
  const { id } = job.order;
  const words = texts[kind];
  const { text: note, write, forget } = useTextDraft(`${kind}.${id}`);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const photos = useAttachments();
  const form = useSheetForm(id, words.situation);
  const doneForDay = useDoneForDay();
  const partsNeeded = usePartsNeeded();

  const submit = () => {
    if (words.required !== undefined && note.trim() === '') {
      setProblem(words.required);
      field.current?.focus();
      return;
    }
    form.send(
      async () => {
        const files = await photos.upload(id, presignUpload);
        if (files === undefined) return false;
        const command = kind === 'done-for-day' ? doneForDay : partsNeeded;
        return command.mutateAsync({ id, message: note.trim() || null, files });
      },
      () => {
        forget();
        toast.success(words.done);
        sheet.onClose();
      },
    );
  };

  return (
    <JobSheet
      {...sheet}
      title={words.title}
      subtitle={words.subtitle}
      action={words.action}
      kept={photos.items.length === 0}
      form={form}
      onSubmit={submit}
    >
      <TextField
        label={words.label}
        optional={words.required === undefined}
        multiline
        minRows={3}
        maxRows={10}
        value={note}
        error={problem}
        inputRef={field}
        inputProps={{ maxLength: 4000 }}
        onChange={({ target }) => {
          write(target.value);
          setProblem(undefined);
        }}
      />
      <AttachmentPicker attachments={photos} disabled={form.busy} />
    </JobSheet>
  );
}

const texts = {
  'done-for-day': {
    title: 'Done for day',
    subtitle: 'We’ll tell the customer you’re coming back.',
    label: 'What was done, what is left',
    required: undefined,
    action: 'Done for day',
    done: 'Done for day',
    situation: 'doneForDay',
  },
  'parts-needed': {
    title: 'Parts needed',
    subtitle: 'We’ll tell the customer the job is waiting on parts.',
    label: 'Which parts',
    required: 'List the parts you need',
    action: 'Send',
    done: 'The customer knows you need parts',
    situation: 'partsNeeded',
  },
} as const;
