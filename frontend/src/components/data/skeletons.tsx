import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface SkeletonRowsProps {
  readonly count?: number;
  /** Row height in pixels; the same as the loaded row's, so that nothing jumps. */
  readonly height?: number;
  readonly gap?: number;
}

export function SkeletonRows({ count = 6, height = 88, gap = 8 }: SkeletonRowsProps) {
  return (
    <Box component="output" sx={{ display: 'grid', gap: `${gap}px` }}>
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // The rows are identical and never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Box>
  );
}

export interface ListSkeletonProps {
  readonly count?: number;
  /** Styles for the list: rows, or a grid of cards. */
  readonly sx?: Readonly<Record<string, unknown>>;
  /** One placeholder row, shaped like the real one, so that nothing jumps. */
  readonly children: ReactNode;
}

/** Placeholder for a list that is loading. */
export function ListSkeleton({ count = 6, sx, children }: ListSkeletonProps) {
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Box component="ul" aria-hidden="true" sx={{ listStyle: 'none', m: 0, p: 0, ...sx }}>
        {Array.from({ length: count }, (_, index) => (
          // The rows are identical and never move.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>{children}</li>
        ))}
      </Box>
    </Box>
  );
}

/** Placeholder for a page whose code is loading. */
export function PageSkeleton() {
  return (
    <Box sx={{ flex: 1 }}>
      <Skeleton variant="rounded" width={180} height={36} sx={{ mb: 3 }} />
      <SkeletonRows />
    </Box>
  );
}
