import Box from '@mui/material/Box';
import { SkeletonRows } from '../../components/data/skeleton-rows.tsx';

/** Cards side by side, as many as fit. */
export const cardGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const;

export function CardSkeletons() {
  return (
    <Box sx={{ '& > *': cardGrid }}>
      <SkeletonRows count={6} height={232} gap={16} />
    </Box>
  );
}
