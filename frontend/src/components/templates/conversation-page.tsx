import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageHeader } from '../shell/page-header.tsx';

export interface ConversationPageProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** What was said, the newest last. */
  readonly children: ReactNode;
  /** Changes when something was said: the page goes to its end. */
  readonly latest: string | number;
  /** What is answered with: choices, a field, a button. It stays at the bottom. */
  readonly composer: ReactNode;
}

/** A page that is a conversation: it grows at its end, and the answer is always at hand. */
export function ConversationPage({
  title,
  subtitle,
  actions,
  latest,
  composer,
  children,
}: ConversationPageProps) {
  const end = useRef<HTMLDivElement>(null);
  const shown = useRef(latest);
  useEffect(() => {
    if (shown.current === latest) return;
    shown.current = latest;
    end.current?.scrollIntoView({ block: 'end' });
  }, [latest]);
  return (
    <Box sx={page}>
      <PageHeader title={title} subtitle={subtitle} actions={actions} />
      <Box role="log" aria-label={title} sx={talk}>
        {children}
        <Box ref={end} sx={{ scrollMarginBottom: 160 }} />
      </Box>
      <Box sx={foot}>{composer}</Box>
    </Box>
  );
}

const page = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 720,
  mx: 'auto',
  minHeight: 'calc(100dvh - var(--shell-top, 0px) - 24px)',
} as const;

const talk = { flex: 1, display: 'flex', flexDirection: 'column', gap: 1.5, pb: 2 } as const;

const foot = {
  position: 'sticky',
  bottom: 'var(--shell-bottom, 0px)',
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
