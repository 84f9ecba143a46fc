import Box from '@mui/material/Box';
import { ThumbsUp } from 'lucide-react';
import type { TechnicianCard } from '#schema/technicians/technician.ts';
import { Badge } from '../../../components/facts/status-badge.tsx';
import { type RecommendTier, recommendTier } from './recommend-tier.ts';

/** `98% recommend` in the colour of its tier, and of how many reviews. */
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

const tones = {
  outstanding: 'done',
  excellent: 'open',
  good: 'pending',
  fair: 'warning',
} as const satisfies Record<RecommendTier, string>;
