import { brandAt, brandInPlural } from '#functions/equipment/catalogue/find-brand.ts';
import { type FoundModel, modelOfMaker } from '#functions/equipment/catalogue/model-of-maker.ts';
import { digit } from '../reading/letters.ts';
import { type Line, mayHave } from './lines.ts';
import { firstIn, type Source } from './marks.ts';
import { firstWordFrom, type Scan, startOf } from './scan.ts';
import { may } from './vocabulary.ts';

/*
 * The makers that a message names, and the models of their ranges where these stand apart from them: `the 331G is down … john
 * deere, skid 4`, `Both are Cats. The 320 …`, `ConSite alarm report ZX245USLC-7`. What a maker's range has is told wherever it
 * stands, and needs no label.
 */

/** A maker that a message names, and where, or whose own portal it comes from. */
export interface NamedMaker {
  /** As the catalogue calls it. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Only by the name of its portal. */
  readonly isPortals: boolean;
}

/** Makers beyond these are those of a list, or of a footer. */
const mostMakers = 6;

/** The makers that the lines name, and last the one whose portal the message comes from. */
export function makersOf(
  scan: Scan,
  lines: readonly Line[],
  portal: { readonly brand: string | undefined; readonly start: number; readonly end: number } | undefined,
): NamedMaker[] {
  const makers: NamedMaker[] = [];
  for (const line of lines) {
    if (line.role === 'aside' || !mayHave(line, may.brand)) continue;
    for (let word = line.from; word < line.to && makers.length < mostMakers; word += 1) {
      if (((scan.bits[word] ?? 0) & may.brand) === 0) continue;
      const start = startOf(scan, word);
      const found = brandAt(scan.text, start) ?? brandInPlural(scan.text, start);
      if (!found || makers.some((maker) => maker.name === found.brand.name)) continue;
      makers.push({ name: found.brand.name, start, end: found.end, isPortals: false });
    }
  }
  if (portal?.brand !== undefined && !makers.some((maker) => maker.name === portal.brand))
    makers.push({ name: portal.brand, start: portal.start, end: portal.end, isPortals: true });
  return makers;
}

/** A model that stands apart from its maker. */
export interface ListedModel extends FoundModel {
  readonly maker: NamedMaker;
}

/** The first model of one of the message's makers in a stretch of running text. */
export function listedModel(
  { text, scan, marks, makers }: Source,
  from: number,
  to: number,
  isTaken: (at: number) => boolean,
): ListedModel | undefined {
  if (makers.length === 0) return undefined;
  for (let word = firstWordFrom(scan, from); word < scan.count && startOf(scan, word) < to; word += 1) {
    const start = startOf(scan, word);
    // A name begins with figures, or with letters that figures follow soon.
    const isLikely = ((scan.shapes[word] ?? 0) & digit) !== 0 || ((scan.shapes[word + 1] ?? 0) & digit) !== 0;
    if (!isLikely || (start > from && withinName.has(text.charAt(start - 1)))) continue;
    for (const maker of makers) {
      const found = modelOfMaker(maker.name, text, start, to);
      if (!found || !isToldSo(text, from, found)) continue;
      if (isTaken(start) || firstIn(marks.codes, start, found.end) || firstIn(marks.dates, start, found.end))
        continue;
      // `kits for SJ3219, SJ4740 and SJ85 machines`: a list of what there is.
      const next =
        found.end + (joined.exec(text.slice(found.end, Math.min(to, found.end + 48)))?.[0].length ?? 0);
      if (next > found.end && makers.some((other) => modelOfMaker(other.name, text, next, to)))
        return undefined;
      return { ...found, maker };
    }
  }
  return undefined;
}

const joined =
  /^(?:,| and| or| &|\/)(?: (?:the |an? )?(?=\S*\d)|[^,;:()!?]{0,40} (?:or|oder|ou|of|eller) (?:[^,;:()!?]{0,24} )?(?:an? |the )(?=\S*\d))/;

/** True where a whole value is a model that one of the message's makers has. */
export function isModelOfMakers({ makers }: Source, value: string): boolean {
  return makers.some((maker) => modelOfMaker(maker.name, value, 0, value.length)?.end === value.length);
}

const withinName = new Set(['-', '/', '.', '#', '@', '_', ':', '+']);

/** A designation tells itself; what may be a number of anything must stand where a machine is spoken of. */
function isToldSo(text: string, from: number, { value, start, end }: FoundModel): boolean {
  if (!/\d/.test(value) || /^[-/.]\w/.test(text.slice(end, end + 2))) return false;
  const before = text.slice(Math.max(from, start - 24), start);
  if (afterCode.test(before)) return false;
  const digits = value.replace(/\D/g, '').length;
  if (/^\d+$/.test(value))
    return digits > 1 && asMachine.test(before) && !isCount.test(text.slice(end, end + 10));
  // `T7`, `E88`, `s66`, and in small letters whatever is short: `a17`.
  const isShort = value.length < 4 || (!/\p{Lu}/u.test(value) && (value.length < 5 || digits < 2));
  return !isShort || asMachine.test(before);
}

const afterCode =
  /(?:codes?|faults?|errors?|alarms?|dtcs?|events?|messages?|spn|fmi|says|shows?|reads?|showing|throwing|threw|part|filter|serial|s\/n|sn|no\.?|number)(?: (?:is|are|no\.?|code))?[:#"“ ]{1,3}$/i;
const asMachine =
  /(?:^|[\s(])(?:the|our|your|my|his|her|this|that|an?|die|der|das|den|le|la|el|il|de|het|o|den|det|vår|unser|notre|nuestr[oa])\s$|[(]$/iu;
const isCount =
  /^[-.,:/]\d|^\s?(?:%|°|(?:h|hrs?|hours?|km|mi|psi|bar|rpm|mm|m|kg|tons?|t|v|am|pm|st|rd)(?!\p{L}))/iu;
