import type { Point } from '#functions/places/distance.ts';
import { degreeDigits, finestDigits, milesTo, quartersOf, type Square } from '#functions/places/squares.ts';
import { reachMiles } from '../eligibility.rules.ts';
import { type AreaLetter, areaOf } from './near-rows.ts';

/** A square that a search has yet to read, or the rest of one. */
export interface WaitingSquare extends Square {
  readonly under: string;
  readonly area: AreaLetter;
  /** Nobody in it is nearer. */
  readonly miles: number;
  /** How many stand in it: exact down to a degree, below that as if they stood evenly, corrected by what was found. */
  readonly count: number;
  /** Counts of the degrees in it, for a square of more than one. */
  readonly degrees: readonly { readonly digits: string; readonly count: number }[];
  /** The key that it was read to. */
  readonly after?: string;
}

/** Where a search looks. */
export interface Around {
  readonly point: Point;
  readonly radiusMiles: number;
  /** Whether those are left out whose service area cannot reach the point. */
  readonly inReach: boolean;
}

/** Blocks with somebody in them, as squares to begin with. */
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
 * The squares to read next, nearest first: so many that about `rows` stand in them. A square with many in it is quartered
 * before, so that no more is read of it than is near. The rest waits on.
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

/** What is left of a square that was read to a key. */
export function restOf(square: WaitingSquare, last: string): WaitingSquare {
  // It held more than was thought: what is left of it is to be quartered.
  return { ...square, after: last, count: Math.max(square.count, 4 * readWhole) };
}

/** Squares whose count is a guess, with the guess corrected: where `expected` were thought to be, so many were. */
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

/** So few are not worth being quartered: they are a read unit at most. */
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

/** Into a list whose nearest stands last. */
function insert(list: WaitingSquare[], square: WaitingSquare): void {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.miles ?? 0) > square.miles) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, square);
}
