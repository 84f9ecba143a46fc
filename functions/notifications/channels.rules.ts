import type { Channel } from './notification.ts';

/** By which channels somebody is told of something now, and by which later, if it has not looked at it by then. */
export interface Plan {
  readonly now: readonly Channel[];
  readonly later: readonly Channel[];
}

/**
 * Push first, mail for the record, and a text where it matters: at once for whom no push wakes, else if nobody has looked. What does
 * not matter is texted only to whom nothing else reaches (document 3 section 10). `reach`: what somebody can be told by at all.
 */
export function planOf(matters: boolean, reach: readonly Channel[]): Plan {
  const others = reach.filter((channel) => channel !== 'sms');
  if (!reach.includes('sms')) return { now: others, later: [] };
  if (others.length === 0) return { now: ['sms'], later: [] };
  if (!matters) return { now: others, later: [] };
  return others.includes('push') ? { now: others, later: ['sms'] } : { now: [...others, 'sms'], later: [] };
}
