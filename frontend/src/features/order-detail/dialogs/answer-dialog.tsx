import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Users } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OrderQuestion } from '#schema/orders/chat.ts';
import { AttachmentPicker, useAttachments } from '../../../components/chat/attachments.tsx';
import { StoredFiles } from '../../../components/chat/stored-files.tsx';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { When } from '../../../components/facts/when.tsx';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { apiFailure, isTransient } from '../../../lib/api-failure.ts';
import { messageOf } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toasts.ts';
import { useTextDraft } from '../../../lib/use-draft.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { chatCalls, refreshOrder, useAnswerQuestion, useOrderQuestion } from '../api.ts';
import type { OrderDialogProps } from './decision.ts';

/** A technician's question and the one answer to it (`?answer=10001.000042`). */
export function AnswerDialog(props: OrderDialogProps) {
  const { value: questionId, onClose } = props;
  const question = useOrderQuestion(questionId);
  const { text: answer, write, forget } = useTextDraft(`answer.${questionId}`);
  const [error, setError] = useState<string>();
  const attachments = useAttachments();
  const send = useAnswerQuestion();
  const once = useOneAtATime();
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const { data } = question;
  useCloseWhenMissing(question.error, onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (data === undefined || isAnswered(data)) return;
    if (answer.trim() === '' && attachments.items.length === 0) {
      setError('Please provide an answer or upload files');
      form.current?.querySelector<HTMLElement>('textarea:not([aria-hidden])')?.focus();
      return;
    }
    once(async () => {
      setSending(true);
      try {
        const answerFiles = await attachments.upload(data.orderId, chatCalls.presign);
        if (answerFiles === undefined) return;
        await send.mutateAsync({ replyToId: questionId, answer: answer.trim(), answerFiles });
        forget();
        onClose();
      } catch (failure) {
        const { code } = apiFailure(failure);
        if (code === 'ALREADY_ANSWERED') toast.warning('This question has been answered already.');
        else toast.error(messageOf(failure));
        if (code === 'ALREADY_ANSWERED' || code === 'INVALID_TRANSITION' || code === 'NOT_FOUND') {
          void refreshOrder(data.orderId);
          onClose();
        }
      } finally {
        setSending(false);
      }
    });
  };

  const canAnswer = data !== undefined && !isAnswered(data);
  return (
    <Dialog
      open={props.open}
      onClose={onClose}
      onClosed={props.onClosed}
      keepOpen={sending}
      title="Answer Question"
      onSubmit={submit}
      kept
      formRef={form}
      actions={
        canAnswer && (
          <>
            <Button variant="outlined" onClick={onClose} disabled={sending}>
              Cancel
            </Button>
            <BusyButton type="submit" variant="contained" busy={sending}>
              Send
            </BusyButton>
          </>
        )
      }
    >
      {data === undefined ? (
        question.isError ? (
          <ErrorState onRetry={() => void question.refetch()}>Check your connection.</ErrorState>
        ) : (
          <Skeleton variant="rounded" height={320} />
        )
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
          <Asked question={data} />
          {canAnswer ? (
            <>
              <TextField
                label="Answer"
                multiline
                minRows={3}
                maxRows={10}
                value={answer}
                error={error}
                inputProps={{ maxLength: 4000 }}
                onChange={(event) => {
                  write(event.target.value);
                  setError(undefined);
                }}
              />
              <AttachmentPicker
                attachments={{
                  ...attachments,
                  add: (...chosen) => {
                    attachments.add(...chosen);
                    setError(undefined);
                  },
                }}
                disabled={sending}
              />
              <Box sx={note}>
                <Users size={18} />
                Your answer is visible to all technicians.
              </Box>
            </>
          ) : (
            <Given question={data} />
          )}
        </Box>
      )}
    </Dialog>
  );
}

/** The question, and what may be shown about who asks. */
function Asked({ question }: { readonly question: OrderQuestion }) {
  const { city, state } = question.createdByUser;
  const place = [city, state].filter((part) => part !== '').join(', ');
  return (
    <Box sx={asked}>
      <Typography variant="body2" component="div" color="textSecondary">
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          Anonymous Tech
        </Box>
        {place !== '' && ` · ${place}`} · <When time={question.createdAt} />
      </Typography>
      <Typography sx={words}>{question.question}</Typography>
    </Box>
  );
}

function Given({ question }: { readonly question: OrderQuestion }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Typography color="textSecondary">This question has been answered already.</Typography>
      {question.answer !== null && <Typography sx={words}>{question.answer}</Typography>}
      <StoredFiles orderId={question.orderId} files={question.answerFiles} fileUrl={chatCalls.fileUrl} />
    </Box>
  );
}

/** Closes the dialog if the question doesn't exist or this person can't see it. */
function useCloseWhenMissing(failure: unknown, onClose: () => void): void {
  const missing = failure !== null && !isTransient(apiFailure(failure));
  useEffect(() => {
    if (!missing) return;
    toast.error('Something went wrong. Please try again.');
    onClose();
  }, [missing, onClose]);
}

function isAnswered({ answer, answerFiles }: OrderQuestion): boolean {
  return answer !== null || answerFiles.length > 0;
}

const asked = {
  display: 'grid',
  gap: 0.5,
  px: 1.5,
  py: 1.25,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  borderLeft: 3,
  borderLeftColor: 'status.warning.text',
} as const;

const words = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const note = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  typography: 'body2',
  color: 'text.secondary',
  '& svg': { flex: 'none' },
} as const;
