import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface SkeletonRowsProps {
  readonly count?: number;
  /** Of one row, in pixels: the height of what comes, so that nothing jumps. */
  readonly height?: number;
  readonly gap?: number;
}

export function SkeletonRows({ count = 6, height = 88, gap = 8 }: SkeletonRowsProps) {
  return (
    <Box component="output" sx={{ display: 'grid', gap: `${gap}px` }}>
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        // Rows are alike and never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Box>
  );
}

export interface ListSkeletonProps {
  readonly count?: number;
  /** Looks of the list itself: rows, or a grid of cards. */
  readonly sx?: Readonly<Record<string, unknown>>;
  /** One row on its way, in the shape of what comes, so that nothing jumps. */
  readonly children: ReactNode;
}

/** A list while it loads. */
export function ListSkeleton({ count = 6, sx, children }: ListSkeletonProps) {
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Box component="ul" aria-hidden="true" sx={{ listStyle: 'none', m: 0, p: 0, ...sx }}>
        {Array.from({ length: count }, (_, index) => (
          // Rows are alike and never move.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>{children}</li>
        ))}
      </Box>
    </Box>
  );
}

/** The shape of a page while its code comes. */
export function PageSkeleton() {
  return (
    <Box sx={{ flex: 1 }}>
      <Skeleton variant="rounded" width={180} height={36} sx={{ mb: 3 }} />
      <SkeletonRows />
    </Box>
  );
}
