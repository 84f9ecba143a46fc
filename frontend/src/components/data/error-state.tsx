import Button from '@mui/material/Button';
import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

export interface ErrorStateProps {
  readonly title?: string;
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
}

/** What stands in a list's or a panel's place when it could not be loaded. */
export function ErrorState({ title = 'Something went wrong.', children, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={TriangleAlert}
        title={title}
        action={
          onRetry && (
            <Button variant="outlined" startIcon={<RotateCw size={18} />} onClick={onRetry}>
              Try again
            </Button>
          )
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
