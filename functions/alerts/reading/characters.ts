import { asMeant } from './charsets.ts';
import { textLimit } from './limits.ts';
import { withLinksOpen } from './links.ts';

/**
 * The letters that were meant, one kind of line end and space, digits and wide letters as Latin ones, accents in one piece, nothing that
 * can't be seen, links as what they lead to behind a mail gateway, and no more than the limit.
 */
export function cleanText(text: string): string {
  const limited = withLinksOpen(text.length > textLimit ? text.slice(0, textLimit) : text);
  const joined = limited.includes('\r') ? limited.replaceAll('\r\n', '\n') : limited;
  if (!beyondAscii.test(joined)) return joined;
  const plain = asMeant(joined)
    .replaceAll('\r', '\n')
    .replace(lineEnds, '\n')
    .replace(spaces, ' ')
    // `HD785‑7`: hyphens at which no line may break.
    .replace(/[\u2010\u2011]/g, '-')
    .replace(digitsOfScripts, latinDigit)
    // `Ｈｏｃｈ`, `ＳＰＮ`
    .replace(/[\uff21-\uff3a\uff41-\uff5a]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    // `５，２１８．４`
    .replace(/(?<=\d)，(?=\d{3})/g, ',')
    .replace(/(?<=\d)．(?=\d)/g, '.')
    // `12٬340`: the marks of thousands and of decimals beside them.
    .replaceAll('\u066c', ',')
    .replaceAll('\u066b', '.')
    .replace(invisible, '');
  return plain.normalize('NFC');
}

/** Most messages have nothing else, which is told faster. */
const beyondAscii = /[^\n\t -~]/;
const lineEnds = /[\u0085\u2028\u2029]/g;
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
/** `٤٣٢١`: the digits of Arabic, Persian, Hindi and Thai, and the wide ones of Japanese. */
const digitsOfScripts = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\uff10-\uff19]/g;
const zeros = [0x660, 0x6f0, 0x966, 0xe50, 0xff10];
/** Half of a pair of UTF-16 is no character either. */
const invisible = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]|\u034f/gu;

function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return `${code - (zeros.findLast((zero) => zero <= code) ?? code)}`;
}
