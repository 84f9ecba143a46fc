import Button from '@mui/material/Button';
import { Lock, type LucideIcon, RotateCw, SearchX, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiFailure } from '../../lib/api-failure.ts';
import { useOnline } from '../../lib/connection.ts';
import { EmptyState } from './empty-state.tsx';

export interface ErrorStateProps {
  /** What was thrown. It decides the icon, the words, and whether to offer a retry. */
  readonly error?: unknown;
  /** Replaces the error's own title. */
  readonly title?: string;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
}

/** Shown in place of a list or panel that could not be loaded. */
export function ErrorState({ error, title, children, onRetry }: ErrorStateProps) {
  const online = useOnline();
  const words = error === undefined && !online ? offline : errorStateOf(error);
  return (
    <div role="alert">
      <EmptyState
        icon={words.icon}
        title={title ?? words.title}
        action={
          onRetry && !words.isFinal ? (
            <Button variant="outlined" startIcon={<RotateCw size={18} />} onClick={onRetry}>
              Try again
            </Button>
          ) : undefined
        }
      >
        {children ?? words.text}
      </EmptyState>
    </div>
  );
}

export interface ErrorWords {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: string;
  /** Retrying can't help. */
  readonly isFinal: boolean;
}

const offline: ErrorWords = {
  icon: WifiOff,
  title: 'You’re offline',
  text: 'Check your connection.',
  isFinal: false,
};

/** Takes anything thrown: offline, not allowed, gone, or a failure that may pass. */
function errorStateOf(error: unknown): ErrorWords {
  const { code, message } = apiFailure(error);
  switch (code) {
    case 'OFFLINE':
      return offline;
    case 'FORBIDDEN':
      return {
        icon: Lock,
        title: 'You don’t have permission to see this.',
        text: message === '' ? 'Please contact a manager if needed.' : message,
        isFinal: true,
      };
    case 'NOT_FOUND':
      return {
        icon: SearchX,
        title: 'This is not here any more.',
        text: 'It was removed, or is not shared with you.',
        isFinal: true,
      };
    default:
      return { icon: TriangleAlert, title: 'Something went wrong.', isFinal: false };
  }
}
