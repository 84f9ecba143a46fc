import Button from '@mui/material/Button';
import { Lock, type LucideIcon, RotateCw, SearchX, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiFailure } from '../../lib/api-failure.ts';
import { useOnline } from '../../lib/connection.ts';
import { EmptyState } from './empty-state.tsx';

export interface ErrorStateProps {
  /** What was thrown: it decides on the icon, the words, and whether it can be tried again. */
  readonly error?: unknown;
  /** In place of the error's own words. */
  readonly title?: string;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
}

/** What stands in a list's or a panel's place when it could not be loaded. */
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

/** What is said in the place of what could not be loaded. */
export interface ErrorWords {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: string;
  /** Asking again cannot fare better. */
  readonly isFinal: boolean;
}

export const offline: ErrorWords = {
  icon: WifiOff,
  title: 'You’re offline',
  text: 'Check your connection.',
  isFinal: false,
};

/** Reads any thrown value: no network, not allowed, gone, or a failure that may be over in a moment. */
export function errorStateOf(error: unknown): ErrorWords {
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
