import type { OrderView } from '#schema/orders/order.ts';
import { milesWords } from '../../../lib/trip-words.ts';
import { technicianCount } from '../offers/offer-words.ts';
import { waveMiles } from './search-map.ts';

type Searched = Pick<OrderView, 'search' | 'numberOfAlertedTechnicians'>;

/** `18 technicians alerted`, `within 120 mi`, `2 can come`, as far as there is something to say. */
export function searchFacts(
  { search, numberOfAlertedTechnicians: alerted }: Searched,
  available: number,
): readonly string[] {
  return [
    alerted > 0 && `${technicianCount(alerted)} alerted`,
    search !== null && search.radiusMiles > 0 && `within ${milesWords(search.radiusMiles)}`,
    available > 0 && `${available} can come`,
  ].filter((fact) => fact !== false);
}

export interface NextWave {
  readonly miles: number;
  /** Milliseconds until then. */
  readonly startsIn: number;
}

/** The wave that comes next, by the clock; undefined once the search is over or has no more of them. */
export function nextWave(
  { openedAt, search }: Pick<OrderView, 'openedAt' | 'search'>,
  now: Date,
): NextWave | undefined {
  if (openedAt === null || search?.endedAt != null) return undefined;
  const reached = Math.round((search?.radiusMiles ?? 0) / waveMiles);
  // One that is due has only not been seen yet.
  for (let wave = Math.max(2, reached + 1); wave <= lastWave; wave++) {
    const startsIn = Date.parse(openedAt) + (30 + (wave - 2) * 60) * 1000 - now.getTime();
    if (startsIn > 0) return { miles: wave * waveMiles, startsIn };
  }
  return undefined;
}

/** `9:31` */
export function clockWords(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Document 3 section 5. */
const lastWave = 11;
