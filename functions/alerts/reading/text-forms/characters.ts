import { asMeant } from './charsets.ts';
import { withLinksOpen } from './links.ts';

/** Characters of a message's text that are read. No telematics system writes more; the rest is ignored, so that it costs no time. */
export const textLimit = 256 * 1024;

/**
 * A text in one normal form: mojibake repaired, one kind of line end and space, digits and wide letters in Latin, accents composed,
 * nothing invisible, mail-gateway links replaced by their targets, cut at the limit.
 */
export function cleanText(text: string): string {
  const limited = withLinksOpen(text.length > textLimit ? text.slice(0, textLimit) : text);
  const joined = limited.includes('\r') ? limited.replaceAll('\r\n', '\n') : limited;
  if (!beyondAscii.test(joined)) return joined;
  const plain = asMeant(joined)
    .replaceAll('\r', '\n')
    .replace(lineEnds, '\n')
    .replace(spaces, ' ')
    // `HD785‑7`: non-breaking hyphens.
    .replace(/[\u2010\u2011]/g, '-')
    .replace(digitsOfScripts, latinDigit)
    // `Ｈｏｃｈ`, `ＳＰＮ`
    .replace(/[\uff21-\uff3a\uff41-\uff5a]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    // `５，２１８．４`
    .replace(/(?<=\d)，(?=\d{3})/g, ',')
    .replace(/(?<=\d)．(?=\d)/g, '.')
    // `12٬340`: Arabic thousands and decimal separators.
    .replaceAll('\u066c', ',')
    .replaceAll('\u066b', '.')
    .replace(invisible, '');
  return plain.normalize('NFC');
}

/** Most messages are plain ASCII, so this check is the fast path. */
const beyondAscii = /[^\n\t -~]/;
const lineEnds = /[\u0085\u2028\u2029]/g;
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
/** `٤٣٢١`: Arabic, Persian, Hindi and Thai digits, and the wide ones of Japanese. */
const digitsOfScripts = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\uff10-\uff19]/g;
const zeros = [0x660, 0x6f0, 0x966, 0xe50, 0xff10];
/** Includes lone surrogates. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]|\u034f/gu;

function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return `${code - (zeros.findLast((zero) => zero <= code) ?? code)}`;
}
