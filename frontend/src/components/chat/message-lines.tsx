import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CircleQuestionMark, CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChatTime } from '../facts/when.tsx';
import { Avatar } from '../identity/avatar.tsx';
import { Bubble } from './bubble.tsx';
import type { Author, MessageLine, QuestionLine } from './conversation.ts';
import { StoredFiles } from './stored-files.tsx';
import { askerPlace, ownWords } from './timeline-words.ts';
import type { FileUrlCall } from './use-file-url.ts';

interface FilesOf {
  readonly orderId: string;
  readonly fileUrl: FileUrlCall;
}

/** What one person wrote within the same minute; the reader's own on the right. */
export function MessagesView({ line, ...files }: FilesOf & { readonly line: MessageLine }) {
  const { author, own, messages } = line;
  return (
    <Side own={own} author={author}>
      <Heading author={author} own={own} at={line.at} />
      {messages.map((said) => (
        <Bubble key={said.id} own={own} text={said.text}>
          <StoredFiles files={said.files} atEnd={own} {...files} />
        </Bubble>
      ))}
    </Side>
  );
}

export interface QuestionViewProps extends FilesOf {
  readonly line: QuestionLine;
  /** Undefined where this reader cannot answer. */
  readonly onAnswer?: ((questionUpdateId: string) => void) | undefined;
}

/** A technician's question with its answer below. */
export function QuestionView({ line, onAnswer, ...files }: QuestionViewProps) {
  const { update, author, own, answers } = line;
  const place = askerPlace(update);
  return (
    <Side own={own} author={author}>
      <Heading author={author} own={own} at={update.createdAt} did="asked" />
      <Box sx={question}>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Box component="span" sx={{ flex: 'none', pt: '2px', color: 'status.warning.text' }}>
            <CircleQuestionMark size={20} />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={words}>{ownWords(update) ?? ''}</Typography>
            {place !== undefined && (
              <Typography variant="body2" color="textSecondary">
                {place}
              </Typography>
            )}
          </Box>
        </Box>
        {answers.map(({ update: answer, author: by, said }) => (
          <Box key={answer.id} sx={reply}>
            <CornerDownRight size={18} />
            <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 0.75 }}>
              <Typography variant="body2" component="div" color="textSecondary">
                <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
                  {by.name}
                </Box>{' '}
                answered <ChatTime time={answer.createdAt} />
              </Typography>
              {said.text !== undefined && <Typography sx={words}>{said.text}</Typography>}
              <StoredFiles files={said.files} {...files} />
            </Box>
          </Box>
        ))}
        {answers.length === 0 && onAnswer && (
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => onAnswer(update.id)}
            sx={{ justifySelf: 'start' }}
          >
            Answer
          </Button>
        )}
      </Box>
    </Side>
  );
}

interface SideProps {
  readonly own: boolean;
  readonly author: Author;
  readonly children: ReactNode;
}

function Side({ own, author, children }: SideProps) {
  if (own) return <Box sx={ownSide}>{children}</Box>;
  return (
    <Box sx={otherSide}>
      <Avatar name={author.name} picture={author.picture} isBot={author.isBot} />
      <Box sx={column}>{children}</Box>
    </Box>
  );
}

interface HeadingProps {
  readonly author: Author;
  readonly own: boolean;
  readonly at: string;
  /** What the person did, other than write. */
  readonly did?: string;
}

function Heading({ author, own, at, did }: HeadingProps) {
  return (
    <Typography variant="body2" component="div" color="textSecondary" sx={heading}>
      <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
        {own ? 'You' : author.name}
      </Box>
      {did !== undefined && ` ${did}`}
      {author.role !== undefined && !author.name.includes('Tech') && ` · ${author.role}`}
      {' · '}
      <ChatTime time={at} />
    </Typography>
  );
}

const words = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const column = { display: 'grid', justifyItems: 'start', gap: 0.5, minWidth: 0, flex: 1 } as const;

const otherSide = { display: 'flex', gap: 1, pr: { xs: 2, sm: 5 } } as const;

const ownSide = {
  display: 'grid',
  justifyItems: 'end',
  gap: 0.5,
  pl: { xs: 5, sm: 8 },
  minWidth: 0,
} as const;

const heading = { overflowWrap: 'anywhere' } as const;

const question = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  maxWidth: '100%',
  boxSizing: 'border-box',
  px: 1.5,
  py: 1.25,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  borderLeft: 3,
  borderLeftColor: 'status.warning.text',
  bgcolor: 'background.paper',
} as const;

const reply = {
  display: 'flex',
  gap: 1,
  pt: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  '& > svg': { flex: 'none' },
  '& > div': { color: 'text.primary' },
} as const;
