import { isUtf8 } from 'node:buffer';

/*
 * Letters that came as bytes of one charset and were taken for another's: what mail programs get wrong, and what the platform's own
 * decoder does not give (some versions of Node read Windows-1252 as ISO 8859-1).
 */

/** The signs of Windows-1252 from 0x80 on, in its order; source: WHATWG Encoding Standard, index-windows-1252. */
const signs =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

/**
 * The text as it was meant: `l\u0092Oise` as `l’Oise`, for no text has control characters in its words, and `HafenstraÃŸe`, UTF-8 that
 * was taken for Windows-1252, as `Hafenstraße`.
 */
export function asMeant(text: string): string {
  const signed = aControl.test(text)
    ? text.replace(controls, (sign) => signs[sign.charCodeAt(0) - 0x80] ?? sign)
    : text;
  return mayBeUtf8.test(signed) ? signed.replace(words, fromUtf8) : signed;
}

const aControl = /[\u0080-\u009f]/;
const controls = /[\u0080-\u009f]/g;
/** Nothing of these is a word's end: U+00A0 is a byte of `à`. */
const words = /[^ \t\r\n]+/g;
/** The first and the second byte of a letter of UTF-8, as Windows-1252 shows them. */
const mayBeUtf8 = new RegExp(`[\u00c2-\u00d1\u00e2][\u00a0-\u00bf${signs}]`);

/** A word whose letters are the bytes of UTF-8, as what they are; any other as it stands. */
function fromUtf8(word: string): string {
  if (!mayBeUtf8.test(word)) return word;
  const bytes = new Uint8Array(word.length);
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    const sign = code < 0x100 ? -1 : signs.indexOf(word.charAt(at));
    if (code >= 0x100 && sign < 0) return word;
    bytes[at] = sign < 0 ? code : 0x80 + sign;
  }
  if (!isUtf8(bytes)) return word;
  const meant = new TextDecoder().decode(bytes);
  return unlikely.test(meant) ? word : meant;
}

/** No letters of alerts' languages: `CAFÉ»` is what it is. */
const unlikely =
  /[^\p{ASCII}\u00a0-\u024f\u0386-\u03ce\u0400-\u045f\u0490\u0491\u1e00-\u1eff\u2010-\u2044\u20ac\u2122]/u;

/**
 * A raw mail with letters of 8 bits whose head does not say of what charset they are, or says UTF-8 of others: as UTF-8. The charset
 * that its page of HTML tells counts, and else it is Windows-1252, as mail programs take it.
 */
export function inUtf8(raw: Uint8Array): Uint8Array {
  if (isUtf8(raw)) return raw;
  const start = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, reachOfCharset));
  const text = start.toString('latin1');
  if ([...text.matchAll(charsetOfPart)].some(([, name = '']) => !ofUnicode.test(name))) return raw;
  try {
    const letters = new TextDecoder(charsetOfPage.exec(text)?.[1] ?? 'windows-1252').decode(raw);
    return new TextEncoder().encode(asMeant(letters));
  } catch {
    // A charset that nobody knows.
    return raw;
  }
}

/** Bytes of a mail among which the heads of its parts say of what charset they are. */
const reachOfCharset = 256 * 1024;
const charsetOfPart = /^(?:content-type:[^\n]{0,200}|[ \t]{1,8})charset="?([\w-]{2,30})/gim;
const charsetOfPage = /<meta[^>]{0,200}charset=["']?([\w-]{2,30})/i;
const ofUnicode = /^(?:utf-?8|us-ascii|ascii|unknown-8bit)$/i;
