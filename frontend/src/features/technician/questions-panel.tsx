import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CircleQuestionMark, MessageCircleQuestionMark } from 'lucide-react';
import type { TechnicianJob } from '#schema/technicians/technician-jobs.ts';
import { EmptyState } from '../../components/data/empty-state.tsx';
import { Badge } from '../../components/facts/status-badge.tsx';
import { When } from '../../components/facts/when.tsx';
import { type Question, questionsOf } from './questions.ts';

interface QuestionsPanelProps {
  readonly job: TechnicianJob;
  readonly viewerId: string | undefined;
  /** Undefined if nothing can be asked now. */
  readonly onAsk: (() => void) | undefined;
  readonly onChat: () => void;
}

/** What technicians have asked, and the customer's answers. */
export function QuestionsPanel({ job, viewerId, onAsk, onChat }: QuestionsPanelProps) {
  const questions = questionsOf(job.order.ordersUpdates, viewerId);
  if (questions.length === 0) {
    return (
      <EmptyState icon={MessageCircleQuestionMark} title="No questions yet">
        {onAsk
          ? 'Ask what you need to know before you offer a time. The customer answers without seeing your name.'
          : 'Nobody has asked about this job.'}
      </EmptyState>
    );
  }
  return (
    <Box component="ul" aria-label="Questions" aria-live="polite" sx={list}>
      {questions.map((question) => (
        <Box component="li" key={question.id} sx={card}>
          <QuestionCard question={question} onChat={onChat} />
        </Box>
      ))}
    </Box>
  );
}

function QuestionCard({
  question: { own, question, askedAt, answer },
  onChat,
}: {
  readonly question: Question;
  readonly onChat: () => void;
}) {
  return (
    <>
      <Box sx={head}>
        <span>
          <When time={askedAt} what={own ? 'You asked' : 'Another technician asked'} />
        </span>
        {answer === undefined && <Badge tone="pending">Not answered yet</Badge>}
      </Box>
      <Typography sx={words}>{question}</Typography>
      {answer && (
        <Box sx={{ borderLeft: 3, borderColor: 'status.done.text', pl: 1.5, display: 'grid', gap: 0.5 }}>
          <Box sx={head}>
            <span>
              <When time={answer.at} what="The customer answered" />
            </span>
          </Box>
          {answer.words && <Typography sx={words}>{answer.words}</Typography>}
          {answer.files > 0 && (
            <Button variant="outlined" onClick={onChat} sx={{ justifySelf: 'start' }}>
              {answer.files === 1 ? 'See the file in the chat' : `See ${answer.files} files in the chat`}
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

/** The button of the panel. */
export function AskButton({ onAsk }: { readonly onAsk: () => void }) {
  return (
    <Button variant="contained" startIcon={<CircleQuestionMark size={20} />} onClick={onAsk}>
      Ask a question
    </Button>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;

const card = {
  display: 'grid',
  gap: 1.25,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  typography: 'body2',
  color: 'text.secondary',
} as const;

const words = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
