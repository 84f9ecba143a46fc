import { type Claim, placeFields } from './claims.ts';
import { type Line, lineText } from './lines.ts';
import { overlap } from './marks.ts';
import { ownClaims } from './own-claims.ts';

/*
 * Lines of a digest that tell of all of its machines.
 */

/** Tells of no machine alone: neither does its paragraph, or each machine has a line of its own, or it says that it is of all. */
export function isApart(
  line: Line,
  groups: readonly (readonly Claim[])[],
  lines: readonly Line[],
  text: string,
): boolean {
  // `MST` is a zone, and a maker.
  const zones = groups.flatMap((claims) => claims.filter(({ field }) => field === 'zone'));
  const own = ownClaims(groups).map((claims) =>
    claims.filter((claim) => isOfMachine(claim) && !zones.some((zone) => overlap(zone, claim))),
  );
  if (own.some((claims) => claims.some(({ start }) => start >= line.start && start < line.end))) return false;
  if (ofAll.test(lineText(text, line))) return true;
  const isTold = (claims: readonly Claim[]) =>
    claims.some(({ start }) => lineOf(lines, start)?.paragraph === line.paragraph);
  if (!own.some(isTold)) return true;
  return own.every((claims) => new Set(claims.map(({ start }) => lineOf(lines, start))).size === 1);
}

/** The line that something stands on. */
export function lineOf(lines: readonly Line[], at: number): Line | undefined {
  return lines.findLast(({ start }) => start <= at);
}

function isOfMachine({ field }: Claim): boolean {
  return !(apart.has(field) || placeFields.has(field));
}

const apart: ReadonlySet<Claim['field']> = new Set<Claim['field']>(['time', 'clock', 'zone']);
const ofAll = /(?<!\p{L})(?:all|both|alle|toutes?|tous|todos|todas|tutti|tutte)(?!\p{L})/iu;
