/** How a text message goes out: in GSM's alphabet, two of whose characters are 14 bits, or in UTF-16 where it has others. */
export interface TextParts {
  readonly alphabet: 'GSM-7' | 'UTF-16';
  /** In characters of that alphabet; some count twice. */
  readonly length: number;
  /** What carriers count and ask money for. */
  readonly parts: number;
}

export function textParts(text: string): TextParts {
  const isGsm = Array.from(text).every((sign) => basic.has(sign) || extended.has(sign));
  const length = isGsm
    ? Array.from(text).reduce((sum, sign) => sum + (extended.has(sign) ? 2 : 1), 0)
    : text.length;
  const [alone, each] = isGsm ? [160, 153] : [70, 67];
  return {
    alphabet: isGsm ? 'GSM-7' : 'UTF-16',
    length,
    parts: length <= alone ? 1 : Math.ceil(length / each),
  };
}

/** Names and words with letters that GSM's alphabet has: `Łukasz’s` as `Lukasz's`. What has no like stays. */
export function inGsmLetters(text: string): string {
  return Array.from(text, (sign) => {
    if (basic.has(sign) || extended.has(sign)) return sign;
    const letter = likes[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
    return Array.from(letter).every((each) => basic.has(each)) ? letter : sign;
  }).join('');
}

/** As many of its words as are no longer than `most` together, with `sign` for those that are left out. */
export function inRoom(text: string, most: number, sign = '…'): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - sign.length + 1);
  // A word that is longer than all of the room is cut itself, between characters.
  const words = /^(.*[^\s,.;:–-])[,.;:–-]*\s/su.exec(cut)?.[1] ?? Array.from(cut).slice(0, -1).join('');
  return `${words}${sign}`;
}

/** GSM 03.38. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('\f^{}\\[~]|€');
const likes: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
};
