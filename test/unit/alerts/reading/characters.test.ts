import { describe, expect, it } from 'vitest';
import { cleanText, textLimit } from '#functions/alerts/reading/text-forms/characters.ts';
import { asMeant, inUtf8 } from '#functions/alerts/reading/text-forms/charsets.ts';
import { costRatio, linear } from '#test/support/cost-ratio.ts';

describe('Clean text has', () => {
  it.each([
    ['line ends', 'a\r\nb\u2028c\né\rd', 'a\nb\nc\né\nd'],
    ['spaces', 'a\u00a0b\u2007c\u202fd\u3000e\u2003f', 'a b c d e f'],
    ['hyphens', 'HD785\u20117', 'HD785-7'],
    ['digits of other scripts', '٤٣٢١ ۱۲ ९ ๓ ５，２１８．４ ١٢٬٣٤٠٫٥', '4321 12 9 3 5,218.4 12,340.5'],
    ['wide letters', 'ＳＰＮ 110', 'SPN 110'],
    ['accents in one piece', 'Mode\u0300le', 'Modèle'],
    ['nothing that can’t be seen', 'EX\u200b-\u00ad1\u0000\u034f\ufe0f\ud800 é', 'EX-1 é'],
    [
      'links as what they lead to',
      'Map: https://click.portal.example/t?id=7&url=https%3A%2F%2Fwww.google.com%2Fmaps%3Fq%3D40.7040%2C-99.0810&s=1',
      'Map: https://www.google.com/maps?q=40.7040,-99.0810',
    ],
    [
      'links behind a gateway that writes its own way',
      'https://urldefense.com/v3/__https://maps.google.com/maps?q=40.70411*2C-99.08117__;JQ!!GA3k9!xK2$',
      'https://maps.google.com/maps?q=40.70411,-99.08117',
    ],
    ['letters that were meant', 'HafenstraÃŸe, quai de l\u0092Oise', 'Hafenstraße, quai de l’Oise'],
  ])('%s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('ends at the limit', () => {
    expect(cleanText('é'.repeat(textLimit + 1))).toHaveLength(textLimit);
  });

  it.each(['é', '\u200b', 'Ã©', '٤', 'e\u0301\u0301', 'https://a.example/?url=https%3A%2F%2F', '\ud800'])(
    'costs no more than its length: %j',
    async (part) => {
      const text = (length: number) => part.repeat(length / part.length);

      const ratio = await costRatio(text, 128_000, cleanText);

      expect(ratio).toBeLessThan(linear);
    },
  );
});

describe('Letters in a charset other than the declared one', () => {
  it.each(['CAFÉ»', '« Élan »', 'Äußere Straße', 'São João', '12 °C', 'naïve', '株式会社', 'é'])(
    'are kept in %s',
    (text) => {
      expect(asMeant(text)).toBe(text);
    },
  );

  it.each([
    ['of no charset', 'Content-Type: text/plain\n\n', 'latin1'],
    ['that say UTF-8', 'Content-Type: text/plain; charset=utf-8\n\n', 'latin1'],
    ['that are UTF-8', 'Content-Type: text/plain; charset=us-ascii\n\n', 'utf8'],
  ] as const)('of 8 bits %s become UTF-8', (_, head, encoding) => {
    const raw = Buffer.from(
      `${head}31 quai de l’Écluse`.replace('’', encoding === 'latin1' ? '\u0092' : '’'),
      encoding,
    );

    expect(new TextDecoder().decode(inUtf8(raw))).toBe(`${head}31 quai de l’Écluse`);
  });

  it('of 8 bits in a declared charset are kept', () => {
    const raw = Buffer.from('Content-Type: text/plain; charset=iso-8859-1\n\nÉ', 'latin1');

    expect(inUtf8(raw)).toBe(raw);
  });
});
