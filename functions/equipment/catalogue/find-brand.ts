import stored from './brands.json' with { type: 'json' };

/** A maker of machines, with the other ways in which people and telematics systems write its name. */
export interface Brand {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Also an everyday word: in running text it counts only when capitalized and followed by a model. */
  readonly everydayWord?: boolean;
}

export const brands: readonly Brand[] = stored.brands;

/** A brand named in a text, and where. */
export interface FoundBrand {
  readonly brand: Brand;
  readonly start: number;
  readonly end: number;
}

/** The brand whose name or alias starts at `at`: the longest one that matches whole words, ignoring case. */
export function brandAt(text: string, at: number): FoundBrand | undefined {
  const first = wordAt(text, at);
  if (first === undefined) return undefined;
  const whole = brandBeginning(fold(first), text, at);
  // `Volvo's`, `Hamm.`: the name ends at the punctuation, unless that belongs to it (`Link-Belt`, `J.C.B.`).
  const mark = whole ? -1 : markIn(first);
  return mark < 0 ? whole : brandBeginning(fold(first.slice(0, mark)), text, at);
}

function markIn(word: string): number {
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code === 39 || code === 45 || code === 46) return at;
  }
  return -1;
}

/** The brand whose name starts with a word and matches the text that follows. */
function brandBeginning(word: string, text: string, at: number): FoundBrand | undefined {
  for (const { words, brand } of byFirstWord.get(word) ?? none) {
    const end = endOfWords(text, at, words);
    if (end !== undefined) return { brand, start: at, end };
  }
  return undefined;
}

const none: readonly { words: string[]; brand: Brand }[] = [];

/** A brand in the plural: `Both are Cats`, `one of the Bobcats`, `the Terexes`. */
export function brandInPlural(text: string, at: number): FoundBrand | undefined {
  const word = /^(?:\p{L}{2,19}[sxz](?=es(?![\p{L}\p{N}]))|\p{L}{3,20}(?=['’]?s(?![\p{L}\p{N}])))/u.exec(
    text.slice(at, at + 24),
  )?.[0];
  const brand = word === undefined ? undefined : brandNamed(word);
  return word !== undefined && brand ? { brand, start: at, end: at + word.length } : undefined;
}

/** The brand whose name the whole text is (`CAT`, `Deere & Company`), or undefined. */
export function brandNamed(text: string): Brand | undefined {
  const trimmed = text.replace(/[®™]|\((?:r|tm)\)/gi, '').trim();
  const found = brandAt(trimmed, 0);
  return found && /^[\s.]*$/.test(trimmed.slice(found.end)) ? found.brand : undefined;
}

/** The first brand in a text with a Chinese, Japanese or Korean name, which no space separates from the word before it (`您的三一 SY365H`). */
export function brandWithin(text: string): FoundBrand | undefined {
  const match = unspaced.exec(text);
  const brand = match ? unspacedNames.get(match[0]) : undefined;
  return match && brand ? { brand, start: match.index, end: match.index + match[0].length } : undefined;
}

function wordAt(text: string, at: number): string | undefined {
  let end = at;
  const limit = Math.min(text.length, at + 40);
  for (; end < limit; end += 1) {
    const code = text.charCodeAt(end);
    if (code > 127) return (code > firstEastern ? easternWord : anyWord).exec(text.slice(at, at + 40))?.[0];
    if (!isOfWord(code)) break;
  }
  return end > at ? text.slice(at, end) : undefined;
}

const anyWord = /^[\p{L}\p{M}\p{N}&.'-]{1,40}/u;
/** `コマツPC200-8`: the model follows the name without a space. */
const easternWord =
  /^(?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]{1,40}|[\p{L}\p{N}&.'-]{1,40})/u;
const firstEastern = 0x2e80;

/** Whether an ASCII character may be part of a word: a letter, a digit, or a mark used in names. */
function isOfWord(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || isMark(code)
  );
}

/** `&`, `'`, `-` and `.` */
function isMark(code: number): boolean {
  return code === 38 || code === 39 || code === 45 || code === 46;
}

/** Where the words end if the text has them at `at`, separated by single spaces or dashes; undefined if it doesn't. */
function endOfWords(text: string, at: number, words: readonly string[]): number | undefined {
  let end = at;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (index > 0) {
      if (!isGap(text, end)) return undefined;
      end += isGap(text, end + 1) ? 2 : 1;
    }
    if (fold(text.slice(end, end + word.length)) !== word) return undefined;
    end += word.length;
  }
  if (end >= text.length || !letterOrFigure.test(text.charAt(end))) return end;
  const isApart = text.charCodeAt(end - 1) > firstEastern && text.charCodeAt(end) < 128;
  return isApart ? end : undefined;
}

const letterOrFigure = /[\p{L}\p{N}]/u;

/** A space or a dash. */
function isGap(text: string, at: number): boolean {
  const code = at < text.length ? text.charCodeAt(at) : 0;
  return code === 32 || code === 45 || code === 0xa0;
}

function fold(text: string): string {
  return text.toLowerCase();
}

const byFirstWord = new Map<string, { words: string[]; brand: Brand }[]>();
for (const brand of brands) {
  for (const name of [brand.name, ...brand.aliases]) {
    const words = fold(name).split(/[ -]/);
    // The word in the text may be longer than the name's first part (`Link-Belt`), so both are keys.
    for (const key of new Set([words[0] ?? '', fold(name).split(' ')[0] ?? ''])) {
      byFirstWord.set(key, [...(byFirstWord.get(key) ?? []), { words, brand }]);
    }
  }
}
const unspacedNames = new Map<string, Brand>();
for (const brand of brands)
  for (const name of brand.aliases)
    if (/^[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]{2,10}$/.test(name)) unspacedNames.set(name, brand);
const unspaced = new RegExp(
  unspacedNames.size > 0
    ? Array.from(unspacedNames.keys())
        .sort((a, b) => b.length - a.length)
        .join('|')
    : '(?!)',
);

for (const names of byFirstWord.values())
  names.sort((a, b) => b.words.join(' ').length - a.words.join(' ').length);
