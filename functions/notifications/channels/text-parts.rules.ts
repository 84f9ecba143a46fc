/** How a text is encoded: in GSM's alphabet, where some characters count twice, or in UTF-16 if it has any others. */
export interface TextParts {
  readonly alphabet: 'GSM-7' | 'UTF-16';
  /** In characters of that alphabet; some count twice. */
  readonly length: number;
  /** What carriers count and charge for. */
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

/** Replaces letters that GSM's alphabet lacks: `Łukasz’s` becomes `Lukasz's`. What has no equivalent stays. */
export function inGsmLetters(text: string): string {
  return Array.from(text, (sign) => {
    if (basic.has(sign) || extended.has(sign)) return sign;
    const letter = likes[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
    return Array.from(letter).every((each) => basic.has(each)) ? letter : sign;
  }).join('');
}

/** As many words as fit into `most` characters, with `sign` for the rest. */
export function inRoom(text: string, most: number, sign = '…'): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - sign.length + 1);
  // A single word that is too long is cut between characters.
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
