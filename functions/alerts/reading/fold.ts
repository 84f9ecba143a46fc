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
