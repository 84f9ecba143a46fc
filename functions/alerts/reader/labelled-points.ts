import { endOf, type Scan, startOf } from './scan.ts';
import type { StatedPoint } from './values/points.ts';
import { may } from './vocabulary.ts';
import { labelAt } from './words/labels.ts';

/** One half of a point, and where it is told: from its number, or from its label where that stands before. */
interface Half {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The points that some words tell by the names of their halves, in any language of the labels: `緯度 34.6937 経度 135.5023`,
 * `Breite 51.3397, Länge 12.3731`, `широта 55,0415; долгота 82,9346`. `minDecimals`: the decimals that each must have, since
 * `Breite 2,55 Länge 6,85` is how large a machine is.
 */
export function pointsByNames(scan: Scan, from: number, to: number, minDecimals: number): StatedPoint[] {
  const found: StatedPoint[] = [];
  let lat: Half | undefined;
  let long: Half | undefined;
  for (let word = from; word < to; word += 1) {
    if (((scan.bits[word] ?? 0) & may.label) === 0) continue;
    const label = labelAt(scan, word, endOf(scan, to - 1));
    const field = label?.label.field;
    if (!label || (field !== 'lat' && field !== 'long')) continue;
    const half = halfAt(scan.text, label.end, minDecimals, /^lon/.test(label.label.phrase));
    if (!half || startOf(scan, label.next) > half.start + 4) continue;
    if (field === 'lat') lat = half;
    else long = half;
    if (!lat || !long) continue;
    const [start, end] = [Math.min(lat.start, long.start), Math.max(lat.end, long.end)];
    const isPoint = Math.abs(lat.value) <= 90 && Math.abs(long.value) <= 180;
    if (isPoint && end - start < 80 && (lat.value !== 0 || long.value !== 0))
      found.push({ lat: lat.value, long: long.value, start, end });
    lat = undefined;
    long = undefined;
  }
  return found;
}

/** `: 55,0415`, ` N 51.3397°`, `36°04′12″ N`; `isWest`: the language's `O` is west (`longitude 4,35 O`). */
function halfAt(text: string, at: number, minDecimals: number, isWest: boolean): Half | undefined {
  const match = half.exec(text.slice(at, at + 48));
  const [whole, lead = '', before, sign, degrees, decimals, minutes, seconds, after] = match ?? [];
  if (whole === undefined || degrees === undefined) return undefined;
  if ((decimals ?? '').length < minDecimals && minutes === undefined) return undefined;
  const size =
    Number(`${degrees}.${decimals ?? '0'}`) +
    Number((minutes ?? '0').replace(',', '.')) / 60 +
    Number((seconds ?? '0').replace(',', '.')) / 3600;
  const compass = before ?? after ?? '';
  const isNegative = sign === '-' || sign === '−' || /[SW]/.test(compass) || (compass === 'O' && isWest);
  const value = Math.round((isNegative ? -size : size) * 1e7) / 1e7;
  return { value, start: at + lead.length, end: at + whole.length };
}

const half =
  /^([\s:：=.]{0,3}\(?)(?:([NSEWO])\s?)?([+\-−]?)(\d{1,3})(?:[.,](\d{1,10})|(?=\s?[°º度도]))(?:\s?[°º度도])?(?:\s?(\d{1,2}(?:[.,]\d{1,6})?)\s?['′’分분](?:\s?(\d{1,2}(?:[.,]\d{1,4})?)\s?(?:["″”秒초]|''))?)?(?:\s?([NSEWO])(?!\p{L}))?(?![\d.,]\d)/u;
