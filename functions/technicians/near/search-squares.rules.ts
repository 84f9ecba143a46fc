import type { Point } from '#functions/places/distance.ts';
import { degreeDigits, finestDigits, milesTo, quartersOf, type Square } from '#functions/places/squares.ts';
import { reachMiles } from '../eligibility.rules.ts';
import { type AreaLetter, areaOf } from './near-rows.ts';

/** A square that a search has yet to read, or the rest of one. */
export interface WaitingSquare extends Square {
  readonly under: string;
  readonly area: AreaLetter;
  /** The nearest that anyone in it can be. */
  readonly miles: number;
  /**
   * How many technicians are in it: exact down to a degree; below that assuming an even spread, corrected by what was
   * found.
   */
  readonly count: number;
  /** The counts of its degrees, if it is larger than one. */
  readonly degrees: readonly { readonly digits: string; readonly count: number }[];
  /** The key it was read up to. */
  readonly after?: string;
}

/** Where a search looks. */
export interface Around {
  readonly point: Point;
  readonly radiusMiles: number;
  /** Whether to leave out those whose service area cannot reach the point. */
  readonly inReach: boolean;
}

/** The first squares: all blocks with somebody in them. */
export function firstSquares(
  counts: readonly {
    under: string;
    block: string;
    area: AreaLetter;
    digits: string;
    count: number;
  }[],
  around: Around,
): WaitingSquare[] {
  const blocks = new Map<string, typeof counts>();
  for (const each of counts) {
    const key = `${each.under}#${each.block}#${each.area}`;
    blocks.set(key, [...(blocks.get(key) ?? []), each]);
  }
  return [...blocks.values()].flatMap((degrees) => {
    const [first] = degrees;
    if (first === undefined) return [];
    const { under, block, area } = first;
    const count = degrees.reduce((sum, each) => sum + each.count, 0);
    return within(around, [{ under, block, digits: '', area, count, degrees }]);
  });
}

/**
 * The squares to read next, nearest first, with about `rows` technicians in them. Crowded squares are quartered first,
 * so that no more is read than is near. The rest waits.
 */
export function nextSquares(
  waiting: readonly WaitingSquare[],
  rows: number,
  around: Around,
): { batch: WaitingSquare[]; rest: WaitingSquare[] } {
  const rest = waiting.toSorted((one, other) => other.miles - one.miles);
  const batch: WaitingSquare[] = [];
  let expected = 0;
  while (batch.length < squaresAtOnce && (batch.length === 0 || expected < rows)) {
    const nearest = rest.pop();
    if (nearest === undefined) break;
    if (nearest.count > readWhole && nearest.digits.length < finestDigits) {
      for (const quarter of quartered(nearest, around)) insert(rest, quarter);
    } else {
      batch.push(nearest);
      expected += nearest.count;
    }
  }
  return { batch, rest };
}

/** The rest of a square that was read up to a key. */
export function restOf(square: WaitingSquare, last: string): WaitingSquare {
  // It had more than expected, so the rest must be quartered.
  return { ...square, after: last, count: Math.max(square.count, 4 * readWhole) };
}

/** Corrects the guessed counts by how many were found (`actual`) where `expected` were guessed. */
export function corrected(
  waiting: readonly WaitingSquare[],
  { expected, actual }: { readonly expected: number; readonly actual: number },
): WaitingSquare[] {
  if (expected === 0) return [...waiting];
  const factor = Math.min(8, Math.max(1 / 4, actual / expected));
  return waiting.map((square) =>
    isGuess(square) && square.after === undefined ? { ...square, count: square.count * factor } : square,
  );
}

export function isGuess({ digits }: Square): boolean {
  return digits.length > degreeDigits;
}

/** Squares with fewer are not quartered: they cost a read unit at most. */
const readWhole = 24;
const squaresAtOnce = 64;

function quartered(square: WaitingSquare, around: Around): WaitingSquare[] {
  const quarters = quartersOf(square)
    .filter(({ digits }) => square.after === undefined || digits >= square.after.slice(0, digits.length))
    .map(({ block, digits }) => {
      const degrees = square.degrees.filter((each) => each.digits.startsWith(digits));
      const count =
        digits.length <= degreeDigits ? degrees.reduce((sum, each) => sum + each.count, 0) : square.count / 4;
      const goesOn = square.after?.startsWith(digits) ? { after: square.after } : {};
      return { block, digits, under: square.under, area: square.area, count, degrees, ...goesOn };
    })
    .filter(({ count }) => count > 0);
  return within(around, quarters);
}

function within(around: Around, squares: readonly Omit<WaitingSquare, 'miles'>[]): WaitingSquare[] {
  return squares
    .map((square) => ({ ...square, miles: milesTo(around.point, square) }))
    .filter(({ miles, area }) => {
      const reach = around.inReach ? reachMiles[areaOf[area]] : Number.POSITIVE_INFINITY;
      return miles <= Math.min(around.radiusMiles, reach);
    });
}

/** Inserts into a list sorted with the nearest last. */
function insert(list: WaitingSquare[], square: WaitingSquare): void {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.miles ?? 0) > square.miles) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, square);
}
