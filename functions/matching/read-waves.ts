import { wavesOf } from './search.store.ts';
import type { SearchWave } from './search-rows.ts';

/**
 * Miles by air to the jobsite of each technician whom a matching round alerted, by its id. For other domains. A read unit
 * for each two waves.
 */
export async function readAlertedMiles(
  orderId: string,
  matchingRound: number,
): Promise<ReadonlyMap<string, number>> {
  const waves = await wavesOf(orderId, matchingRound);
  return new Map(waves.flatMap(({ technicians }) => technicians.map(({ id, miles }) => [id, miles])));
}

/** Whom a matching round alerted, for other domains: the technicians of its waves, with what they scored. The same cost. */
export async function readAlerted(
  orderId: string,
  matchingRound: number,
): Promise<{ readonly id: string; readonly score: number }[]> {
  const waves = await wavesOf(orderId, matchingRound);
  return waves.flatMap(({ technicians }) => technicians.map(({ id, score }) => ({ id, score })));
}

/** The waves of an order's newest five rounds, oldest first, whole: one round trip. */
export async function readNewestWaves(orderId: string, matchingRound: number): Promise<SearchWave[]> {
  const oldest = Math.max(1, matchingRound - 4);
  const rounds = Array.from({ length: matchingRound - oldest + 1 }, (_, index) => oldest + index);
  return (await Promise.all(rounds.map((round) => wavesOf(orderId, round)))).flat();
}
