/** Classes of characters as bits, so that a word's class is the union of its characters'. */
export const letter = 1;
export const digit = 2;
export const upper = 4;
export const lower = 8;
/** Scripts without spaces between words; a run of their letters ends where another script starts. */
export const ideographic = 16;
/** Set for every character already classified. */
const known = 32;

/** The class bits of a UTF-16 unit. Surrogates are not letters; alerts' values contain none. */
function classOf(code: number): number {
  const stored = classes[code];
  return stored === undefined || stored === 0 ? classify(code) : stored;
}

/** The unit in lower case without accents, so that `Modèle` and `MODELE` are the same word. */
export function foldOf(code: number): number {
  return folds[code] ?? code;
}

/** A unit's class bits in the lower byte and its folded form above: a single lookup for the scan. */
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

/** Letters that Unicode decomposition does not reduce to a plain one. */
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
  // The ordinal signs in `nº` and `2ª` are letters by category but read as punctuation.
  if (character !== 'º' && character !== 'ª') {
    // Hindi and Thai vowels are combining marks.
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
/** Ranges with accented letters: Latin, Greek, Cyrillic and Hebrew, Arabic, Vietnamese and ancient Greek. */
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

/** A word in lower case without accents, so that `Modèle` and `MODELE` are the same; its length may change. */
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

/* The tagger identifies words by hashes: FNV-1a over folded UTF-16 units, finished as in MurmurHash3. */

/** The start value of every hash. */
export const seed = 0x811c9dc5 | 0;

/** Adds a unit to a hash. */
export function step(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 16_777_619);
}

/** Combines two hashes; their order matters. */
export function mix(one: number, other: number): number {
  let hash = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
