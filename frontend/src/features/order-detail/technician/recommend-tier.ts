/** How well a technician is recommended: above 95, 90, 85 and 80 percent (document 1 section 9). */
export type RecommendTier = 'outstanding' | 'excellent' | 'good' | 'fair';

/** Undefined at 80 percent and below, which is not shown. */
export function recommendTier(percent: number): RecommendTier | undefined {
  if (percent > 95) return 'outstanding';
  if (percent > 90) return 'excellent';
  if (percent > 85) return 'good';
  return percent > 80 ? 'fair' : undefined;
}
