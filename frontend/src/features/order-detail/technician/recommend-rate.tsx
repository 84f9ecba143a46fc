import Box from '@mui/material/Box';
import { ThumbsUp } from 'lucide-react';
import type { TechnicianCard } from '#schema/technicians/technician.ts';
import { Badge } from '../../../components/facts/status-badge.tsx';

/** `98% recommend` in the color of its tier, and the number of reviews. */
export function RecommendRate({ metrics }: Pick<TechnicianCard, 'metrics'>) {
  const tier = recommendTier(metrics.recommendRate);
  const reviews = metrics.totalReviews;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, typography: 'body2' }}
      className="numbers"
    >
      {tier !== undefined && (
        <Badge tone={tones[tier]} icon={ThumbsUp}>
          {Math.round(metrics.recommendRate)}% recommend
        </Badge>
      )}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {reviews === 0
          ? 'No reviews yet'
          : `${reviews.toLocaleString('en-US')} ${reviews === 1 ? 'review' : 'reviews'}`}
      </Box>
    </Box>
  );
}

/** Above 95, 90, 85 and 80 percent (document 1 section 9). */
export type RecommendTier = 'outstanding' | 'excellent' | 'good' | 'fair';

/** Undefined at 80 percent or less, which is not shown. */
export function recommendTier(percent: number): RecommendTier | undefined {
  if (percent > 95) return 'outstanding';
  if (percent > 90) return 'excellent';
  if (percent > 85) return 'good';
  return percent > 80 ? 'fair' : undefined;
}

const tones = {
  outstanding: 'done',
  excellent: 'open',
  good: 'pending',
  fair: 'warning',
} as const satisfies Record<RecommendTier, string>;
