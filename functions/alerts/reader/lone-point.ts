import { type Claim, claimOf, placeFields } from './claims.ts';
import { has, type Line, sign } from './lines.ts';
import type { Source } from './marks.ts';
import { isOthersPlace } from './told-places.ts';
import { findPoints, placed, pointIn, type StatedPoint } from './values/points.ts';

/*
 * Where nothing else says where the machine is, the only point of the whole message does: wherever it stands (below what is over, in a
 * footer; but a link there, or to the dealer, is not the machine's), and however its halves are called (`gps.lat[deg]=`, `flat=`,
 * `LAT;35.6329;`). Little else has so many decimals.
 */

/** With the only point of the message where no place is claimed, nor that none is known. */
export function withLonePoint(
  source: Source,
  lines: readonly Line[],
  claims: readonly Claim[],
): readonly Claim[] {
  if (claims.some(({ field }) => placeFields.has(field) || field === 'no-place')) return claims;
  const points = [...pointsOfLines(source, lines), ...pointsOfLinks(source)];
  const [point, ...others] = points.length > 0 ? points : pointsInTwo(source.text);
  if (!point || others.some(({ lat, long }) => lat !== point.lat || long !== point.long)) return claims;
  const { start, end } = point;
  return [
    ...claims,
    claimOf({ field: 'point', value: placed(source, point), start, end, confidence: unlabelled }, ''),
  ];
}

const unlabelled = 0.5;

function pointsOfLines({ text }: Source, lines: readonly Line[]): readonly StatedPoint[] {
  return lines
    .filter((line) => line.decimals >= 2 || has(line, sign.degree))
    .flatMap((line) => findPoints(text.slice(line.start, line.end)).map((each) => pointIn(each, line.start)))
    .filter(({ start }) => !inLink.test(text.slice(Math.max(0, start - 200), start)));
}

/** Right before what is a part of a web address. */
const inLink = /:\/\/\S{1,200}$/;

function pointsOfLinks({ text, marks }: Source): readonly StatedPoint[] {
  return marks.links.flatMap(({ point, start, end }) =>
    !point || isOthersPlace(text.slice(Math.max(0, start - 40), start), text.slice(end, end + 24))
      ? []
      : [point],
  );
}

/** Its halves with nothing else on two lines (the cells of a copied table), or each with its name. */
function pointsInTwo(text: string): readonly StatedPoint[] {
  const stacked = Array.from(text.matchAll(onTwoLines), ({ index, 0: { length }, 1: lat, 2: long }) => ({
    lat: Number(lat),
    long: Number(long),
    start: index,
    end: index + length,
  })).filter(({ lat, long }) => Math.abs(lat) <= 90 && Math.abs(long) <= 180 && (lat !== 0 || long !== 0));
  return stacked.length > 0 ? stacked : pointsByHalves(text);
}

const onTwoLines = /^([+-]?\d{1,2}\.\d{3,10})[ \t]?\n([+-]?\d{1,3}\.\d{3,10})$/gm;

/** By the names of its halves, each with its number behind it on the same line; none where one of them is told twice. */
function pointsByHalves(text: string): readonly StatedPoint[] {
  const halves = [...text.matchAll(half)].slice(0, 3);
  const [first, second] = halves;
  if (!first || !second || halves.length > 2 || isLong(first) === isLong(second)) return [];
  const [lat, long] = isLong(first)
    ? [Number(second[2]), Number(first[2])]
    : [Number(first[2]), Number(second[2])];
  if (Math.abs(lat) > 90 || Math.abs(long) > 180 || (lat === 0 && long === 0)) return [];
  return [{ lat, long, start: first.index, end: second.index + second[0].length }];
}

const half =
  /(?<![\p{L}\d])(?:f|gps)?(lat|lon|lng|long)(?:itude)?(?!\p{L})[^\n]{1,24}?(?<![\d.])([+-]?\d{1,3}\.\d{3,10})(?!\d)/giu;

function isLong([, name]: RegExpExecArray): boolean {
  return /^lo|^ln/i.test(name ?? '');
}
