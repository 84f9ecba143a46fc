import {
  brandAt,
  brandInPlural,
  brandNamed,
  brandWithin,
} from '#functions/equipment/catalogue/find-brand.ts';

/** The catalogue's name for a maker as written (`CAT`, `Deere & Company`, `Komatsu Ltd.`, `コマツ`); null if it has none. */
export function brandOf(words: string): string | null {
  const text = words
    .slice(0, 120)
    .replace(/[®™]|\((?:r|tm)\)/gi, '')
    .replace(/^[\s"'“”:;,.*-]+|[\s"'“”:;,*-]+$/g, '')
    .replace(/\s+/g, ' ');
  const whole = brandNamed(text);
  if (whole) return whole.name;
  const first = brandAt(text, 0);
  if (first && company.test(text.slice(first.end))) return first.brand.name;
  // `CAT (Caterpillar)`, `Caterpillar / CAT`
  const inner = /^(.{2,60}?)\s?[(/|,]\s?(.{2,60}?)\)?$/.exec(text);
  for (const part of inner?.slice(1) ?? []) {
    const brand = brandNamed(part);
    if (brand) return brand.name;
  }
  return brandWithin(text)?.brand.name ?? null;
}

/** Where a maker's name is: offsets in UTF-16 units, end exclusive. */
export interface MakerSpan {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The makers named in a text, in order; a name that is also an everyday word (`Case`, `Cat`, `Bell`) counts only where it is
 * written like a name.
 */
export function makersIn(text: string): readonly MakerSpan[] {
  const found: MakerSpan[] = [];
  let reached = 0;
  for (const match of text.matchAll(wordStart)) {
    const start = match.index;
    if (start < reached) continue;
    const maker = brandAt(text, start) ?? brandInPlural(text, start);
    if (!maker) continue;
    const { brand, end } = maker;
    const said = text.slice(start, end);
    const isEveryday =
      everyday.test(said) || (brand.everydayWord === true && !/[\s-]|^caterpillar$/i.test(said));
    if (isEveryday && !isWrittenAsName(text, start, end)) continue;
    found.push({ name: brand.name, start, end });
    reached = end;
  }
  return found;
}

const wordStart =
  /(?<![\p{L}\p{N}@_.])\p{L}|(?<![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}]/gu;
const company =
  /^[\s,]*(?:(?:inc|ltd|llc|corp(?:oration)?|co|company|gmbh|ag|kg|se|sa|spa|s\.p\.a|bv|ab|group|construction|equipment|machinery|industries|trucks?|tractors?|europe|north|america|americas|usa|australia|international|holdings?|works|manufacturing|mfg)[\s.,&]*){1,5}$/i;
const everyday = /^(?:cats?|case|man|bell)$/i;

/**
 * Capitalized, not only because it starts a sentence, and before a model or another name: `the Case 580`, `cat 259D3`, `Mack
 * Pinnacle`.
 */
function isWrittenAsName(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 8), start);
  const after = text.slice(end, end + 24);
  if (!/^\p{Lu}/u.test(text.charAt(start)))
    return (
      /^[ -](?=\S{3,12}(?![\p{L}\d]))[a-z]{0,4}-?\d{1,4}(?:-?[a-z]{1,4}\d{0,2})?(?![\p{L}\d])/iu.test(
        after,
      ) && !/(?:in|any) $/i.test(before.slice(-4))
    );
  if (/^[ \t-]\p{Lu}{0,4}[ -]?\d/u.test(after)) return true;
  const next = /^\s(\p{L}{2,12})/u.exec(after)?.[1];
  // A whole cell or value.
  if (/(?:^|[\n\t|:;,=>"'(])\s{0,2}$/.test(before) && /^(?:["']|\s{0,2}(?:$|[\n\t|;,<)]))/.test(after))
    return true;
  // `IN CASE OF EMERGENCY`: a line in capitals.
  const isCapitals = end - start > 3 && text.slice(start, end) === text.slice(start, end).toUpperCase();
  if (isCapitals) return !(next !== undefined && next === next.toUpperCase());
  if (next !== undefined && /^\p{Lu}\p{Ll}/u.test(next) && !nounsBehind.test(next)) return true;
  return /[\p{L}\p{N},] $/u.test(before);
}

/** `Case Number 12`, `Case Manager` */
const nounsBehind =
  /^(?:Number|No|Nr|Id|Ref|Reference|Managers?|Status|Closed|Opened|Owner|Type|Study|Studies|Of|Details|Summary|Created|Updated)$/;
