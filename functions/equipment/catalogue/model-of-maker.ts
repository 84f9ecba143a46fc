import { allRanges, listed } from './models/all-ranges.ts';

/** A model of a maker's range that a text names, and where. */
export interface FoundModel {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The model of a maker (by the catalogue's name for it) that begins at `at`: the longest that fits, as the text writes it:
 * `PC 210 LC-11` is one, in small letters too, and so is a series that the catalogue lacks of a model that it has
 * (`ZX210W-7` beside `ZX210W-6`).
 */
export function modelOfMaker(maker: string, text: string, at: number, to: number): FoundModel | undefined {
  const range = rangeOf(maker);
  if (range?.firsts[text.charCodeAt(at)] !== 1) return undefined;
  const limit = Math.min(to, at + longest);
  let folded = '';
  let head = 0;
  let gap = 0;
  let end = at;
  for (let next = at; next < limit; next += 1) {
    const code = text.charCodeAt(next);
    if (isSeparator(code)) {
      gap += 1;
      if (gap > 3 || folded === '') break;
      continue;
    }
    if (!isOfName(code)) break;
    // Hardly a word of prose begins as a name does.
    if (folded.length < headLength && head >= 0) {
      head = code < 128 ? headAfter(head, code) : -1;
      if (head >= 0 && range.heads[head] !== 1) break;
    }
    folded += text.charAt(next).toLowerCase();
    gap = 0;
    const isLast = next + 1 >= to;
    const after = isLast ? space : text.charCodeAt(next + 1);
    if (isLetterOrDigit(after) && !isPlural(text, next, to)) continue;
    if (after === dash && !isLast) {
      const series = range.stems.has(folded) ? seriesAt(text, next + 1, to) : 0;
      if (series > 0) {
        end = next + 1 + series;
        continue;
      }
      // `3CX-19`, `745-3`: a part of what its owner calls it.
      if (isLetterOrDigit(text.charCodeAt(next + 2))) continue;
    }
    if (range.models.has(folded)) end = next + 1;
  }
  end = Math.max(end, endOfSister(range, text, at, limit));
  return end > at ? { value: text.slice(at, end), start: at, end } : undefined;
}

/** `ZX245USLC-7` beside `ZX210LC-7`, `SK 270 SR NLC - 7`: a model that the catalogue lacks, written as its sisters are. */
function endOfSister({ families }: Range, text: string, at: number, to: number): number {
  const first = text.charCodeAt(at);
  const isLetter = first >= 65 && first <= 90;
  const match = isLetter && families.size > 0 ? sister.exec(text.slice(at, to)) : null;
  if (!match?.[1] || !match[2] || !families.has(familyOf(match[1], match[2]))) return at;
  return at + match[0].length;
}

/** Letters, figures, letters, and the series, which tells that it is a model. */
const sister =
  /^([A-Z]{1,4}) ?(\d{2,4})[A-Z]{0,5}(?: (?:LC|LCR|LCH|NLC|SR|US|USLC|UR|MSR|CS|W|PX|LR|H|K|N)){0,2}(?: - |-)\d{1,2}[A-Z]{0,3}(?![\p{L}\p{N}]|[-/][\p{L}\p{N}])/u;

function familyOf(letters: string, figures: string): string {
  return `${letters}${figures.length}`;
}

/** True where a whole text is the name of a model that some maker has. */
export function isListedModel(text: string): boolean {
  allModels ??= new Set(allRanges.flatMap((makers) => Object.values(makers).flatMap(namesOf)).map(fold));
  return allModels.has(fold(text));
}

interface Range {
  readonly models: ReadonlySet<string>;
  /** Models without their series: `pc210lc` of `PC210LC-11`. */
  readonly stems: ReadonlySet<string>;
  /** What names begin with: 1 for one, two and three letters of each, by their number (`headAfter`). */
  readonly heads: Uint8Array;
  /** The same of the first letter, small and large: 1 for each by its code. */
  readonly firsts: Uint8Array;
  /** The letters and the number of figures that names with a series begin with (`ZX3` of `ZX210LC-6`). */
  readonly families: ReadonlySet<string>;
}

/** Made of a maker's lists when it is first asked for: most messages name one. */
function rangeOf(maker: string): Range | undefined {
  if (maker !== lastMaker) {
    if (!ranges.has(maker)) ranges.set(maker, madeRange(maker));
    lastMaker = maker;
    lastRange = ranges.get(maker);
  }
  return lastRange;
}

/** Asked for word after word of a text. */
let lastMaker: string | undefined;
let lastRange: Range | undefined;

function madeRange(maker: string): Range | undefined {
  const names = allRanges.flatMap((makers) => namesOf(makers[maker] ?? {}));
  if (names.length === 0) return undefined;
  const folded = names.flatMap((name) => [name, ...withoutRange(name)]).map(fold);
  const range: Range = {
    models: new Set(folded),
    stems: new Set(names.flatMap((name) => stemOf(name) ?? []).map(fold)),
    heads: headsOf(folded),
    families: new Set(
      names.flatMap((name) => {
        const match = sister.exec(name);
        return match?.[1] && match[2] ? [familyOf(match[1], match[2])] : [];
      }),
    ),
    firsts: new Uint8Array(256),
  };
  for (const [first = ''] of folded)
    for (const letter of [first, first.toUpperCase()]) range.firsts[letter.charCodeAt(0)] = 1;
  return range;
}

function headsOf(names: readonly string[]): Uint8Array {
  const heads = new Uint8Array(headNumbers);
  for (const name of names) {
    let head = 0;
    for (let at = 0; at < Math.min(headLength, name.length); at += 1) {
      head = headAfter(head, name.charCodeAt(at));
      heads[head] = 1;
    }
  }
  return heads;
}

/** A number for letters, small or large; two beginnings may have one, which costs a longer look and no more. */
function headAfter(head: number, code: number): number {
  return (Math.imul(head, 37) + (code >= 65 && code <= 90 ? code + 32 : code)) & (headNumbers - 1);
}

const ranges = new Map<string, Range | undefined>();
let allModels: ReadonlySet<string> | undefined;

function namesOf(kinds: Readonly<Record<string, string>>): string[] {
  return Object.values(kinds).flatMap(listed);
}

/** `Dingo TX 1000` without the name of its range, which a letter or more and figures are left of. */
function withoutRange(name: string): string[] {
  const own = /^\p{Lu}[\p{L}-]{3,} (?=\p{L}+ ?\d\d)(.+)$/u.exec(name)?.[1];
  return own === undefined ? [] : [own];
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[\s\-_/]+/g, '');
}

/** `PC210LC-11`, `SVL75-3`; `GS-1930` has its number there. */
function stemOf(name: string): string | undefined {
  return /^(\p{L}{0,4} ?\d.*)-\d{1,2}[A-Z]{0,3}\d{0,2}$/u.exec(name)?.[1];
}

/** `-11`, `-8M0`, `-5B`: how many characters from `at` on tell the series. */
function seriesAt(text: string, at: number, to: number): number {
  series.lastIndex = at;
  const length = series.exec(text)?.[0].length ?? 0;
  return at + length <= to ? length : 0;
}

const series = /-\d{1,2}[A-Z]{0,3}\d{0,2}(?![\p{L}\p{N}]|[.,:]\d|-[\p{L}\p{N}])/uy;

/** `HD785-7s`: several of one model. */
function isPlural(text: string, at: number, to: number): boolean {
  return (
    text.charAt(at + 1) === 's' &&
    isDigit(text.charCodeAt(at)) &&
    (at + 2 >= to || !isLetterOrDigit(text.charCodeAt(at + 2)))
  );
}

const headLength = 3;
const headNumbers = 8192;
/** Letters of the longest name, with what may stand between them. */
const longest = 32;
const space = 32;
const dash = 45;

/** A space, a dash, a stroke or an underscore, which models are written with and without. */
function isSeparator(code: number): boolean {
  return code === space || code === dash || code === 47 || code === 95;
}

function isOfName(code: number): boolean {
  return isLetterOrDigit(code) || code === 43 || code === 46;
}

function isLetterOrDigit(code: number): boolean {
  return isDigit(code) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code >= 0xc0;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
