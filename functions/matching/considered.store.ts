import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import type { SearchWave } from '#functions/orders/store/search-waves.ts';
import { searchPk, searchWave } from '#functions/orders/store/search-waves.ts';
import { absent, ConditionFailed, parseRow, putRow, queryRows } from '#functions/platform/table.ts';
import { areaLetter } from '#functions/technicians/near/near-rows.ts';
import type { CrowdAround } from '#functions/technicians/near/people-around.ts';
import { entityId, timestamp } from '#schema/ids.ts';
import type { ScoredTechnician } from './score.rules.ts';

/** What a wave knew when it chose, for operators who ask later. */
export interface Considered {
  readonly orderId: string;
  readonly matchingRound: number;
  readonly wave: number;
  readonly technicians: readonly ScoredTechnician[];
  /** Where technicians are, up to the search's full radius. Stored by the first wave. */
  readonly crowd: CrowdAround | undefined;
}

export interface KeptSearch {
  readonly waves: readonly SearchWave[];
  readonly considered: readonly Considered[];
}

/**
 * Stores what a wave considered for half a year: SEARCH#<orderId> / CONSIDERED#<round>#<wave>. Not in the wave's
 * transaction, which would cost half as much again: 200 technicians are about eight kilobytes compressed. Writing it
 * again changes nothing.
 */
export async function keepConsidered(kept: Considered, now: Date): Promise<void> {
  const { orderId, matchingRound, wave, technicians, crowd } = kept;
  const packed: z.input<typeof packedTechnicians> = technicians.map(
    ({ id, fullName, miles, score, parts }) => [
      id,
      fullName,
      thousandths(miles),
      score,
      ...([parts.distance, parts.experience, parts.rating, parts.answer].map(thousandths) as Parts),
    ],
  );
  const row = {
    pk: searchPk(orderId),
    sk: `${keptPrefix}${padded(matchingRound, 4)}#${padded(wave, 2)}`,
    kind: 'considered',
    matchingRound,
    wave,
    considered: gzipSync(JSON.stringify(packed)),
    ...(crowd && { crowd: gzipSync(JSON.stringify(crowd)) }),
    keptAt: now.toISOString(),
    expiresAt: Math.floor(now.getTime() / 1000) + keptSeconds,
  };
  try {
    await putRow(row, absent);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

/**
 * The waves of one search, and what they considered. Without `matchingRound`, the newest search: as many rows as one
 * search can have, which may be from two. One round trip, half a read unit per 4 KB: 12 for a whole search.
 */
export async function readSearch(orderId: string, matchingRound: number | undefined): Promise<KeptSearch> {
  const search = { ':search': searchPk(orderId) };
  const round = matchingRound === undefined ? '' : `${padded(matchingRound, 4)}#`;
  const query = (expression: string, values: Record<string, string>) =>
    queryRows({
      KeyConditionExpression: `pk = :search AND ${expression}`,
      ExpressionAttributeValues: { ...search, ...values },
      ScanIndexForward: false,
      Limit: mostWaves,
    });
  const [waves, considered] = await Promise.all([
    round === ''
      ? query('sk < :kept', { ':kept': keptPrefix })
      : query('begins_with(sk, :round)', { ':round': round }),
    query('begins_with(sk, :kept)', { ':kept': keptPrefix + round }),
  ]);
  return {
    waves: waves.rows.map((row) => parseRow(searchWave, row)),
    considered: considered.rows.map((row) => unpacked(orderId, parseRow(consideredRow, row))),
  };
}

const keptPrefix = 'CONSIDERED#';
const keptSeconds = 180 * 24 * 60 * 60;
/** Per search. */
const mostWaves = 11;

type Parts = [number, number, number, number];

const packedTechnicians = z.array(
  z.tuple([entityId, z.string(), z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]),
);
const crowdKept = z.array(
  z.object({
    under: z.string(),
    block: z.string(),
    area: areaLetter,
    digits: z.string(),
    count: z.number(),
  }),
);
const consideredRow = z.object({
  matchingRound: z.number().int(),
  wave: z.number().int(),
  considered: z.instanceof(Uint8Array),
  /** In older rows every wave has one, up to its own radius. */
  crowd: z.instanceof(Uint8Array).optional(),
  keptAt: timestamp,
});

function unpacked(orderId: string, row: z.infer<typeof consideredRow>): Considered {
  const read = (bytes: Uint8Array): unknown => JSON.parse(gunzipSync(bytes).toString());
  return {
    orderId,
    matchingRound: row.matchingRound,
    wave: row.wave,
    technicians: packedTechnicians
      .parse(read(row.considered))
      .map(([id, fullName, miles, score, distance, experience, rating, answer]) => ({
        id,
        fullName,
        miles,
        score,
        parts: { distance, experience, rating, answer },
      })),
    crowd: row.crowd && crowdKept.parse(read(row.crowd)),
  };
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
