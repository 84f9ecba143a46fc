import { type Brand, brands } from './brands.ts';

/** A brand that a text names, and where. */
export interface FoundBrand {
  readonly brand: Brand;
  readonly start: number;
  readonly end: number;
}

/** The brand whose name or alias begins at `at`: the longest that fits whole words, whatever their case. */
export function brandAt(text: string, at: number): FoundBrand | undefined {
  const first = wordAt(text, at);
  if (first === undefined) return undefined;
  // `Volvo's`, `Hamm.`: the name ends where its punctuation begins, unless that is a part of it (`Link-Belt`, `J.C.B.`).
  for (const key of new Set([fold(first), fold(first.split(/[.'-]/)[0] ?? '')])) {
    for (const { words, brand } of byFirstWord.get(key) ?? []) {
      const end = endOfWords(text, at, words);
      if (end !== undefined) return { brand, start: at, end };
    }
  }
  return undefined;
}

/** The brand of which several machines are spoken of: `Both are Cats`, `one of the Bobcats`, `the Terexes`. */
export function brandInPlural(text: string, at: number): FoundBrand | undefined {
  const word = /^(?:\p{L}{2,19}[sxz](?=es(?![\p{L}\p{N}]))|\p{L}{3,20}(?=['’]?s(?![\p{L}\p{N}])))/u.exec(
    text.slice(at, at + 24),
  )?.[0];
  const brand = word === undefined ? undefined : brandNamed(word);
  return word !== undefined && brand ? { brand, start: at, end: at + word.length } : undefined;
}

/** The brand that a whole text is a name of (`CAT`, `Deere & Company`), or undefined. */
export function brandNamed(text: string): Brand | undefined {
  const trimmed = text.replace(/[®™]|\((?:r|tm)\)/gi, '').trim();
  const found = brandAt(trimmed, 0);
  return found && /^[\s.]*$/.test(trimmed.slice(found.end)) ? found.brand : undefined;
}

/** The first brand in a text by a name in Chinese, Japanese or Korean letters, which no spaces set apart from the words before it (`您的三一 SY365H`). */
export function brandWithin(text: string): FoundBrand | undefined {
  const match = unspaced.exec(text);
  const brand = match ? unspacedNames.get(match[0]) : undefined;
  return match && brand ? { brand, start: match.index, end: match.index + match[0].length } : undefined;
}

function wordAt(text: string, at: number): string | undefined {
  return /^[\p{L}\p{N}&.'-]{1,40}/u.exec(text.slice(at, at + 40))?.[0];
}

/** Where the words end that begin at `at`, each apart from the next by one space or dash; undefined where they don't. */
function endOfWords(text: string, at: number, words: readonly string[]): number | undefined {
  let end = at;
  for (const [index, word] of words.entries()) {
    if (index > 0) {
      const gap = /^[ \u00a0-]{1,2}/.exec(text.slice(end, end + 2));
      if (!gap) return undefined;
      end += gap[0].length;
    }
    if (fold(text.slice(end, end + word.length)) !== word) return undefined;
    end += word.length;
  }
  return /[\p{L}\p{N}]/u.test(text[end] ?? ' ') ? undefined : end;
}

function fold(text: string): string {
  return text.toLowerCase();
}

const byFirstWord = new Map<string, { words: string[]; brand: Brand }[]>();
for (const brand of brands) {
  for (const name of [brand.name, ...brand.aliases]) {
    const words = fold(name).split(/[ -]/);
    // The word at a position may reach further than the name's first part (`Link-Belt`), so both are keys.
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
