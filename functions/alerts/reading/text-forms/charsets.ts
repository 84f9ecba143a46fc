import { isUtf8 } from 'node:buffer';

/*
 * Repairs letters whose bytes were decoded with the wrong charset, which mail programs get wrong and the platform's decoder does
 * not cover (some versions of Node read Windows-1252 as ISO 8859-1).
 */

/** The characters of Windows-1252 from 0x80 on, in order; source: WHATWG Encoding Standard, index-windows-1252. */
const signs =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

/**
 * The intended text: `l\u0092Oise` becomes `l’Oise`, because words contain no control characters, and `HafenstraÃŸe`, UTF-8
 * decoded as Windows-1252, becomes `Hafenstraße`.
 */
export function asMeant(text: string): string {
  const signed = aControl.test(text)
    ? text.replace(controls, (sign) => signs[sign.charCodeAt(0) - 0x80] ?? sign)
    : text;
  return mayBeUtf8.test(signed) ? signed.replace(words, fromUtf8) : signed;
}

const aControl = /[\u0080-\u009f]/;
const controls = /[\u0080-\u009f]/g;
/** None of these ends a word: U+00A0 is a byte of `à`. */
const words = /[^ \t\r\n]+/g;
/** The first and second byte of a UTF-8 letter, as Windows-1252 shows them. */
const mayBeUtf8 = new RegExp(`[\u00c2-\u00d1\u00e2][\u00a0-\u00bf${signs}]`);

/** Decodes a word whose letters are UTF-8 bytes; leaves any other word alone. */
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

/** Not letters of the languages of alerts: `CAFÉ»` is right as it is. */
const unlikely =
  /[^\p{ASCII}\u00a0-\u024f\u0386-\u03ce\u0400-\u045f\u0490\u0491\u1e00-\u1eff\u2010-\u2044\u20ac\u2122]/u;

/**
 * Converts a raw mail with 8-bit letters to UTF-8 if its headers name no charset, or wrongly say UTF-8. The charset named in its
 * HTML counts, otherwise Windows-1252, as mail programs assume.
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
    // An unknown charset.
    return raw;
  }
}

/** The bytes of a mail that are searched for charsets in the headers of its parts. */
const reachOfCharset = 256 * 1024;
const charsetOfPart = /^(?:content-type:[^\n]{0,200}|[ \t]{1,8})charset="?([\w-]{2,30})/gim;
const charsetOfPage = /<meta[^>]{0,200}charset=["']?([\w-]{2,30})/i;
const ofUnicode = /^(?:utf-?8|us-ascii|ascii|unknown-8bit)$/i;
