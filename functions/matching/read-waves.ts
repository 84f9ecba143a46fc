import { wavesOf } from './search.store.ts';

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
