import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { SkeletonRows } from '../components/data/skeleton-rows.tsx';

/** The shape of a page while its code comes. */
export function PageSkeleton() {
  return (
    <Box sx={{ flex: 1 }}>
      <Skeleton variant="rounded" width={180} height={36} sx={{ mb: 3 }} />
      <SkeletonRows />
    </Box>
  );
}
