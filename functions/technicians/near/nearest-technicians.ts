import { milesBetween } from '#functions/places/distance.ts';
import { finestDigits, squareBlocksWithin } from '#functions/places/squares.ts';
import { isEligible, type OrderToServe } from '../eligibility.rules.ts';
import type { Candidate } from '../technician-rows.ts';
import { readCounts, readSquare } from './near.store.ts';
import { nameKey, ofManyBrands } from './near-rows.ts';
import {
  type Around,
  corrected,
  firstSquares,
  isGuess,
  nextSquares,
  restOf,
  type WaitingSquare,
} from './search-squares.rules.ts';

/** A technician, with the miles by air from the homebase to the jobsite. */
export interface FoundTechnician {
  readonly technician: Candidate;
  readonly miles: number;
}

export interface NearestOptions {
  readonly radiusMiles: number;
  readonly most: number;
  /** Ids to leave out. */
  readonly except: ReadonlySet<string>;
}

/**
 * The nearest eligible technicians within the radius, exactly, nearest first, by id if equally far. It reads only
 * technicians who serve the order's brand (or more than a dozen brands) and whose service area may reach the jobsite,
 * outward ring by ring, until nobody nearer can come. The size of a ring depends on how dense technicians are; nothing
 * is read twice. One round trip for the counts, a read unit per block of eight degrees, and one round trip per ring, a
 * read unit for about thirty technicians.
 */
export async function nearestEligible(
  order: OrderToServe,
  { radiusMiles, most, except }: NearestOptions,
): Promise<FoundTechnician[]> {
  const around: Around = { point: order.address, radiusMiles, inReach: true };
  const counts = await readCounts(
    [nameKey(order.equipment.brand), ofManyBrands],
    squareBlocksWithin(around.point, radiusMiles),
  );
  let waiting = firstSquares(counts, around);
  let nearest: FoundTechnician[] = [];
  let [read, useful] = [0, 0];
  while (waiting.length > 0) {
    const missing =
      nearest.length < most ? Math.max(0, most + except.size - useful) : Number.POSITIVE_INFINITY;
    const share = Math.max(1 / 50, (useful + 8) / (read + 16));
    const rows = read === 0 ? firstRing : firstRing + missing / share;
    const { batch, rest } = nextSquares(waiting, rows, around);
    const answers = await Promise.all(
      batch.map(async (square) => ({
        square,
        ...(await readSquare(square, order.equipment.brand, {
          // The smallest squares can't be quartered: in a town's center hundreds share one point.
          most: square.digits.length === finestDigits ? mostOfPoint : mostOfSquare,
          after: square.after,
        })),
      })),
    );
    const candidates = answers.flatMap((answer) => answer.candidates);
    const eligible = candidates
      .map((technician) => ({ technician, miles: milesBetween(technician, order.address) }))
      .filter(({ technician, miles }) => miles <= radiusMiles && isEligible(technician, order));
    read += candidates.length;
    useful += eligible.length;
    nearest = [...nearest, ...eligible.filter(({ technician }) => !except.has(technician.technicianId))]
      .sort(byNearness)
      .slice(0, most);
    const farthest = nearest.length < most ? radiusMiles : (nearest.at(-1)?.miles ?? 0);
    waiting = [...corrected(rest, guessedOf(answers)), ...leftOf(answers)].filter(
      ({ miles }) => miles <= farthest,
    );
  }
  return nearest;
}

/** Before anything is known of the density. */
const firstRing = 48;
/** Four read units per square. */
const mostOfSquare = 120;
const mostOfPoint = 2000;

interface SquareAnswer {
  readonly square: WaitingSquare;
  readonly candidates: readonly Candidate[];
  readonly last: string | undefined;
}

function guessedOf(answers: readonly SquareAnswer[]) {
  const guessed = answers.filter(({ square }) => isGuess(square));
  return {
    expected: guessed.reduce((sum, { square }) => sum + square.count, 0),
    actual: guessed.reduce((sum, { candidates }) => sum + candidates.length, 0),
  };
}

function leftOf(answers: readonly SquareAnswer[]): WaitingSquare[] {
  return answers.flatMap(({ square, last }) => (last === undefined ? [] : [restOf(square, last)]));
}

function byNearness(one: FoundTechnician, other: FoundTechnician): number {
  return one.miles - other.miles || (one.technician.technicianId < other.technician.technicianId ? -1 : 1);
}
