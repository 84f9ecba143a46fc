/** What a character is for the scan: bits, so that a word's are the union of its characters'. */
export const letter = 1;
export const digit = 2;
export const upper = 4;
export const lower = 8;
/** Scripts that set no space between words; such a run of letters ends where another script begins. */
export const ideographic = 16;
/** Set for every character that has been looked at once, so that nothing is looked at twice. */
const known = 32;

/** The bits of a UTF-16 unit. Surrogates are no letters: no alert's facts are written with them. */
function classOf(code: number): number {
  const stored = classes[code];
  return stored === undefined || stored === 0 ? classify(code) : stored;
}

/** The unit in lower case without its accents, so that `Modèle` and `MODELE` are one word. */
export function foldOf(code: number): number {
  return folds[code] ?? code;
}

/** The bits of a unit in the lower byte, and its fold above: one look for both, for the scan. */
export function lookOf(code: number): number {
  const stored = looks[code];
  if (stored !== undefined && stored !== 0) return stored;
  const look = (foldOf(code) << 8) | classOf(code);
  looks[code] = look;
  return look;
}

const looks = new Uint32Array(65_536);
const classes = new Uint8Array(65_536);
const folds = new Uint16Array(65_536);

/** Letters that no decomposition takes to their plain one. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  ı: 'i',
  đ: 'd',
  Đ: 'd',
  ς: 'σ',
};

function classify(code: number): number {
  const character = String.fromCharCode(code);
  let bits = known;
  // The ordinal signs of `nº` and `2ª` are letters by their category, and punctuation to readers.
  if (character !== 'º' && character !== 'ª') {
    // The vowels of Hindi and Thai are marks on their consonants.
    if (/\p{L}/u.test(character) || (code > 0x900 && /\p{M}/u.test(character))) bits |= letter;
    else if (/\p{N}/u.test(character)) bits |= digit;
  }
  if (/\p{Lu}/u.test(character)) bits |= upper;
  else if (/\p{Ll}/u.test(character)) bits |= lower;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u.test(character))
    bits |= ideographic | letter;
  classes[code] = bits;
  return bits;
}

for (let code = 0; code < folds.length; code += 1) folds[code] = code;
/** Where letters with accents stand: Latin, Greek, Cyrillic and Hebrew, Arabic, and those of Vietnamese and of old Greek. */
const accented = [
  [0, 0x600],
  [0x620, 0x650],
  [0x1e00, 0x2000],
] as const;
for (const [from, to] of accented)
  for (let code = from; code < to; code += 1) {
    const character = String.fromCharCode(code);
    const plain = plainLetters[character] ?? character.normalize('NFD').charAt(0).toLowerCase();
    folds[code] = plain.charCodeAt(0);
    classify(code);
  }

/** A word in lower case and without accents, so that `Modèle` and `MODELE` are one; not of the same length as it was. */
export function fold(word: string): string {
  if (plain.test(word)) return word.toLowerCase();
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[øłıđßς]/g, (letter) => undecomposed[letter] ?? letter);
}

const plain = /^[\u0020-\u007e]*$/;
const undecomposed: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ı: 'i', đ: 'd', ß: 'ss', ς: 'σ' };

/*
 * What the tagger knows a word by are numbers. FNV-1a over folded UTF-16 units, mixed by the finish of MurmurHash3.
 */

/** Where every hash begins. */
export const seed = 0x811c9dc5 | 0;

/** One more unit of a word. */
export function step(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 16_777_619);
}

/** Two hashes as one, their order told apart. */
export function mix(one: number, other: number): number {
  let hash = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
