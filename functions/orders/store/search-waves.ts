import * as z from 'zod';
import { parseRow, queryRows, type Row } from '#functions/platform/table.ts';
import { entityId, orderId, timestamp } from '#schema/ids.ts';
import type { AlertedTechnician } from '../lifecycle/order-commands.ts';
import type { Order } from '../order.ts';

/** A wave of the search for technicians: how far it reached and whom it alerted. */
export const searchWave = z.object({
  orderId,
  matchingRound: z.number().int().positive(),
  wave: z.number().int().positive(),
  radiusMiles: z.number().positive(),
  alertedAt: timestamp,
  technicians: z.array(z.object({ id: entityId, miles: z.number(), score: z.number() })),
});
export type SearchWave = z.infer<typeof searchWave>;

/** SEARCH#<orderId> / <round>#WAVE#<wave>: the waves of an order's searches. */
export function searchWaveRow(
  order: Order,
  wave: {
    readonly wave: number;
    readonly radiusMiles: number;
    readonly technicians: readonly AlertedTechnician[];
  },
  now: Date,
): Row {
  const stored: SearchWave = {
    orderId: order.id,
    matchingRound: order.matchingRound,
    wave: wave.wave,
    radiusMiles: wave.radiusMiles,
    alertedAt: now.toISOString(),
    technicians: wave.technicians.map(({ id, miles, score }) => ({ id, miles, score })),
  };
  return {
    pk: searchPk(order.id),
    sk: `${roundPrefix(order.matchingRound)}WAVE#${padded(wave.wave)}`,
    kind: 'search-wave',
    ...stored,
  };
}

/** Miles by air from the jobsite to each technician that a matching round alerted, by id. A read unit per two waves. */
export async function readAlertedMiles(
  orderId: string,
  matchingRound: number,
): Promise<ReadonlyMap<string, number>> {
  const waves = await wavesOf(orderId, matchingRound);
  return new Map(waves.flatMap(({ technicians }) => technicians.map(({ id, miles }) => [id, miles])));
}

/** The technicians that a matching round alerted, with their scores. A read unit per two waves. */
export async function readAlerted(
  orderId: string,
  matchingRound: number,
): Promise<{ readonly id: string; readonly score: number }[]> {
  const waves = await wavesOf(orderId, matchingRound);
  return waves.flatMap(({ technicians }) => technicians.map(({ id, score }) => ({ id, score })));
}

/** The waves of an order's newest five rounds, oldest first. One round trip. */
export async function readNewestWaves(orderId: string, matchingRound: number): Promise<SearchWave[]> {
  const oldest = Math.max(1, matchingRound - 4);
  const rounds = Array.from({ length: matchingRound - oldest + 1 }, (_, index) => oldest + index);
  return (await Promise.all(rounds.map((round) => wavesOf(orderId, round)))).flat();
}

/** The waves of a matching round so far, in order, consistent. A read unit per 4 KB, which is about two waves of 25. */
export async function wavesOf(orderId: string, matchingRound: number): Promise<SearchWave[]> {
  const waves: SearchWave[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await queryRows({
      KeyConditionExpression: 'pk = :search AND begins_with(sk, :round)',
      ExpressionAttributeValues: { ':search': searchPk(orderId), ':round': roundPrefix(matchingRound) },
      ConsistentRead: true,
      ExclusiveStartKey: startKey,
    });
    waves.push(...page.rows.map((row) => parseRow(searchWave, row)));
    startKey = page.lastKey;
  } while (startKey !== undefined);
  return waves;
}

export function searchPk(orderId: string): string {
  return `SEARCH#${orderId}`;
}

/** The sort key prefix of a round's waves. */
function roundPrefix(matchingRound: number): string {
  return `${padded(matchingRound, 4)}#`;
}

function padded(value: number, digits = 2): string {
  return String(value).padStart(digits, '0');
}
