import { useRef, useState } from 'react';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { TextField } from '../../components/forms/text-field.tsx';
import { toast } from '../../lib/toasts.ts';
import { useTextDraft } from '../../lib/use-draft.ts';
import { useAskQuestion } from './api.ts';
import { JobSheet, type SheetProps, useSheetForm } from './sheet.tsx';

interface AskSheetProps extends SheetProps {
  readonly job: TechnicianJob;
}

/** A question to the customer (`?do=ask`). */
export function AskSheet({ job, ...sheet }: AskSheetProps) {
  const { id } = job.order;
  const { text: question, write, forget } = useTextDraft(`ask.${id}`);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useSheetForm(id, 'ask');
  const ask = useAskQuestion();
  const submit = () => {
    if (question.trim() === '') {
      setProblem('Write your question');
      field.current?.focus();
      return;
    }
    form.send(
      () => ask.mutateAsync({ id, question: question.trim() }),
      () => {
        forget();
        toast.success('Question sent');
        sheet.onClose();
      },
    );
  };
  return (
    <JobSheet
      {...sheet}
      title="Ask a question"
      subtitle="The customer does not see your name. All technicians can read the answer."
      action="Send question"
      kept
      form={form}
      onSubmit={submit}
    >
      <TextField
        label="Question"
        multiline
        minRows={3}
        maxRows={10}
        value={question}
        error={problem}
        inputRef={field}
        inputProps={{ maxLength: 4000 }}
        onChange={({ target }) => {
          write(target.value);
          setProblem(undefined);
        }}
      />
    </JobSheet>
  );
}
