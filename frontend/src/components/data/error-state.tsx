import Button from '@mui/material/Button';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../../lib/connection.ts';
import { EmptyState } from './empty-state.tsx';
import { errorStateOf, offline } from './error-state-of.ts';

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
