import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
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
